"""What a bot knows of its slash commands once Discord has them: found out once by each test process.

To read the words of all commands in all languages takes most of a first start. Whoever starts anew with the
same commands is given what the first one was: its own notes, which it compares with what it would register.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.store.notes import COMMAND_IDS, COMMANDS
from tests.loopback.server import Discord
from tests.patience import eventually

NOTES = (COMMANDS, COMMAND_IDS)
Notes = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Registered:
    """The bot's notes, and the commands that Discord has."""

    notes: Notes
    commands: list[dict[str, Any]]

    def give(self, database: Path, discord: Discord) -> None:
        """Both know each other's from now on."""
        with closing(sqlite3.connect(database)) as connection, connection:
            connection.executemany("INSERT INTO notes (name, value) VALUES (?, ?)", self.notes)
        discord.rest.commands = [dict(command) for command in self.commands]
        discord.rest.registered.set()


async def registered(database: Path, discord: Discord) -> Registered:
    await eventually(lambda: len(_notes(database)) == len(NOTES), "the note of the commands")
    return Registered(_notes(database), discord.rest.commands)


def _notes(database: Path) -> Notes:
    with closing(sqlite3.connect(f"{database.as_uri()}?mode=ro", uri=True)) as connection:
        return connection.execute("SELECT name, value FROM notes WHERE name IN (?, ?)", NOTES).fetchall()
