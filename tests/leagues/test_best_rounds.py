"""The best N of the rounds count: of points by place the highest, of scores the best average."""

from fractions import Fraction

from bot.leagues.points import ByPlace, ByScore


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
