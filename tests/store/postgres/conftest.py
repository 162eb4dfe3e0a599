"""Databases on a PostgreSQL of the run's own; what needs one is left out where it is not installed."""

from collections.abc import AsyncIterator, Iterator

import pytest

from bot.store.postgres.database import PostgresDatabase
from tests import postgres


@pytest.fixture
def address() -> Iterator[str]:
    """Of a new database with all tables."""
    if postgres.PROGRAMS is None:
        pytest.skip("PostgreSQL is not installed")
    address = postgres.new_database()
    yield address
    postgres.drop(address)


@pytest.fixture
async def database(address: str) -> AsyncIterator[PostgresDatabase]:
    opened = await PostgresDatabase.open(address)
    yield opened
    await opened.close()
