"""The options of an open table, in front of people who look at them while the cards are dealt."""

from pathlib import Path

import pytest

from bot.ui.live.ephemeral_hands import ANSWERABLE_FOR
from tests.messages import custom_ids, text_of
from tests.tavern import ENGLISH, tavern


async def test_options_close_for_host_and_guest_when_the_cards_are_dealt(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start", players=2, rounds=1)
        await t.slash(ben, "join")
        host, guest = await t.options(anna), await t.options(ben)
        await t.choose(anna, "option", "1", on=host, argument="rounds")
        assert custom_ids(host)
        await t.press(anna, "deal", on=await t.post())
        for panel in (host, guest):
            assert (text_of(panel), custom_ids(panel)) == (ENGLISH("done-dealt"), [])


async def test_options_say_so_when_their_table_is_ended(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, _ = t.people
        await t.slash(anna, "start", players=2, rounds=1)
        panel = await t.options(anna)
        asked = await t.press(anna, "end", on=panel)
        await t.press(anna, "yes_end", on=asked.message)
        assert (text_of(panel), custom_ids(panel)) == (ENGLISH("table-ended"), [])


async def test_options_that_discord_lets_nobody_edit_any_more_are_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start", players=2, rounds=1)
        await t.slash(ben, "join")
        panel = await t.options(anna)
        clock = t.bot.live.open_options._clock
        monkeypatch.setattr(t.bot.live.open_options, "_clock", lambda: clock() + ANSWERABLE_FOR)
        await t.press(anna, "deal", on=await t.post())
        assert text_of(panel) != ENGLISH("done-dealt")
