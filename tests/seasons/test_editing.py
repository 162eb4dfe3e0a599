"""A league that goes on can be changed, and what that does is said before it is done."""

import pytest

from bot.leagues.errors import LeagueError
from bot.model.leagues import LeagueStage, Role
from bot.model.tables import Pace
from bot.seasons import editing, league_admin
from bot.tables.refusal import Refusal
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.over import over
from tests.seasons.played_matches import begun, refused
from tests.seasons.snapshots import settled


async def test_a_running_season_gets_another_round_and_plays_it(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=1)
    wanted = {"rounds": 2}
    assert [one.setting for one in editing.consequences(league, wanted)] == ["rounds"]
    await editing.edit(leagues.seasons, league.id, MAKER, wanted)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    after = await leagues.load(league.id)
    assert (after.row.stage, len(after.rounds)) == (LeagueStage.RUNNING, 2)


async def test_a_season_cannot_have_fewer_rounds_than_were_drawn(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=3)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    with pytest.raises(Refusal) as error:
        await editing.edit(leagues.seasons, league.id, MAKER, {"rounds": 1})
    assert (error.value.code, error.value.facts) == ("rounds_were_drawn", {"drawn": 2, "stage": 0})


async def test_other_points_recompute_the_standings_and_are_said_before(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=2)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    league = await leagues.load(league.id)
    first = league.matches[0].seats[0]
    wanted = {"points": "9-0-0-0"}
    [change] = editing.consequences(league, wanted)
    assert change == ("points", "", "9-0-0-0")
    after = await editing.edit(leagues.seasons, league.id, MAKER, wanted)
    assert {row.person: row.points for row in after.standings if row.points} == {first: 9}


async def test_hours_hold_from_the_next_round_on(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=2, round_hours=48)
    assert league.round is not None
    wanted = {"round_hours": 240}
    after = await editing.edit(leagues.seasons, league.id, MAKER, wanted)
    assert after.rounds == league.rounds
    await over(leagues.seasons, league.id)
    await leagues.settle()
    last = (await leagues.load(league.id)).rounds[1]
    assert last.ends_at == leagues.now + 240 * 3600


async def test_tables_that_are_opened_later_have_the_new_pace(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=2)
    wanted = {"pace": Pace.RELAXED}
    await editing.edit(leagues.seasons, league.id, MAKER, wanted)
    await leagues.all_there(league.id)
    [match] = (await leagues.load(league.id)).matches
    assert match.table_id is not None
    assert (await leagues.company.tables.load(match.table_id)).row.pace is Pace.RELAXED


async def test_more_places_let_the_waiting_list_in_and_fewer_send_nobody_away(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=6, rounds=2, places=4)
    wanted = {"places": 5}
    [change] = editing.consequences(league, wanted)
    assert (change.setting, len(editing.moved_up(league, wanted))) == ("places", 1)
    after = await editing.edit(leagues.seasons, league.id, MAKER, wanted)
    assert [one.role for one in after.entrants] == [Role.PLAYER] * 5 + [Role.WAITING]
    fewer = {"places": 4}
    after = await editing.edit(leagues.seasons, league.id, MAKER, fewer)
    assert len(after.players) == 5


async def test_what_cannot_be_is_refused_as_when_the_league_was_founded(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=2)
    for wanted in ({"rounds": 51}, {"round_hours": 0}, {"best": 3}):
        assert (
            await refused(editing.edit(leagues.seasons, league.id, MAKER, wanted)) == "setting_out_of_range"
        )
    with pytest.raises(LeagueError):
        await editing.edit(leagues.seasons, league.id, MAKER, {"points": "1-9"})
    await league_admin.end(leagues.seasons, league.id)
    assert await refused(editing.edit(leagues.seasons, league.id, MAKER, {"rounds": 3})) == "league_over"


async def test_a_cup_that_has_begun_keeps_its_shape_and_the_rounds_before_it(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=1, finalists=4)
    after = await editing.edit(leagues.seasons, league.id, MAKER, {"finalists": 2, "start_hours": 12})
    assert (after.row.finalists, after.row.start_hours) == (2, 12)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    assert [row.is_stage for row in (await leagues.load(league.id)).rounds] == [False, True]
    with pytest.raises(Refusal) as error:
        await editing.edit(leagues.seasons, league.id, MAKER, {"rounds": 2})
    assert (error.value.code, error.value.facts) == ("rounds_were_drawn", {"drawn": 1, "stage": 1})
    for wanted in ({"finalists": 4}, {"advance": 2}):
        assert await refused(editing.edit(leagues.seasons, league.id, MAKER, wanted)) == "cup_is_fixed"


async def test_only_the_best_rounds_of_each_person_count_where_that_is_set(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=3, points="5-1-1-1")
    for _ in range(3):
        await over(leagues.seasons, league.id)
        await leagues.settle()
    league = await leagues.load(league.id)
    wins = dict.fromkeys(league.matches[0].seats, 0)
    for match in league.matches:
        wins[match.seats[0]] += 1
    assert {row.person: row.points for row in league.standings} == {
        user_id: 5 * won + 3 - won for user_id, won in wins.items()
    }
    await settled(leagues.seasons, league.id, best=2)
    after = await leagues.load(league.id)
    assert {row.person: row.points for row in after.standings} == {
        user_id: 5 * min(won, 2) + 2 - min(won, 2) for user_id, won in wins.items()
    }
