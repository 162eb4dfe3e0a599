"""What can be said of a database without changing it: whole or damaged, ours or foreign, old or new."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.migrations import MIGRATIONS, in_order

_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"


def check_integrity(connection: sqlite3.Connection, path: Path) -> None:
    """Raises `StoreError` if the file is damaged, naming the first thing that SQLite finds."""
    [finding] = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if finding != "ok":
        raise StoreError("damaged", path=path, reason=finding)


def check_references(connection: sqlite3.Connection, path: Path) -> None:
    """Raises `StoreError` if a row refers to another that is missing."""
    broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    if broken:
        raise StoreError("dangling", path=path, table=broken[0])


def pending_migrations(
    connection: sqlite3.Connection, path: Path, folder: Path = MIGRATIONS
) -> Sequence[str]:
    """The names of the migrations in `folder` that the database lacks, in order.

    Raises `StoreError` if it is of a newer program, or of another one altogether.
    """
    migrations = in_order(folder)
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version > len(migrations):
        raise StoreError("newer", path=path, version=version, known=len(migrations))
    if version < 1:
        raise StoreError("foreign", path=path, reason="it has no version")
    lacking = _tables_of(migrations[:version]) - {name for (name,) in connection.execute(_TABLES)}
    if lacking:
        raise StoreError("foreign", path=path, reason=f"it has no table {min(lacking)}")
    return [file.stem for file in migrations[version:]]


def _tables_of(migrations: Sequence[Path]) -> set[str]:
    """The tables that a database has after these migrations, found by making one."""
    with closing(sqlite3.connect(":memory:")) as model:
        for file in migrations:
            model.executescript(file.read_text(encoding="utf-8"))
        return {name for (name,) in model.execute(_TABLES)}
