"""Deadlines while the bot is down, the machine's clock jumps, or something fails: a grace, not a massacre."""

import asyncio
import random

import pytest

from bot.model.people import PersonRow
from bot.model.tables import ClockRow, Pace, Player, Stage, Status
from bot.store.notes import PRESENT
from bot.tables import lobby, moves, table_admin
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR, MINUTE
from bot.tables.deadlines import Deadlines
from bot.tables.lobby import Invitation, Place
from bot.tables.outages import Outages
from bot.tables.table_worker import TableWorker
from tests.patience import eventually
from tests.people import remembered
from tests.tables.automatic_moves import at_rest
from tests.tables.company import ANNA, BEN, CARLA, MODERATOR, Company
from tests.tables.waiting import GRACE, armed, clock, kinds, let_miss, present_move, running

RETRY = 60  # seconds until a table that failed is looked at again

NEVER = 1e9
"""Seconds between two looks at Discord: longer than any test."""


async def restarted(company: Company, down: int) -> Company:
    """The bot again, on the same database, after it was down for so many seconds; its first work is done."""
    await company.tables.store.notes.keep(**{PRESENT: str(company.now)})
    first, again = Company.housed(company.database), Company.housed(company.database)
    first.now = again.now = company.now + down
    outages = Outages(first.tables, NEVER, first.tell, ())
    await outages.resume()
    worker = TableWorker(first.tables, first.deadlines, [])
    await worker.resume()
    await at_rest()
    await first.deadlines.resume()

    async def done() -> bool:
        return not await first.tables.store.clocks.due(first.now, 1)

    await eventually(done, "what was due")
    await first.deadlines.stop()
    await worker.stop()
    await outages.stop()
    return again


@pytest.mark.parametrize("down", [GRACE + 1, 3 * DAY, 400 * DAY])
@pytest.mark.parametrize("waited", [0, 12 * HOUR, DAY - 1])
async def test_after_a_restart_what_was_left_of_a_turn_is_left_again_and_then_the_whole_grace(
    company: Company, waited: int, down: int
) -> None:
    tables = [await running(company, place=Place(10, channel, "en")) for channel in range(30, 34)]
    await company.wait(waited)
    again = await restarted(company, down)
    for seconds, stage in ((DAY - waited - 1, Stage.REMINDED), (1, Stage.LAST_CALL), (GRACE - 1, None)):
        await again.wait(seconds)
        for table in tables:
            after = await again.tables.load(table.id)
            assert await again.moves(after) == []
            assert stage in (None, clock(after, 0).stage, clock(after, 1).stage)
    await again.wait(1)
    assert all([len(await again.moves(table)) >= 2 for table in tables])


@pytest.mark.parametrize("waited", [0, GRACE - 1])
@pytest.mark.parametrize("down", [1, GRACE + 1, 3 * DAY, 400 * DAY])
async def test_in_a_last_call_a_restart_gives_the_whole_grace_again_and_is_told_once(
    company: Company, waited: int, down: int
) -> None:
    table = await running(company)
    await company.wait(DAY)
    await company.wait(waited)
    again = await restarted(company, down)
    await again.wait(GRACE - waited - 1)
    assert await again.moves(table) == []
    await again.wait(1)
    after = await again.tables.load(table.id)
    assert await again.moves(after) == []
    assert {clock(after, seat).stage for seat in (0, 1)} == {Stage.LAST_CALL}
    assert {clock(after, seat).next_at for seat in (0, 1)} == {again.now + GRACE}
    await again.deadlines.ring()
    assert (await again.tables.load(table.id)).row.revision == after.row.revision
    await again.wait(GRACE)
    assert len(await again.moves(table)) >= 2


async def test_at_a_live_table_a_restart_of_a_minute_costs_nobody_a_turn(company: Company) -> None:
    table = await running(company)
    await table_admin.set_pace(company.tables, table.id, Pace.LIVE, MODERATOR)
    await company.wait(5 * MINUTE)
    assert clock(await company.tables.load(table.id), 1).stage is Stage.LAST_CALL
    again = await restarted(company, MINUTE + 1)
    assert await again.moves(table) == []
    await again.wait(MINUTE)
    assert clock(await again.tables.load(table.id), 1).next_at == again.now + MINUTE


async def test_a_clock_that_jumps_forward_gives_a_grace(company: Company) -> None:
    table = await running(company)
    for _ in range(3):
        await company.wait(90 * DAY)
        assert await company.moves(table) == []
        assert clock(await company.tables.load(table.id), 1).next_at == company.now + GRACE


async def test_a_clock_that_jumps_back_puts_nothing_off_for_longer_than_it_took(company: Company) -> None:
    table = await running(company)
    await company.wait(HOUR)
    company.now -= 365 * DAY
    again = clock(await armed(company, table), 1)
    assert (again.stage, again.due_at) == (Stage.NUDGED, company.now + DAY)
    after = await let_miss(company, table)
    assert await company.moves(after) != []


async def napping(company: Company) -> None:
    await eventually(lambda: company.deadlines._scheduler._nap is not None, "the nap")


@pytest.mark.parametrize("jump", [-40 * DAY, 40 * DAY])
async def test_a_clock_that_jumps_is_logged_and_the_game_goes_on(
    company: Company, caplog: pytest.LogCaptureFixture, jump: int
) -> None:
    again = Company.housed(company.database, nudge_delay=1)
    table = await armed(again, await again.dealt())
    await again.deadlines.resume()
    await napping(again)  # until the nudge
    again.now += jump
    await eventually(lambda: "the machine's clock has jumped" in caplog.text)
    await again.deadlines.stop()
    await again.wait(1)
    assert clock(await again.tables.load(table.id), 0).stage in (Stage.NUDGED, Stage.LAST_CALL)
    assert (await moves.make(again.tables, table.id, ANNA, "bid 0")).table.status is Status.RUNNING


async def test_what_is_set_while_the_watching_naps_wakes_it(company: Company) -> None:
    await company.deadlines.resume()
    await napping(company)
    table = await company.dealt()
    await armed(company, table)

    async def nudged() -> bool:
        return clock(await company.tables.load(table.id), 0).stage is Stage.NUDGED

    await eventually(nudged, "the nudge")
    await company.deadlines.stop()


async def test_a_clock_that_can_not_be_advanced_is_tried_again_and_holds_nobody_up(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    table = await running(company)
    people = company.tables.store.people
    await remembered(people, PersonRow(ANNA.user_id, "en", zone="Nowhere/Never"))
    await company.deadlines.ring()
    after = await company.tables.load(table.id)
    assert "a clock could not be advanced" in caplog.text
    assert (clock(after, 0).stage, clock(after, 1).stage) == (Stage.WAITING, Stage.NUDGED)
    assert clock(after, 0).next_at == company.now + RETRY
    await remembered(people, PersonRow(ANNA.user_id, "en"))
    await company.wait(RETRY)
    assert clock(await company.tables.load(table.id), 0).stage is Stage.NUDGED


@pytest.mark.usefixtures("reads")
async def test_a_clock_that_was_wound_up_while_it_failed_does_not_come_back(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(company)
    due = clock(table, 0)

    async def fails(_: Deadlines, found: ClockRow) -> None:
        if found.seat == 0:
            await moves.make(company.tables, table.id, ANNA, "bid 0")
        raise ValueError("as a bug would")

    monkeypatch.setattr(Deadlines, "_advance", fails)
    company.now = due.next_at or 0
    await company.deadlines.ring()
    left = await company.tables.store.clocks.of_guild(10)
    assert [(row.seat, row.next_at) for row in left] == [(1, company.now + RETRY)]


async def test_one_table_whose_clocks_can_not_be_set_keeps_the_bot_from_no_other(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    await remembered(company.tables.store.people, PersonRow(CARLA.user_id, "en", zone="Nowhere/Never"))
    first, second = (
        await company.opened(),
        await lobby.open_table(company.tables, Invitation("skullking"), Place(10, 33, "en"), CARLA),
    )
    await lobby.join(company.tables, first.id, BEN)
    await lobby.join(company.tables, second.id, BEN)
    await lobby.deal(company.tables, first.id, ANNA)
    await lobby.deal(company.tables, second.id, CARLA)
    again = await restarted(company, 0)
    assert clock(await again.tables.load(first.id), 0).stage is Stage.NUDGED
    assert "following a change failed" in caplog.text


@pytest.mark.slow
async def test_five_hundred_tables_that_are_due_in_the_same_minute_are_all_served_each_once(
    company: Company,
) -> None:
    async def dealt(channel: int) -> int:
        invitation = Invitation("skullking", 2, 1, pace=Pace.LIVE)
        table = await lobby.open_table(company.tables, invitation, Place(10, channel, "en"), ANNA)
        await lobby.deal(company.tables, table.id, ANNA)
        return table.id

    ids = await asyncio.gather(*(dealt(channel) for channel in range(1000, 1500)))
    await company.arm()
    for seconds in (5 * MINUTE, MINUTE):
        company.now += seconds
        await company.deadlines.ring()
        await company.tell()
    for table_id in ids:
        table = await company.tables.load(table_id)
        assert await kinds(company, table) == ["missed"]
        assert len(await company.moves(table)) == 1
        assert table.seats[0].missed == 1
    await company.arm()
    assert await company.tables.store.clocks.next_at() is None


async def test_a_move_at_the_last_moment_is_neither_lost_nor_a_miss(company: Company) -> None:
    """Whichever comes first, the person's move or the clock's: never both, and never a miss for who moved."""
    for seed in range(12):
        table = await running(company, place=Place(10, 40 + seed, "en"))
        await moves.make(company.tables, table.id, ANNA, "bid 0")
        await company.wait(DAY)
        company.now += GRACE
        wait = random.Random(seed).uniform(0, 0.01)
        rings = asyncio.create_task(company.deadlines.ring())
        await asyncio.sleep(wait)
        results = await asyncio.gather(
            rings, moves.make(company.tables, table.id, BEN, "bid 1", 0), return_exceptions=True
        )
        mine = isinstance(results[1], moves.Moved)
        assert await kinds(company, table) == ([] if mine else ["missed"])
        lines = [line for line in await company.tables.store.log.moves(table.id) if line.move[:3] == "bid"]
        assert [line.seat for line in lines] == [0, 1]
        assert (await company.tables.load(table.id)).seats[1].player is Player.PERSON
        await table_admin.end(company.tables, table.id, ANNA)


@pytest.mark.usefixtures("reads")
async def test_a_second_start_of_the_deadlines_does_nothing_twice(company: Company) -> None:
    table = await present_move(company, await running(company), vanished=1)
    await company.wait(DAY)
    company.now += GRACE
    other = Deadlines(company.tables, random.Random(1))
    await asyncio.gather(company.deadlines.ring(), other.ring())
    assert await kinds(company, table) == ["missed"]
    assert (await company.tables.load(table.id)).seats[1].missed == 1
