"""The tables of the next round of a season, and the seats at them.

In this order: byes within one of each other, few repeated meetings, then small tables and seats shared out
evenly, since the first seat may be an advantage.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

from bot.leagues.annealing import Season, price
from bot.leagues.errors import LeagueError
from bot.leagues.history import (
    NOTHING,
    History,
    Liking,
    Person,
    Round,
    byes_had,
    meetings,
    seats_had,
    small_tables_had,
)
from bot.leagues.schemes import suggested
from bot.leagues.tables import Sizes

CHANGES = 20_000  # changes of places that a descent weighs: some hundredths of a second
HOT, COLD = 0.35, 0.03
TRIES = 8  # descents at most, while two still meet again


def pair(
    people: Sequence[Person], history: History, sizes: Sizes, rng: Random, liking: Liking = NOTHING
) -> Round:
    """The next round, always the same for equal input; some tenths of a second for 200 people.

    Raises `LeagueError`: `person_twice`, `sizes_do_not_fit`.
    """
    if len(set(people)) < len(people):
        raise LeagueError("person_twice", people=len(people), different=len(set(people)))
    if sizes.people != len(people):
        raise LeagueError("sizes_do_not_fit", people=len(people), places=sizes.people)
    costs = _Costs(people, history, liking)
    # Read from the first round, so its tables must keep their order.
    schemes = list(suggested(people, history, sizes))
    begun = min([*schemes, costs.begin(sizes, rng)], key=costs.of)
    # A perfect season goes on only as its scheme says, even if small tables could be shared out better.
    best, tries = begun, 0 if begun in schemes and costs.meetings(begun) <= 0 else TRIES
    for _ in range(tries):
        _, (found,) = Season(people, history, [begun], liking).anneal(rng, CHANGES, HOT, COLD)
        best = min(best, found, key=costs.of)
        if costs.meetings(best) <= 0:
            break
    return seated(best, history, rng)


class _Costs:
    """The cost of one more round."""

    def __init__(self, people: Sequence[Person], history: History, liking: Liking) -> None:
        self._people, self._liking, self._met = people, liking, meetings(history)
        self._byes, self._small = byes_had(history, people), small_tables_had(history, people)

    def of(self, played: Round) -> tuple[int, float]:
        # Byes that people have had before, then all the rest.
        small = (one for table in played.tables if len(table) < len(played.tables[0]) for one in table)
        alone = sum(price(self._small[one]) for one in small)
        return sum(self._byes[one] for one in played.byes), self.meetings(played) + alone

    def meetings(self, played: Round) -> float:
        # Repeated meetings and people who should sit apart, less those who should sit together.
        return sum(self._together(one, other) for one, other in meetings([played]))

    def _together(self, one: Person, other: Person) -> float:
        two = (one, other) if one < other else (other, one)
        return price(self._met[two]) + self._liking.get(two, 0.0)

    def begin(self, sizes: Sizes, rng: Random) -> Round:
        # One person after the other where they cost least, in an order by chance.
        order = rng.sample(self._people, len(self._people))
        order.sort(key=self._byes.__getitem__)
        byes, seated = order[: sizes.byes], order[sizes.byes :]
        rng.shuffle(seated)
        tables: list[list[Person]] = [[] for _ in sizes.tables]
        for person in seated:
            costs = {
                at: sum(self._together(person, other) for other in tables[at])
                + (price(self._small[person]) if size < sizes.tables[0] else 0.0)
                for at, size in enumerate(sizes.tables)
                if len(tables[at]) < size
            }
            tables[min(costs, key=costs.__getitem__)].append(person)
        return Round(tuple(map(tuple, tables)), tuple(byes))


def seated(played: Round, history: History, rng: Random) -> Round:
    """Everyone at the same table in the seat that they had least, ties by lot."""
    had = seats_had(history)
    tables = []
    for table in played.tables:
        order = rng.sample(table, len(table))
        cost = [[had[person, seat] for seat in range(len(table))] for person in order]
        tables.append(tuple(order[index] for index in _cheapest(cost)))
    return Round(tuple(tables), played.byes)


def _cheapest(cost: list[list[int]]) -> tuple[int, ...]:
    # An assignment: cost[who][seat] adds up to the least.
    everyone = frozenset(range(len(cost)))

    @cache
    def fill(seat: int, left: frozenset[int]) -> tuple[int, tuple[int, ...]]:
        ways = [
            (rest + cost[who][seat], (who, *others))
            for who in sorted(left)
            for rest, others in [fill(seat + 1, left - {who})]
        ]
        return min(ways, default=(0, ()), key=lambda way: way[0])

    return fill(0, everyone)[1]
