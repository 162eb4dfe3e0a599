"""The queries of servers: what their moderators have settled."""

import json
import sqlite3
from collections.abc import Callable

from bot.model.guilds import GuildRow, Openers
from bot.model.tables import Absence, Pace
from bot.store.database import Database
from bot.store.statements import Statement

_GUILD = "SELECT * FROM guilds WHERE guild_id = ?"


class GuildStore:
    """Reads and writes the settings of servers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def guild(self, guild_id: int) -> GuildRow:
        """What is settled in a server; the defaults where nothing is."""
        rows = await self._database.fetch_all(_GUILD, (guild_id,))
        return _guild(rows[0]) if rows else GuildRow(guild_id)

    async def change(self, guild_id: int, alter: Callable[[GuildRow], GuildRow]) -> tuple[GuildRow, GuildRow]:
        """Alters what is settled in a server; returns what was, and what is from now on.

        It is read and kept in one transaction, so that of two changes at once neither is lost. What `alter`
        raises changes nothing.
        """

        def work(connection: sqlite3.Connection) -> tuple[GuildRow, GuildRow]:
            rows = list(connection.execute(_GUILD, (guild_id,)))
            before = _guild(rows[0]) if rows else GuildRow(guild_id)
            after = alter(before)
            connection.execute(*_settled(after))
            return before, after

        return await self._database.write(work)


def _guild(row: sqlite3.Row) -> GuildRow:
    return GuildRow(
        row["guild_id"],
        Openers(row["openers"]),
        row["opener_role"],
        row["moderator_role"],
        tuple(json.loads(row["channels"])),
        Pace(row["pace"]),
        Absence(row["absence"]),
        row["vacation_days"],
        row["language"],
        bool(row["pictures"]),
        row["moderator_channel"],
    )


def _settled(guild: GuildRow) -> Statement:
    return (
        "INSERT OR REPLACE INTO guilds (guild_id, openers, opener_role, moderator_role, channels,"
        " pace, absence, vacation_days, language, pictures, moderator_channel)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            guild.guild_id,
            guild.openers,
            guild.opener_role,
            guild.moderator_role,
            json.dumps(guild.channels),
            guild.pace,
            guild.absence,
            guild.vacation_days,
            guild.language,
            int(guild.pictures),
            guild.moderator_channel,
        ),
    )
