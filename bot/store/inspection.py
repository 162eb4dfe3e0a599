"""What can be said of a database without changing it: whole or damaged, ours or foreign, old or new."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.migrations import MIGRATIONS, check_ours, in_order


def check_integrity(connection: sqlite3.Connection, path: Path, pragma: str = "integrity_check") -> None:
    """Raises `StoreError` if the file is damaged, naming the first thing that SQLite finds.

    The pragma `quick_check` leaves out whether the indexes agree with their tables, and takes a fraction of
    the time.
    """
    [finding] = connection.execute(f"PRAGMA {pragma}(1)").fetchone()
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
    if version == 0:
        raise StoreError("foreign", path=path, reason="it has no version")
    check_ours(connection, path, version, migrations)
    return [file.stem for file in migrations[version:]]
