"""Ladders by rating: who beat whom decides, not how often somebody played."""

from fractions import Fraction

from openskill.models import PlackettLuce

from bot.leagues.ladder import ladder_standings, pairs_left
from bot.leagues.points import ByPlace
from bot.leagues.results import TableResult
from bot.leagues.standings import Standing
from tests.leagues.finished import A, B, C, D, table

PLACES = ByPlace()


def ladder(*results: TableResult, least: int = 1, people: tuple[int, ...] = (A, B, C, D)) -> list[Standing]:
    return [*ladder_standings(results, people, PLACES, least=least).rows]


def shown(rows: list[Standing]) -> list[tuple[int, int | None]]:
    return [(row.person, row.rank if row.is_ranked else None) for row in rows]


def test_two_who_take_turns_at_winning_are_not_above_who_beats_both() -> None:
    many = [table(number, *((A, B) if number % 2 else (B, A))) for number in range(1, 21)]
    rows = ladder(*many, table(21, C, A), table(22, C, B), table(23, C, A), table(24, C, B))
    assert shown(rows)[0] == (C, 1)
    assert next(row for row in rows if row.person == A).games == 22


def test_the_figure_is_that_of_the_model_after_these_games_alone() -> None:
    model = PlackettLuce()
    winner, loser = [model.rating()], [model.rating()]
    [[winner_after], [loser_after]] = model.rate([winner, loser])
    rows = ladder(table(1, A, B))
    expected = [Fraction(round(1000 + 40 * one.ordinal())) for one in (winner_after, loser_after)]
    assert [row.points for row in rows[:2]] == expected


def test_who_has_fewer_games_than_the_number_stands_below_without_a_rank() -> None:
    rows = ladder(table(1, A, B), table(2, A, B), table(3, C, A), least=2)
    assert shown(rows) == [(A, 1), (B, 2), (C, None), (D, None)]


def test_who_leaves_a_game_is_its_last_and_has_played_it() -> None:
    left = ladder(table(1, A, B, C, forfeits=[A]))
    lost = ladder(table(1, B, C, A))
    assert [(row.person, row.points) for row in left] == [(row.person, row.points) for row in lost]
    assert next(row for row in left if row.person == A).forfeits == 1


def test_a_game_against_computer_pirates_alone_gives_nobody_a_rank() -> None:
    assert shown(ladder(table(1, A, None, None))) == [(A, None), (B, None), (C, None), (D, None)]


def test_equal_ratings_share_a_rank() -> None:
    assert shown(ladder(table(1, (A, B))))[:2] == [(A, 1), (B, 1)]


def test_points_by_hand_are_added_to_the_rating() -> None:
    given = ladder_standings([table(1, A, B)], [A, B], PLACES, least=1, given={B: 500}).rows
    assert shown([*given]) == [(B, 1), (A, 2)]
    assert given[0].given == 500


def test_each_game_says_by_how_much_it_changed_a_rating() -> None:
    found = ladder_standings([table(1, A, B), table(2, B, A)], [A, B], PLACES, least=1)
    for row in found.rows:
        changes = found.changes[row.person]
        assert [*changes] == [1, 2], "by the tables, in order"
        assert 1000 + sum(changes.values()) == row.points


def test_a_game_counts_until_all_its_pairs_have_met_three_times() -> None:
    met = [(A, B, C), (A, B), (A, B)]
    assert pairs_left([A, B, C], met)
    assert not pairs_left([A, B], met)
    assert not pairs_left([A, B, C], [*met, (A, C), (A, C), (B, C), (C, B)])
