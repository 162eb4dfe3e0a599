"""A short chaos: what was answered is there, once, and every table goes on."""

from pathlib import Path

import pytest

from tests.loopback.chaos import chaos

KILLS, SECONDS = 6, 40.0


@pytest.mark.slow
async def test_no_answered_move_is_lost_or_doubled_and_no_table_stuck_whatever_befalls_the_bot(
    tmp_path: Path,
) -> None:
    async with chaos(tmp_path, seed=1) as one:
        counted = await one.run(KILLS, SECONDS)
    assert one.troubles.kills
    assert one.troubles.unclean == 0
    assert counted.moves.answered > 0
    assert (counted.moves.lost, counted.moves.doubled) == (0, 0), counted
    assert list(counted.stuck) == [], counted
    assert list(counted.refused) == [], counted
    # What is stale, orphaned or denied is counted too, but not asserted: a kill may still leave some.
