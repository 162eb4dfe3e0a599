"""Databases of tests: one on which all migrations have run, and one as 0.1.0 left it.

With `ENGINE=postgres` those that are opened here are on a server of the run's own.
"""

import os
import sqlite3
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import closing
from functools import cache
from pathlib import Path
from shutil import copy
from typing import Any

import pytest

from bot.store.engine import Database
from bot.store.opening import open_database
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.migrations import MIGRATIONS, in_order, migrate
from tests.old_shows import as_before

ON_POSTGRES = os.environ.get("ENGINE") == "postgres"
_COLUMNS = """
SELECT tables.name, columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%'
"""
_COLUMNS_THERE = """
SELECT table_name, column_name FROM information_schema.columns
WHERE table_schema = 'public' AND table_name NOT IN ('schema_version', 'commits')
"""
_addresses: dict[Path, str] = {}

LAST_OF_0_1_0 = 5
"""The number of its last migration."""
_KEPT_BY_0_1_0 = """
INSERT INTO messages (table_id, kind, seat, channel_id, message_id, shows)
    SELECT subject, kind, seat, channel_id, message_id, as_before(kind, shows) FROM new.messages
    WHERE kind IN ('post', 'nudge', 'hand', 'turn', 'away', 'proposal') AND NOT is_gone;
UPDATE leagues SET message_id = kept.message_id, shows = as_before(kept.kind, kept.shows)
    FROM new.messages AS kept WHERE kind = 'league' AND subject = leagues.id;
UPDATE matches SET message_id = kept.message_id
    FROM new.messages AS kept WHERE kind = 'invitation' AND subject = matches.id;
UPDATE pads SET message_id = kept.message_id, shows = as_before(kept.kind, kept.shows)
    FROM new.messages AS kept WHERE kind = 'scorepad' AND subject = pads.id;
"""
"""Each message was kept with what it was about, and nothing was known of the news of leagues."""


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tavern.sqlite3"
        migrate(path, MIGRATIONS)
        return path.read_bytes()


def migrated(path: Path) -> Path:
    """The database file `path`, made with its folder if there is none: empty, and up to date."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(_migrated())
    return path


async def opened(path: Path) -> Database:
    """The database that a test knows by this path, made if there is none: empty, and up to date."""
    return await open_database(path, made(path))


def made(path: Path) -> str:
    """Makes that database; its address on PostgreSQL, empty on SQLite."""
    if not ON_POSTGRES:
        migrated(path)
        return ""
    from tests import postgres

    if path not in _addresses:
        _addresses[path] = postgres.new_database()
    return _addresses[path]


def forget_all() -> None:
    """Takes away what a test has left on PostgreSQL."""
    from tests import postgres

    for path in [*_addresses]:
        postgres.drop(_addresses.pop(path))


def sqlite_only(reason: str) -> pytest.MarkDecorator:
    """Marks a test that says nothing of PostgreSQL."""
    return pytest.mark.skipif(ON_POSTGRES, reason=reason)


def storing() -> Sequence[tuple[type[Any], str]]:
    """The methods by which everything is stored, with their class."""
    if not ON_POSTGRES:
        return [(SqliteDatabase, "write")]
    from bot.store.postgres.database import PostgresDatabase

    return [(PostgresDatabase, "write"), (PostgresDatabase, "run")]


async def columns_of(database: Database) -> Mapping[str, Sequence[str]]:
    """The columns of each table."""
    found: dict[str, list[str]] = {}
    for table, column in map(tuple, await database.fetch_all(_COLUMNS_THERE if ON_POSTGRES else _COLUMNS)):
        found.setdefault(table, []).append(column)
    return found


def writer_of(database: Database) -> sqlite3.Connection:
    """The connection of SQLite's by which a database writes."""
    assert isinstance(database, SqliteDatabase)
    return database._connections.writer


def left_by_0_1_0(path: Path, old: Path) -> None:
    """Makes `old` the database that 0.1.0 would have where this version has `path`."""
    folder = old.with_name("migrations")
    folder.mkdir(parents=True)
    for file in in_order(MIGRATIONS)[:LAST_OF_0_1_0]:
        copy(file, folder)
    migrate(old, folder)
    with closing(sqlite3.connect(old, isolation_level=None)) as connection:
        connection.execute("ATTACH ? AS new", (str(path),))
        connection.create_function("as_before", 2, as_before)
        tables = connection.execute(
            "SELECT name FROM main.sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
        ).fetchall()
        for (table,) in tables:
            kept = {row[1] for row in connection.execute(f"PRAGMA new.table_info({table})")}
            known = {row[1] for row in connection.execute(f"PRAGMA main.table_info({table})")}
            columns = ", ".join(known & kept)
            if table != "messages":
                connection.execute(
                    f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM new.{table}"  # noqa: S608 - names of our own tables
                )
        connection.executescript(_KEPT_BY_0_1_0)
