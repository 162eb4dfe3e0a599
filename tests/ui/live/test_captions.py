"""A picture of a game that is over says what it is of, and nothing of where it was played."""

from pathlib import Path

from bot.presenters.picture import Caption, Picture, Podium, pictured
from bot.tables import guild_settings
from bot.tables.person import Person
from bot.tables.table import Table
from bot.ui.live.captions import end_picture
from bot.ui.pictures.captions import signed
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


def caption_of(picture: Picture) -> str:
    [caption] = [block for block in picture.blocks if isinstance(block, Caption)]
    return caption.text


async def test_scorepads_and_cards_say_what_they_are_of(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        anna = t.people[0]
        await t.start(rounds=2)
        await t.forward(lambda table: bool(table.view(None).scorepad))
        await t.press(anna, "scorepad", on=await t.post())
        for part in ("Skull King", "edition", "1 round", "2026"):
            assert part in caption_of(painter.drawn[-1])
        await t.forward()
        await t.press(anna, "card")
        for part in (ENGLISH("select-card-of"), ENGLISH("card-of-server"), "2026"):
            assert part in caption_of(painter.drawn[-1])


async def test_the_servers_name_stands_in_pictures_where_its_moderators_want_it(tmp_path: Path) -> None:
    painter = Painter()
    async with tavern(tmp_path, draw=painter.draw) as t:
        await over(t)
        assert t.guild.name not in caption_of(painter.drawn[-1])
        async with t.inside() as tables:
            settle = guild_settings.change("signed", True)
            await guild_settings.settle(tables, t.guild.id, settle, Person(1, "Olivia"))
        await over(t)
        assert caption_of(painter.drawn[-1]).endswith(f" · {t.guild.name}")


def test_a_picture_that_names_no_server_never_does() -> None:
    quiet = pictured(Caption("Skull King", of_no_server=True))
    assert signed(quiet, "The Tavern") == quiet
