"""The work that follows a change of a table, in one task a table: it is loaded once, and handed on."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable, Sequence
from functools import partial

from bot.tables.deadlines import Deadlines
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.worker import PerKeyWorker, each, end

log = logging.getLogger(__name__)

AT_ONCE = 20  # tables that are taken up at the same time after a start

# What is done with a changed table: automatic moves, its league, showing it on Discord.
Step = Callable[[Table], Awaitable[None]]


class TableWorker(PerKeyWorker):
    """Sets the clocks of a changed table, then takes the steps with it, none of which may wait long."""

    def __init__(self, tables: Tables, deadlines: Deadlines, steps: Sequence[Step]) -> None:
        super().__init__(self._take_steps)
        self._tables = tables
        self._deadlines = deadlines
        self._steps = steps
        self._resuming: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Takes up, in the background, the tables with something to do, the soonest first."""
        table_ids = await self._tables.store.tables.tables_to_resume(self._tables.now())
        self._resuming = asyncio.create_task(self._resume(table_ids), name="resuming the tables")

    async def stop(self) -> None:
        """Ends all work; the next start does the rest."""
        await end(self._resuming)
        await super().stop()

    async def _resume(self, table_ids: Iterable[int]) -> None:
        for table_id in table_ids:
            await self.room(AT_ONCE)
            self.changed(table_id)

    async def _take_steps(self, table_id: int) -> None:
        table = self._tables.changes.take(table_id)  # a move has set its clocks, too
        try:
            if table is None:
                table = await self._deadlines.arm(table_id)
            else:
                self._deadlines.watch(table)
        except Refusal:
            return  # it could not be shown when it was opened, and was discarded
        await each(*(partial(step, table) for step in self._steps))

    async def ask_again(self) -> None:
        """Takes up the tables that Discord does not show as they are."""
        for table_id in await self._tables.store.tables.outdated():
            await self.room(AT_ONCE)
            self.changed(table_id)
