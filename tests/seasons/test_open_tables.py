"""Near a round's end moderators hear which tables are open; if they say nothing, the end moves once."""

from dataclasses import replace

import pytest

from bot.model.messages import MessageKind
from bot.model.tables import Pace
from bot.seasons import league_admin
from bot.seasons.notices import Ending
from bot.store.leagues import upsert_round
from bot.tables.clock import HOUR
from bot.tables.refusal import Refusal
from tests.seasons.diligent import tables_of
from tests.seasons.leagues import DAY, Leagues
from tests.seasons.test_round_end import bid, ends_at, playing


async def test_moderators_hear_of_open_tables_a_day_before_and_at_the_end_which_moves_by_three_days_once(
    leagues: Leagues,
) -> None:
    league, _ = await playing(leagues, Pace.RELAXED, can_move=True)
    end = ends_at(league)
    leagues.now = end - 2 * DAY
    await leagues.wait(2 * DAY - 1)
    assert leagues.discord.open_tables == {(league.id, Ending.SOON, end): (end - DAY, [1])}
    await leagues.wait(1)
    later = end + 3 * DAY
    assert leagues.discord.open_tables[league.id, Ending.MOVED, later] == (end, [1])
    assert ends_at(await leagues.load(league.id)) == later
    await leagues.wait(3 * DAY)
    assert leagues.discord.open_tables[league.id, Ending.SOON, later] == (later - DAY, [1])
    assert leagues.discord.open_tables[league.id, Ending.LATE, later] == (later, [1])
    assert ends_at(await leagues.load(league.id)) == later, "it moves once"
    assert len(leagues.discord.open_tables) == 4
    [table] = await tables_of(leagues, await leagues.load(league.id))
    assert not table.is_played_out
    await leagues.wait(3 * DAY)
    [table] = await tables_of(leagues, await leagues.load(league.id))
    assert table.is_played_out or not table.status.live
    assert {near for _, near, _ in leagues.discord.open_tables} == set(Ending)


async def test_an_end_that_moves_gives_turns_their_time_back(leagues: Leagues) -> None:
    league, table = await playing(leagues, can_move=True)
    leagues.now = ends_at(league) - 10 * HOUR
    await bid(leagues, table)
    await leagues.wait(10 * HOUR)
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert row.clock is not None
    assert row.clock.due_at == ends_at(league) + DAY


async def test_a_round_without_an_open_table_neither_moves_nor_is_told_of(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4, rounds=1, protest_hours=72)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    league = await leagues.load(league.id)
    end = ends_at(league)
    leagues.now = end - HOUR
    await leagues.played(league.id)
    await leagues.wait(2 * HOUR)
    assert ends_at(await leagues.load(league.id)) == end
    assert leagues.discord.open_tables == {}


async def test_at_a_live_pace_the_end_stays_and_is_told_of_when_it_comes(leagues: Leagues) -> None:
    league, _ = await playing(leagues, Pace.LIVE, hours=24, can_move=True)
    end = ends_at(league)
    leagues.now = end - 1
    await leagues.wait(1)
    assert ends_at(await leagues.load(league.id)) == end
    assert leagues.discord.open_tables == {(league.id, Ending.LATE, end): (end, [1])}


async def test_an_end_that_has_come_while_the_bot_was_down_moves_from_then_on_and_is_told_once(
    leagues: Leagues,
) -> None:
    league, _ = await playing(leagues, can_move=True)
    end = ends_at(league)
    leagues.now = end + 4 * DAY
    await leagues.restarted()
    assert ends_at(await leagues.load(league.id)) == end + 7 * DAY, "nothing was played out"
    [table] = await tables_of(leagues, await leagues.load(league.id))
    assert not table.is_played_out
    told = dict(leagues.discord.open_tables)
    await leagues.restarted()
    assert ends_at(await leagues.load(league.id)) == end + 7 * DAY
    assert leagues.discord.open_tables == told


async def test_moderators_give_three_days_as_often_as_they_like(leagues: Leagues) -> None:
    league, _ = await playing(leagues, can_move=True)
    end = ends_at(league)
    for _ in range(4):
        await league_admin.extend(leagues.seasons, league.id, 72)
    assert ends_at(await leagues.load(league.id)) == end + 12 * DAY
    leagues.now = end + 12 * DAY - 1
    await leagues.wait(1)
    assert ends_at(await leagues.load(league.id)) == end + 15 * DAY, "that is no silence about this end"


async def test_moderators_let_a_round_be_played_out_and_a_turn_that_runs_keeps_its_deadline(
    leagues: Leagues,
) -> None:
    league, table = await playing(leagues, can_move=True)
    table = await bid(leagues, table)
    [before] = table.people_to_move()
    await league_admin.play_out(leagues.seasons, league.id)
    await leagues.settle()
    table = await leagues.company.tables.load(table.id)
    assert table.is_played_out
    [after] = table.people_to_move()
    assert before.clock is not None
    assert after.clock is not None
    assert (after.seat, after.clock.due_at) == (before.seat, before.clock.due_at)
    assert ends_at(await leagues.load(league.id)) == leagues.now
    [match] = (await leagues.load(league.id)).matches
    told = {key: at for key, at in leagues.discord.reminders.items() if key[1] is MessageKind.ENDS_NOW}
    assert told == {(match.id, MessageKind.ENDS_NOW, leagues.now + DAY): leagues.now}
    await league_admin.extend(leagues.seasons, league.id, 72)
    await leagues.settle()
    assert not (await leagues.company.tables.load(table.id)).is_played_out, "people play again"
    assert ends_at(await leagues.load(league.id)) == leagues.now + 3 * DAY


async def test_what_is_over_or_paused_is_not_played_out(leagues: Leagues) -> None:
    league, _ = await playing(leagues)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    with pytest.raises(Refusal, match="league_stands_still"):
        await league_admin.play_out(leagues.seasons, league.id)
    await league_admin.resume(leagues.seasons, league.id)
    assert league.round is not None
    await leagues.seasons.store.change(league.id, upsert_round(league.id, replace(league.round, number=2)))
    with pytest.raises(Refusal, match="round_is_over"):
        await league_admin.play_out(leagues.seasons, league.id)
