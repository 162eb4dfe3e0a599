"""Tables without Discord or a database, and everything that they show to whom."""

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from discord import ui

from bot.games.contract import Seat
from bot.games.record import Record
from bot.model.tables import SeatRow, Status, TableRow
from bot.tables.fold import Fold, start
from bot.tables.person import Person
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.live import panels
from bot.ui.live.hand import hand
from bot.ui.live.lobby import options
from bot.ui.live.post import post
from bot.ui.table import manage
from tests.entries import ENTRY_OF
from tests.games.random_play import Playing, as_played

LINK = "https://discord.com/channels/1/2/3"
PEOPLE = ("Anna", "Ben", "Carla", "Diego", "Emma", "Finn", "Gil", "Ida")
MODERATOR, PLAYER = Person(100, "Anna", frozenset({1})), Person(101, "Ben")


class Screen(NamedTuple):
    """A message, and the seat that alone sees it; None for a public one."""

    viewer: Seat | None
    components: list[dict[str, Any]]

    @property
    def text(self) -> str:
        return json.dumps(self.components, ensure_ascii=False)


def row(record: Record, status: Status, language: str = "en") -> TableRow:
    """The row of a table at which the record's game is played."""
    return TableRow(
        id=987,
        game=record.game.RULES.key,
        rules=record.rules,
        options=record.options,
        places=record.players,
        seed=record.seed,
        guild_id=1,
        channel_id=2,
        host_id=100,
        language=language,
        status=status,
        created_at=0,
        closed_at=None,
        revision=1,
        told=0,
    )


def seats(players: int, names: tuple[str, ...] = PEOPLE) -> tuple[SeatRow, ...]:
    people = [SeatRow(seat, 100 + seat, names[seat]) for seat in range(players)]
    return (*people[:-1], replace(people[-1], user_id=None))


def lobby(record: Record, taken: int, names: tuple[str, ...] = PEOPLE) -> Table:
    return Table(ENTRY_OF, row(record, Status.OPEN), seats(len(names), names)[:taken], None)


def tables(playing: Playing, names: tuple[str, ...] = PEOPLE) -> Iterator[Table]:
    """The table at every state of a game, the finished one last."""
    record, people = playing.record, seats(playing.record.players, names)
    running, finished = row(record, Status.RUNNING), row(record, Status.FINISHED)
    folded: Fold = start(as_played(playing), playing.states[0], record.players)
    yield Table(ENTRY_OF, running, people, folded)
    for number, (seat, move) in enumerate(record.moves, start=1):
        folded = folded.played(number, seat, move)
        yield Table(ENTRY_OF, running if number < len(record.moves) else finished, people, folded)


def with_state(table: Table, state: Any) -> Table:
    return replace(table, fold=replace(table.dealt, state=state))


def public_screen(table: Table, say: Say) -> Screen:
    return Screen(None, components(post(table, say)))


def hand_screen(table: Table, seat: Seat, say: Say, notice: str = "") -> Screen:
    return Screen(seat, components(hand(table, seat, say, LINK, notice=notice)))


def every_screen(table: Table, say: Say) -> Iterator[Screen]:
    """All that the table can show now, to anybody."""
    yield public_screen(table, say)
    for row in table.seats:
        yield hand_screen(table, row.seat, say, notice=f"⚠️ {say('refusal-table-moved-on')}")
    if table.status is Status.OPEN:
        for is_host in (True, False):
            yield Screen(None, components(options(table, 0, say, is_host=is_host, notice=say("done-pace"))))
    for by in (MODERATOR, PLAYER):
        yield Screen(None, components(manage.view(table, by, say, [LINK])))
    yield Screen(None, components(panels.ask_to_leave(table, say)))


def components(view: ui.LayoutView) -> list[dict[str, Any]]:
    return view.to_components()  # type: ignore[no-any-return, no-untyped-call] # as discord.py ships it
