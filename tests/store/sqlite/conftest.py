from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.sqlite.database import SqliteDatabase
from tests.store.sample import MOVES, write_migrations


@pytest.fixture
def migrations(tmp_path: Path) -> Path:
    return write_migrations(tmp_path / "migrations", _0001_moves=MOVES)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "tavern.db"


@pytest.fixture
async def database(path: Path, migrations: Path) -> AsyncIterator[SqliteDatabase]:
    opened = await SqliteDatabase.open(path, migrations)
    yield opened
    await opened.close()
