"""Looks for a round that costs little: begins greedily, then swaps two people, again and again.

A bye weighs more than all meetings, a meeting more than all small tables; what happened k times costs k. Tabu
search after Glover: always the best change for somebody who costs something, even to the worse, but nobody
soon goes back. The best round seen is kept.
"""

from collections.abc import Sequence
from heapq import nlargest, nsmallest
from itertools import combinations
from random import Random

from bot.leagues.history import NOTHING, History, Liking, Person, Round, byes_had, meetings, small_tables_had
from bot.leagues.tables import Sizes

MEETING = 10**6
BYE = 10**12
UNKNOWN = 10**18
"""More than any round costs."""
CHANGES_WEIGHED = 160_000
"""Changes weighed for one round: some tenths of a second."""
STEPS = 4_000


class Weights:
    """What it costs to put people together, or at a table; people are numbered from 0, and byes are places
    after the tables.
    """

    def __init__(
        self, people: Sequence[Person], history: History, sizes: Sizes, liking: Liking = NOTHING
    ) -> None:
        self.people, self.sizes = people, sizes
        self.places = [*sizes.tables, sizes.byes]
        number = {person: index for index, person in enumerate(people)}
        self.met = [[0] * len(people) for _ in people]
        for (a, b), times in meetings(history).items():
            if a in number and b in number:
                self.met[number[a]][number[b]] = self.met[number[b]][number[a]] = times * MEETING
        for (a, b), cost in liking.items():
            if a in number and b in number:
                extra = round(cost * MEETING)
                self.met[number[a]][number[b]] += extra
                self.met[number[b]][number[a]] += extra
        byes, small = byes_had(history, people), small_tables_had(history, people)
        self.byes = [byes[person] * BYE for person in people]
        self.small = [small[person] for person in people]
        self.least = self._least()

    def at(self, index: int, place: int) -> int:
        """What the place costs this person alone."""
        if place == len(self.sizes.tables):
            return self.byes[index]
        return self.small[index] if self.places[place] < self.places[0] else 0

    def _least(self) -> int:
        if any(cost < 0 for row in self.met for cost in row):
            return -UNKNOWN
        *tables, byes = self.places
        small = sum(size for size in tables if size < tables[0])
        alone = [sum(nsmallest(tables[-1], row)) for row in self.met]  # each row holds oneself, at 0
        unit = 1 if any(cost % MEETING for row in self.met for cost in row) else MEETING
        meeting = -(-(sum(alone) - sum(nlargest(byes, alone))) // (2 * unit)) * unit
        return sum(nsmallest(byes, self.byes)) + meeting + sum(nsmallest(small, self.small))

    def cost(self, groups: Sequence[Sequence[int]]) -> int:
        """What a round costs, given as the people of each place."""
        together = sum(self.met[a][b] for table in groups[:-1] for a, b in combinations(table, 2))
        return together + sum(self.at(index, place) for place, group in enumerate(groups) for index in group)

    def groups(self, played: Round) -> list[list[int]]:
        """A round as the people of each place."""
        number = {person: index for index, person in enumerate(self.people)}
        return [[number[person] for person in group] for group in (*played.tables, played.byes)]

    def round(self, groups: Sequence[Sequence[int]]) -> Round:
        """The round with these people at each place."""
        *tables, byes = (tuple(self.people[index] for index in group) for group in groups)
        return Round(tuple(tables), byes)

    def enough(self, cost: int) -> bool:
        """Whether only small tables could still be shared out better."""
        return cost // MEETING <= self.least // MEETING


def begin(weights: Weights, rng: Random) -> list[list[int]]:
    """A first round: one person after the other where they cost least, in random order."""
    groups: list[list[int]] = [[] for _ in weights.places]
    order = list(range(len(weights.people)))
    rng.shuffle(order)
    order.sort(key=weights.byes.__getitem__)
    sit_out = order[: weights.sizes.byes]
    groups[-1] = sit_out
    seated = order[weights.sizes.byes :]
    rng.shuffle(seated)
    for index in seated:
        met = weights.met[index]
        open_tables = [t for t, size in enumerate(weights.sizes.tables) if len(groups[t]) < size]
        costs = [weights.at(index, t) + sum(met[other] for other in groups[t]) for t in open_tables]
        best = open_tables[costs.index(min(costs))]
        groups[best].append(index)
    return groups


class Search:
    """One search from a round; `pull[p][place]` is what `p` would cost there."""

    def __init__(self, weights: Weights, groups: Sequence[Sequence[int]], rng: Random) -> None:
        self.weights, self.rng = weights, rng
        self.where = [0] * len(weights.people)
        for place, group in enumerate(groups):
            for index in group:
                self.where[index] = place
        self.byes = len(weights.places) - 1
        everywhere = range(len(weights.places))
        self.pull = [[weights.at(index, place) for place in everywhere] for index in range(len(self.where))]
        for index, met in enumerate(weights.met):
            for other, place in enumerate(self.where):
                if place != self.byes:
                    self.pull[index][place] += met[other]
        self.cost = weights.cost(groups)
        self.tabu: dict[tuple[int, int], int] = {}

    def best(self) -> list[list[int]]:
        """The best round found within the bounded number of steps."""
        best, found, since = list(self.where), self.cost, 0
        for step in range(min(STEPS, CHANGES_WEIGHED // len(self.where))):
            if found <= self.weights.least:
                break
            self._step(step, found)
            since += 1
            if self.cost < found:
                best, found, since = list(self.where), self.cost, 0
        groups: list[list[int]] = [[] for _ in self.weights.places]
        for index, place in enumerate(best):
            groups[place].append(index)
        return groups

    def _step(self, step: int, found: int) -> None:
        costly = [index for index, place in enumerate(self.where) if self.pull[index][place]]
        index = self.rng.choice(costly or range(len(self.where)))
        here = self.where[index]
        added = self._added(index)
        self.rng.shuffle(added)
        added.sort(key=lambda change: change[0])
        for more, other in added:
            there = self.where[other]
            banned = max(self.tabu.get((index, there), -1), self.tabu.get((other, here), -1)) > step
            if not banned or self.cost + more < found:
                self.tabu[index, here] = step + 6 + self.rng.randrange(8)
                self.tabu[other, there] = step + 6 + self.rng.randrange(8)
                self._change(index, other)
                self.cost += more
                return

    def _added(self, index: int) -> list[tuple[int, int]]:
        here, own, met = self.where[index], self.pull[index], self.weights.met[index]
        both = 1 if here == self.byes else 2
        added = []
        for other, there in enumerate(self.where):
            if there != here:
                theirs = self.pull[other]
                shared = met[other] * (both - (there == self.byes))
                added.append((theirs[here] - theirs[there] + own[there] - own[here] - shared, other))
        return added

    def _change(self, index: int, other: int) -> None:
        here, there = self.where[index], self.where[other]
        self.where[index], self.where[other] = there, here
        came, went = self.weights.met[other], self.weights.met[index]
        for third, pull in enumerate(self.pull):
            gain = came[third] - went[third]
            if here != self.byes:
                pull[here] += gain
            if there != self.byes:
                pull[there] -= gain
