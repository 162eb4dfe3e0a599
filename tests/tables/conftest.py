"""What several tests of tables begin with."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.automatic import Automatic
from bot.tables.table_worker import TableWorker
from tests.tables.automatic_moves import FORCED, PLANNED, Chance
from tests.tables.company import Company


@pytest.fixture
def chance() -> Chance:
    return Chance()


@pytest.fixture
async def following(company: Company, chance: Chance) -> AsyncIterator[TableWorker]:
    automatic = Automatic(company.tables, 0.0, FORCED, PLANNED, chance)
    worker = TableWorker(company.tables, company.deadlines, [automatic.schedule])
    yield worker
    await worker.stop()
    await automatic.stop()
