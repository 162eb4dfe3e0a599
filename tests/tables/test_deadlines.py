"""Who is awaited has a clock, and when they are reminded: on a real database, time moved by hand."""

import pytest

from bot.model.people import PersonRow, VacationRow
from bot.model.tables import Absence, ClockRow, Pace, Stage, Status
from bot.store.errors import StoreError
from bot.tables import guild_settings, lobby, moves, proposals, seats, table_admin
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR, MINUTE
from bot.tables.lobby import Invitation, Place
from bot.tables.table import Table
from tests import slow_reads
from tests.databases import sqlite_only, writer_of
from tests.people import remembered
from tests.tables.company import ANNA, BEN, CARLA, HERE, MODERATOR, Company
from tests.tables.waiting import GRACE, armed, clock, clocks, kinds, let_miss, running


async def test_each_player_whose_move_is_awaited_has_a_clock_and_nobody_else(company: Company) -> None:
    table = await running(company)
    assert clocks(table) == [0, 1]
    bid = await moves.make(company.tables, table.id, ANNA, "bid 0")
    assert clocks(await armed(company, bid.table)) == [1]
    playing = (await moves.make(company.tables, table.id, BEN, "bid 0")).table
    assert clocks(await armed(company, playing)) == list(playing.to_move())
    assert len(playing.to_move()) == 1


async def test_a_computer_player_and_who_is_away_have_no_clock(company: Company) -> None:
    table = await company.dealt(computers=1)
    assert [row.is_computer for row in table.seats] == [False, True, False]
    assert clocks(await armed(company, table)) == [0, 2]
    await seats.hand_over(company.tables, table.id, 2, BEN.user_id)
    assert clocks(await armed(company, table)) == [0]


async def test_nobody_who_has_already_acted_is_ever_reminded_or_penalised(company: Company) -> None:
    table = await running(company, Absence.MOVE, CARLA)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    await moves.make(company.tables, table.id, CARLA, "bid 0")
    after = await let_miss(company, table)
    assert [row.missed for row in after.seats] == [0, 1, 0]
    assert await kinds(company, table) == ["missed"]
    assert [line.seat for line in await company.tables.store.log.moves(table.id)][:3] == [0, 2, 1]


async def test_simultaneous_bids_have_a_clock_each_and_anothers_bid_winds_none_up(company: Company) -> None:
    table = await running(company, Absence.MOVE, CARLA)
    before = clock(table, 1)
    await company.wait(5 * HOUR)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    after = clock(await armed(company, table), 1)
    assert (after.decision, after.due_at) == (before.decision, before.due_at)
    await moves.make(company.tables, table.id, CARLA, "bid 0")
    assert clock(await armed(company, table), 1).due_at == before.due_at


async def test_a_nudge_a_reminder_at_half_time_a_last_call_and_no_more(company: Company) -> None:
    table = await running(company)
    begun, seen = company.now, []
    while not await kinds(company, table):
        assert await company.until_due()
        now = clock_or_none(await company.tables.load(table.id))
        if now is not None and now.decision == 0:
            seen.append((now.stage, company.now - begun))
    assert list(dict.fromkeys(seen)) == [
        (Stage.NUDGED, 0),
        (Stage.REMINDED, 12 * HOUR),
        (Stage.LAST_CALL, DAY),
    ]
    assert company.now - begun == DAY + GRACE


def clock_or_none(table: Table) -> ClockRow | None:
    return table.seats[0].clock


async def test_a_replaced_seat_gets_a_fresh_clock(company: Company) -> None:
    table = await running(company)
    await company.wait(23 * HOUR)
    assert clock(await armed(company, table), 1).stage is Stage.REMINDED
    await table_admin.replace(company.tables, table.id, 1, CARLA, ANNA)
    fresh = clock(await armed(company, table), 1)
    assert (fresh.user_id, fresh.stage, fresh.due_at) == (CARLA.user_id, Stage.WAITING, company.now + DAY)
    assert clock(await armed(company, table), 0).stage is Stage.REMINDED


async def test_a_move_taken_back_gives_a_fresh_clock(company: Company) -> None:
    table = await running(company)
    await company.wait(20 * HOUR)
    bid = await moves.make(company.tables, table.id, ANNA, "bid 0")
    assert clocks(await armed(company, bid.table)) == [1]
    await proposals.undo(company.tables, table.id, ANNA)
    assert clock(await armed(company, table), 0).due_at == company.now + DAY


async def test_a_paused_table_has_nothing_due_and_goes_on_with_what_was_left(company: Company) -> None:
    table = await running(company)
    await company.wait(20 * HOUR)
    await table_admin.pause(company.tables, table.id, ANNA)
    await company.wait(30 * DAY)
    paused = await armed(company, table)
    assert [clock(paused, seat).next_at for seat in (0, 1)] == [None, None]
    assert await company.moves(paused) == []
    await table_admin.resume(company.tables, table.id, ANNA)
    again = clock(await armed(company, table), 1)
    assert (again.stage, again.due_at) == (Stage.REMINDED, company.now + 4 * HOUR)
    assert await kinds(company, table) == ["paused", "resumed"]


async def test_time_between_the_pause_and_its_reaching_the_clocks_is_nobodys_loss(company: Company) -> None:
    table = await running(company)
    await company.wait(20 * HOUR)
    await table_admin.pause(company.tables, table.id, ANNA)
    company.now += 3 * DAY  # a kill right after the pause, and days without the bot
    await armed(company, table)
    await table_admin.resume(company.tables, table.id, ANNA)
    assert clock(await armed(company, table), 1).due_at == company.now + 4 * HOUR


async def test_in_a_pause_no_move_is_made_for_anybody(company: Company) -> None:
    table = await running(company)
    await company.wait(DAY)
    company.now += GRACE
    await table_admin.pause(company.tables, table.id, ANNA)
    await company.deadlines.ring()
    assert await company.moves(table) == []


async def test_an_extension_reaches_who_is_awaited_even_before_their_clock_was_set(company: Company) -> None:
    table = await company.dealt()
    await table_admin.extend(company.tables, table.id, 6, ANNA)
    after = await company.tables.load(table.id)
    assert {clock(after, seat).due_at for seat in (0, 1)} == {company.now + DAY + 6 * HOUR}


async def test_a_change_of_pace_changes_the_clocks_that_run_and_those_that_are_paused(
    company: Company,
) -> None:
    table = await running(company)
    await table_admin.set_pace(company.tables, table.id, Pace.LIVE, MODERATOR)
    assert clock(await armed(company, table), 1).due_at == company.now + 5 * MINUTE
    await table_admin.pause(company.tables, table.id, ANNA)
    await table_admin.set_pace(company.tables, table.id, Pace.RELAXED, MODERATOR)
    assert clock(await armed(company, table), 1).next_at is None
    await company.wait(DAY)
    await table_admin.resume(company.tables, table.id, ANNA)
    assert clock(await armed(company, table), 1).due_at == company.now + 3 * DAY


async def test_quiet_hours_and_a_vacation_of_one_player_do_not_stop_the_others(company: Company) -> None:
    people = company.tables.store.people
    await remembered(people, PersonRow(BEN.user_id, "en", quiet=(22 * 60, 8 * 60)))
    await people.set_vacations(CARLA.user_id, (VacationRow(company.now - DAY, company.now + 5 * DAY),))
    table = await running(company, Absence.MOVE, CARLA)
    morning = company.now - company.now % DAY + 32 * HOUR
    assert clock(table, 0).due_at == company.now + DAY
    assert clock(table, 1).due_at == morning + 14 * HOUR + 10 * HOUR + 10 * HOUR
    assert clock(table, 2).due_at == company.now + 6 * DAY
    after = await let_miss(company, table)
    assert [row.missed for row in after.seats] == [1, 0, 0]


async def test_of_a_turn_that_a_pause_stops_quiet_hours_have_taken_nothing(company: Company) -> None:
    await remembered(company.tables.store.people, PersonRow(BEN.user_id, "en", quiet=(0, 8 * 60)))
    table, began = await running(company), company.now
    await company.wait(0)  # the nudge comes before the night
    await company.wait(11 * HOUR)
    await table_admin.pause(company.tables, table.id, ANNA)
    await armed(company, table)
    await table_admin.resume(company.tables, table.id, ANNA)
    assert clock(await armed(company, table), 1).due_at == began + DAY + 2 * 8 * HOUR


async def test_a_vacation_counts_within_what_the_server_allows(company: Company) -> None:
    await company.tables.store.guilds.change(HERE.guild_id, guild_settings.change("vacation_days", 3))
    away = VacationRow(company.now, company.now + 20 * DAY)
    await company.tables.store.people.set_vacations(BEN.user_id, (away,))
    table = await running(company)
    assert clock(table, 1).due_at == company.now + 4 * DAY


async def test_what_falls_due_late_is_not_told_in_quiet_hours(company: Company) -> None:
    table = await running(company)  # at 22:13
    await remembered(company.tables.store.people, PersonRow(BEN.user_id, "en", quiet=(22 * 60, 8 * 60)))
    await company.wait(HOUR)
    assert clock(await armed(company, table), 0).stage is Stage.NUDGED
    assert clock(await armed(company, table), 1).stage is Stage.WAITING
    await company.wait(9 * HOUR)
    assert clock(await armed(company, table), 1).stage is Stage.NUDGED


async def test_a_nudge_that_the_bot_is_late_with_waits_for_the_end_of_quiet_hours(company: Company) -> None:
    company.now -= company.now % DAY - 21 * HOUR
    await remembered(company.tables.store.people, PersonRow(BEN.user_id, "en", quiet=(22 * 60, 8 * 60)))
    table = await running(company)
    await company.wait(2 * HOUR)  # both were to be nudged at 21:00, and it is 23:00
    assert clock(await armed(company, table), 0).stage is Stage.NUDGED
    assert clock(await armed(company, table), 1).stage is Stage.WAITING
    await company.wait(9 * HOUR)
    assert clock(await armed(company, table), 1).stage is Stage.NUDGED


async def test_a_table_that_is_frozen_ended_or_over_has_no_clock(company: Company) -> None:
    table = await running(company)
    await company.execute("UPDATE tables SET rules = 99 WHERE id = ?", table.id)
    company.tables.folds.forget(table.id)
    assert clocks(await armed(company, table)) == []
    other = await running(company, place=Place(10, 31, "en"))
    assert clocks(await table_admin.end(company.tables, other.id, ANNA)) == []
    third = await company.play(await running(company, place=Place(10, 32, "en")))
    assert third.status is Status.FINISHED
    assert clocks(third) == []
    assert await company.tables.store.clocks.next_at() is None


@pytest.mark.skipif(slow_reads.ALWAYS, reason="what is read at different times is written at different times")
@sqlite_only("a server groups its commits itself")
async def test_what_falls_due_at_once_shares_its_waits_for_the_disk(company: Company) -> None:
    tables = 60
    for channel in range(tables):
        invitation = Invitation("skullking", 2, 1, pace=Pace.DAILY)
        table = await lobby.open_table(company.tables, invitation, Place(10, 100 + channel, "en"), ANNA)
        await lobby.deal(company.tables, table.id, ANNA)
    await company.arm()
    company.now += DAY
    commits = 0

    def count(statement: str) -> None:
        nonlocal commits
        commits += statement == "COMMIT"

    writer_of(company.database).set_trace_callback(count)
    await company.deadlines.ring()
    writer_of(company.database).set_trace_callback(None)
    assert 0 < commits <= tables / 10
    for row in await company.tables.store.clocks.of_guild(10):
        assert row.stage is not Stage.WAITING


@sqlite_only("the file is made read-only")
async def test_what_is_due_while_nothing_can_be_stored_is_done_afterwards_and_no_traceback_told(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    table = await running(company)
    company.now += DAY
    with company.storing_nothing(), pytest.raises(StoreError):
        await company.deadlines.ring()
    assert clock(await company.tables.load(table.id), 0).stage is Stage.WAITING
    assert not [record for record in caplog.records if record.exc_info]
    await company.deadlines.ring()
    assert clock(await company.tables.load(table.id), 0).stage is not Stage.WAITING
