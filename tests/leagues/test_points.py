from fractions import Fraction

import pytest
from hypothesis import given

from bot.leagues.errors import LeagueError
from bot.leagues.points import ByPlace, ByScore, points_text, read_points, shown
from bot.leagues.results import SeatResult, TableResult, counted
from tests.leagues.finished import A, B, C, D, any_table, exact, scored, table

HALF = Fraction(1, 2)


@pytest.mark.parametrize(
    ("seats", "points"),
    [
        (2, (3, 1)),
        (3, (4, 2, 1)),
        (4, (5, 3, 2, 1)),
        (5, (6, 4, 3, 2, 1)),
        (6, (7, 5, 4, 3, 2, 1)),
        (8, (9, 7, 6, 5, 4, 3, 2, 1)),
    ],
)
def test_every_size_of_table_has_its_usual_points(seats: int, points: tuple[int, ...]) -> None:
    assert ByPlace().by_place(seats) == points


def test_a_list_of_ones_own_is_cut_at_a_smaller_table_and_brings_nothing_behind_its_end() -> None:
    scheme = ByPlace((10, 6, 3))
    assert scheme.by_place(2) == (10, 6)
    assert scheme.by_place(5) == (10, 6, 3, 0, 0)


def test_each_seat_earns_the_points_of_its_place() -> None:
    assert ByPlace().earned(table(1, A, B, C, D)) == exact(5, 3, 2, 1)


def test_those_who_share_places_share_their_points_equally() -> None:
    assert ByPlace().earned(table(1, A, (B, C), D)) == exact(5, 2 + HALF, 2 + HALF, 1)
    assert ByPlace().earned(table(1, (A, B, C), D)) == exact(*[Fraction(10, 3)] * 3, 1)
    assert ByPlace().earned(table(1, (A, B, C, D))) == exact(
        *[Fraction(11, 4)] * 4,
    )


def test_who_forfeits_gets_nothing_and_the_last_place_and_those_behind_move_up() -> None:
    result = table(1, A, B, C, D, forfeits=[A])
    assert result.places == (4, 1, 2, 3)
    assert ByPlace().earned(result) == exact(0, 5, 3, 2)


def test_a_forfeiter_who_shared_a_place_leaves_it_to_the_other() -> None:
    result = table(1, A, (B, C), D, forfeits=[C])
    assert result.places == (1, 2, 4, 3)
    assert ByPlace().earned(result) == exact(5, 3, 0, 2)


def test_where_all_forfeit_nobody_wins() -> None:
    result = table(1, A, B, forfeits=[A, B])
    assert result.places == (2, 2)
    assert ByPlace().earned(result) == exact(0, 0)


def test_a_computer_player_takes_a_place() -> None:
    assert ByPlace().earned(table(1, None, A, None, B)) == exact(5, 3, 2, 1)


def test_a_bye_brings_the_average_of_a_table() -> None:
    assert ByPlace().bye(4) == Fraction(11, 4)
    assert ByPlace((6, 3, 0)).bye(3) == 3


def test_the_games_own_score_counts_as_it_is() -> None:
    assert ByScore().earned(scored(1, [(A, -40), (B, 120)])) == exact(-40, 120)


def test_nobody_gains_by_forfeiting_where_scores_count() -> None:
    high = TableResult(1, (SeatResult(A, 1, -20, True), SeatResult(B, 2, -90)))
    assert ByScore().earned(high) == exact(-90, -90)
    assert ByScore().earned(table(1, A, B, forfeits=[A])) == exact(0, 10)
    low = scored(1, [(A, 3), (B, 9)], fewest=True)
    left = TableResult(1, (SeatResult(A, 1, 3, True), low.seats[1]))
    assert ByScore(low_is_good=True).earned(left) == exact(9, 9)


def test_a_bye_counts_as_the_average_of_ones_own_scores() -> None:
    assert ByScore().total([Fraction(30), Fraction(61)], [4]) == 91 + Fraction(91, 2)
    assert ByScore(low_is_good=True).total([Fraction(30), Fraction(61)], [4]) == Fraction(91, 2)
    assert ByScore().total([], [4]) is None


@pytest.mark.parametrize(
    "text", ["5-3-2-1", " 5, 3,2 , 1 ", "5 3 2 1", "5/3/2/1", "5 – 3 – 2 – 1", "05-3-2-1"]
)
def test_points_are_read_as_people_write_them(text: str) -> None:
    assert read_points(text) == (5, 3, 2, 1)
    assert points_text(read_points(text)) == "5-3-2-1"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "points_not_numbers"),
        ("five", "points_not_numbers"),
        ("5--3", "points_not_numbers"),
        ("-5-3", "points_not_numbers"),
        ("5.5-3", "points_not_numbers"),
        ("9999-3", "points_not_numbers"),
        ("101-3", "points_too_high"),
        ("3-5", "points_rise"),
        ("9-8-7-6-5-4-3-2-1", "points_too_many"),
    ],
)
def test_points_that_cant_be_are_refused(text: str, code: str) -> None:
    with pytest.raises(LeagueError) as refused:
        read_points(text)
    assert refused.value.code == code


def test_equal_points_for_two_places_are_no_rise() -> None:
    assert read_points("100-100-0") == (100, 100, 0)


@pytest.mark.parametrize(
    ("points", "text"),
    [
        (Fraction(7), "7"),
        (Fraction(5, 2), "2½"),
        (Fraction(37, 8), "4⅝"),
        (Fraction(1, 2), "½"),
        (Fraction(0), "0"),
        (Fraction(-10, 3), "-3⅓"),
        (Fraction(53, 12), "4 5/12"),
        (Fraction(-5, 12), "-5/12"),
    ],
)
def test_points_are_shown_exactly(points: Fraction, text: str) -> None:
    assert shown(points) == text


@pytest.mark.parametrize("places", [(1, 1, 2), (2, 3), (1, 2, 4), (0, 1)])
def test_a_result_whose_places_no_ranking_gives_is_refused(places: tuple[int, ...]) -> None:
    seats = tuple(SeatResult(person, place, 0) for person, place in enumerate(places))
    with pytest.raises(ValueError, match="no ranking"):
        TableResult(1, seats)


def test_nobody_sits_twice_at_a_table() -> None:
    with pytest.raises(ValueError, match="twice"):
        TableResult(1, (SeatResult(A, 1, 0), SeatResult(A, 2, 0)))


def test_a_correction_replaces_a_result_and_does_not_add_one() -> None:
    with pytest.raises(ValueError, match=r"more than one result of the tables \[1\]"):
        counted([table(1, A, B), table(2, A, B), table(1, B, A)])


@pytest.mark.slow
@given(result=any_table(number=1, people=6))
def test_a_table_gives_out_all_its_points_but_those_that_forfeits_leave(result: TableResult) -> None:
    points = ByPlace().by_place(len(result.seats))
    played = sum(not seat.forfeited for seat in result.seats)
    assert sum(ByPlace().earned(result)) == sum(points[:played])


@pytest.mark.slow
@given(result=any_table(number=1, people=6))
def test_a_better_place_never_earns_less(result: TableResult) -> None:
    rows = sorted(zip(result.places, ByPlace().earned(result), strict=True))
    earned = [points for _, points in rows]
    assert earned == sorted(earned, reverse=True)
