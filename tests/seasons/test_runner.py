"""What runs by itself, on a Discord that is busy, or whose channel is gone."""

from typing import Any

import pytest

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import league_admin, matches
from bot.seasons.seasons import ChannelClosedError
from bot.tables.clock import HOUR
from tests.seasons.leagues import Leagues

LATER_IF_CLOSED = 10 * 60  # seconds


@pytest.mark.slow
async def test_eighty_tables_are_opened_once_each_however_busy_discord_is(leagues: Leagues) -> None:
    league = await leagues.created("Great", people=160, size=2)
    leagues.port.busy = 7
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
    league = await leagues.created("Winter", people=8)
    leagues.port.is_closed = True
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.wait(HOUR)
    assert leagues.discord.threads == {}
    leagues.port.is_closed = False
    await league_admin.move_to(leagues.seasons, league.id, 77)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert league.row.channel_id == 77
    assert {match.state for match in league.matches} == {MatchState.WAITING}


async def test_a_match_whose_thread_is_gone_is_opened_anew(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
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
    league = await leagues.created("Winter", people=4)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    assert leagues.discord.closed == set()
    await leagues.all_there(league.id)
    [match] = (await leagues.load(league.id)).matches
    assert leagues.discord.closed == {match.id}


async def test_an_invitation_is_closed_when_its_league_is_ended_before_the_game(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    [match] = (await leagues.load(league.id)).matches
    await league_admin.end(leagues.seasons, league.id)
    await leagues.settle()
    assert leagues.discord.closed == {match.id}


async def test_the_post_is_shown_after_every_change_and_never_without_one(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    shown = len(leagues.discord.posts)
    assert leagues.discord.posts[-1].players == league.players
    await leagues.wait(24 * HOUR)
    assert len(leagues.discord.posts) == shown


async def test_an_outage_puts_off_the_end_of_a_round_and_what_matches_wait_for(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    before = await leagues.load(league.id)
    [match] = before.matches
    assert before.round is not None
    assert before.round.ends_at is not None
    assert match.starts_at is not None
    now = leagues.seasons.now()
    await leagues.seasons.tables.store.outages.keep(now, now + 3 * HOUR, delays_leagues=True)
    after = await leagues.load(league.id)
    assert after.round is not None
    assert after.round.ends_at == before.round.ends_at + 3 * HOUR
    assert after.matches[0].starts_at == match.starts_at + 3 * HOUR
    assert after.row.revision > before.row.revision


async def test_no_round_ends_while_discord_is_away(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.all_there(league.id)
    presence = leagues.seasons.tables.presence
    presence.failed()
    presence.failed()
    await leagues.wait(30 * 24 * HOUR)
    assert [match.state for match in (await leagues.load(league.id)).matches] == [MatchState.PLAYING]


async def test_the_thread_of_a_match_is_archived_a_day_after_its_game_and_not_before(
    leagues: Leagues,
) -> None:
    league = await leagues.created("Winter", people=4, rounds=1)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    league = await leagues.round_played(league.id)
    [match] = league.matches
    assert match.state is MatchState.DONE
    await leagues.wait(23 * HOUR)
    assert leagues.discord.archived == []
    await leagues.restarted()
    await leagues.wait(2 * HOUR)
    assert leagues.discord.archived == [match.thread_id]
    await leagues.wait(48 * HOUR)
    assert leagues.discord.archived == [match.thread_id], "once"


async def test_a_thread_is_archived_once_however_often_its_league_runs(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4, rounds=1)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    [match] = (await leagues.round_played(league.id)).matches
    await leagues.wait(25 * HOUR)
    for _ in range(3):
        leagues.seasons.watchers[0].league_changed(league.id)
        await leagues.settle()
    assert leagues.discord.archived == [match.thread_id]


async def test_nothing_of_a_league_that_is_over_stays_in_memory(leagues: Leagues) -> None:
    leagues.discord.refused_roles.add(77)
    league = await leagues.created("Winter", people=8, rounds=2, player_role_id=77)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    running: Any = leagues.seasons.watchers[0]
    await leagues.round_played(league.id)
    running._schedules._given_up[league.id] = "a task for which the pool has brought nothing"
    assert league.id in running._looked
    assert league.id in leagues.seasons.roles_refused
    await leagues.round_played(league.id)
    assert (await leagues.load(league.id)).row.stage is LeagueStage.FINISHED
    kept = running._looked, running._found, running._schedules._given_up, leagues.seasons.roles_refused
    assert [len(one) for one in kept] == [0] * 4


async def test_it_is_told_why_a_league_does_not_go_on_until_it_does(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=8)
    leagues.port.is_closed = True
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    delay = leagues.seasons.delays[league.id]
    assert isinstance(delay.error, ChannelClosedError)
    assert delay.again_at == leagues.seasons.now() + LATER_IF_CLOSED
    leagues.port.is_closed = False
    await leagues.wait(LATER_IF_CLOSED + 1)
    assert leagues.seasons.delays == {}
