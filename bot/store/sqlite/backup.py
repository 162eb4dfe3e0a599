"""Backups: copies of a live database that are whole and of one instant.

A copy of the file would miss the write-ahead log, and a second descriptor would drop SQLite's locks. SQLite's
own backup holds nobody up.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.engine import Transaction
from bot.store.errors import StoreError
from bot.store.sqlite.errors import explained


async def backup(path: Path, target: Path) -> None:
    """Copies the database `path` to the new file `target`, also while a bot writes to it. Raises
    `StoreError`.
    """
    await asyncio.to_thread(_backup, path, target)


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Writes the committed data of `source` to a new file without a write-ahead log. Raises `StoreError`."""
    _create(target)
    try:
        with explained(target), closing(sqlite3.connect(target)) as destination:
            source.backup(destination)
            destination.execute("PRAGMA journal_mode = DELETE")
    except BaseException:
        target.unlink()
        raise


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A read-only connection to the database `path`. Raises `StoreError`."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    with explained(path), closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        connection.execute("PRAGMA schema_version").fetchone()  # the file is opened at the first look
        yield connection


def check_integrity(connection: Transaction, path: Path, pragma: str = "integrity_check") -> None:
    """Raises `StoreError` for a damaged file; `quick_check` leaves out the indexes, and is far quicker."""
    [finding] = connection.execute(f"PRAGMA {pragma}(1)").fetchone()
    if finding != "ok":
        raise StoreError("damaged", path=path, reason=finding)


def _backup(path: Path, target: Path) -> None:
    with reading(path) as source:
        copy(source, target)


def _create(target: Path) -> None:
    try:
        target.open("xb").close()
    except FileExistsError as error:
        raise StoreError("exists", path=target) from error
    except OSError as error:
        raise StoreError("folder_not_writable", folder=target.parent, reason=error.strerror) from error
