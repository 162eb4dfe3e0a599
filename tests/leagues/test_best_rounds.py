"""The best N of the rounds count: of points by place the highest, of scores the best average."""

from fractions import Fraction

import pytest

from bot.leagues.points import ByPlace, ByScore, Scheme
from bot.leagues.results import Bye
from bot.leagues.standings import standings
from bot.leagues.tiebreaks import Criterion, Gap
from tests.leagues.finished import A, B, P, Q, R, points, ranks, table, told


def of(*numbers: int) -> list[Fraction]:
    return [Fraction(number) for number in numbers]


def test_the_best_tables_and_byes_count_by_place() -> None:
    scheme = ByPlace((4, 2, 0, 0))
    assert scheme.total(of(4, 0, 2), [4], 2) == 6
    assert scheme.total(of(0, 0), [4], 2) == Fraction(3, 2)
    assert scheme.total(of(4, 0, 2), [4]) == Fraction(15, 2)


def test_byes_fill_up_what_scores_leave_free() -> None:
    assert ByScore().total(of(30, 10, 20), [], 2) == 50
    assert ByScore().total(of(30, 10), [4, 4], 3) == 60
    assert ByScore(low_is_good=True).total(of(30, 10, 20), [], 2) == 15
    assert ByScore().total([], [4], 2) is None


@pytest.mark.parametrize(
    ("scheme", "tables", "byes", "counting"),
    [
        (ByPlace((4, 2, 0, 0)), of(4, 0, 2), [4], {0, 2}),
        (ByPlace((4, 2, 0, 0)), of(0, 0), [4], {0, 2}),
        (ByPlace((4, 2, 0, 0)), of(2, 2, 2), [], {0, 1}),
        (ByScore(), of(30, 10, 20), [4], {0, 2}),
        (ByScore(), of(30), [4, 4], {0, 1}),
        (ByScore(low_is_good=True), of(30, 10, 20), [], {1, 2}),
    ],
)
def test_of_the_best_two_it_is_known_which_they_are_tables_first_then_byes(
    scheme: Scheme, tables: list[Fraction], byes: list[int], counting: set[int]
) -> None:
    assert scheme.counting(tables, byes, 2) == counting
    assert scheme.counting(tables, byes) == set(range(len(tables) + len(byes)))


def test_head_to_head_counts_only_tables_that_count_for_both() -> None:
    """A and B have 5 + 3 each. Table 3, the only one that both were at, is A's worst and is dropped."""
    results = [
        table(1, A, P, Q, R),
        table(2, P, A, Q, R),
        table(3, P, Q, B, A),
        table(4, B, P, Q, R),
        table(5, P, B, Q, R),
    ]
    rows = standings(results, [A, B], ByPlace(), best=2)
    assert points(rows) == told((A, 8), (B, 8))
    assert ranks(rows) == [(1, A), (1, B)]
    assert rows[1].gap == Gap(Criterion.SHARED, Fraction(8), Fraction(8))
    whole = standings([*results, table(6, R, P, Q, A)], [A, B], ByPlace(), best=4)
    assert ranks(whole) == [(1, B), (2, A)], "where it counts for both, B was ahead there"


def test_a_bye_may_be_what_is_dropped() -> None:
    rows = standings([table(1, A, B), table(2, A, B)], [A, B], ByPlace(), [Bye(A, 2)], best=2)
    assert points(rows) == told((A, 6), (B, 2))
