"""Advice for people, from what their seat may see: what a choice promises, and what cost them most."""

import random
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.ai.contract import AnyAdviser, Hint, Loss
from bot.games.contract import Move, Seat
from bot.model.tables import Status
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables.lobby import host_at
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

MOST_AT_ONCE = 8
TURNING_POINTS = 3


class TurningPoint(NamedTuple):
    """A costly move: what its seat saw before it, and what was better."""

    view: Any  # the game's own type
    move: Move
    loss: Loss
    step: int  # how many moves there were before it


def may_have_advice(table: Table) -> bool:
    """Whether the game has advice here; none where it counts for a league."""
    adviser = table.entry.adviser
    return adviser is not None and table.row.match_id is None and adviser.advises(table.row.options)


def has_advice(table: Table) -> bool:
    """Whether the people at the table may ask for advice."""
    return table.row.advice and may_have_advice(table)


def may_look_back(table: Table) -> bool:
    """Whether the game is over, and its moves can be judged."""
    adviser, is_over = table.entry.adviser, table.status is Status.FINISHED
    return is_over and adviser is not None and adviser.advises(table.row.options)


async def allow(tables: Tables, table_id: int, user_id: int, *, advice: bool) -> Table:
    """Turns advice at an open table on or off; its host may."""
    async with host_at(tables, table_id, user_id) as table:
        if advice and not may_have_advice(table):
            raise Refusal("no_advice_here")
        await tables.store.tables.set_advice(table.id, advice=advice)
        return await tables.reload(table)


@dataclass(slots=True)
class Advice:
    """Answers people's questions in the pool of processes."""

    pool: ProcessPool
    _asking: set[int] = field(default_factory=set)

    def check(self, table: Table, user_id: int) -> Seat:
        """The seat of a person who may ask now; else raises `Refusal`."""
        table.require_going_on()
        seat = table.seated(user_id)
        if not may_have_advice(table):
            raise Refusal("no_advice_here")
        if not table.row.advice:
            raise Refusal("advice_off")
        if table.seats[seat] not in table.awaited_people():
            raise Refusal("advice_not_now")
        return seat

    async def hints(self, table: Table, user_id: int) -> Sequence[Hint]:
        """What the person's choices promise, the best first. Raises `Refusal`."""
        seat = self.check(table, user_id)
        async with self._question(user_id):
            view, chance = table.view(seat), _chance(table, seat, table.dealt.decisions[seat])
            hints: Sequence[Hint] = await self._asked(_adviser(table).hints, view, chance)
            return hints

    async def turning_points(self, table: Table, user_id: int) -> Sequence[TurningPoint]:
        """The costliest moves of a person in a game that is over, in order."""
        seat = table.seated(user_id)
        if not may_look_back(table):
            raise Refusal("no_look_back")
        found: list[TurningPoint] = []
        async with self._question(user_id):
            for at, step in enumerate(table.dealt.steps()):
                if step.played.seat == seat:
                    view, move = table.game.view(step.before, seat), step.played.move
                    chance = _chance(table, seat, step.played.number)
                    loss = await self._asked(_adviser(table).loss, view, move, chance)
                    found += [] if loss is None else [TurningPoint(view, move, loss, at)]
        worst = sorted(found, key=lambda point: -point.loss.points)[:TURNING_POINTS]
        return [point for point in found if point in worst]

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


def _adviser(table: Table) -> AnyAdviser:
    adviser = table.entry.adviser
    assert adviser is not None  # it was looked for
    return adviser


def _chance(table: Table, seat: Seat, number: int) -> random.Random:
    # The same for the same question, so that asking again tells nothing new.
    return random.Random(f"advice {table.id} {seat} {number}")  # noqa: S311 - for roll-outs, no secret
