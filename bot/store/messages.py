"""The queries of messages: where on Discord a table is shown."""

import sqlite3

from bot.games.contract import Seat
from bot.model.tables import NO_SEAT, MessageKind, MessageRow
from bot.store.database import Database
from bot.store.statements import run


class MessageStore:
    """Reads and writes the messages that show tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table_id: int) -> tuple[MessageRow, ...]:
        """The messages that show the table."""
        rows = await self._database.fetch_all("SELECT * FROM messages WHERE table_id = ?", (table_id,))
        return tuple(map(message_of, rows))

    async def one(self, table_id: int, kind: MessageKind, seat: Seat = NO_SEAT) -> MessageRow | None:
        """The message of a kind: the table's own, or that of a seat."""
        row = await self._database.fetch_one(
            "SELECT * FROM messages WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat)
        )
        return None if row is None else message_of(row)

    async def remember(self, message: MessageRow) -> None:
        """Keeps where a message is and what it shows, in the place of the one before."""
        await run(
            self._database,
            (
                "INSERT OR REPLACE INTO messages (table_id, kind, seat, channel_id, message_id, shows)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (
                    message.table_id,
                    message.kind,
                    message.seat,
                    message.channel_id,
                    message.message_id,
                    message.shows,
                ),
            ),
        )

    async def forget(self, table_id: int, kind: MessageKind, seat: Seat = NO_SEAT) -> None:
        """Forgets a message that is no longer there."""
        await run(
            self._database,
            ("DELETE FROM messages WHERE table_id = ? AND kind = ? AND seat = ?", (table_id, kind, seat)),
        )


def message_of(row: sqlite3.Row) -> MessageRow:
    """The message in a row that has all its columns."""
    return MessageRow(
        row["table_id"],
        MessageKind(row["kind"]),
        row["seat"],
        row["channel_id"],
        row["message_id"],
        row["shows"],
    )
