"""Deadlines: each is read from the store at its time, and handled.

Only stored clocks change, and nudges follow from their stage: so a kill loses no reminder, and repeats none.
"""

import asyncio
import logging
import random
from dataclasses import replace

from bot.games.contract import Seat
from bot.model.people import DmState
from bot.model.tables import Absence, ClockRow, Stage, Status
from bot.processes import ProcessPool
from bot.store.clocks import ClockChange
from bot.store.errors import StoreError
from bot.tables import clocks, moves, seats
from bot.tables.clock import caught_up, timed
from bot.tables.computers import Computers
from bot.tables.person import action
from bot.tables.scheduler import Scheduler
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

MISSES = 3  # turns missed in a row after which a computer player takes the seat
AT_ONCE = 50
RETRY = 60
MOST_STEPS = 50  # moves that a computer player makes at most for one missed turn; no turn has as many


class Deadlines:
    """Sets the clocks of the tables, and handles due ones."""

    def __init__(self, tables: Tables, rng: random.Random, *, pool: ProcessPool | None = None) -> None:
        self._tables = tables
        self._computers = Computers(tables, rng, pool)
        self._scheduler = Scheduler(tables.now, self._next_at, self.ring, self._arm_ahead)

    async def arm(self, table_id: int) -> Table:
        """Sets the clocks as the table needs them now."""
        async with self._tables.locked(table_id) as found:
            table = await clocks.arm(self._tables, found)
        self.watch(table)
        return table

    def watch(self, table: Table) -> None:
        """Watches the clocks of a table, which are set."""
        running = [row.clock for row in table.seats if row.clock is not None]
        self._scheduler.wake(
            min((clock.next_at for clock in running if clock.next_at is not None), default=None)
        )

    async def resume(self) -> None:
        """Begins to watch the clocks as they are stored; no table is loaded."""
        self._scheduler.start()

    async def look(self) -> None:
        """Looks at once for due clocks: Discord is back."""
        self._scheduler.wake(0)

    async def ring(self) -> None:
        """Handles all that is due now, unless Discord is away."""
        while not self._tables.presence.is_away and (
            due := await self._tables.store.clocks.due(self._tables.now(), AT_ONCE)
        ):
            await asyncio.gather(*map(self._attend, due))  # at once, so that their writes share commits

    async def stop(self) -> None:
        """Ends the watching."""
        await self._scheduler.stop()

    async def _next_at(self) -> int | None:
        return None if self._tables.presence.is_away else await self._tables.store.clocks.next_at()

    async def _arm_ahead(self) -> None:
        # Where clocks run from a time to come, the machine's clock was set back.
        for table_id in await self._tables.store.clocks.ahead(self._tables.now()):
            try:
                await self.arm(table_id)
            except StoreError:
                raise  # nor can those of any other table: the watching looks again soon
            except Exception:
                log.exception("the clocks of a table could not be set", extra={"table": table_id})

    async def _attend(self, clock: ClockRow) -> None:
        try:
            await self._advance(clock)
        except StoreError:
            raise  # nor could a later time be stored: the watching looks again soon
        except Exception:
            log.exception(
                "a clock could not be advanced", extra={"table": clock.table_id, "seat": clock.seat}
            )
            await self._tables.store.clocks.put_off(clock, self._tables.now() + RETRY)

    async def _advance(self, due: ClockRow) -> None:
        async with self._tables.locked(due.table_id) as table:
            clock, now = (await clocks.arm(self._tables, table)).seats[due.seat].clock, self._tables.now()
            if clock is None or clock.next_at is None or clock.next_at > now:
                return  # the table has changed meanwhile
            after = await self._what_comes(table, clock, now)
            if after.stage is not Stage.EXPIRED or table.row.absence is Absence.HOST:
                revises = (after.stage, after.due_at) != (clock.stage, clock.due_at)
                await self._tables.store.clocks.change(table.id, ClockChange([after]), revises=revises)
                if revises:
                    self._tables.changed(table.id)
            else:
                await self._expire(table, clock)

    async def _what_comes(self, table: Table, clock: ClockRow, now: int) -> ClockRow:
        # Outages and quiet hours may have put off what was due.
        dial = await clocks.dial(self._tables, table.row, clock.user_id)
        clock = timed(clock, dial)
        if clock.next_at is None or clock.next_at > now:
            return clock
        assert clock.since is not None  # it runs
        since, outages = clock.since, await self._tables.store.outages.all()
        # They could not know of the last call, or not use its grace: that runs once more.
        late = not clock.is_told or any(ended > since for _, ended in outages)
        after = caught_up(clock, dial, now, late=late)
        if after.stage is not clock.stage and dial.calendar.is_quiet(now):
            return replace(clock, next_at=dial.calendar.after(now, 0))  # nobody is called in quiet hours
        return after

    async def _expire(self, table: LockedTable, clock: ClockRow) -> None:
        absence, seat = table.row.absence, clock.seat
        log.info("a turn was missed", extra={"table": table.id, "seat": seat, "absence": absence})
        if absence is Absence.SUBSTITUTE and await seats.bring_in_substitute(self._tables, table, seat):
            return
        if absence is not Absence.MOVE:
            await seats.give_to_computer(self._tables, table, seat)
            return
        after = await self._play_turn(table, seat)
        if after.status is not Status.RUNNING:
            return
        person = await self._tables.store.people.person(clock.user_id)
        has_blocked = person is not None and person.dm is DmState.BLOCKED
        if after.seats[seat].missed >= MISSES or has_blocked:
            await seats.give_to_computer(self._tables, after, seat)

    async def _play_turn(self, table: LockedTable, seat: Seat) -> LockedTable:
        # A computer player makes all the moves of the turn; the first keeps that it was missed.
        missed, now = table.seats[seat].missed + 1, self._tables.now()
        actions = [action(table, now, "missed", seat=seat)]
        for _ in range(MOST_STEPS):
            line = table.game.read(table.dealt.state, seat, await self._computers.chosen(table, seat))
            table = await moves.play(
                self._tables, table, seat, line, missed=missed, by_computer=True, actions=actions
            )
            if not table.game.RULES.has_steps or list(table.to_move()) != [seat]:
                break
            actions = []
        return table
