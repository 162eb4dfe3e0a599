"""A file of SQLite's as the source or the target of a move."""

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.moving import Row, Side, Tables, by_table
from bot.store.sqlite.claim import claimed
from bot.store.sqlite.errors import explained
from bot.store.sqlite.migrations import MIGRATIONS, check_references, migrate

_COLUMNS = """
    SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'
"""
_NUMBER = """
    INSERT INTO sqlite_sequence (seq, name)
    SELECT ?, name FROM sqlite_schema WHERE type = 'table' AND name = ? AND sql LIKE '%AUTOINCREMENT%'
"""


@contextmanager
def moved_out(path: Path) -> Iterator[Side]:
    """The file of a bot that does not run. Raises `StoreError`."""
    if not path.exists():
        raise StoreError("not_moved", reason=f"there is no database {path}")
    with _opened(path) as side:
        yield side


@contextmanager
def moved_in(path: Path) -> Iterator[Side]:
    """A new file, which is there once the block has ended well. Raises `StoreError`."""
    if path.exists():
        raise StoreError("exists", path=path)
    unfinished = path.with_name(f"{path.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        with _opened(unfinished) as side:
            yield side
        unfinished.rename(path)
    finally:
        for rest in path.parent.glob(f"{unfinished.name}*"):
            rest.unlink()


@contextmanager
def _opened(path: Path) -> Iterator[Side]:
    with claimed(path) as place, explained(place):
        migrate(place, MIGRATIONS)
        with closing(sqlite3.connect(place, isolation_level=None)) as connection:
            connection.execute("BEGIN")  # no connection of this kind looks at references
            yield _Side(connection)
            check_references(connection, place)
            connection.execute("COMMIT")


class _Side:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def tables(self) -> Tables:
        return by_table(self._connection.execute(_COLUMNS))

    def rows(self, table: str, columns: Sequence[str]) -> Iterable[Row]:
        return self._connection.execute(f"SELECT {_quoted(columns)} FROM {table}")  # noqa: S608 - our own names

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        marks = ", ".join("?" * len(columns))
        insert = f"INSERT INTO {table} ({_quoted(columns)}) VALUES ({marks})"  # noqa: S608 - our own names
        self._connection.executemany(insert, rows)

    def numbers(self) -> Mapping[str, int]:
        return dict(self._connection.execute("SELECT name, seq FROM sqlite_sequence"))

    def number_on(self, numbers: Mapping[str, int]) -> None:
        self._connection.execute("DELETE FROM sqlite_sequence")
        self._connection.executemany(_NUMBER, [(last, table) for table, last in numbers.items()])


def _quoted(columns: Sequence[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)
