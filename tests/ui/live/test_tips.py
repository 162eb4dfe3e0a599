"""Who wants tips has them in the hand, and nobody else."""

from pathlib import Path

import pytest

from bot.texts.catalog import speaker
from tests.messages import buttons
from tests.tavern import tavern

SAY = speaker("en")


async def test_a_first_game_is_explained_until_its_person_wants_no_tips(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.slash(ben, "join")
        hand = await t.press(anna, "deal", on=await t.post())
        assert SAY("hand-first-game") in hand.text
        assert SAY("hand-first-game") in (await t.slash(ben, "hand")).text
        await t.press(anna, "no_tips", on=hand.message)
        assert "💡" not in (await t.slash(anna, "hand")).text
        panel = t._answer(await anna.slash(t.channel, "tavern preferences"))
        await t.choose(anna, "tips", "always", on=panel.message)
        await t.restart()
        explained = (await t.slash(anna, "hand")).text
        assert "💡" in explained
        assert SAY("hand-first-game") not in explained


async def test_what_is_begun_asks_a_question_of_its_own_without_tips(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="hollander") as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.slash(ben, "join")
        hand = await t.press(anna, "deal", on=await t.post())
        assert SAY("hand-first-game") in hand.text
        begun = await t.press(anna, "draft", on=hand.message)
        assert "💡" not in begun.text
        assert not any("no_tips" in button for button in buttons(begun.message))


async def test_the_question_is_asked_until_the_first_move_and_no_second_time(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.slash(ben, "join")
        await t.press(anna, "deal", on=await t.post())
        table = await t.table()
        for seat in (0, 1):
            await t.move(table, seat)
        assert SAY("hand-first-game") not in (await t.slash(anna, "hand")).text


@pytest.mark.parametrize(("argument", "chosen"), [("", "always"), ("on", "always"), ("off", "never")])
async def test_the_buttons_of_older_posts_go_on_working(tmp_path: Path, argument: str, chosen: str) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await t.slash(anna, "start")
        assert (await t.press_forged(anna, await t.post(), f"t:1:tips::{argument}")).private
        person = await t.store.people.person(anna.id)
        assert person is not None
        assert person.tips == chosen


async def test_where_another_game_is_played_the_refusal_says_which(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        [anna] = t.people
        await t.slash(anna, "start")
        answer = t._answer(await anna.slash(t.channel, "hollander take-pile"))
        assert answer.private
        assert SAY("refusal-other-game-here", game="Skull King") in answer.text
