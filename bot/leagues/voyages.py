"""What a voyage's deals bring: points less the mean of a deal's field, so that a lucky deal is nobody's luck.

The field is the same for everyone, so its mean changes no order; and a deal that somebody has not finished
counts as the field's tenth percentile, so that to leave a bad one out is no gain.
"""

from collections.abc import Sequence
from typing import NamedTuple

FEWEST, MOST, USUAL = 3, 15, 7  # deals: below three luck decides, as `tools/voyages.py` measures
TENTH = 10  # one in so many of the field is not better than what an unfinished deal counts as


class Yardstick(NamedTuple):
    """What a deal's field says of it, as points of the game."""

    mean: int  # rounded, halves up: the same for everyone, so that points stay whole
    tenth: int


def yardstick(field: Sequence[int], *, low_is_good: bool) -> Yardstick:
    """The mean of a field, and its tenth percentile by the nearest rank, the worst first.

    Where a few very bad games pull the mean below that, it is the mean: to miss a deal is nobody's gain.
    """
    ranked, worse = sorted(field, reverse=low_is_good), max if low_is_good else min
    mean = (2 * sum(field) + len(field)) // (2 * len(field))
    return Yardstick(mean, worse(mean, ranked[-(-len(ranked) // TENTH) - 1]))


def beyond(score: int, by: Yardstick, *, low_is_good: bool) -> int:
    """How many points better than the mean a score is."""
    return by.mean - score if low_is_good else score - by.mean
