"""What holds for every test, and what many begin with. Nothing fails because the machine is busy."""

import gc
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from bot.store.database import Database
from tests.databases import migrated
from tests.tables.company import Company

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    """Nobody at any table yet, on a real database file."""
    database = await Database.open(migrated(tmp_path / "data" / "tavern.sqlite3"))
    yield Company.housed(database)
    await database.close()


def pytest_collection_finish() -> None:
    """Lets the collector look less often, and never at what the run has imported and read: that stays."""
    gc.set_threshold(20_000, 20, 50)
    gc.freeze()
