"""Restoring: a backup takes the place of the database, which is kept.

SQLite does it in one transaction: an interrupted restore changes nothing, and no old write-ahead log can be
taken for the new one's.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.sqlite.backup import check_integrity, copy, reading
from bot.store.sqlite.claim import claimed
from bot.store.sqlite.copies import BESIDE, before_restores, keep_latest, new_copy
from bot.store.sqlite.errors import explained
from bot.store.sqlite.migrations import MIGRATIONS, check_references, pending_migrations


@dataclass(frozen=True, slots=True)
class Restored:
    """The path of the former database, if any, and the pending migrations."""

    kept: Path | None
    pending: Sequence[str]


async def restore(path: Path, source: Path, migrations: Path = MIGRATIONS) -> Restored:
    """Puts the backup `source` in the place of `path`.

    Raises `StoreError`, with nothing changed, if a bot runs on `path`, or `source` is damaged or of an
    unknown version.
    """
    return await asyncio.to_thread(_restore, path, source, migrations)


def _restore(path: Path, source: Path, migrations: Path) -> Restored:
    if path.exists() and source.exists() and path.samefile(source):
        raise StoreError("itself", path=path)
    with reading(source) as backup:
        check_integrity(backup, source)
        check_references(backup, source)
        pending = pending_migrations(backup, source, migrations)
        with claimed(path) as place:
            kept = _keep(place) if place.exists() else None
            _put(backup, place)
            keep_latest([file for file in before_restores(place) if not file.samefile(source)])
    return Restored(kept, pending)


def _put(backup: sqlite3.Connection, path: Path) -> None:
    with explained(path), closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA journal_mode = DELETE")  # with a log, SQLite takes pages of one size only
        backup.backup(connection)


def _keep(path: Path) -> Path:
    kept = new_copy(path, "restore")
    try:
        with reading(path) as present:
            copy(present, kept)
    except StoreError as error:
        if error.code != "damaged":
            raise
        _move(path, kept)
    return kept


def _move(path: Path, kept: Path) -> None:
    for end in BESIDE:
        file = Path(f"{path}{end}")
        if file.exists():
            file.rename(f"{kept}{end}")
