"""The end of a league's round at the pace of a bank of time: it cuts turns, and empties no bank."""

import pytest

from bot.model.matches import MatchState
from bot.model.messages import MessageKind
from bot.model.tables import Pace, Player
from bot.seasons import league_admin
from bot.seasons.league import League
from bot.tables.clock import HOUR, MINUTE, bank_of
from bot.tables.table import Table
from tests.seasons.diligent import live
from tests.seasons.leagues import DAY, Leagues
from tests.seasons.test_round_end import bid, ends_at, pass_until, playing


def due(table: Table) -> int | None:
    [row] = table.people_to_move()
    assert row.clock is not None
    return row.clock.due_at


def to_move(table: Table) -> int:
    [seat] = table.to_move()
    return seat


async def bid_before_the_end(
    leagues: Leagues, seconds: int, hours: int = 24, bank_days: int = 2
) -> tuple[League, Table]:
    """The one table of a round, whose first card is awaited so many seconds before the end."""
    league, table = await playing(leagues, Pace.BANK, hours, bank_days=bank_days)
    leagues.now = ends_at(league) - seconds
    return league, await bid(leagues, table)


async def test_a_turn_that_begins_long_before_the_end_has_all_that_is_in_the_bank(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.BANK)
    leagues.now = ends_at(league) - 6 * DAY
    table = await bid(leagues, table)
    [row] = table.people_to_move()
    assert due(table) == leagues.now + bank_of(table.row, row)


async def test_a_turn_ends_with_the_round_and_takes_no_more_than_that_out_of_the_bank(
    leagues: Leagues,
) -> None:
    league, table = await bid_before_the_end(leagues, 3 * DAY, hours=96, bank_days=7)
    late, end = to_move(table), ends_at(league)
    before = bank_of(table.row, table.seats[late])
    assert before > 4 * DAY
    assert due(table) == end, "the nearer of the two"
    after = await pass_until(leagues, league, end + HOUR - 1)
    assert to_move(after) == late, "there is an hour of grace"
    after = await pass_until(leagues, league, end + HOUR)
    assert to_move(after) != late
    assert {row.player for row in after.seats} == {Player.PERSON}, "only the move was made"
    assert bank_of(after.row, after.seats[late]) == before - 3 * DAY


async def test_near_the_end_and_after_it_a_turn_has_two_days_for_who_looks_in_every_day(
    leagues: Leagues,
) -> None:
    league, table = await bid_before_the_end(leagues, HOUR, bank_days=7)
    first, begun = to_move(table), leagues.now
    assert due(table) == begun + 2 * DAY
    over = begun + 2 * DAY + HOUR
    table = await pass_until(leagues, league, over)
    assert to_move(table) != first
    assert due(table) == over + 2 * DAY


async def test_a_bank_with_less_in_it_than_that_gives_no_more_than_it_has(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.BANK, hours=48)
    leagues.now = ends_at(league) - HOUR
    table = await bid(leagues, table)
    [row] = table.people_to_move()
    assert 0 < bank_of(table.row, row) < 2 * DAY
    assert due(table) == leagues.now + bank_of(table.row, row)


@pytest.mark.slow
async def test_three_days_after_the_end_the_rest_is_played_out_though_there_is_time_in_every_bank(
    leagues: Leagues,
) -> None:
    league, _ = await bid_before_the_end(leagues, HOUR)
    end, slow = ends_at(league), 5 * HOUR + 30 * MINUTE
    await live(leagues, league.id, lambda user_id, since: since + slow, end + 3 * DAY - 1)
    found = await leagues.load(league.id)
    [table] = [await leagues.company.tables.load(match.table_id or 0) for match in found.matches]
    assert [match.state for match in found.matches] == [MatchState.PLAYING]
    assert min(bank_of(table.row, seat) for seat in table.seats) > HOUR
    assert {row.missed for row in table.seats} == {0}
    await live(leagues, league.id, lambda user_id, since: since + slow, end + 3 * DAY + 6 * HOUR)
    [match] = (await leagues.load(league.id)).matches_of(1)
    assert match.state is MatchState.DONE
    assert leagues.discord.reminders[match.id, MessageKind.PLAYED_OUT, end + 3 * DAY] == end + 2 * DAY


async def test_a_longer_round_gives_a_turn_back_what_is_in_its_bank(leagues: Leagues) -> None:
    league, table = await bid_before_the_end(leagues, 3 * DAY, hours=96, bank_days=7)
    [row] = table.people_to_move()
    before = bank_of(table.row, row)
    assert due(table) == ends_at(league)
    leagues.now += 2 * HOUR
    await league_admin.extend(leagues.seasons, league.id, 7 * 24)
    await leagues.settle()
    table = await leagues.company.tables.load(table.id)
    assert due(table) == leagues.now + before - 2 * HOUR
