"""What moderators see at a glance: what is late, and whom a nudge is for."""

from bot.seasons import league_admin, matches
from bot.tables.clock import HOUR
from tests.seasons.leagues import DAY, MAKER, Leagues
from tests.seasons.played_matches import begun, refused


async def test_which_matches_are_late_and_for_whom_they_wait_is_seen_first(leagues: Leagues) -> None:
    league = await begun(leagues, people=8, start_hours=48)
    first, second = league.matches
    for user_id in second.seats:
        await matches.be_there(leagues.seasons, second.id, user_id)
    await leagues.settle()
    seen = await league_admin.watched(leagues.seasons, await leagues.load(league.id))
    assert [(one.match.id, one.late) for one in seen] == [(first.id, False), (second.id, False)]
    assert {*seen[0].waits_for} == {*first.seats}
    assert {*seen[1].waits_for} == {*second.seats}
    leagues.now += 3 * DAY
    seen = await league_admin.watched(leagues.seasons, await leagues.load(league.id))
    assert [(one.match.id, one.late) for one in seen] == [(first.id, True), (second.id, False)]
    leagues.now += 4 * DAY - HOUR
    seen = await league_admin.watched(leagues.seasons, await leagues.load(league.id))
    assert [one.late for one in seen] == [True, True]


async def test_a_match_is_nudged_once_an_hour_and_only_who_is_missing(leagues: Leagues) -> None:
    league = await begun(leagues)
    [match] = league.matches
    await matches.be_there(leagues.seasons, match.id, match.seats[2])
    league = await leagues.load(league.id)
    assert {*await league_admin.to_nudge(leagues.seasons, league, match.id)} == {*match.seats} - {
        match.seats[2]
    }
    league = await league_admin.mark_nudged(leagues.seasons, match.id, MAKER, None)
    assert await refused(league_admin.to_nudge(leagues.seasons, league, match.id)) == "nudged_already"
    leagues.now += HOUR
    assert len(await league_admin.to_nudge(leagues.seasons, league, match.id)) == 3
    await leagues.round_played(league.id)
    done = await leagues.load(league.id)
    assert await refused(league_admin.to_nudge(leagues.seasons, done, match.id)) == "nobody_to_nudge"
