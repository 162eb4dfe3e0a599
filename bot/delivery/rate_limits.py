"""How fast the bot asks Discord for things, and what goes first when there is more to do than that."""

import asyncio
from bisect import bisect_left, insort
from collections import Counter
from collections.abc import Mapping
from enum import IntEnum
from itertools import count

_INSTANT = 1e-9
"""Seconds that are no wait: less than a clock tells."""


class Priority(IntEnum):
    """How urgent a request is, the most urgent first."""

    ANSWER = 0
    """A person waits for the answer to a command or a button."""
    POST = 1
    """The live post of a table."""
    CALL = 2
    """What tells somebody that they are awaited: nudges, and the hands of those whom a table waits for."""
    BULK = 3
    """The rest: the hands of the others, leagues, what is to be deleted."""
    IDLE = 4
    """What nobody waits for: the emojis of cards, and messages that only look old."""


class RequestQueue:
    """Lets at most `per_second` requests through: the urgent ones first, else in the order they come in.

    Who waits sleeps, and looks again: nobody waits for a lock or an event, so that whoever watches the loop
    can tell when the bot is at rest.
    """

    def __init__(self, per_second: float) -> None:
        self._interval = 1 / per_second
        self._free_at = 0.0
        self._waiting: list[tuple[Priority, int]] = []
        self._tickets = count()

    def waiting(self) -> Mapping[str, int]:
        """How many requests wait, by priority."""
        found = Counter(priority for priority, _ in self._waiting)
        return {priority.name.lower(): found[priority] for priority in Priority}

    async def turn(self, priority: Priority) -> None:
        """Waits until a request may be made."""
        place = (priority, next(self._tickets))
        insort(self._waiting, place)
        try:
            while True:
                wait = self._wait(place)
                if wait <= _INSTANT:
                    break
                await asyncio.sleep(wait)
            self._free_at = max(_now(), self._free_at) + self._interval
        finally:
            del self._waiting[bisect_left(self._waiting, place)]

    def _wait(self, place: tuple[Priority, int]) -> float:
        """Seconds until it would be this one's turn if nothing more urgent came."""
        ahead = bisect_left(self._waiting, place)
        return max(_now(), self._free_at) + ahead * self._interval - _now()


class RateLimiter:
    """Lets messages of one channel be edited at most once in `interval` seconds.

    Discord takes three edits in six seconds of the messages in a channel that are older than an hour
    (error 30046, which comes as 429), and readers of a live post need no more.
    """

    def __init__(self, interval: float) -> None:
        self._interval = interval
        self._next: dict[int, float] = {}

    async def turn(self, channel_id: int) -> bool:
        """Waits until the channel may be edited; whether that took any time."""
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
