"""Who stands where in a league, and why."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from bot.leagues.points import Scheme
from bot.leagues.results import Bye, TableResult
from bot.leagues.tiebreaks import Book, Criterion, Gap, ranked


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's row.

    `points` as the scheme counts them, 0 before the first table; `games` the tables that count, with the
    `forfeits` among them, without the `byes`; `wins` how many of them ended on the first place, shared or
    not; `places` the place of each, the best first; `best` the best single result in points, None without
    one; `gap` what separates the row from the one above, None for the first row.
    """

    rank: int
    person: int
    points: Fraction
    games: int
    wins: int
    forfeits: int
    byes: int
    places: tuple[int, ...]
    best: Fraction | None
    gap: Gap | None


class Side(StrEnum):
    """Where the other of a `Reason` stands: before the person, on the same rank, or behind."""

    ABOVE = "above"
    BESIDE = "beside"
    BELOW = "below"


class Reason(NamedTuple):
    """Why a person stands there and not where `other` does: the criterion, and the figure of each.

    The figures are those of `Gap`; beside another, the points that both have.
    """

    side: Side
    other: int
    criterion: Criterion
    own: Fraction | None
    theirs: Fraction | None


def standings(
    results: Iterable[TableResult],
    people: Iterable[int],
    scheme: Scheme,
    byes: Iterable[Bye] = (),
    *,
    best: int = 0,
) -> tuple[Standing, ...]:
    """The standings of `people`, the best first, those on one rank by their ids.

    The order of what goes in does not matter. Others who sat at the tables hold their places there and have
    no row. Only the `best` rounds of each count, where that is no 0. Raises `ValueError` if a table comes
    twice.
    """
    book = Book(results, scheme, byes, best)
    rows: list[Standing] = []
    for group, gap in ranked(book, people):
        rank = len(rows) + 1
        for person in group:
            points = book.points(person)
            above = gap if person == group[0] else Gap(Criterion.SHARED, points, points)
            rows.append(_row(book, rank, person, above))
    return tuple(rows)


def explain(table: Sequence[Standing], person: int) -> tuple[Reason, ...]:
    """Why `person` stands where they do in the standings `table`: "why am I third?"

    The neighbour above first, then everyone beside, then the neighbour below, each where there is one.
    Raises `KeyError` for someone who has no row.
    """
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
    )
