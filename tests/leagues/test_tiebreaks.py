from fractions import Fraction

from bot.leagues.points import ByPlace, ByScore
from bot.leagues.results import Bye
from bot.leagues.standings import standings
from bot.leagues.tiebreaks import Criterion, Gap
from tests.leagues.finished import A, B, C, D, P, Q, R, best, points, ranks, scored, table, told

PLACES = ByPlace()


def test_of_two_with_equal_points_the_one_who_did_better_where_both_sat_is_ahead() -> None:
    """A: 3 + 4. B: 2 + 5, so that the best single result would say the opposite."""
    results = [table(1, P, A, B, Q), table(2, A, P, Q), table(3, B, P, Q, R)]
    rows = standings(results, [A, B], PLACES)
    assert ranks(rows) == [(1, A), (2, B)]
    assert rows[0].points == rows[1].points == 7
    assert rows[1].gap == Gap(Criterion.HEAD_TO_HEAD, Fraction(3), Fraction(2))


def test_head_to_head_is_a_table_of_those_tied_and_again_among_those_still_tied() -> None:
    """Among the three A has 5, 5, B 1, 3 and C 2, 2; then B met C once, 3 to 2.

    Outside B made 3 + 3 and C 5 + 1: the best single result would put C ahead.
    """
    results = [
        table(1, A, P, Q, B),
        table(2, A, P, C, Q),
        table(3, P, B, C, Q),
        table(4, P, B, Q, R),
        table(5, P, B, Q, R),
        table(6, C, P, Q, R),
        table(7, P, Q, R, C),
    ]
    rows = standings(results, [C, B, A], PLACES)
    assert [row.points for row in rows] == [10, 10, 10]
    assert ranks(rows) == [(1, A), (2, B), (3, C)]
    assert rows[1].gap == Gap(Criterion.HEAD_TO_HEAD, Fraction(5), Fraction(2))
    assert rows[2].gap == Gap(Criterion.HEAD_TO_HEAD, Fraction(3), Fraction(2))


def test_head_to_head_rewards_nobody_for_meeting_more_often() -> None:
    """Three with 8. Together once: C 3, A 2, B 1; A and B twice more: 3 to 2. C has the fewest points of
    such tables after B, and the best average.
    """
    results = [
        table(1, P, C, A, B),
        table(2, P, A, B, Q),
        table(3, P, A, B, Q),
        table(4, P, B, Q, R),
        table(5, C, P, Q, R),
    ]
    rows = standings(results, [A, B, C], PLACES)
    assert points(rows) == told((C, 8), (A, 8), (B, 8))
    assert ranks(rows) == [(1, C), (2, A), (3, B)]
    assert rows[1].gap == Gap(Criterion.HEAD_TO_HEAD, Fraction(3), Fraction(8, 3))
    assert rows[2].gap == Gap(Criterion.HEAD_TO_HEAD, Fraction(8, 3), Fraction(5, 3))


def test_head_to_head_is_passed_over_where_not_everyone_met_and_asked_again_of_those_who_did() -> None:
    """Three with 8. A met B, 3 to 2, and B met C, 3 to 2, but A never met C.

    C has the best single result; then A is before B.
    """
    results = [
        table(1, P, A, B, Q),
        table(2, P, B, C, Q),
        table(3, P, A, Q, R),
        table(4, P, Q, A, R),
        table(5, P, B, Q, R),
        table(6, C, P, Q, R),
        table(7, P, Q, R, C),
    ]
    rows = standings(results, [A, B, C], PLACES)
    assert points(rows) == told((C, 8), (A, 8), (B, 8))
    assert ranks(rows) == [(1, C), (2, A), (3, B)]
    assert rows[1].gap == Gap(Criterion.BEST_RESULT, Fraction(5), Fraction(3))
    assert rows[2].gap == Gap(Criterion.HEAD_TO_HEAD, Fraction(3), Fraction(2))


def test_of_two_who_never_met_the_better_single_result_is_ahead() -> None:
    results = [table(1, P, A, Q, R), table(2, P, A, Q, R), table(3, B, P, Q, R), table(4, P, Q, R, B)]
    rows = standings(results, [A, B], PLACES)
    assert ranks(rows) == [(1, B), (2, A)]
    assert rows[1].gap == Gap(Criterion.BEST_RESULT, Fraction(5), Fraction(3))


def test_then_who_reached_it_more_often() -> None:
    """A: 5 + 5 + 2. B: 5 + 3 + 3 + 1."""
    results = [
        *(table(number, A, P, Q, R) for number in (1, 2)),
        table(3, P, Q, A, R),
        table(4, B, P, Q, R),
        *(table(number, P, B, Q, R) for number in (5, 6)),
        table(7, P, Q, R, B),
    ]
    rows = standings(results, [A, B], PLACES)
    assert ranks(rows) == [(1, A), (2, B)]
    assert rows[1].gap == Gap(Criterion.BEST_COUNT, Fraction(2), Fraction(1))


def test_where_nothing_tells_people_apart_they_share_the_rank_and_the_next_is_left_out() -> None:
    results = [table(1, A, (B, C), D)]
    rows = standings(results, [D, C, B, A], PLACES)
    assert ranks(rows) == [(1, A), (2, B), (2, C), (4, D)]
    assert rows[2].gap == Gap(Criterion.SHARED, Fraction(5, 2), Fraction(5, 2))


def test_where_fewer_points_are_better_the_average_counts_and_who_has_not_played_is_last() -> None:
    fewest = ByScore(low_is_good=True)
    results = [scored(1, [(A, 10), (B, 12)], fewest=True), scored(2, [(A, 12), (C, 30)], fewest=True)]
    rows = standings(results, [A, B, C, D], fewest, [Bye(A, 2)])
    assert points(rows) == told((A, 11), (B, 12), (C, 30), (D, 0))
    assert best(rows) == {A: 10, B: 12, C: 30, D: None}
    assert rows[3].gap == Gap(Criterion.POINTS, Fraction(30), None)


def test_where_fewer_points_are_better_they_are_in_every_tie_break() -> None:
    fewest = ByScore(low_is_good=True)
    met = [scored(1, [(A, 10), (B, 12)], fewest=True), scored(2, [(A, 14), (P, 15)], fewest=True)]
    assert ranks(standings(met, [A, B], fewest)) == [(1, A), (2, B)]
    apart = [scored(1, [(B, 9), (P, 9)]), scored(2, [(B, 15), (P, 9)]), scored(3, [(A, 12), (P, 9)])]
    rows = standings(apart, [A, B], fewest)
    assert ranks(rows) == [(1, B), (2, A)]
    assert rows[1].gap == Gap(Criterion.BEST_RESULT, Fraction(9), Fraction(12))
