"""Finished tables in few words, and any finished tables at all."""

from collections.abc import Collection, Sequence
from fractions import Fraction

from hypothesis import strategies as st

from bot.leagues.results import SeatResult, TableResult
from bot.leagues.standings import Standing
from bot.leagues.tiebreaks import Figures

Person = int | None

A, B, C, D, E = 1, 2, 3, 4, 5
P, Q, R = 101, 102, 103
"""Company: they fill the tables, and the tests ask nothing of them."""


def exact(*points: int | Fraction) -> tuple[Fraction, ...]:
    return tuple(map(Fraction, points))


def table(number: int, *order: Person | tuple[Person, ...], forfeits: Collection[int] = ()) -> TableResult:
    """Table `number` with its people in the order in which the game put them; a tuple shares a place.

    The scores are 10 for the last of them, 20 for the one before, and so on.
    """
    groups = [people if isinstance(people, tuple) else (people,) for people in order]
    count = sum(map(len, groups))
    seats: list[SeatResult] = []
    for group in groups:
        place = len(seats) + 1
        score = 10 * (count + 1 - place)
        seats += [SeatResult(person, place, score, person in forfeits) for person in group]
    return TableResult(number, tuple(seats))


def scored(number: int, scores: Sequence[tuple[Person, int]], fewest: bool = False) -> TableResult:
    """Table `number` with these scores, placed by them: the highest first, or where `fewest` the lowest."""
    sign = -1 if fewest else 1
    return TableResult(
        number,
        tuple(
            SeatResult(person, 1 + sum(sign * other > sign * score for _, other in scores), score)
            for person, score in scores
        ),
    )


def ranks(rows: Sequence[Standing]) -> list[tuple[int, int]]:
    return [(row.rank, row.person) for row in rows]


def points(rows: Sequence[Standing]) -> list[tuple[int, Fraction]]:
    """(person, points) of each row; `told` writes them."""
    return [(row.person, row.points) for row in rows]


def told(*pairs: tuple[int, int]) -> list[tuple[int, Fraction]]:
    """What `points` should be, in whole numbers."""
    return [(person, Fraction(number)) for person, number in pairs]


def best(rows: Sequence[Standing]) -> Figures:
    return {row.person: row.best for row in rows}


@st.composite
def any_table(draw: st.DrawFn, number: int, people: int) -> TableResult:
    """Any finished table of two to six among `people` people, numbered from 1, and computer players."""
    everyone: list[Person] = [*range(1, people + 1), None, None]
    count = draw(st.integers(2, min(6, len(everyone))))
    sitting = draw(st.permutations(everyone))[:count]
    scores = draw(st.lists(st.integers(-3, 3), min_size=count, max_size=count))
    flags = draw(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=count, max_size=count))
    seats = tuple(
        SeatResult(person, 1 + sum(other > score for other in scores), score, forfeit == 0, computer == 0)
        for person, score, (forfeit, computer) in zip(sitting, scores, flags, strict=True)
    )
    return TableResult(number, seats, draw(st.integers(0, 7)) == 0, draw(st.integers(0, 7)) == 0)


@st.composite
def any_season(draw: st.DrawFn, people: int = 6) -> tuple[TableResult, ...]:
    count = draw(st.integers(0, 10))
    return tuple(draw(any_table(number, people)) for number in range(1, count + 1))
