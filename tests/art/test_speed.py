"""What measures pictures draws different ones, and all of them."""

import pytest

from tools.bench.pictures import hands, lag_while_drawing, pictures, size_of


def test_the_hands_that_are_drawn_differ() -> None:
    assert len(set(hands(20))) == 20


@pytest.mark.slow
def test_every_kind_of_picture_has_a_size() -> None:
    for some in pictures("corsari").values():
        size = size_of(some[:1])
        assert min(size.milliseconds, size.kilobytes) > 0


@pytest.mark.slow
async def test_the_loop_is_looked_at_while_all_are_drawn() -> None:
    lag = await lag_while_drawing(3)
    assert lag.drawn == 3
    assert 0 <= lag.p99 <= lag.most
