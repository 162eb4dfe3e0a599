"""Who should sit with whom, beside who has met whom: kept apart, kept together, at the same hours."""

from collections.abc import Iterable
from itertools import combinations
from typing import NamedTuple

from bot.leagues.history import Liking, Person

DAY = 24 * 60
SLOT = 30
"""Minutes of the pieces in which hours are compared."""
ALWAYS = (1 << DAY // SLOT) - 1
"""All hours: of somebody who has not said any."""
STRONG = 1000.0
"""What it costs to seat two together who are to be kept apart: more than any repeated meetings."""
STRANGE_HOURS = 1.0
"""What it costs to seat two together who have no hour in common: as much as one repeated meeting."""
FINE = 32
"""Into how many parts of a repeated meeting that is rounded."""

Two = tuple[Person, Person]


class Wishes(NamedTuple):
    """Two who are kept `apart`, two who are kept `together`, and when in a day people play: see `hours`.

    The smaller number of two comes first.
    """

    apart: tuple[Two, ...] = ()
    together: tuple[Two, ...] = ()
    hours: tuple[tuple[Person, int], ...] = ()

    def liking(self, people: Iterable[Person]) -> Liking:
        """What it costs to seat two of the people together."""
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
    """The pieces of UTC's day in which somebody plays, as bits.

    From `begin` to `end` in minutes after midnight, in a zone that is `offset` minutes ahead of UTC.
    """
    length = (end - begin) % DAY or DAY
    first = (begin - offset) % DAY
    return sum(1 << (first + at) % DAY // SLOT for at in range(0, length, SLOT))


def _strange(one: int, other: int) -> float:
    """What it costs to seat two who play at these hours together: the missing part of the fewer hours."""
    most = min(one.bit_count(), other.bit_count())
    common = (one & other).bit_count()
    return round(STRANGE_HOURS * (1 - common / most) * FINE) / FINE if most else 0.0
