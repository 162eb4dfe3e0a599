"""Locks by number: one for each table, league or scorepad that is being changed, and none for the others."""

import asyncio
from weakref import WeakValueDictionary


class Locks:
    """Gives everyone who asks for the same number the same lock, as long as somebody holds or awaits it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def of(self, number: int) -> asyncio.Lock:
        """The lock of a number."""
        return self._locks.setdefault(number, asyncio.Lock())
