"""A database on PostgreSQL as the source or the target of a move."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager

import psycopg
from psycopg.sql import SQL, Composed, Identifier

from bot.store.errors import StoreError
from bot.store.moving import Row, Side, Tables, by_table
from bot.store.postgres.migrations import migrate
from bot.store.postgres.server import Connection, connected
from bot.store.sqlite.migrations import MIGRATIONS

_COLUMNS = """
    SELECT table_name, column_name FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name NOT IN ('schema_version', 'commits')
"""
_SEQUENCES = """
    SELECT table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name)
    FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'
"""


@contextmanager
def moved(address: str, name: str) -> Iterator[Side]:
    """A database, changed once the block has ended well, by a connection of that name.

    Raises `StoreError`.
    """
    with connected(address, name) as connection:
        try:
            migrate(connection, address, MIGRATIONS)
            with connection.transaction():
                connection.execute("SET CONSTRAINTS ALL DEFERRED")  # as tables refer to each other
                yield _Side(connection)
        except psycopg.Error as error:
            raise StoreError("not_moved", reason=str(error).strip()) from error


class _Side:
    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def tables(self) -> Tables:
        return by_table(self._connection.execute(_COLUMNS))

    def rows(self, table: str, columns: Sequence[str]) -> Iterable[Row]:
        with self._connection.cursor(f"rows of {table}") as cursor:  # which fetches some at a time
            yield from cursor.execute(SQL("SELECT {} FROM {}").format(_named(columns), Identifier(table)))

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        into = SQL("COPY {} ({}) FROM STDIN").format(Identifier(table), _named(columns))
        with self._connection.cursor() as cursor, cursor.copy(into) as copy:
            for row in rows:
                copy.write_row(row)

    def numbers(self) -> Mapping[str, int]:
        last = SQL("SELECT last_value FROM {} WHERE is_called")
        found = {
            table: self._connection.execute(last.format(Identifier(*sequence.split(".")))).fetchone()
            for table, _, sequence in self._connection.execute(_SEQUENCES).fetchall()
        }
        return {table: row[0] for table, row in found.items() if row is not None}

    def number_on(self, numbers: Mapping[str, int]) -> None:
        on = SQL("SELECT setval(%s, greatest(%s, (SELECT max({}) FROM {})))")
        for table, column, sequence in self._connection.execute(_SEQUENCES).fetchall():
            self._connection.execute(
                on.format(Identifier(column), Identifier(table)), (sequence, numbers.get(table))
            )


def _named(columns: Sequence[str]) -> Composed:
    return SQL(", ").join(map(Identifier, columns))
