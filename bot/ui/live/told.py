"""Remembering of which changes Discord has been told: of all tables at once, and every few seconds at most.

What is not remembered by the end of the process is told again after the next start, by edits that change
nothing; so nobody waits for it, nor for the disk.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from bot.store.errors import StoreError

log = logging.getLogger(__name__)

RETRY = 60
"""Seconds after which is tried again what could not be stored."""


class Told:
    """Collects the revisions of tables that Discord was told of, and stores them each `interval` seconds."""

    def __init__(self, store: Callable[[Mapping[int, int]], Awaitable[None]], interval: float) -> None:
        self._store = store
        self._interval = interval
        self._revisions: dict[int, int] = {}
        self._saving: asyncio.Task[None] | None = None

    def note(self, table_id: int, revision: int) -> None:
        """Discord has been told of a table as it was at this revision."""
        self._revisions[table_id] = revision
        if self._saving is None or self._saving.done():
            self._saving = asyncio.create_task(self._save(), name="what was told")

    async def stop(self) -> None:
        """Stores what is left."""
        if self._saving is not None:
            self._saving.cancel()
            await asyncio.gather(self._saving, return_exceptions=True)
        if self._revisions:
            await self._store_once()

    async def _save(self) -> None:
        while self._revisions:
            await asyncio.sleep(self._interval)
            if not await self._store_once():
                await asyncio.sleep(RETRY)

    async def _store_once(self) -> bool:
        """Stores what has gathered; False where that failed, and is left to be stored."""
        revisions, self._revisions = self._revisions, {}
        try:
            await self._store(revisions)
        except StoreError as error:  # the host was told
            log.info("what Discord was told of is stored later", extra={"error": str(error)})
        except Exception:
            log.exception("what Discord was told of could not be stored")
        else:
            return True
        self._revisions = {**revisions, **self._revisions}
        return False
