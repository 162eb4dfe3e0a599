"""Telling Discord what is on disk: the latest state of each table, until it has been told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from bot.tables.deadlines import Deadlines
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.worker import PerKeyWorker

log = logging.getLogger(__name__)

RETRIES_AFTER: Sequence[float] = (2, 5, 15, 60, 300)
"""Seconds after which Discord is tried again while it does not answer as it should."""


class Unavailable(Exception):  # noqa: N818 - Discord is
    """Discord did not take a message now, but may do so later."""


class Announcer(Protocol):
    """Shows a table to people. Knows Discord, so that the tables need not."""

    async def announce(self, table: Table) -> None:
        """Brings every message that shows the table up to date, soon, and tries again while Discord is away.

        Keeps in the store that Discord has been told of the table's revision, once it has.
        """
        ...


class Announcing(PerKeyWorker):
    """Brings what Discord shows up to date after each change; changes that come at once are told as one.

    Before a table is shown its clocks are set, so that the deadlines can be shown with it.
    """

    def __init__(self, tables: Tables, announcer: Announcer, deadlines: Deadlines) -> None:
        super().__init__(self._tell)
        self._tables = tables
        self._deadlines = deadlines
        self._announcer = announcer

    async def resume(self) -> None:
        """Tells what was stored and not told before the last stop."""
        for table_id in await self._tables.store.tables.tables_to_tell():
            self.changed(table_id)

    async def _tell(self, table_id: int) -> None:
        await self._announcer.announce(await self._deadlines.armed(table_id))


async def until_told(tell: Callable[[], Awaitable[None]], **about: object) -> None:
    """Calls `tell`, and again for some minutes while that raises `Unavailable`.

    The log is told `about` what it is.
    """
    for wait in (*RETRIES_AFTER, None):
        try:
            await tell()
        except Unavailable as error:
            log.warning("a change could not be shown", extra={**about, "error": str(error)})
            if wait is None:
                return
            await asyncio.sleep(wait)
        else:
            return
