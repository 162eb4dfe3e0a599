"""Whole games in which one person vanishes: whoever it is and whenever, the game reaches its end.

The tables of a game are played side by side, each with another person who vanishes at another decision of the
same game. The others move at random; time moves from one due time to the next when nobody moves any more.
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple

import pytest

from bot.games.contract import OptionValue, Seat
from bot.games.record import Record
from bot.model.tables import Absence, Pace, Player, Status
from bot.tables import lobby, seats
from bot.tables import moves as table_moves
from bot.tables.computers import chosen
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.table import Table
from tests.entries import GAMES
from tests.games.random_play import OFFERED, Playing, play_at_random
from tests.tables.company import Company

pytestmark = pytest.mark.slow

PEOPLE = [Person(1 + seat, f"Person {seat}") for seat in range(3)]
SUBSTITUTE = Person(9, "Substitute")
GAMES_PLAYED: Sequence[tuple[str, int, Mapping[str, OptionValue]]] = (
    ("skullking", 0, {"rounds": 3}),
    ("skullking", 1, {"rounds": 5}),
    ("playapirata", 8, {"specials": True}),
    ("playapirata", 10, {"specials": True, "hands": "one"}),
    ("corsari", 0, {}),
    ("corsari", 1, {}),
    ("hollander", 2, {}),
)
"""Games of three: the key, by what chance they are played, options. Together they have every kind of move."""
PARTS = (0.0, 0.2, 0.4, 0.6, 0.8, 0.95)
"""How far the game has come when somebody vanishes, besides every kind of decision's first time."""
FEW = 2
"""Of the ways in which a time can be up, those besides the default are tried with so many."""


class Vanishing(NamedTuple):
    """Who vanishes, and after how many moves; their move is awaited then."""

    after: int
    seat: Seat


@dataclass
class Watched:
    """A table, who vanishes from it, and the chance by which the others move."""

    table: Table
    vanishing: Vanishing
    chance: Random

    @property
    def seat(self) -> Seat:
        return self.vanishing.seat


@lru_cache
def played(number: int) -> Playing:
    key, seed, options = GAMES_PLAYED[number]
    return play_at_random(key, len(PEOPLE), GAMES[key].RULES.complete(options), Random(seed))


def decisions(playing: Playing) -> dict[str, Vanishing]:
    found: dict[str, Vanishing] = {}
    for after, state in enumerate(playing.states[:-1]):
        for seat in playing.game.to_move(state):
            for move in islice(playing.game.legal(state, seat), OFFERED):
                found.setdefault(move.split()[0], Vanishing(after, seat))
    return found


def vanishings(playing: Playing) -> list[Vanishing]:
    spread = [int(part * len(playing.record.moves)) for part in PARTS]
    along = [Vanishing(after, playing.game.to_move(playing.states[after])[-1]) for after in spread]
    return list(dict.fromkeys((*decisions(playing).values(), *along)))


async def watched(
    company: Company, record: Record, absence: Absence, number: int, gone: Vanishing
) -> Watched:
    """A table at which the game stands where the person vanishes."""
    options = tuple(record.options.items())
    invitation = Invitation(record.game.RULES.key, len(PEOPLE), 0, options, pace=Pace.LIVE, absence=absence)
    table = await lobby.open_table(company.tables, invitation, Place(10, 100 + number, "en"), PEOPLE[0])
    await company.execute("UPDATE tables SET seed = ? WHERE id = ?", record.seed, table.id)
    for person in PEOPLE[1:]:
        await lobby.join(company.tables, table.id, person)
    table = await lobby.deal(company.tables, table.id, PEOPLE[0])
    for seat, move in record.moves[: gone.after]:
        table = (await table_moves.make(company.tables, table.id, PEOPLE[seat], move)).table
    if absence is Absence.SUBSTITUTE:
        await seats.offer(company.tables, table.id, SUBSTITUTE)
    return Watched(table, gone, Random(number))


def holder(here: Watched, seat: Seat) -> Person | None:
    row = here.table.seats[seat]
    if row.user_id is None or row.player is not Player.PERSON or PEOPLE[here.seat].user_id == row.user_id:
        return None
    return Person(row.user_id, row.name)


async def step(company: Company, here: Watched) -> bool:
    """Lets somebody who is there, or a computer player, move; whether anybody did."""
    here.table = table = await company.tables.load(here.table.id)
    for seat in table.to_move():
        person = holder(here, seat)
        if table.seats[seat].player is not Player.PERSON:
            await table_moves.make_for(company.tables, table, seat, chosen(table, seat, here.chance))
        elif person is not None:
            moves = list(islice(table.game.legal(table.dealt.state, seat), OFFERED))
            await table_moves.make(company.tables, table.id, person, here.chance.choice(moves))
        else:
            continue
        return True
    return False


async def finish(company: Company, tables: Sequence[Watched]) -> None:
    while any(here.table.status is Status.RUNNING for here in tables):
        if not any(await asyncio.gather(*(step(company, here) for here in tables))):
            assert await company.until_due() or all(
                [(await company.tables.load(here.table.id)).status is Status.FINISHED for here in tables]
            ), "nobody is awaited, and no time runs"


async def check(company: Company, here: Watched, absence: Absence) -> None:
    """The game is over, only who vanished was penalised, and what is stored is what the log comes to."""
    company.tables.folds.forget(here.table.id)
    table = await company.tables.load(here.table.id)
    assert table.status is Status.FINISHED
    penalties = [
        action for action in await company.tables.store.actions.of_table(table.id) if action.seat is not None
    ]
    assert {action.seat for action in penalties} == {here.seat}
    assert {
        Absence.MOVE: "missed",
        Absence.SEAT: "away",
        Absence.SUBSTITUTE: "substituted",
    }[absence] == penalties[0].kind
    present = [row for row in table.seats if row.seat != here.seat]
    assert [(row.player, row.missed) for row in present] == [(Player.PERSON, 0)] * len(present)
    state = table.dealt.state
    assert await company.tables.store.log.scorepad(table.id) == tuple(table.game.scorepad(state))
    assert await company.tables.store.log.results(table.id) == tuple(table.game.result(state) or ())
    assert all(row.clock is None for row in table.seats)


@pytest.mark.parametrize("number", range(len(GAMES_PLAYED)))
@pytest.mark.parametrize("absence", [Absence.MOVE, Absence.SEAT, Absence.SUBSTITUTE])
async def test_a_game_from_which_one_person_vanishes_reaches_its_end(
    company: Company, number: int, absence: Absence
) -> None:
    playing = played(number)
    places = vanishings(playing)[: None if absence is Absence.MOVE else FEW]
    tables = await asyncio.gather(
        *(watched(company, playing.record, absence, at, place) for at, place in enumerate(places))
    )
    await finish(company, tables)
    for here in tables:
        await check(company, here, absence)


SPECIALS = {"bucket", "double", "flag", "flipflops", "lifeguard", "parrot", "piggy"}


@pytest.mark.parametrize(
    ("key", "moves"),
    [
        ("skullking", {"bid", "play"}),
        ("playapirata", {"keep", "bury", "spy", "map", "umbrella", "lay", "show", "done", *SPECIALS}),
        ("corsari", {"draw", "discard", "sail", "lay"}),
        ("hollander", {"swap", "ready", "play", "take", "final", "call"}),
    ],
)
def test_somebody_vanishes_in_each_kind_of_decision(key: str, moves: set[str]) -> None:
    games = [played(number) for number, (of, _, _) in enumerate(GAMES_PLAYED) if of == key]
    assert {move for playing in games for move in decisions(playing)} == moves
