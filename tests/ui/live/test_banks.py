"""The post shows everybody's bank of time, a hand its own; in the lobby its size is chosen."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model.tables import Pace
from bot.tables import table_admin
from bot.ui.live.post import board_blocks
from tests.databases import opened
from tests.messages import custom_ids, press_of, text_of
from tests.tables.company import MODERATOR, Company
from tests.tavern import ENGLISH, tavern


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    database = await opened(tmp_path / "tavern.sqlite3")
    yield Company.housed(database)
    await database.close()


async def test_a_post_shows_the_hours_in_every_bank_at_that_pace_alone(company: Company) -> None:
    table = await company.dealt()
    assert "🏦" not in "".join(board_blocks(table, ENGLISH))
    await table_admin.set_pace(company.tables, table.id, Pace.BANK, MODERATOR)
    table = await company.tables.load(table.id)
    full = ENGLISH("bank-hours", hours=48)
    assert f"-# 🏦 Anna {full} · Ben {full}" in "\n".join(board_blocks(table, ENGLISH))


async def test_the_size_of_a_bank_is_chosen_in_the_lobby_at_that_pace_alone(tmp_path: Path) -> None:
    async with tavern(tmp_path, 2) as t:
        anna, ben = t.people
        await t.slash(anna, "start", players=2)
        options = await t.options(anna)
        assert "bank" not in {press_of(one).action for one in custom_ids(options)}
        await t.choose(anna, "pace", "bank", options)
        forged = await t.press_forged(ben, await t.post(), "t:1:bank::14")
        assert forged.text == ENGLISH("refusal-host-only")
        await t.choose(anna, "bank", "14", await t.options(anna))
        assert (await t.table()).row.bank_days == 14
        assert ENGLISH("pace-bank-of", count=14) in text_of(await t.post())
        await t.slash(ben, "join")
        await t.press(anna, "deal")
        await t.env.settle()
        full = ENGLISH("bank-hours", hours=14 * 24)
        assert f"🏦 Anna {full} · Ben {full}" in text_of(await t.post())
