"""A loop that handles due times, and sleeps until the next one; and one that works item by item."""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection
from typing import Generic, NamedTuple, TypeVar

from bot.store.errors import StoreError
from bot.tables.calendar import DAY
from bot.tables.presence import Unavailable
from bot.tables.worker import end

log = logging.getLogger(__name__)

LONGEST_NAP = 60 * 60
SOON = 5  # seconds after which what failed is tried again
JUMP = 5 * 60  # seconds by which the machine's clock may differ after a nap before it counts as set
# Seconds after which an item that failed is tried again.
PAUSES = (5, 60, 5 * 60, LONGEST_NAP, 6 * LONGEST_NAP, DAY)

Item = TypeVar("Item")


class _Failure(NamedTuple):
    tries: int
    again_at: int


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
            except StoreError as error:  # it is logged already
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


class ItemScheduler(ABC, Generic[Item]):
    """Does the due items one by one; an item that fails is logged once, and tried again ever more seldom."""

    are_people = False  # its items, by their ids, of which the log names none

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._alarm = Scheduler(now, self._wakes_at, self.run, longest_nap=DAY)
        self._failed: dict[Item, _Failure] = {}

    @abstractmethod
    async def due(self) -> Collection[Item]:
        """The items that are due now."""

    @abstractmethod
    async def do(self, item: Item) -> None:
        """Does one of them."""

    @abstractmethod
    async def next_at(self) -> int | None:
        """When there will be something else to do."""

    async def resume(self) -> None:
        """Begins to watch for due items."""
        self._alarm.start()

    async def stop(self) -> None:
        """Ends the watching; the next start resumes it."""
        await self._alarm.stop()

    async def run(self) -> None:
        """Does all that is due, except for items that have failed lately."""
        now, items = self._now(), await self.due()
        for item in items:
            if self.not_before(item) <= now:
                await self._try(item)
                await asyncio.sleep(0)  # others have their turn
        self._failed = {one: how for one, how in self._failed.items() if how.again_at > now or one in items}

    @property
    def failed(self) -> Collection[Item]:
        """The items that are tried again."""
        return self._failed.keys()

    def not_before(self, item: Item) -> int:
        """When something that failed is tried again; 0 for anything else."""
        return self._failed[item].again_at if item in self._failed else 0

    async def _try(self, item: Item) -> None:
        try:
            await self.do(item)
        except Exception as error:
            tries = self._failed[item].tries + 1 if item in self._failed else 1
            pause = PAUSES[min(tries, len(PAUSES)) - 1]
            self._failed[item] = _Failure(tries, self._now() + pause)
            if tries == 1:
                about = {"work": type(self).__name__, "item": "somebody" if self.are_people else str(item)}
                if isinstance(error, (StoreError, Unavailable)):
                    log.warning("what is due is done later", extra={**about, "error": str(error)})
                else:  # its words may name a card
                    log.exception("what is due could not be done: it is tried again", extra=about)
        else:
            self._failed.pop(item, None)

    async def _wakes_at(self) -> int | None:
        times = [await self.next_at(), *(how.again_at for how in self._failed.values())]
        return min((at for at in times if at is not None), default=None)
