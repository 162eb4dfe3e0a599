"""What measures the road of a move compares like with like."""

from pathlib import Path

from tests.loopback.process import ROOT
from tests.loopback.road import in_order, road, size


async def test_a_move_is_compared_with_a_bare_command_whose_answer_is_of_the_same_size(
    tmp_path: Path,
) -> None:
    async with road(tmp_path / "bot", ROOT) as one:
        await one.open(2)
        await one.fit()
        move, bare = await one.move(), await one.bare()
        assert move.private
        assert bare.private
        assert abs(size(move.interaction.body) - size(bare.interaction.body)) <= 20
        await one.block("move", one.move)
        assert one.median("move").cpu >= one.median("move").cpu_answered > 0


def test_percentiles_are_those_of_the_sorted_times() -> None:
    assert in_order([n / 1000 for n in range(200, 0, -1)]) == [101, 198, 200]
