"""What moderators do to a league and its matches: pause, extend, end, forfeit, replace, start."""

import pytest

from bot.model.leagues import LeagueStage, Role
from bot.model.matches import MatchState
from bot.model.tables import Player
from bot.seasons import league_admin, matches
from bot.tables import lobby, seats, table_admin
from bot.tables.clock import HOUR
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from tests.seasons.leagues import CHANNEL, DAY, GUILD, MAKER, Leagues, person
from tests.seasons.played_matches import begun, dealt, refused, table_of


async def test_a_pause_stops_every_clock_of_the_league(leagues: Leagues) -> None:
    league = await begun(leagues)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    await leagues.wait(30 * DAY)
    paused = await leagues.load(league.id)
    assert [match.state for match in paused.matches] == [MatchState.WAITING]
    assert (
        await refused(league_admin.start_match(leagues.seasons, paused.matches[0].id))
        == "league_stands_still"
    )
    await league_admin.resume(leagues.seasons, league.id)
    await leagues.settle()
    after = await leagues.load(league.id)
    assert after.round is not None
    assert league.round is not None
    assert (after.round.ends_at or 0) - (league.round.ends_at or 0) == 30 * DAY
    assert after.matches[0].state is MatchState.WAITING
    await leagues.wait(2 * DAY)
    assert (await leagues.load(league.id)).matches[0].state is MatchState.PLAYING


@pytest.mark.slow
async def test_pausing_stops_the_opening_of_tables(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=40)
    leagues.port.busy = 7
    await league_admin.begin(leagues.seasons, league.id)
    await league_admin.pause(leagues.seasons, league.id, rests=False)
    await leagues.settle()
    assert len(leagues.discord.threads) < 10
    await league_admin.resume(leagues.seasons, league.id)
    await leagues.wait(HOUR)
    assert len(leagues.discord.threads) == 10


async def test_only_what_runs_can_be_paused_and_only_what_is_paused_goes_on(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    assert await refused(league_admin.pause(leagues.seasons, league.id, rests=True)) == "league_not_running"
    assert await refused(league_admin.resume(leagues.seasons, league.id)) == "league_not_paused"
    assert await refused(league_admin.extend(leagues.seasons, league.id, 24)) == "league_has_no_round"
    assert await refused(league_admin.next_round(leagues.seasons, league.id)) == "league_has_no_next_round"
    await league_admin.begin(leagues.seasons, league.id)
    assert await refused(league_admin.begin(leagues.seasons, league.id)) == "league_has_begun"
    assert await refused(league_admin.extend(leagues.seasons, league.id, 0)) == "hours_out_of_range"


async def test_a_longer_round_is_played_out_later(leagues: Leagues) -> None:
    league = await leagues.moves_no_more((await dealt(leagues, rounds=1)).id)
    assert league.round is not None
    assert league.round.ends_at is not None
    await league_admin.extend(leagues.seasons, league.id, 24)
    leagues.now = league.round.ends_at + (1 + 3) * DAY - 2  # nobody has come: no clock was looked at
    await leagues.wait(1)
    assert not (await table_of(leagues, league)).is_played_out
    await leagues.wait(1)
    assert (await table_of(leagues, league)).is_played_out


async def test_a_league_that_is_ended_keeps_its_standings_and_takes_no_more_results(leagues: Leagues) -> None:
    league = await begun(leagues, people=8, rounds=2)
    await leagues.round_played(league.id)
    await leagues.all_there(league.id)
    before = await league_admin.end(leagues.seasons, league.id)
    assert before.row.stage is LeagueStage.FINISHED
    after = await leagues.played(league.id)
    assert after.standings == before.standings
    assert await refused(league_admin.end(leagues.seasons, league.id)) == "league_over"


async def test_one_that_ends_before_anything_was_played_has_no_winner(leagues: Leagues) -> None:
    league = await begun(leagues)
    assert (await league_admin.end(leagues.seasons, league.id)).row.stage is LeagueStage.ENDED


async def test_who_has_forfeited_is_waited_for_no_more(leagues: Leagues) -> None:
    league = await begun(leagues)
    [match] = league.matches
    await league_admin.forfeit(leagues.seasons, match.id, match.seats[0])
    for user_id in match.seats[1:]:
        await matches.be_there(leagues.seasons, match.id, user_id)
    await leagues.settle()
    table = await table_of(leagues, league)
    assert [row.player for row in table.seats] == [Player.COMPUTER] + [Player.PERSON] * 3


@pytest.mark.parametrize("before", [True, False])
async def test_a_match_that_all_forfeit_is_played_to_its_end_and_brings_nobody_points(
    leagues: Leagues, before: bool
) -> None:
    league = await begun(leagues, rounds=1)
    [match] = league.matches
    if not before:
        await leagues.all_there(league.id)
    for user_id in match.seats:
        await league_admin.forfeit(leagues.seasons, match.id, user_id)
    await leagues.wait(DAY)
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    assert [row.forfeited for row in league.results[match.id]] == [True] * 4
    assert {row.points for row in league.standings} == {0}


async def test_a_forfeit_is_refused_for_who_does_not_play_and_once_it_is_over(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    assert await refused(league_admin.forfeit(leagues.seasons, match.id, 5)) == "not_in_match"
    await league_admin.forfeit(leagues.seasons, match.id, match.seats[0])
    assert await refused(league_admin.forfeit(leagues.seasons, match.id, match.seats[0])) == "not_in_match"
    await leagues.played(league.id)
    assert await refused(league_admin.forfeit(leagues.seasons, match.id, match.seats[1])) == "match_is_over"
    replaced = league_admin.replace_in_match(leagues.seasons, match.id, match.seats[1], person(9), MAKER)
    assert await refused(replaced) == "match_is_over"


async def test_a_substitute_plays_for_themselves_and_must_say_that_they_are_there(leagues: Leagues) -> None:
    league = await begun(leagues)
    [match] = league.matches
    await matches.be_there(leagues.seasons, match.id, match.seats[0])
    taken = league_admin.replace_in_match(leagues.seasons, match.id, match.seats[0], person(1), MAKER)
    assert await refused(taken) == "already_seated_there"
    await league_admin.replace_in_match(leagues.seasons, match.id, match.seats[0], person(9), MAKER)
    [match] = (await leagues.load(league.id)).matches
    assert matches.missing(match) == list(match.seats)
    league = await leagues.round_played(league.id)
    entrant = league.entrant(person(9).user_id)
    assert entrant is not None
    assert entrant.role is Role.SUBSTITUTE
    assert person(9).user_id in {row.person for row in league.standings}


async def test_a_replacement_while_the_tables_are_being_opened_is_not_lost(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=8)
    await league_admin.begin(leagues.seasons, league.id)
    last = (await leagues.load(league.id)).matches[-1]
    assert last.state is MatchState.PLANNED
    await league_admin.replace_in_match(leagues.seasons, last.id, last.seats[0], person(9), MAKER)
    await leagues.settle()
    opened = (await leagues.load(league.id)).match(last.id)
    assert opened.state is MatchState.WAITING
    assert opened.seats == (person(9).user_id, *last.seats[1:])


async def test_a_players_own_table_in_the_thread_is_not_taken_for_the_match(leagues: Leagues) -> None:
    league = await begun(leagues)
    [match] = league.matches
    assert match.thread_id is not None
    place, host = Place(GUILD, match.thread_id, "en"), person(0)
    own = await lobby.open_table(leagues.company.tables, Invitation("skullking", 4, 3), place, host)
    await leagues.all_there(league.id)
    assert (await leagues.load(league.id)).matches[0].state is MatchState.WAITING
    await table_admin.end(leagues.company.tables, own.id, host)
    await leagues.wait(2 * HOUR)
    table = await table_of(leagues, league)
    assert table.id != own.id
    assert {row.user_id for row in table.seats} == {*match.seats}


async def test_the_maker_stays_host_of_a_match_whoever_leaves_it(leagues: Leagues) -> None:
    league = await dealt(leagues)
    table = await table_of(leagues, league)
    leaves = table.seats[0]
    await seats.leave(leagues.company.tables, table.id, Person(leaves.user_id or 0, leaves.name))
    assert (await table_of(leagues, league)).row.host_id == MAKER.user_id


async def test_an_unknown_match_is_refused(leagues: Leagues) -> None:
    with pytest.raises(Refusal, match="no_such_match"):
        await league_admin.forfeit(leagues.seasons, 99, 1)
    assert (await leagues.created("Winter")).row.channel_id == CHANNEL
