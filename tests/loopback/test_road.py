"""What measures the road of a move compares like with like."""

import math
from pathlib import Path

import pytest

from tests.loopback.process import ROOT
from tests.patience import eventually
from tools.bench.crowd import Crowd, in_order, met
from tools.bench.road import processors_apart, road, size


@pytest.mark.slow
async def test_a_move_is_compared_with_a_bare_command_whose_answer_is_of_the_same_size(
    tmp_path: Path,
) -> None:
    with processors_apart(1) as processors:
        async with road(tmp_path / "bot", ROOT, processors) as one:
            await one.crowd.gather(2)
            await one.fit()
            move, bare = await one.move("typed"), await one.bare()
            assert move.private
            assert bare.private
            assert abs(size(move.interaction.body) - size(bare.interaction.body)) <= 20
            for kind in ("typed", "pressed") * 2:
                await one.block(kind)
                assert one.median(kind).cpu >= one.median(kind).cpu_answered > 0

            async def looked() -> bool:
                played = await one.crowd.play(2, 1, Crowd.press_bid)
                assert min(played.moves, played.cpu) > 0
                assert played.requests >= 1  # each is answered by one
                return all(map(math.isfinite, played.lag))

            await eventually(looked, "a look at the loop")
            with one.bot.standing_still():
                await eventually(lambda: one.bot.states() == {"T"}, "the process is stopped")
            assert (await one.crowd.play(2, 1, Crowd.type_bid)).moves > 0


def test_a_loop_that_was_held_up_once_counts_for_all_that_waited_for_it() -> None:
    assert list(met([0.001, 0.012])) == [0.001, 0.012, pytest.approx(0.007), pytest.approx(0.002)]


def test_percentiles_are_those_of_the_sorted_times() -> None:
    assert in_order([n / 1000 for n in range(200, 0, -1)]) == [101, 198, 200]
