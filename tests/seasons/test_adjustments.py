"""Points by hand: given and taken with a reason, counted everywhere, and taken back."""

from fractions import Fraction

import pytest

from bot.model.leagues import LeagueStage
from bot.seasons import corrections, history
from bot.seasons.corrections import Given
from bot.seasons.export import exported, sheets
from tests.seasons.leagues import MAKER, Leagues, person
from tests.seasons.over import over
from tests.seasons.played_matches import begun, refused


async def test_points_by_hand_change_the_standings_and_the_winner_and_can_be_taken_back(
    leagues: Leagues,
) -> None:
    league = await begun(leagues, rounds=1)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.FINISHED, "it is mended after the end, too"
    before = {row.person: row.points for row in league.standings}
    last = league.standings[-1].person
    league = await corrections.give_points(leagues.seasons, league.id, Given(last, 9), MAKER, "They *helped*")
    assert league.winners == (last,)
    assert league.standings[0].points == before[last] + 9
    assert league.standings[0].given == 9
    [given] = corrections.points_in_effect(league, last)
    league = await corrections.take_points_back(
        leagues.seasons, league.id, given.id, MAKER, "Someone else did"
    )
    assert {row.person: row.points for row in league.standings} == before
    assert corrections.points_in_effect(league, last) == []
    kept = [(one.reason, one.name) for one in history.of_league(league)]
    assert kept == [("Someone else did", "Gina"), ("They *helped*", "Gina")]
    again = corrections.take_points_back(leagues.seasons, league.id, given.id, MAKER, "Once more")
    assert await refused(again) == "adjustment_taken_back"
    undoing = corrections.take_points_back(leagues.seasons, league.id, given.id + 1, MAKER, "Never mind")
    assert await refused(undoing) == "adjustment_taken_back"


@pytest.mark.parametrize(
    ("user_id", "points", "reason", "code"),
    [
        (person(0).user_id, 0, "Why", "adjustment_out_of_range"),
        (person(0).user_id, -1_001, "Why", "adjustment_out_of_range"),
        (person(0).user_id, 1, " ", "reason_wanted"),
        (person(77).user_id, 1, "Why", "no_standing"),
    ],
)
async def test_points_by_hand_need_a_number_a_reason_and_a_player(
    leagues: Leagues, user_id: int, points: int, reason: str, code: str
) -> None:
    league = await begun(leagues)
    giving = corrections.give_points(leagues.seasons, league.id, Given(user_id, points), MAKER, reason)
    assert await refused(giving) == code


async def test_points_by_hand_are_in_the_export(leagues: Leagues) -> None:
    league = await begun(leagues)
    who = person(0)
    league = await corrections.give_points(leagues.seasons, league.id, Given(who.user_id, -2), MAKER, "=rude")
    whole = exported(league, {})
    [line] = whole["points_by_hand"]
    assert (line["name"], line["points"], line["by"], line["takes_back"]) == (who.name, -2, "Gina", False)
    own = next(row for row in whole["standings"] if row["name"] == who.name)
    assert (own["points"], own["by_hand"]) == (-2, -2)
    assert "'=rude" in sheets(league, {})["points_by_hand"]
    assert next(row for row in league.standings if row.person == who.user_id).points == Fraction(-2)


async def test_points_by_hand_are_previewed_and_not_given_upon_others_that_nobody_has_seen(
    leagues: Leagues,
) -> None:
    league = await begun(leagues)
    given = Given(person(0).user_id, 2, known=0)
    follows = corrections.preview_points(league, given).standings
    after = await corrections.give_points(leagues.seasons, league.id, given, MAKER, "Rum")
    assert after.standings == follows
    again = corrections.give_points(leagues.seasons, league.id, given, MAKER, "Rum")
    assert await refused(again) == "points_have_changed"
    assert len((await leagues.load(league.id)).adjustments) == 1
