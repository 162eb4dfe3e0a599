"""Who leads a league or has won it, by the rulebooks' idea of a good score."""

from dataclasses import replace

import pytest

from bot.model.matches import MatchState
from bot.seasons.league import BY_SCORE, League
from tests.seasons.snapshots import ANNA, BEN, CARLA, season, with_result


def final(*scores: tuple[int, int]) -> League:
    played = season(scores)
    [last] = played.rounds
    return replace(played, rounds=(replace(last, is_stage=True),))


@pytest.mark.parametrize(
    ("game", "leader"), [("skullking", ANNA), ("playapirata", ANNA), ("corsari", BEN), ("hollander", BEN)]
)
def test_where_scores_count_most_points_lead_but_fewest_in_corsari_and_the_flying_hollander(
    game: str, leader: int
) -> None:
    league = season([(ANNA, 30), (BEN, 20)], [(ANNA, 31), (BEN, 21)], game=game, points=BY_SCORE)
    assert league.winners == (leader,)


@pytest.mark.parametrize(
    ("game", "best"), [("skullking", ANNA), ("playapirata", ANNA), ("corsari", CARLA), ("hollander", CARLA)]
)
def test_who_forfeits_with_the_best_score_of_a_table_leads_nothing_in_any_game(game: str, best: int) -> None:
    people = (ANNA, BEN, CARLA)
    league = season([(ANNA, 30), (BEN, 20), (CARLA, 10)], game=game, points=BY_SCORE)
    assert league.winners == (best,)
    assert with_result(league, 1, people.index(best), forfeited=True).winners == (BEN,)


def test_who_forfeits_the_final_has_not_won_it_whatever_the_score() -> None:
    league = final((ANNA, 90), (BEN, 40), (CARLA, 60))
    assert league.winners == (ANNA,)
    assert with_result(league, 1, 0, forfeited=True).winners == (CARLA,)


def test_the_final_decides_and_not_the_standings_of_the_season_before_it() -> None:
    played = season([(ANNA, 90), (BEN, 10)], [(ANNA, 80), (BEN, 20)], [(ANNA, 30), (BEN, 40)])
    assert played.winners == (ANNA,)
    *before, last = played.rounds
    cup = replace(played, rounds=(*before, replace(last, is_stage=True)))
    assert cup.winners == (BEN,)


def test_who_are_level_in_the_final_share_the_win_whatever_their_seats() -> None:
    assert final((ANNA, 20), (BEN, 40), (CARLA, 40)).winners == (BEN, CARLA)


@pytest.mark.parametrize("state", [MatchState.VOID, MatchState.PLAYING])
def test_a_final_that_is_void_or_not_over_has_no_winner(state: MatchState) -> None:
    league = final((ANNA, 90), (BEN, 40))
    [match] = league.matches
    assert replace(league, matches=(replace(match, state=state),)).winners == ()
