"""What runs by itself, on a Discord that is busy, or whose channel is gone."""

import pytest

from bot.model.leagues import MatchState
from bot.seasons import league_admin, matches
from bot.tables.clock import HOUR
from tests.seasons.sea import Leagues


@pytest.mark.slow
async def test_eighty_tables_are_opened_once_each_however_busy_discord_is(leagues: Leagues) -> None:
    league = await leagues.founded("Great", people=160, size=2)
    leagues.venue.busy = 7
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.wait(5 * HOUR)
    league = await leagues.load(league.id)
    assert [match.state for match in league.matches] == [MatchState.WAITING] * 80
    assert sorted(user_id for match in league.matches for user_id in match.seats) == sorted(
        one.user_id for one in league.players
    )
    assert {len(ids) for ids in leagues.discord.threads.values()} == {1}
    assert leagues.discord.invitations == dict.fromkeys((match.id for match in league.matches), 1)
    opened = [
        sum(match.state is MatchState.WAITING for match in shown.matches)
        for shown in leagues.discord.posts
        if shown.matches
    ]
    assert len({*opened} - {0, 80}) > 3  # its progress could be seen
    assert opened[-1] == 80


async def test_a_league_whose_channel_is_gone_waits_and_goes_on_in_another(leagues: Leagues) -> None:
    league = await leagues.founded("Winter", people=8)
    leagues.venue.is_closed = True
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.wait(HOUR)
    assert leagues.discord.threads == {}
    leagues.venue.is_closed = False
    await league_admin.move_to(leagues.seasons, league.id, 77)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert league.row.channel_id == 77
    assert {match.state for match in league.matches} == {MatchState.WAITING}


async def test_a_match_whose_thread_is_gone_is_opened_anew(leagues: Leagues) -> None:
    league = await leagues.founded("Winter", people=4)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    [match] = (await leagues.load(league.id)).matches
    await matches.be_there(leagues.seasons, match.id, match.seats[0])
    leagues.discord.threads.clear()
    leagues.discord.nonces.clear()
    await league_admin.open_again(leagues.seasons, match.id)
    await leagues.settle()
    [again] = (await leagues.load(league.id)).matches
    assert (again.state, again.ready) == (MatchState.WAITING, (match.seats[0],))
    assert leagues.discord.invitations[match.id] == 2


async def test_an_invitation_is_closed_once_the_game_has_begun(leagues: Leagues) -> None:
    league = await leagues.founded("Winter", people=4)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    assert leagues.discord.closed == set()
    await leagues.all_there(league.id)
    [match] = (await leagues.load(league.id)).matches
    assert leagues.discord.closed == {match.id}


async def test_the_post_is_shown_after_every_change_and_never_without_one(leagues: Leagues) -> None:
    league = await leagues.founded("Winter", people=4)
    shown = len(leagues.discord.posts)
    assert leagues.discord.posts[-1].players == league.players
    await leagues.wait(24 * HOUR)
    assert len(leagues.discord.posts) == shown
