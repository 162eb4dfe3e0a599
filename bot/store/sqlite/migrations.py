"""Migrations: the numbered SQL files that bring a database up to date; and the version of a file.

Each is applied in one transaction together with its number, SQLite's `user_version`, and has neither BEGIN
nor COMMIT. Once released it is never changed. Foreign keys are checked at its end, so that it can rebuild a
table to which others refer.
"""

import filecmp
import logging
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path

from bot.store.engine import Transaction
from bot.store.errors import StoreError
from bot.store.sqlite.backup import check_integrity, copy
from bot.store.sqlite.copies import before_upgrades, keep_latest, new_copy

log = logging.getLogger(__name__)
MIGRATIONS = Path(__file__).parents[1] / "migrations"

_TABLES = "SELECT name FROM sqlite_schema WHERE type = 'table'"
_NAME = re.compile(r"(\d{4})_\w+\.sql")


def migrate(path: Path, folder: Path) -> None:
    """Makes the database `path`, or applies the missing migrations once it is copied beside itself.

    The caller holds the claim on the file. Raises `StoreError`; sqlite3.Error if the file can't be read or
    written. The migrations before one that fails stay.
    """
    migrations = in_order(folder)
    # SQLite takes its log away when the last connection closes, so one that is there was left by a kill or a
    # loss of power (https://www.sqlite.org/wal.html#the_wal_file).
    is_in_doubt = log_of(path).exists()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA synchronous = FULL")
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        check_ours(connection, path, version, migrations)
        pending = migrations[version:]
        if pending or is_in_doubt:  # else it is left to the night's backup: a large file takes seconds
            check_integrity(connection, path, "quick_check")
        _require_writable(connection, version)
        if pending and connection.execute("SELECT 1 FROM sqlite_schema").fetchone():
            _keep_copy(connection, path, version + 1)
        for number, file in enumerate(pending, start=version + 1):
            _apply(connection, path, number, file)
    if pending:
        keep_latest(before_upgrades(path))


def check_ours(connection: Transaction, path: Path, version: int, migrations: Sequence[Path]) -> None:
    """Raises `StoreError` for a database of a newer program, or of another one; an empty one passes."""
    if version > len(migrations):
        raise StoreError("newer", path=path, version=version, known=len(migrations))
    tables = {name for (name,) in connection.execute(_TABLES)}
    if version < 0 or (version == 0 and tables):
        raise StoreError("foreign", path=path, reason=f"its version is {version}")
    lacking = _tables_of(*migrations[:version]) - tables
    if lacking:
        raise StoreError("foreign", path=path, reason=f"it has no table {min(lacking)}")


@cache
def _tables_of(*migrations: Path) -> frozenset[str]:
    with made_by(migrations) as model:
        return frozenset(name for (name,) in model.execute(_TABLES))


@contextmanager
def made_by(migrations: Iterable[Path]) -> Iterator[sqlite3.Connection]:
    """An empty database in memory as these migrations leave it."""
    with closing(sqlite3.connect(":memory:")) as model:
        for file in migrations:
            model.executescript(file.read_text(encoding="utf-8"))
        yield model


def in_order(folder: Path) -> Sequence[Path]:
    """The migrations in `folder`. Raises `ValueError` for a number missing or double."""
    files = sorted(folder.glob("*.sql"))
    matches = [_NAME.fullmatch(file.name) for file in files]
    numbers = [int(match[1]) if match else None for match in matches]
    if not files or numbers != list(range(1, len(files) + 1)):
        raise ValueError(f"{folder} must hold 0001_….sql, 0002_….sql and so on: {[f.name for f in files]}")
    return files


def log_of(path: Path) -> Path:
    """The write-ahead log of the database `path`."""
    return path.with_name(f"{path.name}-wal")


def _require_writable(connection: sqlite3.Connection, version: int) -> None:
    connection.execute("BEGIN IMMEDIATE")  # succeeds even on a read-only file, so something is written too
    connection.execute(f"PRAGMA user_version = {version}")
    connection.rollback()


def _keep_copy(connection: sqlite3.Connection, path: Path, number: int) -> None:
    earlier, target = before_upgrades(path), new_copy(path, number)
    copy(connection, target)
    for file in earlier:
        if filecmp.cmp(file, target, shallow=False):
            # A bot that is restarted over and over must not fill the disk with one state.
            target = target.replace(file)
            break
    log.info("the database as it was is kept", extra={"migration": number, "path": str(target)})


def _apply(connection: sqlite3.Connection, path: Path, number: int, file: Path) -> None:
    sql = file.read_text(encoding="utf-8")
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{sql}\n;PRAGMA user_version = {number};")
        if connection.execute("PRAGMA foreign_key_check").fetchone():
            raise sqlite3.IntegrityError("FOREIGN KEY constraint failed")
        connection.execute("COMMIT")
    except sqlite3.Error as error:
        connection.rollback()
        raise StoreError("migration_failed", migration=file.name, path=path, reason=error) from error
    log.info("a migration was applied", extra={"migration": number, "path": file.name})


def check_references(connection: Transaction, path: Path) -> None:
    """Raises `StoreError` if a row refers to a missing one."""
    broken = connection.execute("PRAGMA foreign_key_check").fetchone()
    if broken:
        raise StoreError("dangling", path=path, table=broken[0])


def pending_migrations(connection: Transaction, path: Path, folder: Path = MIGRATIONS) -> Sequence[str]:
    """The names of the migrations that the database lacks. Raises `StoreError`."""
    migrations = in_order(folder)
    version = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if version == 0:
        raise StoreError("foreign", path=path, reason="it has no version")
    check_ours(connection, path, version, migrations)
    return [file.stem for file in migrations[version:]]
