"""Work that follows a change: one task for each number, however many changes come meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store.errors import StoreError
from bot.tables import presence

log = logging.getLogger(__name__)

RETRY = 20  # seconds after which work that failed is tried again


async def each(*parts: Callable[[], Awaitable[object]]) -> None:
    """Does every part, then raises the first failure."""
    failures = []
    for part in parts:
        try:
            await part()
        except Exception as error:  # noqa: BLE001 - raised below
            failures.append(error)
    if failures:
        raise failures[0]


async def end(*tasks: asyncio.Task[object] | None) -> None:
    """Cancels tasks, where there are any, and waits until they have ended."""
    running = [task for task in tasks if task is not None]
    for task in running:
        task.cancel()
    await asyncio.gather(*running, return_exceptions=True)


class PerKeyWorker:
    """Runs `work(number)` after a change, once more for changes meanwhile, and again after a failure.

    Work that Discord does not take is tried at ever longer intervals, and at once with the next change.
    """

    def __init__(self, work: Callable[[int], Awaitable[None]]) -> None:
        self._work = work
        self._turn = asyncio.Lock()
        self._running: dict[int, asyncio.Task[None]] = {}
        self._later: dict[int, asyncio.Task[None]] = {}
        self._again: set[int] = set()
        self._untaken: dict[int, int] = {}  # how often in a row Discord did not take it
        self._stopped = False

    def changed(self, key: int) -> None:
        """Starts the work that follows a change."""
        if self._stopped:
            return
        if key in self._running:
            self._again.add(key)
        else:
            self._running[key] = asyncio.create_task(self._follow(key), name=f"table {key}")

    async def stop(self) -> None:
        """Ends all work; the next start does the rest."""
        self._stopped = True
        await end(*self._running.values(), *self._later.values())

    async def room(self, most: int) -> None:
        """Waits until fewer than `most` pieces of work are running."""
        while len(self._running) >= most:
            await asyncio.wait(self._running.values(), return_when=asyncio.FIRST_COMPLETED)

    async def _follow(self, key: int) -> None:
        try:
            while True:
                async with self._turn:  # however many keys change at once, others come between
                    await asyncio.sleep(0)
                self._again.discard(key)
                try:
                    await self._work(key)
                    self._untaken.pop(key, None)
                except presence.Unavailable as error:
                    log.warning("a change could not be shown", extra={"table": key, "error": str(error)})
                    self._try_later(key, self._next_wait(key))
                except StoreError as error:  # it is logged already
                    log.info("a change is followed later", extra={"table": key, "error": str(error)})
                    self._try_later(key)
                except Exception:
                    log.exception("following a change failed", extra={"table": key})
                    self._try_later(key)
                if key not in self._again:
                    return
        finally:
            self._running.pop(key, None)
            self._again.discard(key)

    def _try_later(self, key: int, seconds: float = RETRY) -> None:
        if key not in self._later:
            self._later[key] = asyncio.create_task(self._wait(key, seconds), name=f"again {key}")

    def _next_wait(self, key: int) -> float:
        tries = self._untaken[key] = self._untaken.get(key, 0) + 1
        return presence.RETRIES_AFTER[min(tries, len(presence.RETRIES_AFTER)) - 1]

    async def _wait(self, key: int, seconds: float) -> None:
        await asyncio.sleep(seconds)
        del self._later[key]
        self.changed(key)
