"""A short chaos: what was answered is there, once, every table goes on, and no message is left behind."""

from pathlib import Path

import pytest

from tools.chaos.__main__ import chaos

KILLS, SECONDS = 6, 600.0


@pytest.mark.slow
async def test_whatever_befalls_the_bot_nothing_is_lost_doubled_stuck_stale_or_without_a_keeper(
    tmp_path: Path,
) -> None:
    async with chaos(tmp_path, seed=1) as one:
        counted = await one.run(KILLS, SECONDS)
    assert one.troubles.kills
    assert one.troubles.unclean == 0
    assert one.all_have_played
    assert counted.is_clean, str(counted)
