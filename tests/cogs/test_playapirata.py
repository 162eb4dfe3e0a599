"""Playa Pirata on the simulated Discord: whole games, restarts, and what is one person's alone."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.games import playapirata
from bot.games.contract import Seat
from bot.games.playapirata.cards import NUMBER_OF
from bot.games.playapirata.state import State
from bot.model.tables import Status
from bot.presenters.playapirata.cards import card_name, shape, short
from bot.tables.table import Table
from tests.cogs.playapirata_tavern import SAY, by_slash, by_taps, tap_a_move, thrifty_move
from tests.cogs.restarts import goes_on_after_a_restart
from tests.messages import text_of
from tests.simulated.watch import messages_seen_by_others
from tests.tavern import Tavern, tavern

pytestmark = pytest.mark.slow


def state_of(table: Table) -> State:
    state = table.dealt.state
    assert isinstance(state, State)
    return state


def at_step(step: str, number: int = 1) -> Callable[[Table], bool]:
    return lambda table: (state_of(table).step, state_of(table).number) == (step, number)


def one_batch_lies(table: Table) -> bool:
    return bool(table.view(None).laid)


async def check_over(t: Tavern) -> None:
    table, text = await t.table(), text_of(await t.post())
    assert table.status is Status.FINISHED
    assert "🏁" in text
    for placing in table.game.result(table.dealt.state) or ():
        assert SAY("playapirata-score", score=placing.score) in text
    pad = (await t.slash(t.people[0], "scores")).text
    for line in playapirata.scorepad(state_of(table)):
        rows = [row.split()[-2:] for row in pad.splitlines()]
        assert [str(line.score), str(line.total)] in rows


@pytest.mark.parametrize(("players", "hands", "specials"), [(2, "match", False), (2, "one", True)])
async def test_a_whole_game_by_slash_commands_alone(
    tmp_path: Path, players: int, hands: str, specials: bool
) -> None:
    async with tavern(tmp_path, players, game="playapirata") as t:
        await t.start(rounds=hands, specials=specials)
        await t.play(by=by_slash)
        await check_over(t)


async def test_everybody_sees_their_hand_between_two_rounds(tmp_path: Path) -> None:
    async with tavern(tmp_path, game="playapirata") as t:
        await t.start(rounds="two")
        table = await t.forward(at_step("sit"))
        shown = {who.name: (await t.slash(who, "hand")).text for who in t.people}
        assert SAY("playapirata-do-sit") in shown.pop(t.on_turn(table).name)
        [other] = shown.values()
        assert "Round 1: the towels are counted" in other


@pytest.mark.parametrize("specials", [False, True])
async def test_a_whole_game_by_buttons_alone_with_computer_players(tmp_path: Path, specials: bool) -> None:
    async with tavern(tmp_path, 1, game="playapirata") as t:
        await t.start(computers=2, rounds="one", specials=specials)
        await t.play(by=by_taps)
        await check_over(t)


async def test_a_whole_game_by_the_buttons_of_panels_in_the_channel(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, game="playapirata") as t:
        await t.start(rounds="one", specials=True)

        async def tap(t: Tavern, table: Table, seat: Seat) -> None:
            person = t.seated(table, seat)
            await t.press(person, "hand", on=await t.post())
            await tap_a_move(t, person)

        await t.play(by=tap)
        await check_over(t)


PHASES = {
    "its turns": (at_step("draft"), at_step("card"), at_step("end"), at_step("towels"), one_batch_lies),
    "the end of a hand": (at_step("last"), at_step("sit"), at_step("card", 2)),
}
"""In the order in which they come; towels are left for the last turn, since nobody taps at random before."""


@pytest.mark.parametrize("phases", PHASES.values(), ids=PHASES)
async def test_a_game_goes_on_after_a_restart(
    tmp_path: Path, phases: Sequence[Callable[[Table], bool]]
) -> None:
    async with tavern(tmp_path, 2, game="playapirata") as t:
        await t.start(rounds="two", specials=True)
        for phase in phases:
            table = await t.forward(phase, partial(thrifty_move, t))
            assert table.status is Status.RUNNING
            await goes_on_after_a_restart(t, table, tap_a_move)


async def test_what_was_seen_can_be_looked_at_again_by_that_player_only(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, game="playapirata") as t:
        await t.start(rounds="one")
        await t.forward(lambda table: "spy 1" in table.view(0).choices, partial(thrifty_move, t))
        anna = t.people[0]
        await t.slash(anna, "move", move="spyglass 1")
        [sight] = (await t.table()).view(0).sights
        [seen] = sight.treasures
        told = f"`#1` 👁️ {shape(seen)}"
        assert line_of(1, text_of(t.seen_by(anna.user)[-1])).startswith(told)
        await by_slash(t, await t.table(), (await t.table()).to_move()[0])
        await t.restart()
        again = await t.slash(anna, "hand")
        assert again.private
        assert line_of(1, again.text).startswith(told)
        assert not [text for text in messages_seen_by_others(t.env, anna.id) if told in text]


async def test_a_buried_treasure_is_named_to_nobody_else(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, game="playapirata") as t:
        table = await t.start(rounds="one")
        seat = table.to_move()[0]
        person, treasure = t.seated(table, seat), table.view(seat).treasures[0]
        await t.slash(person, "bury", treasure=short(treasure).lower())
        assert (await t.table()).view(seat).table[1].card == treasure
        others = t.seated(table, 1 - seat)
        number = f" **{NUMBER_OF[treasure]}**" if treasure in NUMBER_OF else ""
        assert line_of(2, text_of(t.seen_by(person.user)[-1])) == f"`#2` 👁️ {shape(treasure)}{number}"
        assert "`#1 #2` 🕳️ face down" in text_of(await t.post()).splitlines()
        assert "`#1 #2` 🕳️ face down" in text_of(t.seen_by(others.user)[-1]).splitlines()


def line_of(place: int, text: str) -> str:
    [line] = [line for line in text.splitlines() if line.startswith(f"`#{place}`")]
    return line


async def suggested(t: Tavern, who: Any, command: str, option: str) -> list[str]:
    found = await who.autocomplete(t.channel, f"playapirata {command}", option, "")
    return [str(choice["value"]) for choice in found]


async def test_autocomplete_offers_exactly_what_is_legal(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2, game="playapirata") as t:
        await t.start(rounds="two", specials=True, seed=bytes([1] * 32))
        seen: set[str] = set()
        while (table := await t.forward(partial(worth_a_look, t, seen), partial(thrifty_move, t))).to_move():
            seat = table.to_move()[0]
            person, view = t.seated(table, seat), table.view(seat)
            treasures = [move.split()[1] for move in view.choices if move.startswith("bury ")]
            assert await suggested(t, person, "bury", "treasure") == list(
                dict.fromkeys(card_name(card, SAY) for card in treasures)
            )
            assert bool(await suggested(t, person, "lay", "towels")) == bool(view.lays)
            assert await suggested(t, person, "move", "move") != []
            assert await suggested(t, t.seated(table, 1 - seat), "bury", "treasure") == []
            seen |= verbs_of(view)
            await by_slash(t, table, seat)
        assert seen >= {"keep", "bury", "spy", "map", "umbrella", "lay", "sit"}


def verbs_of(view: playapirata.View) -> set[str]:
    return {move.split()[0] for move in view.choices} | ({"lay"} if view.lays else set())


def worth_a_look(t: Tavern, seen: set[str], table: Table) -> bool:
    """Whether something may be done that could not be yet; and now and then in any case."""
    return not verbs_of(table.view(table.to_move()[0])) <= seen or t.chance.random() < 0.1
