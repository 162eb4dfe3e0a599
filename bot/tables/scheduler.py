"""A loop that does what is due, and sleeps until the next time."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.store.errors import StoreError
from bot.tables.worker import end

log = logging.getLogger(__name__)

LONGEST_NAP = 60 * 60
SOON = 5  # seconds after which what failed is tried again
JUMP = 5 * 60  # seconds by which the machine's clock may differ after a nap before it counts as set


class Scheduler:
    """Calls `ring` when `next_at` (seconds since 1970) says that something is due.

    It looks every `longest_nap` seconds at least, and tries again soon what fails. `jumped` is called when
    the machine's clock was set.
    """

    def __init__(
        self,
        now: Callable[[], int],
        next_at: Callable[[], Awaitable[int | None]],
        ring: Callable[[], Awaitable[None]],
        jumped: Callable[[], Awaitable[None]] | None = None,
        longest_nap: int = LONGEST_NAP,
    ) -> None:
        self._now = now
        self._next_at = next_at
        self._ring = ring
        self._jumped = jumped
        self._longest_nap = longest_nap
        self._task: asyncio.Task[None] | None = None
        self._nap: asyncio.Task[None] | None = None
        self._wakes_at = 0

    def start(self) -> None:
        """Begins to watch."""
        self._task = asyncio.create_task(self._watch(), name="scheduler")

    def wake(self, at: int | None) -> None:
        """Something is due at `at`."""
        if at is None or at >= self._wakes_at:
            return
        self._wakes_at = at
        if self._nap is not None:
            self._nap.cancel()

    async def stop(self) -> None:
        """Ends the watching."""
        await end(self._task, self._nap)

    async def _watch(self) -> None:
        expected = None
        while True:
            try:
                await self._look_at_the_clock(expected)
                await self._ring()
                seconds = await self._until_next()
            except StoreError as error:  # the host was told
                log.info("what is due is done later", extra={"error": str(error)})
                seconds = SOON
            except Exception:
                log.exception("what is due could not be done")
                seconds = SOON
            expected = await self._slept(seconds)

    async def _slept(self, seconds: int) -> int | None:
        # Returns what the clock should show after the nap; None where it was woken.
        expected = self._now() + seconds
        self._nap = asyncio.create_task(asyncio.sleep(seconds))
        await asyncio.wait([self._nap])
        return None if self._nap.cancelled() else expected

    async def _look_at_the_clock(self, expected: int | None) -> None:
        ahead = 0 if expected is None else self._now() - expected
        if abs(ahead) > JUMP:
            log.warning("the machine's clock has jumped", extra={"seconds": ahead})
            if self._jumped is not None:
                await self._jumped()

    async def _until_next(self) -> int:
        now = self._now()
        self._wakes_at = now + self._longest_nap  # what is set while `next_at` is asked may come before
        next_at = await self._next_at()
        if next_at is not None:
            self._wakes_at = min(self._wakes_at, next_at)
        return max(1, self._wakes_at - now)
