from dataclasses import replace
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues.points import ByPlace, ByScore, Scheme
from bot.leagues.results import Bye, SeatResult, TableResult
from bot.leagues.standings import Reason, Side, Standing, explain, standings
from bot.leagues.tiebreaks import Criterion, Gap
from tests.leagues.finished import A, B, C, D, E, P, Q, R, any_season, best, points, scored, table, told

PLACES = ByPlace()
half_as_many = settings(max_examples=50)
"""A whole season takes long to make up."""
SCHEMES: list[Scheme] = [PLACES, ByScore(), ByScore(low_is_good=True)]


def test_points_come_first() -> None:
    rows = standings([table(1, D, C, B, A), table(2, D, C, A, B)], [A, B, C, D], PLACES)
    assert points(rows) == told((D, 10), (C, 6), (A, 3), (B, 3))
    assert rows[1].gap == Gap(Criterion.POINTS, Fraction(10), Fraction(6))


def test_a_row_tells_games_wins_places_byes_and_the_best_single_result() -> None:
    results = [table(1, A, B, C, D), table(2, (A, B), C), table(3, B, A, forfeits=[A])]
    first, second = standings(results, [A, B], PLACES, [Bye(A, 4)])
    assert first == Standing(1, A, Fraction(43, 4), 3, 2, 1, 1, (1, 1, 2), Fraction(5), None)
    gap = Gap(Criterion.POINTS, Fraction(43, 4), Fraction(9))
    assert second == Standing(2, B, Fraction(9), 3, 2, 0, 0, (1, 1, 2), Fraction(3), gap)


def test_a_forfeit_counts_in_the_standings_with_no_points_and_the_others_move_up() -> None:
    rows = standings([table(1, A, B, C, D, forfeits=[A])], [A, B, C, D], PLACES)
    assert points(rows) == told((B, 5), (C, 3), (D, 2), (A, 0))
    assert (rows[3].games, rows[3].forfeits, rows[3].places, rows[3].best) == (1, 1, (4,), None)


def test_an_abandoned_table_counts_by_what_its_seats_say() -> None:
    ended = replace(table(1, A, B, C, forfeits=[B, C]), abandoned=True)
    assert [row.points for row in standings([ended], [A, B, C], PLACES)] == [4, 0, 0]


def test_a_seat_that_a_computer_player_ended_without_a_forfeit_counts_for_its_person() -> None:
    seats = (SeatResult(B, 1, 9, by_computer=True), SeatResult(A, 2, 3))
    rows = standings([TableResult(1, seats)], [A, B], PLACES)
    assert points(rows) == told((B, 3), (A, 1))


def test_who_has_not_played_stands_last_with_nothing() -> None:
    rows = standings([table(1, A, B)], [A, B, C], PLACES)
    assert rows[2] == Standing(
        3, C, Fraction(0), 0, 0, 0, 0, (), None, Gap(Criterion.POINTS, Fraction(1), Fraction(0))
    )


def test_points_by_hand_count_beside_those_of_the_tables_and_beside_the_best_rounds() -> None:
    results = [table(1, A, B), table(2, A, B), table(3, B, A)]
    rows = standings(results, [A, B], PLACES, best=2, given={A: -2, B: 1})
    assert points(rows) == told((B, 5), (A, 4))
    assert [row.given for row in rows] == [1, -2]
    assert rows[1].gap == Gap(Criterion.POINTS, Fraction(5), Fraction(4))


def test_who_has_played_nothing_gets_no_average_by_points_by_hand() -> None:
    rows = standings(
        [scored(1, [(A, 5)], fewest=True)], [A, B], ByScore(low_is_good=True), given={A: 2, B: -9}
    )
    assert points(rows) == told((A, 7), (B, 0))


def test_where_scores_count_they_are_added_up() -> None:
    results = [scored(1, [(A, -40), (B, 120)]), scored(2, [(A, 200), (B, 30)])]
    rows = standings(results, [A, B, C], ByScore())
    assert points(rows) == told((A, 160), (B, 150), (C, 0))
    assert best(rows) == {A: 200, B: 120, C: None}


def test_why_am_i_third() -> None:
    results = [table(1, A, B, C, D, E)]
    rows = standings(results, [A, B, C, D, E], PLACES)
    assert explain(rows, C) == (
        Reason(Side.ABOVE, B, Criterion.POINTS, Fraction(3), Fraction(4)),
        Reason(Side.BELOW, D, Criterion.POINTS, Fraction(3), Fraction(2)),
    )
    assert [reason.side for reason in explain(rows, A)] == [Side.BELOW]
    assert [reason.side for reason in explain(rows, E)] == [Side.ABOVE]


def test_why_do_i_share_the_second_rank() -> None:
    rows = standings([table(1, A, (B, C), D)], [A, B, C, D], PLACES)
    shared = Fraction(5, 2)
    for person, other in ((B, C), (C, B)):
        assert explain(rows, person) == (
            Reason(Side.ABOVE, A, Criterion.POINTS, shared, Fraction(5)),
            Reason(Side.BESIDE, other, Criterion.SHARED, shared, shared),
            Reason(Side.BELOW, D, Criterion.POINTS, shared, Fraction(1)),
        )


def test_a_tie_break_is_told_with_the_figures_that_decided() -> None:
    results = [table(1, P, A, B, Q), table(2, A, P, Q), table(3, B, P, Q, R)]
    rows = standings(results, [A, B], PLACES)
    assert explain(rows, B) == (Reason(Side.ABOVE, A, Criterion.HEAD_TO_HEAD, Fraction(2), Fraction(3)),)
    assert explain(rows, A) == (Reason(Side.BELOW, B, Criterion.HEAD_TO_HEAD, Fraction(3), Fraction(2)),)


def test_who_stands_alone_needs_no_reason_and_who_has_no_row_has_none() -> None:
    rows = standings([], [A], PLACES)
    assert explain(rows, A) == ()
    with pytest.raises(KeyError):
        explain(rows, B)
    assert standings([], [], PLACES) == ()


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@half_as_many
@given(season=any_season(), chance=st.randoms(use_true_random=False))
def test_the_order_of_what_goes_in_does_not_matter(
    scheme: Scheme, season: tuple[TableResult, ...], chance: Random
) -> None:
    byes = [Bye(1, 4), Bye(2, 3), Bye(1, 2)]
    mixed = [
        replace(result, seats=tuple(chance.sample(result.seats, len(result.seats)))) for result in season
    ]
    chance.shuffle(mixed)
    people = chance.sample(range(1, 7), 6)
    assert standings(mixed, people, scheme, byes[::-1]) == standings(season, range(1, 7), scheme, byes)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@half_as_many
@given(season=any_season())
def test_a_voided_result_is_as_if_it_had_never_been_played(
    scheme: Scheme, season: tuple[TableResult, ...]
) -> None:
    never = [result for result in season[1:] if not result.voided]
    voided = [replace(result, voided=True) for result in season[:1]] + list(season[1:])
    assert standings(voided, range(1, 7), scheme) == standings(never, range(1, 7), scheme)


@pytest.mark.slow
@half_as_many
@given(season=any_season())
def test_the_standings_hold_all_the_points_that_people_earned(season: tuple[TableResult, ...]) -> None:
    rows = standings(season, range(1, 7), PLACES)
    earned = [
        points
        for result in season
        if not result.voided
        for seat, points in zip(result.seats, PLACES.earned(result), strict=True)
        if seat.person is not None
    ]
    assert sum(row.points for row in rows) == sum(earned)
    assert sum(row.games for row in rows) == len(earned)


@pytest.mark.slow
@pytest.mark.parametrize("scheme", SCHEMES)
@half_as_many
@given(season=any_season())
def test_ranks_go_with_the_points_and_every_gap_puts_the_better_one_ahead(
    scheme: Scheme, season: tuple[TableResult, ...]
) -> None:
    rows = standings(season, range(1, 7), scheme)
    sign = -1 if scheme.low_is_good else 1
    assert sorted(row.person for row in rows) == list(range(1, 7))
    for index, row in enumerate(rows):
        assert row.rank == 1 + sum(other.rank < row.rank for other in rows)
        if row.gap is None:
            assert index == 0
            continue
        assert (row.gap.criterion is Criterion.SHARED) == (row.rank == rows[index - 1].rank)
        if row.gap.criterion is not Criterion.POINTS:
            assert row.points == rows[index - 1].points
        if row.gap.criterion is Criterion.SHARED:
            assert row.gap.above == row.gap.below
        elif row.gap.below is not None:
            assert row.gap.above is not None
            better = 1 if row.gap.criterion is Criterion.BEST_COUNT else sign
            assert better * row.gap.above > better * row.gap.below


@pytest.mark.slow
@half_as_many
@given(season=any_season())
def test_neighbours_are_told_the_same_about_each_other(season: tuple[TableResult, ...]) -> None:
    rows = standings(season, range(1, 7), PLACES)
    for row in rows:
        for reason in explain(rows, row.person):
            other = next(other for other in rows if other.person == reason.other)
            side = (
                Side.BESIDE if other.rank == row.rank else Side.ABOVE if other.rank < row.rank else Side.BELOW
            )
            assert reason.side is side
            back = [
                (each.criterion, each.theirs, each.own)
                for each in explain(rows, other.person)
                if each.side is not side or side is Side.BESIDE
            ]
            assert (reason.criterion, reason.own, reason.theirs) in back
