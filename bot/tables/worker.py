"""Work that follows a change of a table: one task a table, however many changes come meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


class PerKeyWorker:
    """Runs `work(table_id)` after a table has changed, once more if it changed while that ran.

    The tasks sleep and await, but never wait for an event or a queue, so that whoever watches the loop can
    tell when the bot is at rest.
    """

    def __init__(self, work: Callable[[int], Awaitable[None]]) -> None:
        self._work = work
        self._running: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()

    def changed(self, table_id: int) -> None:
        """The table has changed: work follows, soon."""
        if table_id in self._running:
            self._again.add(table_id)
        else:
            self._running[table_id] = asyncio.create_task(self._follow(table_id), name=f"table {table_id}")

    async def stop(self) -> None:
        """Ends all work; what was not done is done at the next start."""
        tasks = list(self._running.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _follow(self, table_id: int) -> None:
        try:
            while True:
                self._again.discard(table_id)
                try:
                    await self._work(table_id)
                except Exception:
                    log.exception("following the table failed", extra={"table": table_id})
                if table_id not in self._again:
                    return
        finally:
            self._running.pop(table_id, None)
            self._again.discard(table_id)
