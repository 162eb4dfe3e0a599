"""Ladders by rating: the order of their people, and the games that still count in a week."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations
from types import MappingProxyType
from typing import NamedTuple

from bot.leagues.history import Round, meetings
from bot.leagues.points import Scheme
from bot.leagues.ratings import START, Rating, courses
from bot.leagues.results import TableResult
from bot.leagues.standings import Standing, standings
from bot.leagues.tiebreaks import Criterion, Gap

MOST_A_WEEK = 3  # games of a week in which two people meet; texts say it, too

Changes = Mapping[int, Mapping[int, int]]  # of each person's rating, by table


class RatedLadder(NamedTuple):
    """The rows of a ladder by rating, whose points are the ratings, and the changes that led there."""

    rows: tuple[Standing, ...]
    changes: Changes


def ladder_standings(
    results: Iterable[TableResult],
    people: Iterable[int],
    scheme: Scheme,
    *,
    least: int,
    given: Mapping[int, int] = MappingProxyType({}),
) -> RatedLadder:
    """Ranks people by the rating of these games alone; below them, those with fewer games than `least`."""
    shared = [result for result in results if not result.voided and len(_people(result)) > 1]
    found = courses(map(_played_to_the_end, shared))
    rated = {person: course[-1].shown for person, course in found.items()}
    rows = [
        replace(row, points=Fraction(rated.get(row.person, START) + row.given), gap=None)
        for row in standings(shared, people, scheme, given=given)
    ]
    ranked = sorted((row for row in rows if row.games >= least), key=lambda row: (-row.points, row.person))
    others = sorted((row for row in rows if row.games < least), key=lambda row: (-row.games, row.person))
    unranked = [replace(row, rank=len(ranked) + 1, is_ranked=False) for row in others]
    changes = {person: dict(_changes(person, course, shared)) for person, course in found.items()}
    return RatedLadder((*_numbered(ranked), *unranked), changes)


def _numbered(rows: Sequence[Standing]) -> Iterable[Standing]:
    rank = 1
    for at, row in enumerate(rows):
        before = rows[at - 1].points if at else None
        if before is None:
            yield replace(row, rank=rank)
            continue
        is_shared = before == row.points
        rank = rank if is_shared else at + 1
        criterion = Criterion.SHARED if is_shared else Criterion.POINTS
        yield replace(row, rank=rank, gap=Gap(criterion, before, row.points))


def _changes(
    person: int, course: Sequence[Rating], shared: Sequence[TableResult]
) -> Iterable[tuple[int, int]]:
    before = START
    tables = (result.id for result in shared if person in _people(result))
    for table, rating in zip(tables, course, strict=True):
        yield table, rating.shown - before
        before = rating.shown


def _people(result: TableResult) -> Sequence[int]:
    return [seat.person for seat in result.seats if seat.person is not None and seat.person > 0]


def _played_to_the_end(result: TableResult) -> TableResult:
    """The result with lost seats on a shared last place, so that nobody saves a rating by leaving."""
    last = 1 + sum(not seat.is_lost for seat in result.seats)
    seats = tuple(
        replace(
            seat,
            person=seat.person if seat.person is not None and seat.person > 0 else None,
            place=last if seat.is_lost else place,
            forfeited=False,
            by_computer=False,
            brings_nothing=False,
        )
        for seat, place in zip(result.seats, result.places, strict=True)
    )
    return replace(result, seats=seats, abandoned=False, undecided=False)


def pairs_left(people: Iterable[int], met: Iterable[Sequence[int]]) -> bool:
    """Whether two of the people may still meet in a week in which these tables were played."""
    count = meetings([Round(tuple(map(tuple, met)))])
    return any(count[pair] < MOST_A_WEEK for pair in combinations(sorted(people), 2))
