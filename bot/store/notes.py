"""The queries of notes: the bot's own memory from one start to the next."""

import secrets
from collections.abc import Callable

from bot.store.engine import Queries, Transaction
from bot.store.rows import upsert
from bot.store.statements import Statement

LOOKS = "looks"  # the version for which the looks of messages were last brought up to date
COMMANDS = "commands"  # the fingerprint of the slash commands that Discord has
COMMAND_IDS = "command_ids"  # the ids of the slash commands by name, as JSON
COMMANDS_REFUSED = "commands_refused"  # why Discord refused the slash commands the last time
EMOJI_IDS = "emoji_ids"  # the ids of the application's emojis by name, as JSON
FIRST_CONTACTS = "first_contacts"  # the direct messages that the bot has begun lately, as JSON
PICTURE_SECRET = "picture_secret"  # what the keys of pictures are made with; secret
RENAMED = "renamed"  # leagues that got another name since theirs was taken, by the name of before, as JSON
PRESENT = "present"  # when the bot and Discord were both there the last time

_NOTE = "SELECT value FROM notes WHERE name = ?"


class NoteStore(Queries):
    """Reads and writes notes."""

    async def note(self, name: str) -> str | None:
        """The value of a note, if there is one."""
        row = await self._database.fetch_one(_NOTE, (name,))
        return None if row is None else str(row["value"])

    async def alter(self, name: str, alter: Callable[[str | None], str]) -> tuple[str | None, str]:
        """Alters a note; returns its value before, and now."""

        def work(connection: Transaction) -> tuple[str | None, str]:
            row = connection.execute(_NOTE, (name,)).fetchone()
            before = None if row is None else str(row["value"])
            after = alter(before)
            connection.execute(*keep_note(name, after))
            return before, after

        return await self._database.write(work)

    async def picture_secret(self) -> bytes:
        """The secret from which the keys of pictures are made, drawn at the first start."""
        _, secret = await self.alter(PICTURE_SECRET, lambda known: known or secrets.token_hex(16))
        return bytes.fromhex(secret)

    async def keep(self, **values: str | None) -> None:
        """Keeps values by name; None deletes one."""
        await self._database.run(*(keep_note(name, value) for name, value in values.items()))


def keep_note(name: str, value: str | None) -> Statement:
    """Keeps a note; None deletes it."""
    if value is None:
        return ("DELETE FROM notes WHERE name = ?", (name,))
    return upsert("notes", {"name": name, "value": value}, "name")
