"""The points of a voyage's deals: points less the mean of the deal's reference games, so that luck evens out.

The reference games are the same for everyone, so their mean changes no order. A deal that a person has not
begun counts as their tenth percentile; one that was begun and left is played on by the computer and never
counts more than that, so that leaving a bad one gains nothing.
"""

from collections.abc import Sequence
from typing import NamedTuple

# Deals: below three luck decides (`tools/voyages.py`), and 14 short games rank people like seven whole ones.
FEWEST, MOST, USUAL, USUAL_SHORT = 3, 15, 7, 14
TENTH = 10  # of ten reference games one is not better than an unfinished deal


class Yardstick(NamedTuple):
    """The figures of a deal's reference games, as points of the game."""

    mean: int  # rounded, halves up: the same for everyone, so that points stay whole
    tenth: int


def yardstick(scores: Sequence[int], *, low_is_good: bool) -> Yardstick:
    """The mean of the reference games, and their tenth percentile by the nearest rank, the worst first.

    If a few very bad games pull the mean below that, it is the mean: a missed deal gains nothing.
    """
    ranked, worse = sorted(scores, reverse=low_is_good), max if low_is_good else min
    mean = (2 * sum(scores) + len(scores)) // (2 * len(scores))
    return Yardstick(mean, worse(mean, ranked[-(-len(ranked) // TENTH) - 1]))


def of_left(score: int, by: Yardstick, *, low_is_good: bool) -> int:
    """The score of a game that was left, after the computer has played it on."""
    return max(score, by.tenth) if low_is_good else min(score, by.tenth)


def beyond(score: int, by: Yardstick, *, low_is_good: bool) -> int:
    """How many points better than the mean a score is."""
    return by.mean - score if low_is_good else score - by.mean
