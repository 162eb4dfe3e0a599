"""What the tests of the keeper of messages begin with."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.engine import Database
from bot.store.sqlite.database import SqliteDatabase
from tests.databases import migrated
from tests.delivery.keeping import Bot, Discord


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await SqliteDatabase.open(migrated(tmp_path / "data" / "tavern.sqlite3"))
    yield opened
    await opened.close()


@pytest.fixture
async def bot(database: Database) -> AsyncIterator[Bot]:
    bot = Bot.started(Discord(), database)
    yield bot
    await bot.keeper.stop()
