from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.seasons.leagues import Leagues


@pytest.fixture
async def leagues(tmp_path: Path) -> AsyncIterator[Leagues]:
    """A bot with no league yet, on a real database file."""
    opened = await Leagues.opened(tmp_path / "data")
    yield opened
    await opened.close()
