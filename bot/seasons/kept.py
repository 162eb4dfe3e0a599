"""What takes long to compute is computed once for each revision of what it follows from."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

LARGE = 100
"""Matches beyond which figures are computed in a thread: below it takes a few milliseconds."""


class KeptByRevision(Generic[K, V]):
    """The values of the latest revisions, by their keys; of `most` keys, those computed last."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: dict[K, tuple[object, asyncio.Task[V]]] = {}

    async def value(self, key: K, revision: object, compute: Callable[[], Awaitable[V]]) -> V:
        """The value at a revision: the one that is kept, or being computed for others, else a new one."""
        known = self._kept.get(key)
        if known is None or known[0] != revision:
            known = revision, asyncio.ensure_future(_task(compute))
            self._kept.pop(key, None)
            self._kept[key] = known
            if len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return await asyncio.shield(known[1])


async def _task(compute: Callable[[], Awaitable[V]]) -> V:
    return await compute()


async def computed(matches: int, work: Callable[[], V]) -> V:
    """The result of work on a number of matches; in a thread where they are more than `LARGE`."""
    return await asyncio.to_thread(work) if matches > LARGE else work()
