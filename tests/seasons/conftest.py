from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.seasons.leagues import Leagues


@pytest.fixture
async def leagues(tmp_path: Path) -> AsyncIterator[Leagues]:
    opened = await Leagues.opened(tmp_path / "data")
    yield opened
    await opened.close()
