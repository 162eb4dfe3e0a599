"""Backups: copies of a live database that are whole and of one instant.

A database is never copied as a file: what was committed last is in its write-ahead log, and a second
descriptor on the file would drop SQLite's locks. SQLite's own backup sees one consistent state, whoever
writes meanwhile, and holds nobody up.
"""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.store.errors import StoreError, explained


async def backup(path: Path, target: Path) -> None:
    """Copies the database `path` to the new file `target`, also while a bot is writing to it.

    Raises `StoreError` if `target` exists, cannot be written, or `path` is no database that can be read.
    """
    await asyncio.to_thread(_backup, path, target)


def copy(source: sqlite3.Connection, target: Path) -> None:
    """Writes what `source` has committed to the new file `target`; a failed copy is removed.

    The copy keeps no write-ahead log, so that it is one file, and can be read where nothing can be written.
    Raises `StoreError` if `target` exists or cannot be written.
    """
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
    """A connection that reads the database `path` and writes nothing.

    Raises `StoreError` if there is no such file, and for what SQLite finds wrong while it is open.
    """
    uri = f"{path.resolve().as_uri()}?mode=ro"
    with explained(path), closing(sqlite3.connect(uri, uri=True)) as connection:
        connection.execute("PRAGMA schema_version").fetchone()  # the file is opened at the first look
        yield connection


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
