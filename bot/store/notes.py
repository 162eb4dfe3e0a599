"""The queries of notes: what the bot keeps for itself from one start to the next."""

import secrets
import sqlite3
from collections.abc import Callable

from bot.store.database import Database
from bot.store.statements import Statement, run

LOOKS = "looks"
"""The name of the note that tells which version the messages of tables were last brought to the looks of."""
COMMANDS = "commands"
"""The name of the note that tells which slash commands Discord has, by their fingerprint."""
COMMAND_IDS = "command_ids"
"""The name of the note that tells which ids Discord gave to the slash commands, by their names, as JSON."""
COMMANDS_REFUSED = "commands_refused"
"""The name of the note that tells why Discord did not take the slash commands, the last time."""
EMOJI_IDS = "emoji_ids"
"""The name of the note that tells which ids Discord gave to the application's emojis, by name, as JSON."""
FIRST_CONTACTS = "first_contacts"
"""The name of the note that tells of the conversations that the bot has opened lately, as JSON."""
PICTURE_SECRET = "picture_secret"
"""The name of the note that holds what the keys of pictures are made with: it is told to nobody."""
PRESENT = "present"
"""The name of the note that tells when the bot and Discord were both there the last time."""

_NOTE = "SELECT value FROM notes WHERE name = ?"


class NoteStore:
    """Reads and writes notes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def note(self, name: str) -> str | None:
        """The value of a note, if there is one."""
        row = await self._database.fetch_one(_NOTE, (name,))
        return None if row is None else str(row["value"])

    async def alter(self, name: str, alter: Callable[[str | None], str]) -> tuple[str | None, str]:
        """Alters the value of a note, in one transaction; what it was before, and is now."""

        def work(connection: sqlite3.Connection) -> tuple[str | None, str]:
            row = connection.execute(_NOTE, (name,)).fetchone()
            before = None if row is None else str(row["value"])
            after = alter(before)
            connection.execute(*_kept(name, after))
            return before, after

        return await self._database.write(work)

    async def picture_secret(self) -> bytes:
        """What the keys of pictures are made with, drawn by lot at the first start."""
        _, secret = await self.alter(PICTURE_SECRET, lambda known: known or secrets.token_hex(16))
        return bytes.fromhex(secret)

    async def keep(self, **values: str | None) -> None:
        """Keeps the values by name, each in the place of the one before; None takes it away."""
        await run(self._database, *(_kept(name, value) for name, value in values.items()))


def _kept(name: str, value: str | None) -> Statement:
    if value is None:
        return ("DELETE FROM notes WHERE name = ?", (name,))
    return ("INSERT OR REPLACE INTO notes (name, value) VALUES (?, ?)", (name, value))
