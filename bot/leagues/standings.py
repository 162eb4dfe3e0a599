"""The order of a league, and why."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from bot.leagues.points import Scheme
from bot.leagues.results import Bye, TableResult
from bot.leagues.tiebreaks import Book, Criterion, Gap, ranked


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's row."""

    rank: int
    person: int
    points: Fraction
    games: int  # with forfeits, without byes
    wins: int
    forfeits: int
    byes: int
    places: tuple[int, ...]  # the best first
    best: Fraction | None  # the best single result
    gap: Gap | None  # to the row above
    given: int = 0
    is_ranked: bool = True  # False: too few games for a rank in a ladder by rating


class Side(StrEnum):
    """Where the other is: ahead, on the same rank, or behind."""

    ABOVE = "above"
    BESIDE = "beside"
    BELOW = "below"


class Reason(NamedTuple):
    """Why a person is not where `other` is."""

    side: Side
    other: int
    criterion: Criterion
    own: Fraction | None  # the figure of each
    theirs: Fraction | None


def standings(
    results: Iterable[TableResult],
    people: Iterable[int],
    scheme: Scheme,
    byes: Iterable[Bye] = (),
    *,
    best: int = 0,
    given: Mapping[int, int] | None = None,
) -> tuple[Standing, ...]:
    """The standings, the best first, equal ones by id. Raises `ValueError` if a table comes twice.

    Others at the tables keep their places and have no row. Only the `best` rounds count if not 0.
    """
    book = Book(results, scheme, byes, best, given)
    rows: list[Standing] = []
    for group, gap in ranked(book, people):
        rank = len(rows) + 1
        for person in group:
            points = book.points(person)
            above = gap if person == group[0] else Gap(Criterion.SHARED, points, points)
            rows.append(_row(book, rank, person, above))
    return tuple(rows)


def explain(table: Sequence[Standing], person: int) -> tuple[Reason, ...]:
    """Why a person is below one neighbour, level with others, and above the next. Raises `KeyError`."""
    ranks = {row.person: row.rank for row in table}
    equals = [row for row in table if row.rank == ranks[person]]
    first = equals[0].rank - 1
    end = first + len(equals)
    reasons = [
        Reason(Side.BESIDE, row.person, Criterion.SHARED, row.points, row.points)
        for row in equals
        if row.person != person
    ]
    if gap := equals[0].gap:
        reasons.insert(0, Reason(Side.ABOVE, table[first - 1].person, gap.criterion, gap.below, gap.above))
    if end < len(table) and (gap := table[end].gap):
        reasons.append(Reason(Side.BELOW, table[end].person, gap.criterion, gap.above, gap.below))
    return tuple(reasons)


def _row(book: Book, rank: int, person: int, gap: Gap | None) -> Standing:
    played = book.played[person]
    places = tuple(sorted(table.place for table in played))
    return Standing(
        rank=rank,
        person=person,
        points=book.points(person) or Fraction(0),
        games=len(played),
        wins=places.count(1),
        forfeits=sum(table.forfeited for table in played),
        byes=len(book.byes[person]),
        places=places,
        best=book.best(person),
        gap=gap,
        given=book.given.get(person, 0),
    )
