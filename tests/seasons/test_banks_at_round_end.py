"""The end of a league's round at the pace of a bank of time: it shortens turns and empties no bank."""

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

QUARTER_OF_A_DAY = 6 * HOUR


def due(table: Table) -> int | None:
    [row] = table.people_to_move()
    assert row.clock is not None
    return row.clock.due_at


def to_move(table: Table) -> int:
    [seat] = table.to_move()
    return seat


async def bid_before_the_end(leagues: Leagues, seconds: int) -> tuple[League, Table]:
    """The one table of a round of a day, whose first card is awaited so many seconds before the end."""
    league, table = await playing(leagues, Pace.BANK, hours=24)
    leagues.now = ends_at(league) - seconds
    return league, await bid(leagues, table)


async def test_a_turn_that_begins_long_before_the_end_has_all_that_is_in_the_bank(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.BANK)
    leagues.now = ends_at(league) - 6 * DAY
    table = await bid(leagues, table)
    [row] = table.people_to_move()
    assert due(table) == leagues.now + bank_of(table.row, row)


async def test_who_is_late_at_the_end_is_played_for_that_move_alone_and_keeps_the_rest_of_the_bank(
    leagues: Leagues,
) -> None:
    league, table = await bid_before_the_end(leagues, 10 * HOUR)
    late, end = to_move(table), ends_at(league)
    before = bank_of(table.row, table.seats[late])
    assert before > 20 * HOUR
    assert due(table) == end, "the nearer of the two"
    after = await pass_until(leagues, league, end + HOUR - 1)
    assert to_move(after) == late, "there is an hour of grace"
    after = await pass_until(leagues, league, end + HOUR)
    assert to_move(after) != late
    assert {row.player for row in after.seats} == {Player.PERSON}, "only the move was made"
    assert bank_of(after.row, after.seats[late]) == before - 10 * HOUR


async def test_after_the_end_a_turn_has_a_quarter_of_a_day_and_takes_no_more_out_of_the_bank(
    leagues: Leagues,
) -> None:
    league, table = await bid_before_the_end(leagues, HOUR)
    first, begun = to_move(table), leagues.now
    assert due(table) == begun + QUARTER_OF_A_DAY, "nobody is played for who is not late"
    over = begun + QUARTER_OF_A_DAY + HOUR
    table = await pass_until(leagues, league, over)
    second = to_move(table)
    assert second != first
    before = bank_of(table.row, table.seats[second])
    assert due(table) == over + QUARTER_OF_A_DAY
    table = await pass_until(leagues, league, over + QUARTER_OF_A_DAY + HOUR)
    assert to_move(table) != second
    assert bank_of(table.row, table.seats[second]) == before - QUARTER_OF_A_DAY


async def test_a_bank_with_less_in_it_than_that_gives_no_more_than_it_has(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.BANK, hours=48)
    leagues.now = ends_at(league) - HOUR
    table = await bid(leagues, table)
    [row] = table.people_to_move()
    assert 0 < bank_of(table.row, row) < QUARTER_OF_A_DAY
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
    await live(leagues, league.id, lambda user_id, since: since + slow, end + 3 * DAY + QUARTER_OF_A_DAY)
    [match] = (await leagues.load(league.id)).matches_of(1)
    assert match.state is MatchState.DONE
    assert leagues.discord.reminders[match.id, MessageKind.PLAYED_OUT, end + 3 * DAY] == end + 2 * DAY


async def test_a_longer_round_gives_a_turn_back_what_is_in_its_bank(leagues: Leagues) -> None:
    league, table = await bid_before_the_end(leagues, 10 * HOUR)
    [row] = table.people_to_move()
    before = bank_of(table.row, row)
    assert due(table) == ends_at(league)
    leagues.now += 2 * HOUR
    await league_admin.extend(leagues.seasons, league.id, 7 * 24)
    await leagues.settle()
    table = await leagues.company.tables.load(table.id)
    assert due(table) == leagues.now + before - 2 * HOUR
