"""A picture of a game that is over says what it is of, and nothing of where it was played."""

from pathlib import Path

from bot.presenters.picture import Caption, Podium
from bot.tables.table import Table
from bot.ui.live.captions import end_picture
from bot.ui.table.film import frames_of
from tests.tavern import ENGLISH, Tavern, tavern
from tests.ui.live.test_hand_pictures import Painter, pictures_on


async def over(t: Tavern) -> Table:
    await t.start(rounds=2)
    return await t.forward()


async def test_a_picture_of_the_end_names_the_game_its_length_and_the_day(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        picture = end_picture(await over(t), ENGLISH)
        assert picture is not None
        assert isinstance(picture.blocks[0], Podium)
        caption = picture.blocks[-1]
        assert isinstance(caption, Caption)
        for part in ("Skull King", "edition", "2 rounds", "2026"):
            assert part in caption.text
            assert part in picture.alt
        for place in (t.guild.name, "tavern"):
            assert place not in caption.text


async def test_a_film_says_what_it_is_of_at_its_beginning_and_its_end(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        table = await over(t)
        pictures = table.entry.presenter.pictures
        assert pictures is not None
        frames = await frames_of(table, pictures, ENGLISH)
        said = [isinstance(frame.picture.blocks[-1], Caption) for frame in frames]
        assert said == [True, *[False] * (len(frames) - 2), True]


async def test_the_course_of_a_game_is_behind_more(tmp_path: Path) -> None:
    async with tavern(tmp_path, draw=Painter().draw) as t:
        for rounds, shown in ((2, 0), (3, 1)):
            await t.start(rounds=rounds)
            await t.forward()
            more = await t.press(t.people[0], "more", on=await t.post())
            found = pictures_on(more.message)
            assert len(found) == shown, "two rounds make no line"
            assert all(ENGLISH("picture-course") in alt and "3 rounds" in alt for alt in found)
