"""The queries by which people find each other: what they have played, and what they would like to play."""

from collections.abc import Mapping

from bot.store.database import Database

_PLAYED = """
SELECT tables.game AS game, count(*) AS games FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.guild_id = ? AND tables.status = 'finished' AND seats.user_id = ? GROUP BY tables.game
"""


class MeetingStore:
    """Reads and writes them in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def played(self, guild_id: int, user_id: int) -> Mapping[str, int]:
        """How many games of each kind a person has finished in a server."""
        rows = await self._database.fetch_all(_PLAYED, (guild_id, user_id))
        return {str(row["game"]): int(row["games"]) for row in rows}
