"""The rounds that a league has played, and the counts of meetings, seats and byes in them."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain, combinations
from typing import NamedTuple

Person = int


class Round(NamedTuple):
    """A round of tables, with their people in order of seats."""

    tables: tuple[tuple[Person, ...], ...]
    byes: tuple[Person, ...] = ()  # sit out

    @property
    def people(self) -> frozenset[Person]:
        """Everyone who took part, byes included."""
        return frozenset(chain(self.byes, *self.tables))


History = Sequence[Round]

# The extra cost of two people at one table, in repeated meetings; negative where they should sit together.
# The smaller number comes first.
Liking = Mapping[tuple[Person, Person], float]
NOTHING: Liking = {}  # any two may sit together


def meetings(history: History) -> Counter[tuple[Person, Person]]:
    """How often two people sat at one table, the smaller number first."""
    tables = chain.from_iterable(played.tables for played in history)
    return Counter(chain.from_iterable(combinations(sorted(table), 2) for table in tables))


def seats_had(history: History) -> Counter[tuple[Person, int]]:
    """How often each person sat in each seat; seats count from 0."""
    tables = chain.from_iterable(played.tables for played in history)
    return Counter((person, seat) for table in tables for seat, person in enumerate(table))


def byes_had(history: History, people: Iterable[Person]) -> dict[Person, int]:
    """How many byes count for each."""
    return _counted(history, people, lambda played: played.byes)


def small_tables_had(history: History, people: Iterable[Person]) -> dict[Person, int]:
    """How often each sat at a smaller table than others of the round."""

    def smaller(played: Round) -> Iterable[Person]:
        largest = max(map(len, played.tables), default=0)
        return chain.from_iterable(table for table in played.tables if len(table) < largest)

    return _counted(history, people, smaller)


def _counted(
    history: History, people: Iterable[Person], happened: Callable[[Round], Iterable[Person]]
) -> dict[Person, int]:
    # Late entrants begin with the least of those of the round before: they neither make up for rounds in
    # which they weren't there, nor are they spared.
    count: dict[Person, int] = {}
    before: frozenset[Person] = frozenset()
    for present, fell_to in [*((played.people, happened(played)) for played in history), (set(people), ())]:
        least = min((count[person] for person in before), default=0)
        for person in present - before:
            count[person] = max(count.get(person, 0), least)
        for person in fell_to:
            count[person] += 1
        before = frozenset(present)
    return {person: count[person] for person in before}
