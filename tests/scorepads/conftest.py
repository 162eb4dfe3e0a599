from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database
from tests.scorepads.paper_table import Kitchen
from tests.tables.company import Company


@pytest.fixture
async def kitchen(tmp_path: Path) -> AsyncIterator[Kitchen]:
    """No scorepad yet, on a real database file."""
    database = await Database.open(tmp_path / "data" / "tavern.sqlite3")
    yield Kitchen.of(Company.housed(database))
    await database.close()
