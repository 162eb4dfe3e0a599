"""The queries of tables: what is stored of them, each change in one transaction."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import aiosqlite

from bot.games.contract import Fact, Options, Placing, ScoreLine, Seat
from bot.store.database import Database
from bot.store.rows import MessageKind, MessageRow, MoveRow, SeatRow, Status, TableRow, TallyRow

_TALLY = """
WITH RECURSIVE played (id, follows) AS (
    SELECT id, follows FROM tables WHERE id = ?
    UNION SELECT tables.id, tables.follows FROM tables JOIN played ON tables.id = played.follows
)
SELECT max(seats.name) AS name, count(*) AS games, sum(results.place = 1) AS wins
FROM played JOIN results ON results.table_id = played.id
JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
GROUP BY coalesce(seats.user_id, seats.name)
ORDER BY wins DESC, games, name
"""

Statement = tuple[str, tuple[object, ...]]


class ChannelTakenError(Exception):
    """There is a live table in the channel already."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that is to be opened, with its host in seat 0. `at` is in seconds since 1970."""

    game: str
    rules: int
    options: Options
    places: int
    seed: bytes
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    at: int
    follows: int | None = None


@dataclass(frozen=True, slots=True)
class Derived:
    """What follows from the log after a move and is kept in rows for querying; None: not changed by it."""

    scorepad: Sequence[ScoreLine] | None = None
    result: Sequence[Placing] | None = None


class TableStore:
    """Reads and writes tables in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def table(self, table_id: int) -> TableRow | None:
        """The table of this number."""
        row = await self._database.fetch_one("SELECT * FROM tables WHERE id = ?", (table_id,))
        return None if row is None else _table(row)

    async def live_table_in(self, channel_id: int) -> int | None:
        """The number of the table that occupies the channel."""
        row = await self._database.fetch_one(
            "SELECT id FROM tables WHERE channel_id = ? AND status IN ('open', 'running', 'frozen')",
            (channel_id,),
        )
        return None if row is None else int(row["id"])

    async def latest_table_in(self, channel_id: int, game: str) -> int | None:
        """The number of the last table of the game in the channel, closed ones included."""
        row = await self._database.fetch_one(
            "SELECT max(id) AS id FROM tables WHERE channel_id = ? AND game = ?", (channel_id, game)
        )
        return None if row is None or row["id"] is None else int(row["id"])

    async def live_tables_of(self, guild_id: int, user_id: int, game: str) -> Sequence[int]:
        """Live tables of the game in the guild at which the person sits or plays host, newest first."""
        rows = await self._database.fetch_all(
            "SELECT id FROM tables WHERE guild_id = ? AND game = ?"
            " AND status IN ('open', 'running', 'frozen') AND (host_id = ?"
            " OR id IN (SELECT table_id FROM seats WHERE user_id = ?)) ORDER BY id DESC",
            (guild_id, game, user_id, user_id),
        )
        return [int(row["id"]) for row in rows]

    async def running_tables(self) -> Sequence[int]:
        """The tables at which a game is going on."""
        rows = await self._database.fetch_all("SELECT id FROM tables WHERE status = 'running' ORDER BY id")
        return [int(row["id"]) for row in rows]

    async def tables_to_tell(self) -> Sequence[int]:
        """The tables with a change that Discord has not been told of."""
        rows = await self._database.fetch_all("SELECT id FROM tables WHERE told < revision ORDER BY id")
        return [int(row["id"]) for row in rows]

    async def seats(self, table_id: int) -> tuple[SeatRow, ...]:
        """Who sits at the table, in order."""
        rows = await self._database.fetch_all(
            "SELECT seat, user_id, name FROM seats WHERE table_id = ? ORDER BY seat", (table_id,)
        )
        return tuple(SeatRow(row["seat"], row["user_id"], row["name"]) for row in rows)

    async def moves(self, table_id: int) -> tuple[MoveRow, ...]:
        """The whole log, in order."""
        rows = await self._database.fetch_all(
            "SELECT number, seat, move, at FROM moves WHERE table_id = ? ORDER BY number", (table_id,)
        )
        return tuple(MoveRow(row["number"], row["seat"], row["move"], row["at"]) for row in rows)

    async def scorepad(self, table_id: int) -> tuple[ScoreLine, ...]:
        """The stored lines of the scorepad, by round and seat."""
        rows = await self._database.fetch_all(
            "SELECT * FROM scorepad WHERE table_id = ? ORDER BY round, seat", (table_id,)
        )
        return tuple(
            ScoreLine(row["round"], row["seat"], row["score"], row["total"], _facts(row["details"]))
            for row in rows
        )

    async def results(self, table_id: int) -> tuple[Placing, ...]:
        """The placings of a finished table, best first."""
        rows = await self._database.fetch_all(
            "SELECT seat, place, score FROM results WHERE table_id = ? ORDER BY place, seat", (table_id,)
        )
        return tuple(Placing(row["seat"], row["place"], row["score"]) for row in rows)

    async def tally(self, table_id: int) -> tuple[TallyRow, ...]:
        """How everybody stands over this table's game and those that it follows, most games won first.

        People are told apart by their id, computer players by their name.
        """
        rows = await self._database.fetch_all(_TALLY, (table_id,))
        return tuple(TallyRow(row["name"], row["games"], row["wins"]) for row in rows)

    async def open(self, opening: Opening, seats: Sequence[SeatRow]) -> int:
        """Stores a new table and who sits there; returns its number.

        Raises `ChannelTakenError` if the channel has a live table.
        """

        async def work(connection: aiosqlite.Connection) -> int:
            try:
                cursor = await connection.execute(
                    "INSERT INTO tables (game, rules, options, places, seed, guild_id, channel_id, host_id,"
                    " language, status, created_at, follows)"
                    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?)",
                    (
                        opening.game,
                        opening.rules,
                        json.dumps(dict(opening.options)),
                        opening.places,
                        opening.seed,
                        opening.guild_id,
                        opening.channel_id,
                        opening.host_id,
                        opening.language,
                        opening.at,
                        opening.follows,
                    ),
                )
            except sqlite3.IntegrityError as error:
                raise ChannelTakenError from error
            assert cursor.lastrowid is not None  # noqa: S101 - an INSERT has just succeeded
            await _execute(connection, _replace_seats(cursor.lastrowid, seats))
            return cursor.lastrowid

        return await self._database.write(work)

    async def set_seats(self, table_id: int, seats: Sequence[SeatRow], host_id: int) -> None:
        """Replaces who sits at the table, and who is its host."""
        host = ("UPDATE tables SET host_id = ? WHERE id = ?", (host_id, table_id))
        await self._run(*_replace_seats(table_id, seats), host, _revise(table_id))

    async def set_options(self, table_id: int, options: Options) -> None:
        """Replaces the options of an open table; they must be complete."""
        values = json.dumps(dict(options))
        await self._run(("UPDATE tables SET options = ? WHERE id = ?", (values, table_id)), _revise(table_id))

    async def set_status(self, table_id: int, status: Status, at: int) -> None:
        """Moves the table on in its life; `at` (seconds since 1970) is kept when it is closed."""
        await self._run(_set_status(table_id, status, at), _revise(table_id))

    async def set_channel(self, table_id: int, channel_id: int) -> None:
        """Moves the table to another channel. Raises `ChannelTakenError` if that has a live table."""
        try:
            await self._run(
                ("UPDATE tables SET channel_id = ? WHERE id = ?", (channel_id, table_id)), _revise(table_id)
            )
        except sqlite3.IntegrityError as error:
            raise ChannelTakenError from error

    async def append(self, table_id: int, move: MoveRow, derived: Derived) -> None:
        """Adds a line to the log, and in the same transaction the rows that follow from it.

        Raises sqlite3.IntegrityError if the log has a line of that number already: then nothing is stored.
        """
        statements: list[Statement] = [
            (
                "INSERT INTO moves (table_id, number, seat, move, at) VALUES (?, ?, ?, ?, ?)",
                (table_id, move.number, move.seat, move.move, move.at),
            )
        ]
        if derived.scorepad is not None:
            statements += _replace_scorepad(table_id, derived.scorepad)
        if derived.result is not None:
            statements += [
                (
                    "INSERT INTO results (table_id, seat, place, score) VALUES (?, ?, ?, ?)",
                    (table_id, *placing),
                )
                for placing in derived.result
            ]
            statements.append(_set_status(table_id, Status.FINISHED, move.at))
        await self._run(*statements, _revise(table_id))

    async def mark_told(self, table_id: int, revision: int) -> None:
        """Discord has been told of the table as it was at this revision."""
        await self._run(("UPDATE tables SET told = max(told, ?) WHERE id = ?", (revision, table_id)))

    async def messages(self, table_id: int) -> tuple[MessageRow, ...]:
        """The messages that show the table."""
        rows = await self._database.fetch_all("SELECT * FROM messages WHERE table_id = ?", (table_id,))
        return tuple(
            MessageRow(
                row["table_id"],
                MessageKind(row["kind"]),
                row["seat"],
                row["channel_id"],
                row["message_id"],
                row["shows"],
            )
            for row in rows
        )

    async def message(self, table_id: int, kind: MessageKind) -> MessageRow | None:
        """The table's one message of a kind that no seat has for itself: its post, or its nudge."""
        messages = await self.messages(table_id)
        return next((message for message in messages if message.kind is kind), None)

    async def remember_message(self, message: MessageRow) -> None:
        """Keeps where a message is and what it shows, in the place of the one before."""
        await self._run(
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
            )
        )

    async def forget_message(self, table_id: int, kind: MessageKind, seat: Seat) -> None:
        """Forgets a message that is no longer there."""
        await self._run(
            (
                "DELETE FROM messages WHERE table_id = ? AND kind = ? AND seat = ?",
                (table_id, kind, seat),
            )
        )

    async def _run(self, *statements: Statement) -> None:
        async def work(connection: aiosqlite.Connection) -> None:
            await _execute(connection, statements)

        await self._database.write(work)


async def _execute(connection: aiosqlite.Connection, statements: Sequence[Statement]) -> None:
    for sql, parameters in statements:
        await connection.execute(sql, parameters)


def _table(row: sqlite3.Row) -> TableRow:
    values = dict(row)
    return TableRow(
        **{**values, "options": json.loads(values["options"]), "status": Status(values["status"])}
    )


def _facts(stored: str) -> dict[str, Fact]:
    """Facts as they were before they were stored: JSON makes a list of a tuple."""
    facts: dict[str, Any] = json.loads(stored)
    return {name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()}


def _revise(table_id: int) -> Statement:
    return ("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table_id,))


def _set_status(table_id: int, status: Status, at: int) -> Statement:
    closed_at = None if status.live else at
    return ("UPDATE tables SET status = ?, closed_at = ? WHERE id = ?", (status, closed_at, table_id))


def _replace_seats(table_id: int, seats: Sequence[SeatRow]) -> list[Statement]:
    return [
        ("DELETE FROM seats WHERE table_id = ?", (table_id,)),
        *(
            (
                "INSERT INTO seats (table_id, seat, user_id, name) VALUES (?, ?, ?, ?)",
                (table_id, seat.seat, seat.user_id, seat.name),
            )
            for seat in seats
        ),
    ]


def _replace_scorepad(table_id: int, lines: Sequence[ScoreLine]) -> list[Statement]:
    return [
        ("DELETE FROM scorepad WHERE table_id = ?", (table_id,)),
        *(
            (
                "INSERT INTO scorepad (table_id, round, seat, score, total, details)"
                " VALUES (?, ?, ?, ?, ?, ?)",
                (table_id, line.round, line.seat, line.score, line.total, json.dumps(dict(line.details))),
            )
            for line in lines
        ),
    ]
