from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.database import Database
from tests.tables.company import Company


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    """An empty house on a real database file."""
    database = await Database.open(tmp_path / "data" / "tavern.sqlite3")
    yield Company.housed(database)
    await database.close()
