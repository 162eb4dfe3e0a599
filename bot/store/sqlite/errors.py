"""SQLite's errors by their meaning: a disk that refuses, or a statement that is refused."""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from bot.store.errors import StatementError, StoreError, UniqueError

_CODES: Mapping[int, str] = {
    sqlite3.SQLITE_READONLY: "not_writable",
    sqlite3.SQLITE_PERM: "not_writable",
    sqlite3.SQLITE_CANTOPEN: "cannot_open",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_FULL: "disk_full",
    sqlite3.SQLITE_BUSY: "busy",
}
_UNIQUE = "UNIQUE constraint failed: "


def explain(error: Exception, path: Path) -> StoreError:
    """The `StoreError` for an error about the database `path`."""
    primary = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF  # above: finer distinctions
    explanation = StoreError(_CODES.get(primary, "unusable"), path=path, reason=error)
    explanation.__cause__ = error
    return explanation


def is_of_the_disk(error: Exception) -> bool:
    """Whether SQLite can't store, as opposed to a wrong statement."""
    code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF
    return isinstance(error, sqlite3.DatabaseError) and code in (*_CODES, sqlite3.SQLITE_IOERR)


def typed(error: Exception) -> Exception:
    """SQLite's error about a statement as a `StatementError`; any other error as it is."""
    if not isinstance(error, sqlite3.Error):
        return error
    text = str(error)
    refused = UniqueError(text.removeprefix(_UNIQUE)) if text.startswith(_UNIQUE) else StatementError(text)
    refused.__cause__ = error
    return refused


@contextmanager
def explained(path: Path) -> Iterator[None]:
    """Turns SQLite's errors about the database `path` into `StoreError`."""
    try:
        yield
    except sqlite3.Error as error:
        raise explain(error, path) from error
