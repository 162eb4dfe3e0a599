"""Which engine a host has: PostgreSQL where an address of one is set, else a file of SQLite's."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from bot.store.engine import Database, Transaction
from bot.store.errors import StoreError
from bot.store.sqlite import backup, claim
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.migrations import pending_migrations


async def open_database(
    path: Path,
    address: str = "",
    lock_wait: float = 0.0,
    waits: Callable[[], object] | None = None,
    ended: Callable[[StoreError], object] | None = None,
) -> Database:
    """The database at an address of PostgreSQL's, else in the file `path`, for this process alone.

    While another process has that of PostgreSQL's, `waits` is called now and then. Without `waits`, and for
    every other problem, it raises `StoreError`. If another process takes it away later, `ended` is called.
    """
    if not address:
        return await SqliteDatabase.open(path, lock_wait=lock_wait)
    require_driver()
    from bot.store.postgres.database import PostgresDatabase
    from bot.store.postgres.lease import Lease

    lease = Lease(address)
    try:
        await lease.take(waits, ended)
        return await PostgresDatabase.open(address, lease)
    except BaseException:
        await lease.close()
        raise


@asynccontextmanager
async def claimed(path: Path, address: str = "") -> AsyncIterator[None]:
    """Keeps others from the database while the block runs. Raises `StoreError`."""
    if not address:
        with claim.claimed(path):
            yield
        return
    require_driver()
    from bot.store.postgres.lease import held

    async with held(address):
        yield


@contextmanager
def reading(path: Path, address: str = "") -> Iterator[Transaction | None]:
    """Reads a database on which a bot may run; None where it lacks migrations. Raises `StoreError`."""
    if not address:
        with backup.reading(path) as connection:
            yield None if pending_migrations(connection, path) else connection
        return
    require_driver()
    from bot.store.postgres import database

    with database.reading(address) as transaction:
        yield transaction


def require_driver() -> None:
    """Raises `StoreError` without the driver of PostgreSQL, which is optional."""
    try:
        from bot.store.postgres import server  # noqa: F401 - whether it can be imported
    except ImportError as error:
        raise StoreError("no_driver", reason=error) from error
