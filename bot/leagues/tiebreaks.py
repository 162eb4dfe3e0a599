"""The order of people with equal points.

People are ordered by the first of these that differs:

1. points;
2. head-to-head: among exactly those who are still equal, the average points at the tables where two or
   more of them sat together. It is asked only where each of them met each other: else it would reward people
   who met the others more often, and punish people who met nobody;
3. the best single result: the most points at one table that they played to the end (the fewest, where
   fewer are better);
4. how often they reached it.

People whom none of these separates share the rank. Whenever one of these splits a group, every part of it
that is still more than one person starts again with head-to-head, among themselves alone.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import chain, groupby
from typing import NamedTuple

from bot.leagues.points import Scheme
from bot.leagues.results import Bye, TableResult, byes_of, counted

Group = tuple[int, ...]  # people who are equal so far, by their ids
Figures = Mapping[int, Fraction | None]  # what a criterion says of each person; None is behind every figure


class Criterion(StrEnum):
    """The criteria between two neighbours, in the order in which they are asked."""

    POINTS = "points"
    HEAD_TO_HEAD = "head_to_head"
    BEST_RESULT = "best_result"
    BEST_COUNT = "best_count"
    SHARED = "shared"  # nothing does


class Gap(NamedTuple):
    """The difference that puts a row behind the one above, with the figure of each."""

    criterion: Criterion
    above: Fraction | None  # None: that person has played nothing to its end
    below: Fraction | None


class Played(NamedTuple):
    """One table as it counts for one person."""

    earned: Fraction
    place: int
    forfeited: bool
    is_lost: bool


class Book:
    """The results that all criteria need."""

    def __init__(
        self,
        results: Iterable[TableResult],
        scheme: Scheme,
        byes: Iterable[Bye],
        best: int = 0,
        given: Mapping[int, int] | None = None,
    ) -> None:
        self.scheme = scheme
        self.given = given or {}
        self._best_rounds = best
        self._counted: list[Mapping[int, Played]] | None = None
        self.sign = -1 if scheme.low_is_good else 1
        found = counted(results)
        self.tables = [_table(result, scheme) for result in found]
        self.played: dict[int, list[Played]] = defaultdict(list)
        self.byes: dict[int, list[int]] = defaultdict(list)
        for table in self.tables:
            for person, played in table.items():
                self.played[person].append(played)
        for bye in (*byes, *chain.from_iterable(map(byes_of, found))):
            self.byes[bye.person].append(bye.seats)
        self._points: dict[int, Fraction | None] = {}

    @property
    def counted_tables(self) -> Sequence[Mapping[int, Played]]:
        """The tables, each with the people for whom it is among their best rounds."""
        if not self._best_rounds:
            return self.tables
        if self._counted is None:
            counting = {
                person: self.scheme.counting(
                    [table.earned for table in played], self.byes[person], self._best_rounds
                )
                for person, played in self.played.items()
            }
            seen: Counter[int] = Counter()
            self._counted = []
            for table in self.tables:
                self._counted.append(
                    {person: played for person, played in table.items() if seen[person] in counting[person]}
                )
                seen.update(table.keys())
        return self._counted

    def points(self, person: int) -> Fraction | None:
        """A person's points; None without anything to count."""
        if person not in self._points:
            earned = [table.earned for table in self.played[person]]
            total = self.scheme.total(earned, self.byes[person], self._best_rounds)
            self._points[person] = None if total is None else total + self.given.get(person, 0)
        return self._points[person]

    def best(self, person: int) -> Fraction | None:
        """A person's best single result, if any."""
        finished = [table.earned for table in self.played[person] if not table.is_lost]
        return max(finished, default=None) if self.sign > 0 else min(finished, default=None)

    def figures(self, criterion: Criterion, group: Group) -> Figures:
        """The figure of each person in the group by `criterion`."""
        match criterion:
            case Criterion.POINTS:
                return {person: self.points(person) for person in group}
            case Criterion.HEAD_TO_HEAD:
                return self._head_to_head(group)
            case Criterion.BEST_RESULT:
                return {person: self.best(person) for person in group}
            case Criterion.BEST_COUNT:
                return {person: self._best_count(person) for person in group}
            case Criterion.SHARED:
                return dict.fromkeys(group)

    def _head_to_head(self, group: Group) -> Figures:
        met = {person: {person} for person in group}
        earned: dict[int, list[Fraction]] = {person: [] for person in group}
        for table in self.counted_tables:
            together = table.keys() & met.keys()
            if len(together) > 1:
                for person in together:
                    met[person] |= together
                    earned[person].append(table[person].earned)
        if any(len(others) < len(group) for others in met.values()):
            return dict.fromkeys(group)
        return {person: sum(points, Fraction(0)) / len(points) for person, points in earned.items()}

    def _best_count(self, person: int) -> Fraction:
        best = self.best(person)
        return Fraction(sum(not table.is_lost and table.earned == best for table in self.played[person]))


def ranked(book: Book, people: Iterable[int]) -> Iterator[tuple[Group, Gap | None]]:
    """The groups that share a rank, the best first, and what separates each from the rank above."""
    group = tuple(sorted(set(people)))
    if group:
        yield from _ranked(book, group, None, tuple(Criterion))


def _ranked(
    book: Book, group: Group, gap: Gap | None, criteria: Sequence[Criterion]
) -> Iterator[tuple[Group, Gap | None]]:
    for criterion in criteria if len(group) > 1 else ():
        figures = book.figures(criterion, group)
        # How often the best result was reached counts upwards even where fewer points are better.
        parts = _split(group, figures, book.sign if criterion is not Criterion.BEST_COUNT else 1)
        if len(parts) > 1:
            for part, before in zip(parts, (None, *parts), strict=False):
                own = gap if before is None else Gap(criterion, figures[before[0]], figures[part[0]])
                yield from _ranked(book, part, own, tuple(Criterion)[1:])
            return
    yield group, gap


def _split(group: Group, figures: Figures, sign: int) -> list[Group]:
    keys = {person: _behind(figures[person], sign) for person in group}
    return [tuple(part) for _, part in groupby(sorted(group, key=keys.__getitem__), key=keys.__getitem__)]


def _behind(figure: Fraction | None, sign: int) -> tuple[bool, Fraction | int]:
    # A missing figure is kept apart: as a zero it would win where fewer are better.
    known = figure or 0
    return figure is None, -known if sign > 0 else known


def _table(result: TableResult, scheme: Scheme) -> dict[int, Played]:
    seats = zip(result.seats, scheme.earned(result), result.places, strict=True)
    return {
        seat.person: Played(earned, place, seat.forfeited, seat.is_lost)
        for seat, earned, place in seats
        if seat.person is not None and (seat.is_lost or not result.undecided)
    }
