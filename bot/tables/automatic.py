"""Moves that people need not make themselves: those planned in advance, and, for who wants it, those forced.

Nobody else can tell one from the other, or from a quick thumb. A planned move takes as long as a computer
player's, whatever it is. A forced one takes a time drawn by chance before the hand is looked at, as wide as
that of people with their phone at hand, and none is made in the person's quiet hours.
"""

import asyncio
import logging
import random
from itertools import islice

from bot.games.contract import IllegalMove, Move, Seat
from bot.model.tables import SeatRow
from bot.tables import clocks, moves
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.worker import PerKeyWorker

log = logging.getLogger(__name__)

Key = tuple[int, int, int]
"""A table, a seat, and the number of its decision."""


class Automatic(PerKeyWorker):
    """Makes planned and forced moves, `delay` and at least `forced` seconds after a turn begins."""

    def __init__(self, tables: Tables, delay: float, forced: tuple[float, float], rng: random.Random) -> None:
        super().__init__(self._look)
        self._tables = tables
        self._delay = delay
        self._forced = forced
        self._rng = rng
        self._coming: dict[Key, asyncio.Task[None]] = {}

    async def resume(self) -> None:
        """Takes up every game that was going on before the last stop."""
        for table_id in await self._tables.store.tables.running_tables():
            self.changed(table_id)

    async def stop(self) -> None:
        """Ends everything; it goes on at the next start."""
        await super().stop()
        tasks = list(self._coming.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look(self, table_id: int) -> None:
        async with self._tables.locked(table_id) as table:
            awaited = [row.seat for row in table.awaited_people()]
            for row in table.seats:
                if row.plan is not None and row.seat not in awaited and not _holds(table, row):
                    await self._tables.store.plans.drop(table_id, row.seat)
                    self._tables.changed(table_id)
        for seat in awaited:
            await self._schedule(table, table.seats[seat])

    async def _schedule(self, table: Table, row: SeatRow) -> None:
        """Lets a move follow for an awaited person, if they have planned one or want forced ones made."""
        key = (table.id, row.seat, table.dealt.decisions[row.seat])
        if row.user_id is None or key in self._coming:
            return
        if row.plan is not None:
            work = self._follow_plan(key, row.user_id)
        elif (person := await self._tables.store.people.person(row.user_id)) is not None and person.forced:
            work = self._make_forced(key, row.user_id)
        else:
            return
        task = self._coming[key] = asyncio.create_task(work, name=f"automatic {key}")
        task.add_done_callback(lambda _: self._coming.pop(key, None))

    async def _follow_plan(self, key: Key, user_id: int) -> None:
        """Plays what was planned, or forgets it where that can't be; either way the plan is spent."""
        await asyncio.sleep(self._delay)
        table = await self._tables.load(key[0])
        row = table.seats[key[1]]
        plans = table.entry.plans
        if not _is_due(table, key, user_id) or row.plan is None or plans is None:
            return
        move = plans.move(table.dealt.state, row.seat, row.plan)
        await self._tables.store.plans.drop(table.id, row.seat)
        if move is None:
            self._tables.changed(table.id)
        else:
            await self._move(table, row.seat, move, missed=None)

    async def _make_forced(self, key: Key, user_id: int) -> None:
        """Makes the only move that there is, if there is but one and the person still wants it."""
        await asyncio.sleep(self._rng.uniform(*self._forced))
        table = await self._tables.load(key[0])
        person = await self._tables.store.people.person(user_id)
        if not _is_due(table, key, user_id) or person is None or not person.forced:
            return
        calendar = await clocks.calendar(self._tables, table.row.guild_id, user_id)
        only = list(islice(table.game.legal(table.dealt.state, key[1]), 2))
        if len(only) == 1 and not calendar.is_quiet(self._tables.now()):
            await self._move(table, key[1], only[0], missed=table.seats[key[1]].missed)

    async def _move(self, table: Table, seat: Seat, move: Move, missed: int | None) -> None:
        try:
            await moves.make_for(self._tables, table, seat, move, missed=missed)
        except (Refusal, IllegalMove) as error:
            log.info("an automatic move came too late", extra={"table": table.id, "error": error.code})


async def plan(tables: Tables, table_id: int, person: Person, words: str) -> Table:
    """Keeps a move to be made when the person's turn comes, in the place of the one before.

    Raises `Refusal` in a game without plans, `IllegalMove` for what can't be planned now.
    """
    async with tables.locked(table_id) as table:
        folded, seat = table.require_going_on(), table.seated(person.user_id)
        if table.entry.plans is None:
            raise Refusal("no_plans_here")
        line = table.entry.plans.read(folded.state, seat, words)
        await tables.store.plans.keep(table.id, seat, line)
        return await tables.reload(table)


async def drop_plan(tables: Tables, table_id: int, person: Person) -> Table:
    """Forgets what the person has planned. Raises `Refusal` if that is nothing."""
    async with tables.locked(table_id) as table:
        seat = table.seated(person.user_id)
        if table.seats[seat].plan is None:
            raise Refusal("nothing_planned")
        await tables.store.plans.drop(table.id, seat)
        return await tables.reload(table)


def _is_due(table: Table, key: Key, user_id: int) -> bool:
    """Whether the move is still to be made: the same person's same decision is awaited."""
    _, seat, decision = key
    awaited = [row.seat for row in table.awaited_people()]
    return seat in awaited and (table.dealt.decisions[seat], table.seats[seat].user_id) == (decision, user_id)


def _holds(table: Table, row: SeatRow) -> bool:
    """Whether a plan may stay while it is not the seat's turn."""
    if table.is_paused or table.fold is None:
        return True
    assert row.plan is not None  # asked for plans only
    plans = table.entry.plans
    return plans is not None and plans.holds(table.fold.state, row.seat, row.plan)
