"""The scores of a deal as a few bars."""

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

MOST = 7  # bars: a phone shows no more labels


class Scores(NamedTuple):
    """Scores from one to another, how many games came to them, and how many of the people."""

    low: int
    high: int
    games: int
    people: int

    def joined(self, other: "Scores") -> "Scores":
        return Scores(self.low, other.high, self.games + other.games, self.people + other.people)


def bars_of(scores: Sequence[int], people: Sequence[int], most: int = MOST) -> Sequence[Scores]:
    """All scores in order, neighbours joined until few are left; people's own last."""
    games, own = Counter(scores), Counter(people)
    bars = [Scores(score, score, games[score], own[score]) for score in sorted({*games, *own})]
    while len(bars) > most:
        joined = [one.joined(other) for one, other in pairwise(bars)]
        at = min(range(len(joined)), key=lambda at: (joined[at].people > 0, joined[at].games, at))
        bars[at : at + 2] = [joined[at]]
    return bars
