"""Which engine a host has: PostgreSQL where an address of one is set, else a file of SQLite's."""

from pathlib import Path

from bot.store.engine import Database
from bot.store.errors import StoreError
from bot.store.sqlite.database import SqliteDatabase


async def open_database(path: Path, address: str = "", lock_wait: float = 0.0) -> Database:
    """The database at an address of PostgreSQL's, else in the file `path`. Raises `StoreError`."""
    if not address:
        return await SqliteDatabase.open(path, lock_wait=lock_wait)
    try:
        from bot.store.postgres.database import PostgresDatabase
    except ImportError as error:  # its driver is optional
        raise StoreError("no_driver", reason=error) from error
    return await PostgresDatabase.open(address)
