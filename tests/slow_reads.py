"""Reads that take as long as those of a server: each is a gap into which another task's change falls.

SQLite's are done on the event loop at once, so that "read, then act" would seem to be one step. `READS=slow`
lets every read of every test wait 0 to 2 ms, half of it before and half after the database was looked at.
"""

import asyncio
import os
import random

import pytest

from bot.store.database import Database, Query, Rows

ALWAYS = os.environ.get("READS") == "slow"
LONGEST = 0.001
"""Seconds on the way there, and as many on the way back."""


def slow_down(patched: pytest.MonkeyPatch) -> None:
    """Lets all reads wait until `patched` is undone."""
    chance, at_once = random.Random(7), Database.fetch_together

    async def fetch_together(database: Database, *queries: Query) -> list[Rows]:
        await asyncio.sleep(chance.uniform(0, LONGEST))
        found = await at_once(database, *queries)
        await asyncio.sleep(chance.uniform(0, LONGEST))
        return list(found)

    patched.setattr(Database, "fetch_together", fetch_together)
