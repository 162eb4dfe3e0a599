"""What the database holds, read without the bot's code: tables, moves, and the messages that it keeps."""

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import psycopg

Execute = Callable[[str], Iterable[Any]]
Move = tuple[int, int, str, int]
"""The number of a line, its seat, its words, and whether the bot made it by itself (1 or 0)."""


class Table(NamedTuple):
    """A table's row, as far as it is looked at."""

    id: int
    game: str
    rules: int
    options: Mapping[str, Any]
    seed: bytes
    channel_id: int
    status: str
    revision: int
    told: int


@dataclass(frozen=True, slots=True)
class Stored:
    """What was stored when the file was read. `kept` are the ids of all messages that it knows of.

    `hands` and `posts` are those that are kept as such, with their tables and by them. `sending` are the
    channels of messages of which the bot does not know yet what became of them, `deleting` the ids of those
    that it still has to delete.
    """

    tables: Mapping[int, Table]
    seats: Mapping[int, Sequence[int | None]]
    moves: Mapping[int, Sequence[Move]]
    scorepads: Mapping[int, Sequence[tuple[int, int, int, int]]]
    kept: frozenset[int]
    hands: Mapping[int, int]
    posts: Mapping[int, int]
    sending: Sequence[int]
    deleting: Sequence[int]
    integrity: str

    @classmethod
    def read(cls, path: Path) -> "Stored":
        """Reads the file, of a bot that has stopped or runs."""
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
            columns = database.execute(_COLUMNS).fetchall()
            [integrity] = database.execute("PRAGMA integrity_check").fetchone()
            return cls._of(database.execute, columns, integrity)

    @classmethod
    def read_from(cls, address: str) -> "Stored":
        """The same from PostgreSQL."""
        with psycopg.connect(address) as database:
            database.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            columns = database.execute(_COLUMNS_THERE).fetchall()
            return cls._of(lambda sql: database.execute(sql.encode()), columns, "ok")

    @classmethod
    def _of(cls, execute: Execute, columns: Iterable[tuple[str, str]], integrity: str) -> "Stored":
        return cls(
            {table.id: table for table in _tables(execute)},
            _by_table(execute("SELECT table_id, user_id FROM seats ORDER BY table_id, seat"), 1),
            _by_table(
                execute(
                    "SELECT table_id, number, seat, move, by_computer FROM moves ORDER BY table_id, number"
                )
            ),
            _by_table(
                execute(
                    "SELECT table_id, round, seat, score, total FROM scorepad ORDER BY table_id, round, seat"
                )
            ),
            frozenset(_kept(execute, columns)),
            dict(execute("SELECT message_id, subject FROM messages WHERE kind = 'hand'")),
            dict(execute("SELECT subject, message_id FROM messages WHERE kind = 'post'")),
            [channel for (channel,) in execute("SELECT channel_id FROM messages_being_sent")],
            [message for (message,) in execute("SELECT message_id FROM messages_to_delete")],
            integrity,
        )

    def pressed(self, table: int) -> Sequence[tuple[int, str]]:
        """The seats and words of a table's lines, without last cards that played themselves."""
        return [(seat, words) for _, seat, words, by_itself in self.moves.get(table, ()) if not by_itself]

    def user_of(self, table: int, seat: int) -> int | None:
        return self.seats[table][seat]

    def seat_of(self, table: int, user_id: int) -> int | None:
        seats = self.seats.get(table, ())
        return seats.index(user_id) if user_id in seats else None


_COLUMNS = """
    SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'
"""
_COLUMNS_THERE = """
    SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = current_schema()
"""


def _tables(execute: Execute) -> Iterator[Table]:
    columns = ", ".join(Table._fields)
    for row in execute(f"SELECT {columns} FROM tables"):  # noqa: S608 - our own names
        table = Table(*row)
        yield table._replace(options=json.loads(str(table.options)))


def _by_table(rows: Iterable[Any], width: int = 0) -> dict[int, list[Any]]:
    """The rows by the first of their values; of `width` 1 each is the second value alone."""
    found: dict[int, list[Any]] = defaultdict(list)
    for table, *row in rows:
        found[table].append(row[0] if width == 1 else tuple(row))
    return found


def _kept(execute: Execute, columns: Iterable[tuple[str, str]]) -> Iterator[int]:
    """Every message id that stands anywhere, in whichever table of the database."""
    for table, column in columns:
        if column.endswith("message_id"):
            query = f"SELECT {column} FROM {table} WHERE {column} IS NOT NULL"  # noqa: S608
            yield from (row[0] for row in execute(query))
