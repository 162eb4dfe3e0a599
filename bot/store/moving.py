"""Moves the whole database from one engine to the other, and compares it table by table."""

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from bot.store.errors import StoreError

Row = tuple[Any, ...]
Tables = Mapping[str, Sequence[str]]


class Side(Protocol):
    """A database out of which everything is moved, or into which, in one transaction."""

    def tables(self) -> Tables:
        """The tables with their columns."""

    def rows(self, table: str, columns: Sequence[str]) -> Iterable[Row]:
        """The rows of a table, in any order."""

    def fill(self, table: str, columns: Sequence[str], rows: Iterable[Row]) -> None:
        """Puts rows into a table; others may refer to some that come later."""

    def numbers(self) -> Mapping[str, int]:
        """The last number that each table has given to a row, which may be gone."""

    def number_on(self, numbers: Mapping[str, int]) -> None:
        """Gives these numbers to no other row."""


def move(source: Side, target: Side) -> tuple[int, int]:
    """Moves everything to an empty database; how many tables and rows. Raises `StoreError`."""
    tables = source.tables()
    if tables != target.tables():
        raise StoreError("not_moved", reason="the tables there are others")
    for table, columns in tables.items():
        if any(True for _ in target.rows(table, columns)):
            raise StoreError(
                "not_moved", reason=f"the table {table} there has rows, and nothing is overwritten"
            )
    for table, columns in tables.items():
        target.fill(table, columns, source.rows(table, columns))
    target.number_on(source.numbers())
    return len(tables), sum(_compared(source, target, *table) for table in tables.items())


def _compared(source: Side, target: Side, table: str, columns: Sequence[str]) -> int:
    count, digest = digested(source.rows(table, columns))
    if (count, digest) != digested(target.rows(table, columns)):
        raise StoreError("not_moved", reason=f"the table {table} would differ there")
    return count


def digested(rows: Iterable[Row]) -> tuple[int, int]:
    """How many rows there are, and the sum of their digests, which no order changes."""
    count = total = 0
    for row in rows:
        count += 1
        total += int.from_bytes(hashlib.sha256(repr(tuple(row)).encode()).digest(), "big")
    return count, total


def by_table(columns: Iterable[Row]) -> Tables:
    """Tables by the names of tables and columns, in alphabetical order."""
    tables: dict[str, list[str]] = {}
    for table, column in sorted(columns):
        tables.setdefault(table, []).append(column)
    return tables
