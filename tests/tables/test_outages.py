"""An outage is never counted against anybody: on a real database, time moved by hand."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.model.tables import Absence, Pace, Player, Stage
from bot.store.errors import StoreError
from bot.store.notes import PRESENT
from bot.tables import clocks, moves, table_admin
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR, MINUTE
from bot.tables.looking import wish, wishes_in
from bot.tables.outages import Outages
from bot.tables.presence import Unavailable
from bot.tables.table import Table
from tests.databases import sqlite_only
from tests.patience import eventually
from tests.tables.automatic_moves import at_rest
from tests.tables.company import ANNA, HERE, MODERATOR, Company
from tests.tables.test_restarts import NEVER
from tests.tables.waiting import GRACE, armed, clock, kinds, running


class Asked:
    """Counts how often what was not told is asked for."""

    def __init__(self) -> None:
        self.times = 0

    async def __call__(self) -> None:
        self.times += 1


@asynccontextmanager
async def watching(company: Company, asked: Asked, beat: float = NEVER) -> AsyncIterator[Outages]:
    """The bot watches whether Discord is there; Discord answers to no probe."""

    async def probe() -> None:
        raise Unavailable

    outages = Outages(company.tables, beat, probe, [asked])
    await outages.resume()
    yield outages
    await outages.stop()


async def away(company: Company, seconds: int) -> None:
    """Discord is away for so many seconds, in which the bot does what it thinks is due, and back."""
    presence = company.tables.presence
    presence.answered()
    await fail(company, seconds)


async def fail(company: Company, seconds: int) -> None:
    """No request is answered for so many seconds, whatever was before; then one is."""
    presence = company.tables.presence
    presence.failed()
    presence.failed()
    company.is_heard = False
    for _ in range(10):
        await company.wait(seconds // 10)
    presence.answered()
    company.is_heard = True
    await eventually(lambda: not presence.is_away)


async def live(company: Company) -> Table:
    table = await running(company)
    await table_admin.set_pace(company.tables, table.id, Pace.LIVE, MODERATOR)
    return await armed(company, table)


@pytest.mark.parametrize("played", [0, 2 * MINUTE, 5 * MINUTE - 1])
async def test_what_was_left_of_a_turn_is_left_again_after_an_outage(company: Company, played: int) -> None:
    asked = Asked()
    async with watching(company, asked):
        table = await live(company)
        await company.wait(played)
        await away(company, 21 * MINUTE)
        await company.wait(5 * MINUTE - played - 1)
        assert clock(await armed(company, table), 0).stage is not Stage.LAST_CALL
        await company.wait(1)
        assert clock(await armed(company, table), 0).stage is Stage.LAST_CALL
        assert await company.moves(table) == []
        await company.wait(MINUTE)
        assert len(await company.moves(table)) == 2
    assert asked.times == 1


async def test_in_a_last_call_the_whole_grace_is_left_again(company: Company) -> None:
    async with watching(company, Asked()):
        table = await live(company)
        await company.wait(5 * MINUTE)
        await company.wait(50)
        await away(company, 21 * MINUTE)
        await company.wait(10)
        again = clock(await armed(company, table), 1)
        assert (again.stage, again.next_at) == (Stage.LAST_CALL, company.now + MINUTE)
        await company.wait(MINUTE - 1)
        assert await company.moves(table) == []
        await company.wait(1)
        assert len(await company.moves(table)) == 2


async def test_a_turn_that_began_in_an_outage_has_all_its_time_after_it(company: Company) -> None:
    async with watching(company, Asked()):
        table = await live(company)
        presence = company.tables.presence
        presence.failed()
        presence.failed()
        company.now += 10 * MINUTE
        await moves.make(company.tables, table.id, ANNA, "bid 0")
        await away(company, 10 * MINUTE)
        await company.wait(5 * MINUTE - 1)
        assert clock(await armed(company, table), 1).stage is Stage.REMINDED


async def test_what_a_clock_had_run_in_an_outage_before_that_was_noticed_is_given_back(
    company: Company,
) -> None:
    async with watching(company, Asked()):
        table = await live(company)
        await company.wait(2 * MINUTE)
        company.tables.presence.answered()
        await company.wait(MINUTE)
        assert clock(await armed(company, table), 0).stage is Stage.REMINDED
        await fail(company, 20 * MINUTE)
        await company.wait(3 * MINUTE - 1)
        assert clock(await armed(company, table), 0).stage is Stage.REMINDED
        await company.wait(1)
        assert clock(await armed(company, table), 0).stage is Stage.LAST_CALL


async def test_what_a_bank_had_run_in_an_outage_before_that_was_noticed_is_given_back(
    company: Company,
) -> None:
    async with watching(company, Asked()):
        table = await running(company)
        await table_admin.set_pace(company.tables, table.id, Pace.BANK, MODERATOR)
        table = await armed(company, table)
        await company.wait(HOUR)
        company.tables.presence.answered()
        await company.wait(2 * MINUTE)
        await fail(company, 20 * MINUTE)
        await company.wait(MINUTE)
        await moves.make(company.tables, table.id, ANNA, "bid 0")
        assert (await company.tables.load(table.id)).seats[0].bank == 48 * HOUR - HOUR - MINUTE + 2 * HOUR


async def test_a_beat_in_which_nothing_was_asked_asks_discord_for_something(company: Company) -> None:
    probes: list[int] = []

    async def probe() -> None:
        probes.append(company.now)
        company.tables.presence.answered()

    beat = 30
    outages = Outages(company.tables, beat, probe, [])
    for seconds in (0, 29, 1, 29, 1):
        company.now += seconds
        await outages.look_at_discord()
    assert probes == [company.now - 30, company.now]


async def test_a_beat_in_which_discord_did_not_answer_is_none_in_which_it_was_there(company: Company) -> None:
    async def probe() -> None:
        raise Unavailable

    notes = company.tables.store.notes
    outages = Outages(company.tables, 30, probe, [])
    await outages.look_at_discord()
    there = await notes.note(PRESENT)
    assert there == str(company.now)
    company.now += 30
    await outages.look_at_discord()
    assert await notes.note(PRESENT) == there


async def test_the_clock_that_an_outage_has_put_off_shows_its_later_deadline(company: Company) -> None:
    async with watching(company, Asked()):
        table = await live(company)
        before = clock(table, 0)
        assert before.due_at is not None
        revision = table.row.revision
        await away(company, 20 * MINUTE)
        await company.deadlines.ring()
        after = await company.tables.load(table.id)
        assert clock(after, 0).due_at == before.due_at + 20 * MINUTE
        assert after.row.revision > revision


@pytest.mark.parametrize("absence", [Absence.MOVE, Absence.SEAT, Absence.HOST])
async def test_a_clock_waits_in_its_last_call_until_that_was_told(company: Company, absence: Absence) -> None:
    company.is_heard = False
    table = await running(company, absence)
    await company.wait(DAY)
    for _ in range(5):
        await company.wait(GRACE)
        assert clock(await company.tables.load(table.id), 0).stage is Stage.LAST_CALL
    assert await kinds(company, table) == []
    await company.wait(HOUR)
    await company.tell()
    assert clock(await company.tables.load(table.id), 0).next_at == company.now + GRACE
    company.is_heard = True
    await company.wait(GRACE)
    ended = (await company.tables.load(table.id)).seats[0]
    assert absence is not Absence.MOVE or ended.missed == 1
    assert absence is not Absence.HOST or (ended.clock is not None and ended.clock.stage is Stage.EXPIRED)
    assert absence is not Absence.SEAT or ended.player is Player.ABSENT


async def test_a_last_call_that_is_told_at_once_ends_after_its_grace(company: Company) -> None:
    table = await running(company)
    await company.wait(DAY)
    called = clock(await company.tables.load(table.id), 0)
    company.now += clocks.TELLING
    await company.tell()
    again = clock(await company.tables.load(table.id), 0)
    assert (again.next_at, again.is_told) == (called.next_at, True)


async def test_an_answer_about_a_turn_that_is_over_counts_for_no_other(company: Company) -> None:
    table = await running(company)
    company.is_heard = False
    await company.wait(DAY)
    before = clock(await company.tables.load(table.id), 0)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    await clocks.note_called(company.tables, before)
    assert (await company.tables.load(table.id)).seats[0].clock is None


async def test_what_was_not_told_is_asked_for_every_few_minutes_and_when_discord_is_back(
    company: Company,
) -> None:
    asked = Asked()
    async with watching(company, asked, beat=0.001):
        await eventually(lambda: asked.times > 1)
    asked = Asked()
    async with watching(company, asked) as outages:
        outages.look()
        await eventually(lambda: asked.times == 1)


async def test_while_discord_is_away_it_is_asked_again_and_again_and_nothing_else_is_done(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    asked = Asked()
    company.tables.presence.failed()
    company.tables.presence.failed()
    async with watching(company, asked, beat=0.001):
        await eventually(lambda: caplog.text.count("Discord does not answer") > 20)
        assert asked.times == 0


async def test_an_outage_is_forgotten_when_no_clock_needs_it(company: Company) -> None:
    async with watching(company, Asked()):
        table = await live(company)
        outages = company.tables.store.outages
        for _ in range(3):
            await away(company, 10 * MINUTE)
        assert len(await outages.all()) == 3
        await moves.make(company.tables, table.id, ANNA, "bid 0")
        await company.execute("UPDATE clocks SET since = ?", company.now)
        company.now += 1
        await away(company, 10 * MINUTE)
        assert len(await outages.all()) == 2, "the one that has just ended, and the one before it"


async def test_a_bot_that_was_stopped_has_seen_no_outage_before_its_stop(company: Company) -> None:
    async with watching(company, Asked()):
        company.now += HOUR
    async with watching(company, Asked()):
        assert await company.tables.store.outages.all() == []
    company.now += MINUTE
    async with watching(company, Asked()):
        assert await company.tables.store.outages.all() == [(company.now - MINUTE, company.now)]
    await at_rest()


async def test_an_outage_that_spans_a_start_is_given_back_once(company: Company) -> None:
    await wish(company.tables, HERE.guild_id, ANNA, [("corsari", Pace.LIVE)])  # for two hours
    async with watching(company, Asked()):
        pass
    company.now += HOUR
    company.tables.presence.failed()  # the bot is there again, Discord is not yet
    company.tables.presence.failed()
    company.now += HOUR
    async with watching(company, Asked()):
        company.now += HOUR
        company.tables.presence.answered()
        await eventually(lambda: not company.tables.presence.is_away)
        company.now += 2 * HOUR - 1
        assert await wishes_in(company.tables, HERE.guild_id)
        company.now += 1
        assert not await wishes_in(company.tables, HERE.guild_id)


@sqlite_only("the file is made read-only")
async def test_until_the_time_without_the_bot_is_counted_no_clock_ends_and_it_is_counted_once(
    company: Company,
) -> None:
    table, asked = await live(company), Asked()
    await company.wait(2 * MINUTE)
    async with watching(company, Asked()):
        pass
    company.now += 20 * MINUTE
    outages = Outages(company.tables, NEVER, asked, [asked])
    with company.storing_nothing():
        for _ in range(2):
            with pytest.raises(StoreError):
                await outages.resume()
    await company.wait(10 * MINUTE)
    assert clock(await company.tables.load(table.id), 0).stage is not Stage.LAST_CALL
    await outages.resume()
    await eventually(lambda: asked.times > 0, "what was put off")
    await company.wait(3 * MINUTE - 1)
    assert clock(await armed(company, table), 0).stage is Stage.REMINDED
    await company.wait(1)
    assert clock(await armed(company, table), 0).stage is Stage.LAST_CALL
    await outages.stop()


@sqlite_only("the file is made read-only")
async def test_an_outage_that_can_not_be_stored_when_discord_is_back_is_stored_later(
    company: Company,
) -> None:
    async def probe() -> None:
        company.tables.presence.answered()

    table, presence = await live(company), company.tables.presence
    outages = Outages(company.tables, NEVER, probe, [])
    await outages.resume()
    presence.answered()
    presence.failed()
    presence.failed()
    company.now += 20 * MINUTE
    with company.storing_nothing():
        presence.answered()
        with pytest.raises(StoreError):
            await outages.look_at_discord()
    assert presence.is_away
    assert await outages.look_at_discord()
    await company.wait(5 * MINUTE - 1)
    assert clock(await armed(company, table), 0).stage is Stage.REMINDED
    await outages.stop()


async def test_what_can_not_be_asked_for_again_keeps_nothing_else_from_being_asked_for(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    async def bug() -> None:
        raise ValueError("a bug")

    asked = Asked()
    outages = Outages(company.tables, NEVER, asked, [bug, asked])
    await outages.resume()
    outages.look()
    await eventually(lambda: asked.times == 1, "the second")
    await eventually(lambda: "could not be looked at" in caplog.text, "a word to the host")
    await outages.stop()
