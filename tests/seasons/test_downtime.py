"""After a downtime of the bot the clocks of a league go on where they stood."""

import pytest

from bot.model.tables import Pace
from bot.tables import table_admin
from bot.tables.clock import HOUR
from bot.tables.outages import Outages
from bot.tables.tables import Tables
from tests.seasons.leagues import DAY, MAKER, Leagues
from tests.seasons.test_round_end import bid, ends_at, playing


async def nothing() -> None:
    """Discord is there."""


async def down_for(leagues: Leagues, seconds: int) -> None:
    tables: Tables = leagues.company.tables
    before = Outages(tables, DAY, nothing, ())
    await before.resume()
    await before.stop()
    leagues.now += seconds
    after = Outages(tables, DAY, nothing, ())
    await after.resume()
    await after.stop()


@pytest.mark.parametrize("pace", [Pace.DAILY, Pace.RELAXED, Pace.BANK])
async def test_a_turn_and_its_round_have_after_three_days_of_downtime_what_they_had_before(
    leagues: Leagues, pace: Pace
) -> None:
    league, table = await playing(leagues, Pace.DAILY, hours=30 * 24)
    if pace is not Pace.DAILY:
        await table_admin.set_pace(leagues.company.tables, table.id, pace, MAKER)
    table = await bid(leagues, table)
    [row] = table.people_to_move()
    assert row.clock is not None
    assert row.clock.due_at is not None
    leagues.now += HOUR
    await leagues.company.deadlines.ring()
    await down_for(leagues, 3 * DAY)
    await leagues.company.deadlines.ring()
    after = (await leagues.company.deadlines.arm(table.id)).seats[row.seat].clock
    assert after is not None
    calendar_end = row.clock.due_at + 3 * DAY
    await leagues.company.deadlines.ring()
    assert ends_at(await leagues.load(league.id)) == ends_at(league) + 3 * DAY
    leagues.now = calendar_end - 1
    await leagues.company.deadlines.ring()
    still = await leagues.company.tables.load(table.id)
    assert list(still.to_move()) == [row.seat], "nobody's time is up before"
    assert still.seats[row.seat].missed == 0


@pytest.mark.parametrize(("seconds", "later"), [(10, 0), (60, 0), (61, 61)])
async def test_a_round_ends_later_only_after_more_than_a_minute_of_downtime(
    leagues: Leagues, seconds: int, later: int
) -> None:
    league, _ = await playing(leagues, Pace.DAILY, hours=48)
    await down_for(leagues, seconds)
    after = await leagues.load(league.id)
    assert ends_at(after) == ends_at(league) + later
    assert (after.row.revision > league.row.revision) == (later > 0), "its people are not told of a short one"
