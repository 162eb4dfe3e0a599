"""The page that tells of a day of messages tells what the bot sends."""

from pathlib import Path

import pytest

from tools.push_day import whole_day

PAGE = Path(__file__).parents[1] / "docs" / "a-day-of-messages.md"


@pytest.mark.slow
async def test_the_page_is_what_a_player_reads_on_such_a_day(tmp_path: Path) -> None:
    assert await whole_day(tmp_path) == PAGE.read_text(encoding="utf-8")
