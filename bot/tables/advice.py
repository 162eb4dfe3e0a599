"""Advice for people, from the view of their seat: the promise of a choice, and a look back on their moves."""

import random
from collections import OrderedDict
from collections.abc import AsyncIterator, Collection, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.ai.contract import AnyAdviser, Hint
from bot.ai.logbook import MOST, Decision, Logbook, written
from bot.games.contract import Seat
from bot.model.tables import MoveRow, Status
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables import lookup
from bot.tables.lobby import host_at, touch
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

MOST_AT_ONCE = 8
KEPT = 64  # how many logbooks are remembered


def may_have_advice(table: Table) -> bool:
    """Whether the game has advice here; none where it counts for a league."""
    return table.entry.adviser is not None and table.row.match_id is None


def has_advice(table: Table) -> bool:
    """Whether the people at the table may ask for advice."""
    return table.row.advice and may_have_advice(table)


def may_look_back(table: Table) -> bool:
    """Whether the game is over, and its moves can be judged."""
    return table.entry.adviser is not None and table.status is Status.FINISHED


async def allow(tables: Tables, table_id: int, user_id: int, *, advice: bool) -> Table:
    """Turns advice at an open table on or off; its host may."""
    async with host_at(tables, table_id, user_id) as table:
        if advice and not may_have_advice(table):
            raise Refusal("no_advice_here")
        return await tables.change(table, *touch(tables, table), advice=advice)


@dataclass(slots=True)
class Advice:
    """Answers people's questions in the pool of processes."""

    tables: Tables
    pool: ProcessPool
    _asking: set[int] = field(default_factory=set)
    _logbooks: OrderedDict[tuple[int, int], Logbook] = field(default_factory=OrderedDict)

    def check(self, table: Table, user_id: int) -> Seat:
        """The seat of a person who may ask now; else raises `Refusal`."""
        table.require_not_stopped()
        seat = table.seated(user_id)
        if not may_have_advice(table):
            raise Refusal("no_advice_here")
        if not table.row.advice:
            raise Refusal("advice_off")
        if table.seats[seat] not in table.people_to_move():
            raise Refusal("advice_not_now")
        return seat

    async def hints(self, table: Table, user_id: int) -> Sequence[Hint]:
        """The person's choices with their promise, the best first. Raises `Refusal`."""
        seat = self.check(table, user_id)
        decision = table.dealt.decisions[seat]
        async with self._question(user_id):
            view, chance = table.view(seat), _chance(table, seat, decision)
            hints: Sequence[Hint] = await self._asked(_adviser(table).hints, view, chance)
        after = await self.tables.load(table.id)
        if not after.status.live or after.dealt.decisions[seat] != decision:
            raise Refusal("table_moved_on")
        return hints

    def check_over(self, table: Table, user_id: int) -> Seat:
        """The seat of a person who may look back; else raises `Refusal`."""
        seat = table.seated(user_id)
        if not may_look_back(table):
            raise Refusal("no_look_back")
        return seat

    async def logbook(self, table: Table, user_id: int) -> Logbook:
        """A look back on a person's own moves in a game that is over. Raises `Refusal`."""
        seat, key = self.check_over(table, user_id), (table.id, user_id)
        if key not in self._logbooks:
            async with self._question(user_id):
                moves = await lookup.moves_of(self.tables, table)
                own = _decisions(table, seat, _own(table, seat, moves)[-MOST:])
                name = f"look back {table.id} {seat}"
                self._logbooks[key] = await written(_adviser(table), own, name, self._asked)
        self._logbooks.move_to_end(key)
        while len(self._logbooks) > KEPT:
            self._logbooks.popitem(last=False)
        return self._logbooks[key]

    async def _asked(self, question: Any, *facts: Any) -> Any:
        try:
            return await self.pool.run(Priority.ADVICE, question, *facts)
        except NoAnswerError:
            raise Refusal("advice_busy") from None

    @asynccontextmanager
    async def _question(self, user_id: int) -> AsyncIterator[None]:
        if user_id in self._asking:
            raise Refusal("advice_coming")
        if len(self._asking) >= MOST_AT_ONCE:
            raise Refusal("advice_busy")
        self._asking.add(user_id)
        try:
            yield
        finally:
            self._asking.discard(user_id)


def _own(table: Table, seat: Seat, moves: Sequence[MoveRow]) -> Sequence[int]:
    # Neither what the computer has played for the person nor what another has before them.
    since = max((action.number for action in table.departures if action.seat == seat), default=0)
    return [
        line.number for line in moves if line.seat == seat and not line.by_computer and line.number > since
    ]


def _decisions(table: Table, seat: Seat, numbers: Collection[int]) -> Iterator[Decision]:
    # One after the other, so that others have their turn between two of them.
    for at, step in enumerate(table.dealt.steps()):
        if step.played.number in numbers:
            yield Decision(table.game.view(step.before, seat), step.played.move, at)


def _adviser(table: Table) -> AnyAdviser:
    adviser = table.entry.adviser
    assert adviser is not None  # it was looked for
    return adviser


def _chance(table: Table, seat: Seat, number: int) -> random.Random:
    # The same for the same question, so that asking again tells nothing new.
    return random.Random(f"advice {table.id} {seat} {number}")  # noqa: S311 - for roll-outs, no secret
