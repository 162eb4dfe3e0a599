"""The queries of people: what is remembered of them between two tables."""

import aiosqlite

from bot.store.database import Database
from bot.store.rows import DirectMessages, PersonRow


class PeopleStore:
    """Reads and writes people in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, user_id: int) -> PersonRow | None:
        """What is remembered of the person, if anything."""
        row = await self._database.fetch_one("SELECT * FROM people WHERE user_id = ?", (user_id,))
        if row is None:
            return None
        return PersonRow(row["user_id"], row["language"], row["dm_channel_id"], DirectMessages(row["dm"]))

    async def remember(self, person: PersonRow) -> None:
        """Keeps what is known of the person now."""

        async def work(connection: aiosqlite.Connection) -> None:
            await connection.execute(
                "INSERT OR REPLACE INTO people (user_id, language, dm_channel_id, dm) VALUES (?, ?, ?, ?)",
                (person.user_id, person.language, person.dm_channel_id, person.dm),
            )

        await self._database.write(work)
