"""The edition of 2021 on the simulated Discord: whole games, and what bad input gets."""

from pathlib import Path
from typing import Any

import pytest

from bot.games.contract import Move, OptionValue, Seat
from bot.games.record import read, replay
from bot.model.tables import Status
from bot.tables.table import Table
from tests.cogs.playapirata_tavern import by_taps
from tests.cogs.refused import refused
from tests.deals import seed_of_power
from tests.entries import HOUSE
from tests.messages import text_of
from tests.taps import manage
from tests.tavern import Answer, Tavern, tavern

COMMANDS = {
    "bid": ("bid", ("tricks", "load")),
    "play": ("play", ("card",)),
}
"""By its verb, the command that makes a move, and the options that take its words; the others are typed."""


async def by_slash(t: Tavern, table: Table, seat: Seat, move: Move | None = None) -> Answer:
    line = move or t.any_move(table, seat)
    verb, *words = line.split()
    if verb not in COMMANDS:
        return await t.slash(t.seated(table, seat), "move", move=line)
    command, names = COMMANDS[verb]
    options: dict[str, Any] = dict(zip(names, words, strict=False))
    if verb == "bid":
        options["tricks"] = int(words[0])
    return await t.slash(t.seated(table, seat), command, **options)


async def power_of(t: Tavern, pirate: str) -> Table:
    """A table at which the power of the pirate is due."""
    options: dict[str, OptionValue] = {
        "edition": "2021",
        "powers": True,
        "ghost": False,
        "dealing": "brawl",
    }
    seed, moves = seed_of_power(pirate, 2, options)
    await t.start(seed=seed, edition="2021", powers=True, ghost=False, cards="brawl")
    for seat, move in moves:
        await by_slash(t, await t.table(), seat, move)
    return await t.table()


@pytest.mark.slow
async def test_a_whole_game_of_everything_by_slash_commands(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.start(computers=1, preset="all_aboard", scoring="rascal", cannonball=True, cards="swift")
        table = await t.play(by=by_slash)
        assert table.status is Status.FINISHED
        assert "🏁" in text_of(await t.post())
        assert {**table.row.options}.items() >= {"kraken": True, "powers": True, "cannonball": True}.items()
        exported = await manage(t, t.people[0], "Save game file")
        [attachment] = exported.message.attachments
        content = t.env.backend.cdn.get(attachment.url)
        assert content is not None
        record = read(content.decode(), HOUSE)
        assert table.game.scorepad(replay(record)) == table.game.scorepad(table.dealt.state)


@pytest.mark.slow
async def test_a_whole_game_of_two_and_the_ghost_by_taps_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.start(preset="all_aboard", cards="swift")
        assert (await t.play(by=by_taps)).status is Status.FINISHED


async def test_autocomplete_offers_exactly_what_may_be_answered(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        table = await power_of(t, "PR")
        found = await t.on_turn(table).autocomplete(t.channel, "skullking move", "move", "")
        assert [choice["value"] for choice in found] == ["lead 1. Anna", "lead 2. Ben"]
        assert [choice["name"] for choice in found] == ["lead 1. Anna", "lead 2. Ben"]


@pytest.mark.slow
async def test_a_card_while_a_power_is_due(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        table = await power_of(t, "PS")
        who = t.on_turn(table)
        await refused(
            t,
            who,
            lambda: t.slash(who, "play", card="Y5"),
            "power-due",
            lambda say: {"card": say("skullking-card-ps")},
        )


@pytest.mark.slow
async def test_a_bet_of_15(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        who = t.on_turn(await power_of(t, "PS"))
        await refused(t, who, lambda: t.slash(who, "move", move="bet 15"), "bet-out-of-range")


@pytest.mark.slow
async def test_a_bid_that_harry_can_t_reach(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        table = await power_of(t, "PH")
        who, view = t.on_turn(table), table.view(table.to_move()[0])
        bid = view.bids[view.seat]
        facts = {"bid": bid, "least": max(0, bid - 1), "most": min(view.cards, bid + 1)}
        await refused(
            t, who, lambda: t.slash(who, "move", move="change 3"), "change-out-of-range", lambda _: facts
        )


@pytest.mark.parametrize(("edition", "players", "most"), [("2021", 9, 8), ("first", 8, 6)])
async def test_a_ninth_player(tmp_path: Path, edition: str, players: int, most: int) -> None:
    async with tavern(tmp_path, 1) as t:
        anna = t.people[0]
        await refused(
            t,
            anna,
            lambda: t.slash(anna, "start", edition=edition, players=players),
            "places-out-of-range",
            lambda _: {"least": 2, "most": most},
        )


async def test_an_option_that_does_not_go_with_another(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        anna = t.people[0]
        await refused(
            t,
            anna,
            lambda: t.slash(anna, "start", powers=True),
            "options-apart",
            lambda say: {
                "option": say("skullking-option-powers"),
                "other": say("skullking-option-edition"),
                "needed": say("skullking-option-edition-2021"),
            },
        )


async def test_an_answer_without_a_power_and_a_load_where_there_is_none(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        await t.start(edition="2021", cards="swift")
        anna = t.people[0]
        await refused(t, anna, lambda: t.slash(anna, "bid", tricks=1, load="cannon"), "no-loads-here")
        table = await t.table()
        for seat in (0, 1):
            await by_slash(t, table, seat, "bid 1")
        who = t.on_turn(await t.table())
        await refused(t, who, lambda: t.slash(who, "move", move="lead 1"), "no-power-due")


async def test_a_lobby_offers_the_editions_and_a_preset_by_menus(tmp_path: Path) -> None:
    async with tavern(tmp_path, 1) as t:
        anna = t.people[0]
        await t.slash(anna, "start")
        custom_id = f"st:{(await t.table()).id}:option::preset"
        message = await t.options(anna)
        await anna.select(message, ["all_aboard"], custom_id=custom_id)
        table = await t.table()
        rules = table.game.RULES
        assert table.row.options == rules.complete({**rules.presets["all_aboard"], "dealing": "swift"})
        assert table.row.places == 8
