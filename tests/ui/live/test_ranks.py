"""The ranks of computer players, as the host of a table meets them."""

from pathlib import Path

from bot.ai.contract import Level
from tests.messages import custom_ids, press_of, text_of
from tests.tavern import ENGLISH, Tavern, tavern


async def with_bartolomeo(t: Tavern) -> None:
    await t.slash(t.people[0], "start", players=3)
    added = await t.press(t.people[0], "add_computer", on=await t.options(t.people[0]))
    assert added.private
    assert "Bosun Bartolomeo 🤖 joins." in text_of(added.message)


async def test_a_new_computer_pirate_is_a_bosun_whom_the_host_promotes_by_one_choice(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await with_bartolomeo(t)
        chosen = await t.choose(t.people[0], "level", "1 captain")
        assert chosen.private
        assert "Now it’s Captain Bartolomeo 🤖." in text_of(chosen.message)
        assert "2. **Captain Bartolomeo 🤖**" in text_of(await t.post())
        assert (await t.table()).seats[1].level == Level.CAPTAIN


async def test_the_host_finds_the_ranks_in_the_options_and_nobody_else_does(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await with_bartolomeo(t)
        for person, offered in zip(t.people, (True, False), strict=True):
            actions = [press_of(custom_id).action for custom_id in custom_ids(await t.options(person))]
            assert ("level" in actions) is offered


async def test_who_is_not_the_host_is_refused_and_nothing_changes(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await with_bartolomeo(t)
        table = await t.table()
        async with t.unchanged():
            pressed = f"t:{table.id}:level::1 captain"
            refused = await t.press_forged(t.people[1], await t.post(), pressed)
        assert (refused.private, refused.text) == (True, ENGLISH("refusal-host-only"))


async def test_a_forged_rank_is_answered_and_changes_nothing(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        await with_bartolomeo(t)
        table = await t.table()
        for words in ("9 captain", "1 admiral", "0 captain", "captain", "1"):
            async with t.unchanged():
                answer = await t.press_forged(t.people[0], await t.post(), f"t:{table.id}:level::{words}")
            assert answer.private, words
