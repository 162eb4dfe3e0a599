"""The query that counts what is stored, for whoever runs the bot."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.tables import Status
from bot.store.database import Database

_COUNTS = """
SELECT (SELECT count(*) FROM tables WHERE told < revision) AS untold,
       (SELECT count(*) FROM people) AS people,
       (SELECT min(next_at) FROM clocks) AS next_at,
       (SELECT count(*) FROM clocks WHERE next_at <= ?) AS overdue
"""


@dataclass(frozen=True, slots=True)
class Census:
    """Tables by status, those of which Discord lacks the latest change, and the people who are remembered.

    `next_at` is when something is due next, in seconds since 1970, `overdue` what should have been done
    already. `size` and `free` are bytes: the database's, and those left on its disk.
    """

    tables: Mapping[Status, int]
    untold: int
    people: int
    next_at: int | None
    overdue: int
    size: int
    free: int


class CensusStore:
    """Counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def taken(self, now: int) -> Census:
        """The counts as they are at `now`, in seconds since 1970."""
        rows = await self._database.fetch_all("SELECT status, count(*) AS tables FROM tables GROUP BY status")
        tables = dict.fromkeys(Status, 0) | {Status(row["status"]): int(row["tables"]) for row in rows}
        counts = await self._database.fetch_one(_COUNTS, (now,))
        assert counts is not None  # counting always gives a row
        size, free = self._database.space()
        return Census(tables, **dict(counts), size=size, free=free)
