"""The queries of servers: their settings."""

import sqlite3
from collections.abc import Callable

from bot.model.guilds import GuildRow
from bot.store.database import Database
from bot.store.rows import columns_of, insert, row_of

_GUILD = "SELECT * FROM guilds WHERE guild_id = ?"


class GuildStore:
    """Reads and writes the settings of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guild(self, guild_id: int) -> GuildRow:
        """The settings of a server, or the defaults."""
        rows = await self._database.fetch_all(_GUILD, (guild_id,))
        return row_of(GuildRow, rows[0]) if rows else GuildRow(guild_id)

    async def change(self, guild_id: int, alter: Callable[[GuildRow], GuildRow]) -> tuple[GuildRow, GuildRow]:
        """Changes the settings; returns them before and after."""

        # Read and written in one transaction, so that of two changes at once neither is lost.
        def work(connection: sqlite3.Connection) -> tuple[GuildRow, GuildRow]:
            rows = list(connection.execute(_GUILD, (guild_id,)))
            before = row_of(GuildRow, rows[0]) if rows else GuildRow(guild_id)
            after = alter(before)
            connection.execute(*insert("guilds", columns_of(after), replacing=True))
            return before, after

        return await self._database.write(work)
