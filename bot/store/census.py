"""The query that counts what is stored, for the host."""

from bot.model.census import Census
from bot.model.tables import Status
from bot.store.database import Database

_COUNTS = """
SELECT (SELECT count(*) FROM tables WHERE told < revision) AS untold,
       (SELECT count(*) FROM people) AS people,
       (SELECT min(next_at) FROM clocks) AS next_at,
       (SELECT count(*) FROM clocks WHERE next_at <= ?) AS overdue
"""


class CensusStore:
    """Counts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def taken(self, now: int) -> Census:
        """The counts as they are at `now`, in seconds since 1970."""
        rows = await self._database.scan("SELECT status, count(*) AS tables FROM tables GROUP BY status")
        tables = dict.fromkeys(Status, 0) | {Status(row["status"]): int(row["tables"]) for row in rows}
        [counts] = await self._database.scan(_COUNTS, (now,))
        size, free = self._database.space()
        return Census(tables, **dict(counts), size=size, free=free)
