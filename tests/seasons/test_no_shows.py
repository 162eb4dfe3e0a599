"""Who does not come, has left the server or has withdrawn is waited for no more."""

import pytest

from bot.model.leagues import LeagueStage, Role
from bot.model.matches import MatchState
from bot.seasons import league_admin, participation
from bot.seasons import matches as season_matches
from bot.seasons.league import League
from bot.seasons.participation import no_shows
from bot.tables import seats, table_admin
from bot.tables.clock import HOUR
from bot.tables.person import Person
from tests.seasons.leagues import MAKER, Leagues, person
from tests.seasons.played_matches import begun, refused
from tests.seasons.snapshots import ANNA, BEN, season


async def round_without(leagues: Leagues, league: League, absent: int) -> League:
    """The league after a round in which all but one have come to play."""
    for match in (await leagues.load(league.id)).matches:
        if match.state is MatchState.WAITING:
            for user_id in season_matches.missing(match):
                if user_id != absent:
                    await season_matches.be_there(leagues.seasons, match.id, user_id)
            if absent in match.seats:
                await league_admin.start_match(leagues.seasons, match.id)
    await leagues.settle()
    for match in (await leagues.load(league.id)).matches:
        if match.state is MatchState.PLAYING and absent in match.seats:
            table = await leagues.company.tables.load(match.table_id or 0)
            await seats.hand_over(leagues.company.tables, table.id, table.seat_of(absent) or 0, absent)
            await leagues.settle()
    return await leagues.played(league.id)


def test_nobody_is_missing_from_a_game_with_real_cards_whose_moves_nobody_knows() -> None:
    league = season([(ANNA, 5), (BEN, 7)])
    assert no_shows(league, league.matches[0]) == {}


@pytest.mark.slow
async def test_who_misses_two_tables_in_a_row_is_warned_and_then_out(
    leagues: Leagues,
) -> None:
    league = await begun(leagues, people=5, rounds=4, size=5, no_shows=2)
    absent = person(0).user_id
    league = await round_without(leagues, league, absent)
    first = league.matches_of(1)[0]
    assert no_shows(league, first) == {absent: 1}
    assert leagues.discord.no_shows[first.id] == {absent: 1}
    assert league.entrant(absent) in league.players
    league = await round_without(leagues, league, absent)
    assert leagues.discord.no_shows[league.matches_of(2)[0].id] == {absent: 2}
    found = league.entrant(absent)
    assert found is not None
    assert found.role is Role.OUT
    assert absent not in league.matches_of(3)[0].seats
    leagues.now += 60
    await participation.add(leagues.seasons, league.id, person(0))
    league = await leagues.round_played(league.id)
    league = await round_without(leagues, league, absent)
    assert league.entrant(absent) in league.players, "who was added again begins anew"


@pytest.mark.slow
async def test_who_came_in_between_is_not_out(leagues: Leagues) -> None:
    league = await begun(leagues, people=4, rounds=4, no_shows=2)
    absent = person(0).user_id
    league = await round_without(leagues, league, absent)
    league = await leagues.round_played(league.id)
    league = await round_without(leagues, league, absent)
    assert league.entrant(absent) in league.players
    assert len(league.rounds) == 4


async def test_a_no_show_at_the_last_table_is_told_when_the_league_is_over(leagues: Leagues) -> None:
    league = await begun(leagues, people=4, rounds=1, no_shows=1)
    absent = person(0).user_id
    league = await round_without(leagues, league, absent)
    assert league.row.stage is LeagueStage.FINISHED
    assert leagues.discord.no_shows == {league.matches[0].id: {absent: 1}}


async def test_without_the_setting_nobody_is_out(leagues: Leagues) -> None:
    league = await begun(leagues, people=4, rounds=3, no_shows=0)
    for _ in range(2):
        league = await round_without(leagues, league, person(0).user_id)
    assert len(league.players) == 4


async def test_who_has_left_the_server_during_a_game_is_out_after_it(leagues: Leagues) -> None:
    league = await begun(leagues, people=4, rounds=2)
    await leagues.all_there(league.id)
    [match] = (await leagues.load(league.id)).matches
    await seats.leave(leagues.company.tables, match.table_id or 0, Person(match.seats[0], "P"), "gone")
    await leagues.settle()
    league = await leagues.played(league.id)
    gone = league.entrant(match.seats[0])
    assert gone is not None
    assert gone.role is Role.OUT
    assert match.seats[0] not in league.matches_of(2)[0].seats


async def test_it_is_looked_who_has_left_the_server_before_each_draw(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=6, rounds=2, sign_up_until=leagues.now + HOUR)
    leagues.discord.left = {person(0).user_id}
    await leagues.wait(2 * HOUR)
    league = await leagues.load(league.id)
    assert person(0).user_id not in league.history[0].people
    assert len(league.history[0].people) == 5
    leagues.discord.left = {person(1).user_id}
    league = await leagues.round_played(league.id)
    assert len(league.rounds) == 2
    assert person(1).user_id not in league.history[1].people
    assert len(league.history[1].people) == 4


async def test_who_withdraws_from_a_waiting_match_is_replaced_by_a_substitute_who_is_called(
    leagues: Leagues,
) -> None:
    league = await begun(leagues, people=4, rounds=1)
    await participation.offer(leagues.seasons, league.id, person(50))
    leagues.now += 60
    leaving = (await leagues.load(league.id)).matches[0].seats[1]
    await participation.withdraw(leagues.seasons, league.id, leaving)
    await leagues.settle()
    [match] = (await leagues.load(league.id)).matches
    assert match.seats[1] == person(50).user_id
    assert match.forfeits == ()
    assert leagues.discord.called_in == {(match.id, person(50).user_id)}
    league = await leagues.round_played(league.id)
    assert league.results[match.id][1].user_id == person(50).user_id


async def test_the_first_of_the_waiting_list_takes_the_seat_too(leagues: Leagues) -> None:
    league = await begun(leagues, people=5, rounds=1, places=4)
    leaving = league.matches[0].seats[0]
    await participation.withdraw(leagues.seasons, league.id, leaving)
    [match] = (await leagues.load(league.id)).matches
    assert match.seats[0] == person(4).user_id


async def test_without_a_substitute_who_withdraws_forfeits_and_nobody_waits(leagues: Leagues) -> None:
    league = await begun(leagues, people=4, rounds=1)
    leaving = league.matches[0].seats[1]
    await participation.withdraw(leagues.seasons, league.id, leaving)
    [match] = (await leagues.load(league.id)).matches
    assert match.forfeits == (leaving,)
    await leagues.all_there(league.id)
    assert (await leagues.load(league.id)).matches[0].state is MatchState.PLAYING
    league = await leagues.played(league.id)
    row = league.results[match.id][1]
    assert (row.user_id, row.forfeited) == (leaving, True)


async def test_a_substitute_sits_at_one_table_a_round(leagues: Leagues) -> None:
    league = await begun(leagues, people=8, rounds=1)
    one, two = league.matches
    await participation.offer(leagues.seasons, league.id, person(50))
    await participation.withdraw(leagues.seasons, league.id, one.seats[0])
    await participation.withdraw(leagues.seasons, league.id, two.seats[0])
    one, two = (await leagues.load(league.id)).matches
    assert one.seats[0] == person(50).user_id
    assert two.forfeits == (two.seats[0],), "they have a table already"
    again = league_admin.replace_in_match(leagues.seasons, two.id, two.seats[1], person(50), MAKER)
    assert await refused(again) == "seated_this_round"
    rival = Person(one.seats[1], "P")
    taken = league_admin.replace_in_match(leagues.seasons, two.id, two.seats[1], rival, MAKER)
    assert await refused(taken) == "seated_this_round"


async def test_nobody_is_put_at_a_second_table_of_a_round_from_the_table_itself(leagues: Leagues) -> None:
    league = await begun(leagues, people=8, rounds=1)
    await leagues.all_there(league.id)
    one, two = (await leagues.load(league.id)).matches
    rival = Person(one.seats[0], "P")
    giving = table_admin.replace(leagues.company.tables, two.table_id or 0, 0, rival, MAKER)
    assert await refused(giving) == "seated_this_round"


async def test_nobody_is_waited_for_who_has_withdrawn(leagues: Leagues) -> None:
    league = await begun(leagues, people=4, rounds=2)
    await participation.withdraw(leagues.seasons, league.id, league.matches[0].seats[0])
    await leagues.all_there(league.id)
    match = (await leagues.load(league.id)).matches[0]
    assert match.state is MatchState.PLAYING, "without waiting for the time at which it starts"
    assert match.starts_at is not None
    assert leagues.now < match.starts_at
