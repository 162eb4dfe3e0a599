from dataclasses import replace

import pytest
from hypothesis import given
from openskill.models import PlackettLuce

from bot.leagues.ratings import Rating, ratings
from bot.leagues.results import SeatResult, TableResult
from tests.leagues.finished import A, B, C, D, E, any_season, table

MODEL = PlackettLuce()


def test_the_ratings_are_those_of_the_library() -> None:
    skill = {person: MODEL.rating() for person in (A, B, C, D)}
    for order, ranks in [((A, B, C, D), (1, 2, 3, 4)), ((D, A, B), (1, 2, 2)), ((B, A), (1, 2))]:
        teams = MODEL.rate([[skill[person]] for person in order], ranks=[float(rank) for rank in ranks])
        skill.update(zip(order, (team[0] for team in teams), strict=True))
    rated = ratings([table(1, A, B, C, D), table(2, D, (A, B)), table(3, B, A)])
    assert {person: rating.games for person, rating in rated.items()} == {A: 3, B: 3, C: 1, D: 2}
    for person, rating in rated.items():
        assert (rating.mu, rating.sigma) == pytest.approx((skill[person].mu, skill[person].sigma), rel=1e-12)
        ordinal = skill[person].ordinal()
        assert rating.shown == round(1000 + 40 * ordinal)
        assert rating.uncertainty == round(40 * skill[person].sigma)


def test_the_figures_of_a_first_table_of_four() -> None:
    rated = ratings([table(1, A, B, C, D)])
    assert rated[A].mu == pytest.approx(27.795252672501135)
    assert rated[A].sigma == pytest.approx(8.263571791259416)
    assert rated[A].mu > rated[B].mu > rated[C].mu > rated[D].mu


def test_a_newcomer_is_shown_at_1000_and_grows_certain_with_every_game() -> None:
    assert (Rating().shown, Rating().uncertainty, Rating().games) == (1000, 333, 0)
    seasons = [ratings([table(number, A, B) for number in range(games)]) for games in (1, 5, 20)]
    assert [rated[A].games for rated in seasons] == [1, 5, 20]
    assert 333 > seasons[0][A].uncertainty > seasons[1][A].uncertainty > seasons[2][A].uncertainty
    assert 1000 < seasons[0][A].shown < seasons[1][A].shown < seasons[2][A].shown


def test_equal_places_are_a_tie() -> None:
    rated = ratings([table(1, A, (B, C), D)])
    assert rated[B][:2] == pytest.approx(rated[C][:2])
    both = ratings([table(1, (A, B))])
    assert both[A].mu == pytest.approx(25)


def test_forfeits_and_computer_players_are_not_rated_and_the_others_are_among_each_other() -> None:
    among = ratings([table(1, A, B)])
    assert ratings([table(1, None, A, C, B, forfeits=[C])]) == among
    seats = (SeatResult(A, 1, 9), SeatResult(E, 2, 8, by_computer=True), SeatResult(B, 3, 7))
    assert ratings([TableResult(1, seats)]) == among


def test_a_table_that_fewer_than_two_people_finished_is_not_rated() -> None:
    assert ratings([table(1, A, B, forfeits=[B]), table(2, A, None, None)]) == {}


def test_abandoned_and_voided_tables_are_not_rated() -> None:
    played = table(1, A, B)
    assert ratings([replace(played, abandoned=True), replace(table(2, B, A), voided=True)]) == {}


def test_the_order_in_which_people_sat_does_not_matter() -> None:
    result = table(1, A, (B, C), D)
    assert ratings([replace(result, seats=result.seats[::-1])]) == ratings([result])


@pytest.mark.slow
@given(season=any_season())
def test_a_voided_table_is_as_if_it_had_never_been_played(season: tuple[TableResult, ...]) -> None:
    assert ratings(season) == ratings([result for result in season if not result.voided])


@pytest.mark.slow
@given(season=any_season())
def test_the_same_history_gives_the_same_ratings_and_counts_the_rated_games(
    season: tuple[TableResult, ...],
) -> None:
    rated = ratings(season)
    assert rated == ratings(season)
    for person, rating in rated.items():
        tables = [[who for _, who in result.finishers] for result in season]
        assert rating.games == sum(person in finishers and len(finishers) > 1 for finishers in tables)
