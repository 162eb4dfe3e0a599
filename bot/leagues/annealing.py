"""Makes the rounds of a season better together: two people of a round change places, again and again.

Simulated annealing after Kirkpatrick, Gelatt and Vecchi. A season costs its repeated meetings, a little more
each further time, repeated small tables in the same way, and what `Liking` says of two people.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, pairwise
from math import exp
from random import Random

from bot.leagues.history import History, Liking, Person, Round, meetings, small_tables_had

MORE = 1 / 32  # the extra cost of each further repetition
SITS_OUT = -1
COOL = 256  # changes that are weighed at one temperature


@dataclass(slots=True)
class Pair:
    """Two people who have met so often: the cost of one more meeting, and that of the last one."""

    liking: float
    gain: float
    loss: float
    fewer: "Pair" = field(init=False)
    more: "Pair" = field(init=False)


def _met(most: int, liking: float) -> Sequence[Pair]:
    # A pair after no meeting, after one, and so on: a change of places goes one step, and computes nothing.
    found = [Pair(liking, price(times) + liking, price(times - 1) + liking) for times in range(most + 1)]
    for one, other in pairwise(found):
        one.more, other.fewer = other, one
    return found


class Season:
    """The rounds still to come, after those played; people are numbered from 0 here, and byes stay."""

    def __init__(
        self, people: Sequence[Person], history: History, rounds: Sequence[Round], liking: Liking
    ) -> None:
        self.people, self.byes = people, [played.byes for played in rounds]
        number = {person: index for index, person in enumerate(people)}
        self.rounds = [[[number[one] for one in table] for table in played.tables] for played in rounds]
        self.where = [[SITS_OUT] * len(people) for _ in rounds]
        for tables, where in zip(self.rounds, self.where, strict=True):
            for place, index in ((place, index) for place, table in enumerate(tables) for index in table):
                where[index] = place
        self.cost = 0.0
        self._count_meetings(number, [*history, *rounds], liking)
        for a, b in (pair for tables in self.rounds for table in tables for pair in combinations(table, 2)):
            self.cost += self.pairs[a][b].liking
        self._count_small_tables(history)

    def _count_meetings(self, number: Mapping[Person, int], history: History, liking: Liking) -> None:
        met = meetings(history)
        often = {cost: _met(len(history), cost) for cost in {0.0, *liking.values()}}
        self.pairs = [[often[0.0][0]] * len(number) for _ in number]
        for a, b in dict.fromkeys((*liking, *met)):
            if a in number and b in number:
                one, other, times = number[a], number[b], met[a, b]
                self.pairs[one][other] = self.pairs[other][one] = often[liking.get((a, b), 0.0)][times]
                self.cost += sum(map(price, range(times)))

    def _count_small_tables(self, history: History) -> None:
        had = small_tables_had(history, self.people)
        self.small = [had[person] for person in self.people]
        for tables in self.rounds:
            for index in (index for table in tables if len(table) < len(tables[0]) for index in table):
                self.small[index] += 1
        self.cost += sum(price(n) for times in self.small for n in range(times))

    def found(self) -> tuple[Round, ...]:
        """The rounds as they are."""
        return tuple(
            Round(tuple(tuple(self.people[index] for index in table) for table in tables), byes)
            for tables, byes in zip(self.rounds, self.byes, strict=True)
        )

    def anneal(self, rng: Random, changes: int, hot: float, cold: float) -> tuple[float, tuple[Round, ...]]:
        """The lowest cost seen, and its rounds, in this number of changes from `hot` to `cold`."""
        best, found = self.cost, self.found()
        for step in range(0, changes, COOL):
            warm = hot * (cold / hot) ** (step / changes)
            for _ in range(COOL):
                if self._change(rng, warm) < best - MORE / 2:
                    best, found = self.cost, self.found()
        return best, found

    def _change(self, rng: Random, warm: float) -> float:
        chance = rng.random
        number = int(chance() * len(self.rounds))
        tables, where = self.rounds[number], self.where[number]
        a, b = int(chance() * len(where)), int(chance() * len(where))
        at_a, at_b = where[a], where[b]
        if at_a == at_b or SITS_OUT in (at_a, at_b):
            return self.cost
        here, there = tables[at_a], tables[at_b]
        of_a, of_b = self.pairs[a], self.pairs[b]
        more = -of_b[a].gain - of_a[b].gain  # the sums count the two as if they met one another
        for other in here:
            more += of_b[other].gain - of_a[other].loss
        for other in there:
            more += of_a[other].gain - of_b[other].loss
        if len(here) != len(there):
            grows, shrinks = (b, a) if len(here) > len(there) else (a, b)
            more += price(self.small[shrinks]) - price(self.small[grows] - 1)
        if more <= 0 or chance() < exp(-more / warm):
            self._exchange(number, a, b)
            self.cost += more
        return self.cost

    def _exchange(self, number: int, a: int, b: int) -> None:
        where = self.where[number]
        here, there = self.rounds[number][where[a]], self.rounds[number][where[b]]
        here[here.index(a)], there[there.index(b)] = b, a
        where[a], where[b] = where[b], where[a]
        pairs = self.pairs
        for table, goes, comes in ((here, a, b), (there, b, a)):
            of_goes, of_comes = pairs[goes], pairs[comes]
            for other in table:
                if other != comes:
                    of_other = pairs[other]
                    of_goes[other] = of_other[goes] = of_goes[other].fewer
                    of_comes[other] = of_other[comes] = of_comes[other].more
        if len(here) != len(there):
            grows, shrinks = (b, a) if len(here) > len(there) else (a, b)
            self.small[shrinks] += 1
            self.small[grows] -= 1


@cache
def price(times: int) -> float:
    """The cost of doing something once more, after `times` times."""
    return 1.0 + MORE * (times - 1) if times > 0 else 0.0


def even(total: int, among: int) -> float:
    """The least that `total` meetings, or small tables, can cost among this number of pairs or people."""
    if not among:
        return 0.0
    each, more = divmod(total, among)
    return among * sum(map(price, range(each))) + more * price(each)
