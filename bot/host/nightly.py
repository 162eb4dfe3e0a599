"""Backups that the bot makes by itself, one each night, of which the latest stay."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.sqlite.backup import check_integrity, copy, reading

# When a night's backup is due, after midnight UTC; a bot that did not run then makes it at its start.
BEGINS = timedelta(hours=3)
_NAME = re.compile(r"tavern-\d{4}-\d\d-\d\d\.sqlite3")


def folder_of(database: Path) -> Path:
    """Where the backups of a database lie."""
    return database.parent / "backups"


def made(database: Path) -> list[Path]:
    """The nightly backups, the latest last."""
    return sorted(path for path in folder_of(database).glob("*") if _NAME.fullmatch(path.name))


def make(database: Path, keep: int, now: float) -> Path | None:
    """Makes the backup of the night before `now`, and keeps the latest `keep`; None if it is made.

    The database is looked through before. Raises `StoreError`, with the older ones untouched.
    """
    night = datetime.fromtimestamp(now, UTC) - BEGINS
    target = folder_of(database) / f"tavern-{night:%Y-%m-%d}.sqlite3"
    if keep == 0 or target.exists():
        return None
    unfinished = target.with_name("unfinished.sqlite3")
    try:
        target.parent.mkdir(exist_ok=True)
        unfinished.unlink(missing_ok=True)  # of a process that was killed
        _copy(database, unfinished)
        unfinished.replace(target)
        for old in made(database)[:-keep]:
            old.unlink()
    except OSError as error:
        raise StoreError("folder_not_writable", folder=target.parent, reason=error.strerror) from error
    return target


def _copy(database: Path, target: Path) -> None:
    with reading(database) as source:
        check_integrity(source, database, "quick_check")
        copy(source, target)
    with reading(target) as written:
        check_integrity(written, target)
