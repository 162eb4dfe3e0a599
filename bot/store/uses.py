"""The queries of how often commands and actions are used on a day, counted from 1970 in UTC."""

from collections.abc import Mapping

from bot.store.engine import Queries
from bot.store.statements import Statement

_ADD = """
INSERT INTO uses (day, used, times) VALUES (?, ?, ?)
ON CONFLICT (day, used) DO UPDATE SET times = uses.times + excluded.times
"""


class UseStore(Queries):
    """Reads and adds up uses."""

    async def since(self, day: int) -> Mapping[str, int]:
        """How often each name was used from a day on."""
        rows = await self._database.scan(
            "SELECT used, sum(times) AS times FROM uses WHERE day >= ? GROUP BY used", (day,)
        )
        return {str(row["used"]): int(row["times"]) for row in rows}

    async def add(self, uses: Mapping[tuple[int, str], int], first: int, *more: Statement) -> None:
        """Adds uses by day and name, forgets those before the day `first`, and runs `more`."""
        added: list[Statement] = [(_ADD, (*key, times)) for key, times in uses.items()]
        if added:
            added.append(("DELETE FROM uses WHERE day < ?", (first,)))
        await self._database.run(*added, *more)
