"""The fixtures of the tests of the message keeper."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store.engine import Database
from tests.databases import opened
from tests.delivery.keeping import Bot, Discord


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    database = await opened(tmp_path / "data" / "tavern.sqlite3")
    yield database
    await database.close()


@pytest.fixture
async def bot(database: Database) -> AsyncIterator[Bot]:
    bot = Bot.started(Discord(), database)
    yield bot
    await bot.keeper.stop()
