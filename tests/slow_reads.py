"""Reads that take as long as those of a server: each is a gap into which another task's change falls.

SQLite's are done on the event loop at once, so that "read, then act" would seem to be one step. `READS=slow`
lets every read of every test wait 0 to 2 ms, half of it before and half after the database was looked at.
"""

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bot.store.engine import Query
from bot.store.sqlite.database import Rows, SqliteDatabase

ALWAYS = os.environ.get("READS") == "slow"
LONGEST = 0.001
"""Seconds on the way there, and as many on the way back."""


MOST_TURNS = 8
"""Of the event loop, in the place of seconds, on the simulated Discord."""
_moved_by_hand: list[None] = []


@contextmanager
def moved_by_hand() -> Iterator[None]:
    """The time is simulated while the block runs."""
    _moved_by_hand.append(None)
    try:
        yield
    finally:
        _moved_by_hand.pop()


def slow_down(patched: pytest.MonkeyPatch) -> None:
    """Lets all reads wait until `patched` is undone."""
    chance, at_once = random.Random(7), SqliteDatabase.fetch_together

    async def wait() -> None:
        if _moved_by_hand:  # where the time is simulated, a sleep is waited for by hand
            for _ in range(chance.randrange(MOST_TURNS)):
                await asyncio.sleep(0)
        else:
            await asyncio.sleep(chance.uniform(0, LONGEST))

    async def fetch_together(database: SqliteDatabase, *queries: Query) -> list[Rows]:
        await wait()
        found = await at_once(database, *queries)
        await wait()
        return list(found)

    patched.setattr(SqliteDatabase, "fetch_together", fetch_together)
