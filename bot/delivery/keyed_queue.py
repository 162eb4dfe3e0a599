"""One thing after another, for each key.

Not a lock, because of the simulated Discord: it takes the bot for at rest when each of its tasks sleeps or
waits for a task that does, and a task that waits for a lock whose holder sleeps does neither. So each caller
here waits for the task of the caller before.
"""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import dataclass, field
from typing import Any, TypeVar
from weakref import WeakValueDictionary

T = TypeVar("T")


@dataclass(eq=False)
class _Place:
    """A place in a line; `before` is the one in front of it, None once nobody is."""

    before: "_Place | None"
    task: asyncio.Task[Any] = field(init=False)


class KeyedQueue:
    """Does what is asked for under one key one at a time, in the order in which it was asked for."""

    def __init__(self) -> None:
        self._last: WeakValueDictionary[Hashable, _Place] = WeakValueDictionary()

    async def do(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """Does the work when its turn has come, and gives what came of it. Raises what the work raises."""
        place = _Place(self._last.get(key))
        self._last[key] = place
        task = asyncio.create_task(self._do(place, work), name=f"in turn {key}")
        place.task = task
        return await task

    @staticmethod
    async def _do(place: _Place, work: Callable[[], Awaitable[T]]) -> T:
        while place.before is not None:
            await asyncio.wait([place.before.task])
            place.before = place.before.before  # who was cancelled while waiting had somebody before them
        return await work()
