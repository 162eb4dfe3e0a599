"""The queries of substitutes: who would step in at a table."""

from collections.abc import Sequence

from bot.model.tables import SubstituteRow
from bot.store.database import Database
from bot.store.statements import run

_SEATED_IN_ROUND = """
SELECT seats.user_id FROM matches AS own
JOIN matches AS others ON others.league_id = own.league_id
    AND others.round = own.round AND others.id <> own.id
JOIN seats ON seats.table_id = others.table_id
WHERE own.id = :match AND seats.user_id IS NOT NULL
UNION
SELECT drawn.value FROM matches AS own
JOIN matches AS others ON others.league_id = own.league_id
    AND others.round = own.round AND others.id <> own.id,
    json_each(others.seats) AS drawn
WHERE own.id = :match
"""


class SubstituteStore:
    """Reads and writes who would step in."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table_id: int) -> Sequence[SubstituteRow]:
        """Who would step in at the table, the first to say so first."""
        rows = await self._database.fetch_all(
            "SELECT user_id, name FROM substitutes WHERE table_id = ? ORDER BY at, user_id", (table_id,)
        )
        return [SubstituteRow(row["user_id"], row["name"]) for row in rows]

    async def seated_in_round(self, match_id: int) -> frozenset[int]:
        """Who has a seat at the table of another match in the same round of the same league."""
        rows = await self._database.fetch_all(_SEATED_IN_ROUND, {"match": match_id})
        return frozenset(row["user_id"] for row in rows)

    async def add(self, table_id: int, substitute: SubstituteRow, at: int) -> None:
        """Keeps that somebody would step in."""
        await run(
            self._database,
            (
                "INSERT OR IGNORE INTO substitutes (table_id, user_id, name, at) VALUES (?, ?, ?, ?)",
                (table_id, substitute.user_id, substitute.name, at),
            ),
        )

    async def remove(self, table_id: int, user_id: int) -> None:
        """Forgets that somebody would step in."""
        await run(
            self._database,
            ("DELETE FROM substitutes WHERE table_id = ? AND user_id = ?", (table_id, user_id)),
        )
