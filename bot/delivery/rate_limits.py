"""The pace of requests to Discord, and their order."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from enum import IntEnum
from itertools import count

_INSTANT = 1e-9  # seconds that are no wait: less than a clock measures


class Priority(IntEnum):
    """How urgent a request is, the most urgent first."""

    ANSWER = 0  # a person waits for the answer to a command or a button
    POST = 1  # the live post of a table
    CALL = 2  # nudges, and the hands of people to move
    BULK = 3  # the hands of the others, leagues, deletions
    IDLE = 4  # nobody waits for it: the emojis of cards, and messages that only look old


class RequestQueue:
    """Lets `per_second` requests through, the urgent ones first."""

    def __init__(self, per_second: float) -> None:
        self._interval = 1 / per_second
        self._free_at = 0.0
        self._waiting: asyncio.PriorityQueue[tuple[Priority, int, asyncio.Event]] = asyncio.PriorityQueue()
        self._number_waiting: Counter[Priority] = Counter()
        self._tickets = count()
        self._letting_through: asyncio.Task[None] | None = None

    def waiting(self) -> Mapping[str, int]:
        """How many requests wait, by priority."""
        return {priority.name.lower(): self._number_waiting[priority] for priority in Priority}

    @property
    def is_behind(self) -> bool:
        """Whether the last of the urgent requests waits longer than a second."""
        urgent = (Priority.ANSWER, Priority.POST, Priority.CALL)
        return sum(self._number_waiting[priority] for priority in urgent) * self._interval > 1

    async def turn(self, priority: Priority) -> None:
        """Waits until a request may be made."""
        if self._waiting.empty() and self._free_at - _now() <= _INSTANT:
            self._take_turn()
            return
        turn = asyncio.Event()
        self._waiting.put_nowait((priority, next(self._tickets), turn))
        if self._letting_through is None or self._letting_through.done():
            self._letting_through = asyncio.create_task(self._let_through(), name="requests")
        self._number_waiting[priority] += 1
        try:
            await turn.wait()
        finally:
            turn.set()  # a request that was given up gets no turn
            self._number_waiting[priority] -= 1

    async def _let_through(self) -> None:
        while not self._waiting.empty():
            if (wait := self._free_at - _now()) > _INSTANT:
                await asyncio.sleep(wait)  # what is more urgent may come meanwhile
            *_, turn = self._waiting.get_nowait()
            if not turn.is_set():
                self._take_turn()
                turn.set()

    def _take_turn(self) -> None:
        self._free_at = max(_now(), self._free_at) + self._interval


class RateLimiter:
    """Lets a channel be edited once in `interval` seconds.

    Discord takes three edits in six seconds of messages older than an hour (error 30046).
    """

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._next: dict[int, float] = {}

    async def turn(self, channel_id: int) -> bool:
        """Waits until the channel may be edited; whether that took time."""
        now = _now()
        at = max(now, self._next.get(channel_id, now))
        self._next = {channel: free for channel, free in self._next.items() if free > now}
        self._next[channel_id] = at + self._interval
        if at - now <= _INSTANT:
            return False
        await asyncio.sleep(at - now)
        return True


def _now() -> float:
    return asyncio.get_running_loop().time()
