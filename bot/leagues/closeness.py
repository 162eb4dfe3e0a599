"""How close pairings come to the fewest repeated meetings that are possible."""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from bot.leagues.history import History, Person, Round, meetings


class Closeness(NamedTuple):
    """ "3 repeated meetings, at least 2 of them cannot be avoided"."""

    meetings: int
    repeated: int
    unavoidable: int  # a lower bound, which even the best schedule often exceeds


def closeness(history: History) -> Closeness:
    """The closeness of the rounds so far, within milliseconds; their order counts."""
    met = meetings(history)
    return Closeness(met.total(), met.total() - len(met), _unavoidable(history))


def _unavoidable(history: History) -> int:
    # The pigeonhole twice: meetings beyond two people each must repeat; and people of a table larger than the
    # earlier round has tables include two who sat together.
    bound = meetings_had = 0
    there = [played.people for played in history]
    rounds_of: dict[Person, int] = {}
    for number, played in enumerate(history):
        meetings_had += sum(len(table) * (len(table) - 1) // 2 for table in played.tables)
        for person in there[number]:
            rounds_of[person] = rounds_of.get(person, 0) | 1 << number
        earlier = zip(history[:number], there[:number], strict=True)
        again = (_met_again(before, then, played, there[number]) for before, then in earlier)
        together = max(again, default=0)
        bound = max(bound + together, meetings_had - _pairs(Counter(rounds_of.values())))
    return bound


def _pairs(there: Mapping[int, int]) -> int:
    # `there` counts people by the rounds in which they were there, as bits.
    alike = sum(count * (count - 1) // 2 for count in there.values())
    return alike + sum(there[a] * there[b] for a, b in combinations(there, 2) if a & b)


def _met_again(earlier: Round, then: frozenset[Person], later: Round, now: frozenset[Person]) -> int:
    # Each table of the later round draws as evenly as possible from the tables of the earlier one; those who
    # had no table are a group each.
    groups = len(earlier.tables) + len(earlier.byes) + len(now - then)
    if not groups:
        return 0
    repeated = 0
    for size, count in Counter(map(len, later.tables)).items():
        each, more = divmod(size, groups)
        repeated += count * (more * (each + 1) * each // 2 + (groups - more) * each * (each - 1) // 2)
    return repeated
