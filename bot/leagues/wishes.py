"""The wishes about who sits together: pairs apart, pairs together, people at the same hours."""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from bot.leagues.history import Liking, Person

DAY = 24 * 60
SLOT = 30  # minutes of a slot
ALWAYS = (1 << DAY // SLOT) - 1  # the hours of people who have not said any
STRONG = 1000.0  # the cost of two together who are to be kept apart: more than any repeated meetings
STRANGE_HOURS = 1.0  # the cost of two together without a common hour: one repeated meeting
FINE = 32  # to which part of a repeated meeting that is rounded

Two = tuple[Person, Person]


class Wishes(NamedTuple):
    """The wishes of a league, pairs with the smaller number first."""

    apart: tuple[Two, ...] = ()
    together: tuple[Two, ...] = ()
    hours: tuple[tuple[Person, int], ...] = ()

    def liking(self, people: Iterable[Person]) -> Liking:
        """The cost of each two of the people at one table."""
        here, liking = sorted(people), dict[Two, float]()
        hours = dict(self.hours)
        if len({*(hours.get(person, ALWAYS) for person in here)}) > 1:
            for one, other in combinations(here, 2):
                cost = _strange(hours.get(one, ALWAYS), hours.get(other, ALWAYS))
                if cost:
                    liking[one, other] = cost
        for wished, cost in ((self.apart, STRONG), (self.together, -STRONG)):
            liking |= {two: cost + liking.get(two, 0.0) for two in wished if {*two} <= {*here}}
        return liking


NO_WISHES = Wishes()


def hours(begin: int, end: int, offset: int) -> int:
    """The slots of UTC's day from `begin` to `end`, as bits.

    Both are minutes after midnight, `offset` minutes ahead of UTC.
    """
    length = (end - begin) % DAY or DAY
    first = (begin - offset) % DAY
    return sum(1 << (first + at) % DAY // SLOT for at in range(0, length, SLOT))


def _strange(one: int, other: int) -> float:
    most = min(one.bit_count(), other.bit_count())
    common = (one & other).bit_count()
    return round(STRANGE_HOURS * (1 - common / most) * FINE) / FINE if most else 0.0
