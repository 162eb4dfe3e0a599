"""A pause of a league: the clocks of what is played rest, too, or only nothing is drawn."""

import pytest

from bot.model.leagues import LeagueStage, Role
from bot.model.tables import Pace, Player, Stage
from bot.seasons import league_admin, participation
from bot.tables import table_admin
from bot.tables.clock import HOUR, bank_of
from bot.tables.person import Person
from tests.seasons.diligent import tables_of
from tests.seasons.leagues import DAY, MAKER, Leagues, person
from tests.seasons.played_matches import begun
from tests.seasons.test_round_end import bid, ends_at, playing


async def test_while_clocks_rest_nobody_is_nudged_or_misses_a_turn_and_the_end_moves(
    leagues: Leagues,
) -> None:
    league, table = await playing(leagues)
    table = await bid(leagues, table)
    [before] = table.people_to_move()
    assert before.clock is not None
    due, end = before.clock.due_at, ends_at(league)
    await leagues.wait(5 * HOUR)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    await leagues.wait(10 * DAY)
    table = await leagues.company.tables.load(table.id)
    [resting] = table.people_to_move()
    assert resting.clock is not None
    assert (resting.clock.due_at, resting.clock.next_at, resting.missed) == (None, None, 0)
    assert {row.player for row in table.seats} == {Player.PERSON}
    await league_admin.resume(leagues.seasons, league.id)
    await leagues.settle()
    [after] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert after.clock is not None
    assert after.clock.due_at == (due or 0) + 10 * DAY, "what was left of it"
    assert ends_at(await leagues.load(league.id)) == end + 10 * DAY


async def test_people_may_still_play_and_the_next_turns_clock_rests_as_well(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    table = await bid(leagues, table)
    [row] = table.people_to_move()
    assert row.clock is not None
    assert (row.clock.stage, row.clock.since, row.clock.due_at) == (Stage.WAITING, None, None)
    await league_admin.resume(leagues.seasons, league.id)
    await leagues.settle()
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert row.clock is not None
    assert row.clock.due_at == leagues.now + DAY


async def test_a_pause_takes_nothing_out_of_a_bank_and_a_turn_in_it_brings_two_hours(
    leagues: Leagues,
) -> None:
    league, table = await playing(leagues, Pace.BANK)
    await leagues.wait(3 * HOUR)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    leagues.now += 6 * DAY
    table = await bid(leagues, table)
    assert {bank_of(table.row, row) for row in table.seats} == {47 * HOUR}


async def test_a_longer_time_or_round_in_a_pause_starts_no_clock(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    await bid(leagues, table)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    await league_admin.extend(leagues.seasons, league.id, 24)
    moderator = Person(77, "Mo", frozenset({10}))
    await table_admin.extend(leagues.company.tables, table.id, 24, moderator)
    await leagues.settle()
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert row.clock is not None
    assert row.clock.since is None


async def test_a_kill_between_the_pause_and_its_clocks_changes_nothing(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    await bid(leagues, table)
    paused = {"stage": LeagueStage.PAUSED, "paused_at": leagues.now, "rests": True}
    await leagues.seasons.store.change(league.id, **paused)  # type: ignore[arg-type]
    await leagues.wait(9 * DAY)
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert (row.missed, row.player) == (0, Player.PERSON)
    running = {"stage": LeagueStage.RUNNING, "paused_at": None, "rests": False}
    await leagues.seasons.store.change(league.id, **running)  # type: ignore[arg-type]
    await leagues.restarted()
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert row.clock is not None
    assert row.clock.since == leagues.now


async def test_a_league_that_ends_in_a_pause_lets_its_games_clocks_run(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    await bid(leagues, table)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    await league_admin.end(leagues.seasons, league.id)
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert row.clock is not None
    assert row.clock.due_at == leagues.now + DAY


@pytest.mark.slow
async def test_what_is_missed_while_only_draws_are_paused_is_no_no_show(leagues: Leagues) -> None:
    league, _ = await playing(leagues, Pace.LIVE, hours=24)
    await league_admin.pause(leagues.seasons, league.id, MAKER, rests=False)
    await leagues.wait(2 * DAY)
    [table] = await tables_of(leagues, await leagues.load(league.id))
    assert {row.player for row in table.seats} == {Player.ABSENT}, "clocks run"
    await leagues.company.play(table)
    await league_admin.resume(leagues.seasons, league.id, MAKER)
    await leagues.settle()
    after = await leagues.load(league.id)
    assert all(row.by_computer for row in after.results[after.matches[0].id])
    assert not any(participation.no_shows(after, match) for match in after.matches)


async def test_one_can_sign_up_during_a_pause_and_while_a_draw_is_looked_at(leagues: Leagues) -> None:
    league = await begun(leagues)
    await league_admin.pause(leagues.seasons, league.id, rests=True)
    after = await participation.sign_up(leagues.seasons, league.id, person(9))
    newcomer = after.entrant(person(9).user_id)
    assert newcomer is not None
    assert newcomer.role is Role.PLAYER
