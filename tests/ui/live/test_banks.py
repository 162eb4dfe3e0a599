"""The post shows everybody's bank of time, a hand its own."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model.tables import Pace
from bot.store.database import Database
from bot.tables import table_admin
from bot.ui.live.post import board_blocks
from tests.databases import migrated
from tests.tables.company import MODERATOR, Company
from tests.tavern import ENGLISH


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    database = await Database.open(migrated(tmp_path / "tavern.sqlite3"))
    yield Company.housed(database)
    await database.close()


async def test_a_post_shows_the_hours_in_every_bank_at_that_pace_alone(company: Company) -> None:
    table = await company.dealt()
    assert "🏦" not in "".join(board_blocks(table, ENGLISH))
    await table_admin.set_pace(company.tables, table.id, Pace.BANK, MODERATOR)
    table = await company.tables.load(table.id)
    full = ENGLISH("bank-hours", hours=48)
    assert f"-# 🏦 Anna {full} · Ben {full}" in "\n".join(board_blocks(table, ENGLISH))
