"""Migrations on PostgreSQL: a new database gets all tables at once, a later one the missing changes."""

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psycopg

from bot.store.errors import StoreError
from bot.store.postgres.server import Connection, shown
from bot.store.postgres.translate import migration, schema
from bot.store.sqlite.migrations import MIGRATIONS, in_order

log = logging.getLogger(__name__)

_TABLES = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
_VERSION = "SELECT number FROM schema_version"
# The last transaction of each connection, by which is known whether a commit without an answer was done.
_COMMITS = """
    CREATE TABLE IF NOT EXISTS commits (
        connection text COLLATE "C" PRIMARY KEY, number bigint NOT NULL, at timestamptz NOT NULL DEFAULT now()
    )
"""
_OLD_COMMITS = "DELETE FROM commits WHERE at < now() - interval '1 day'"


def migrate(connection: Connection, address: str, folder: Path) -> None:
    """Makes the tables, or applies the missing migrations, in one transaction. Raises `StoreError`."""
    migrations = in_order(folder)
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(1885434465, 2)")  # two may begin at once
        version = _version(connection, address)
        if version > len(migrations):
            raise StoreError("newer", path=shown(address), version=version, known=len(migrations))
        for statement in _lacking(version, migrations):
            connection.execute(statement)
        connection.execute("UPDATE schema_version SET number = %s", (len(migrations),))
        connection.execute(_COMMITS)
        connection.execute(_OLD_COMMITS)
    if version < len(migrations):
        log.info("the database is up to date", extra={"from": version, "migration": len(migrations)})


def pending(connection: psycopg.Connection[Any], address: str) -> int:
    """How many migrations it lacks. Raises `StoreError` for a database of a newer program."""
    known, version = len(in_order(MIGRATIONS)), 0
    [[is_there]] = connection.execute("SELECT to_regclass('schema_version') IS NOT NULL")
    if is_there:
        [[version]] = connection.execute(_VERSION)
    if version > known:
        raise StoreError("newer", path=shown(address), version=version, known=known)
    return known - int(version)


def _version(connection: Connection, address: str) -> int:
    [[tables]] = connection.execute(_TABLES)
    [[known]] = connection.execute("SELECT to_regclass('schema_version') IS NOT NULL")
    if known:
        [[version]] = connection.execute(_VERSION)
        return int(version)
    if tables:
        raise StoreError("foreign", path=shown(address), reason="it has other tables")
    connection.execute("CREATE TABLE schema_version (number bigint NOT NULL)")
    connection.execute("INSERT INTO schema_version VALUES (0)")
    return 0


def _lacking(version: int, migrations: Sequence[Path]) -> Sequence[str]:
    if version == 0:
        return schema(migrations)
    return [statement for file in migrations[version:] for statement in migration(file)]
