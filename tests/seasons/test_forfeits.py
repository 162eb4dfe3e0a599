"""A forfeit can be taken back while its match goes on, and nobody is told that a forfeiter is awaited."""

from bot.model.matches import MatchState
from bot.model.tables import Player
from bot.seasons import league_admin
from bot.seasons import matches as season_matches
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.played_matches import begun, dealt, refused, table_of


async def test_whose_forfeit_was_taken_back_before_the_start_plays(leagues: Leagues) -> None:
    league = await begun(leagues, rounds=1)
    [match] = league.matches
    who = match.seats[1]
    await league_admin.forfeit(leagues.seasons, match.id, who)
    assert await refused(season_matches.be_there(leagues.seasons, match.id, who)) == "match_forfeited"
    await league_admin.take_forfeit_back(leagues.seasons, match.id, who, MAKER)
    league = await leagues.round_played(league.id)
    row = league.results[match.id][1]
    assert (row.user_id, row.forfeited, row.by_computer) == (who, False, False)


async def test_whose_forfeit_was_taken_back_in_the_game_has_the_seat_again(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    who = match.seats[1]
    await league_admin.forfeit(leagues.seasons, match.id, who)
    assert (await table_of(leagues, league)).seats[1].user_id is None
    await league_admin.take_forfeit_back(leagues.seasons, match.id, who, MAKER)
    seat = (await table_of(leagues, league)).seats[1]
    assert (seat.user_id, seat.player) == (who, Player.PERSON)
    league = await leagues.played(league.id)
    assert not league.results[match.id][1].forfeited


async def test_the_last_person_at_a_table_has_the_seat_again_too(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1, options={"edition": "first", "rounds": 3})
    [match] = league.matches
    for user_id in match.seats[1:]:
        await league_admin.forfeit(leagues.seasons, match.id, user_id)
    await league_admin.forfeit(leagues.seasons, match.id, match.seats[0])
    table = await table_of(leagues, league)
    assert table.seats[0].player is Player.ABSENT
    if (await leagues.load(league.id)).matches[0].state is MatchState.PLAYING:
        await league_admin.take_forfeit_back(leagues.seasons, match.id, match.seats[0], MAKER)
        assert (await table_of(leagues, league)).seats[0].player is Player.PERSON


async def test_nobody_is_given_back_what_they_have_not_forfeited_or_what_is_over(leagues: Leagues) -> None:
    league = await dealt(leagues, rounds=1)
    [match] = league.matches
    back = league_admin.take_forfeit_back(leagues.seasons, match.id, match.seats[0], MAKER)
    assert await refused(back) == "not_in_match"
    await league_admin.forfeit(leagues.seasons, match.id, match.seats[0])
    await leagues.played(league.id)
    back = league_admin.take_forfeit_back(leagues.seasons, match.id, match.seats[0], MAKER)
    assert await refused(back) == "match_is_over"
