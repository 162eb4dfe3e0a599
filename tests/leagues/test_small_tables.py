"""Tables of different sizes bring the same on average with the usual points, and only with those."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from bot.leagues.points import ByPlace, ByScore
from tests.leagues.finished import A, B, C, D, exact, scored, table


def test_places_at_a_table_of_three_are_worth_33_28ths_where_the_usual_one_seats_four() -> None:
    small = replace(table(1, A, B, C), usual=4)
    assert ByPlace().earned(small) == exact(Fraction(33, 7), Fraction(33, 14), Fraction(33, 28))


@given(st.integers(2, 8), st.integers(2, 8))
def test_every_table_of_a_round_brings_the_same_on_average(one: int, other: int) -> None:
    large = max(one, other)
    for seats in (one, other):
        earned = ByPlace().earned(replace(table(1, *range(1, seats + 1)), usual=large))
        assert sum(earned) / seats == ByPlace().bye(large)


def test_the_usual_table_and_a_larger_one_are_worth_what_they_are() -> None:
    assert ByPlace().earned(replace(table(1, A, B, C, D), usual=4)) == exact(5, 3, 2, 1)
    assert ByPlace().earned(replace(table(1, A, B, C, D), usual=3)) == exact(5, 3, 2, 1)


def test_who_shares_places_at_a_small_table_shares_what_they_are_worth() -> None:
    small = replace(table(1, A, (B, C)), usual=4)
    assert ByPlace().earned(small)[1] == Fraction(33, 28) * Fraction(3, 2)


def test_a_list_of_ones_own_and_the_games_score_stay_as_they_are() -> None:
    assert ByPlace((10, 6, 3)).earned(replace(table(1, A, B, C), usual=4)) == exact(10, 6, 3)
    assert ByScore().earned(replace(scored(1, [(A, 40), (B, 20)]), usual=4)) == exact(40, 20)
