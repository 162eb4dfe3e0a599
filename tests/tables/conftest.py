"""What several tests of tables begin with."""

from collections.abc import AsyncIterator

import pytest

from bot.tables.automatic import Automatic
from tests.tables.automatic_moves import FORCED, Chance
from tests.tables.company import Company


@pytest.fixture
def chance() -> Chance:
    return Chance()


@pytest.fixture
async def following(company: Company, chance: Chance) -> AsyncIterator[Automatic]:
    """Automatic moves, made at once; they follow from when a test adds them to the watchers."""
    follower = Automatic(company.tables, 0.0, FORCED, chance)
    yield follower
    await follower.stop()
