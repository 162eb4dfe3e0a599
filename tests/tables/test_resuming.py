"""After a start only those tables are loaded at which something is to be done by itself."""

from dataclasses import replace

from bot.model.people import PersonRow
from bot.model.tables import Pace, Player
from bot.tables import lobby, moves, seats, table_admin
from bot.tables.lobby import Invitation, Place
from bot.tables.table import Table
from tests.people import remembered
from tests.tables.company import ANNA, BEN, MODERATOR, Company


async def resting(company: Company, channel: int, *, computers: int = 0, pace: Pace = Pace.DAILY) -> Table:
    """A running table of Anna and Ben of which Discord has been told all."""
    invitation = Invitation("skullking", 2 + computers, computers, (("rounds", 4),), pace=pace)
    table = await lobby.open_table(company.tables, invitation, Place(10, channel, "en"), ANNA)
    await lobby.join(company.tables, table.id, BEN)
    await lobby.deal(company.tables, table.id, ANNA)
    return await told(company, table)


async def told(company: Company, table: Table) -> Table:
    table = await company.deadlines.arm(table.id)
    await company.execute("UPDATE tables SET told = revision WHERE id = ?", table.id)
    return table


async def resumed(company: Company) -> list[int]:
    return list(await company.tables.store.tables.tables_to_resume(company.now))


async def test_a_table_that_waits_for_people_rests_until_somebody_needs_it(company: Company) -> None:
    table = await resting(company, 21)
    assert await resumed(company) == []
    await moves.make(company.tables, table.id, ANNA, "bid 0")  # and killed before Discord was told
    assert await resumed(company) == [table.id]


async def test_more_time_that_discord_was_not_told_of_is_shown_after_a_start(company: Company) -> None:
    table = await resting(company, 21)
    await table_admin.extend(company.tables, table.id, 3, MODERATOR)  # and killed before Discord was told
    assert await resumed(company) == [table.id]


async def test_tables_where_something_is_done_by_itself_are_taken_up(company: Company) -> None:
    computers = await resting(company, 21, computers=1)
    away = await resting(company, 22)
    await told(company, await seats.hand_over(company.tables, away.id, 1, BEN.user_id))
    planned = await resting(company, 23)
    await company.execute("INSERT INTO plans (table_id, seat, plan) VALUES (?, 0, 'play P')", planned.id)
    assert sorted(await resumed(company)) == [computers.id, away.id, planned.id]
    ahead = await resting(company, 24)
    await company.execute("UPDATE clocks SET since = ? WHERE table_id = ?", company.now + 60, ahead.id)
    nobody = await resting(company, 25)
    await company.execute("DELETE FROM clocks WHERE table_id = ?", nobody.id)
    expected = [computers.id, away.id, planned.id, ahead.id, nobody.id]
    assert sorted(await resumed(company)) == expected
    for table_id in expected:
        await told(company, await table_admin.pause(company.tables, table_id, MODERATOR))
    assert await resumed(company) == []


async def test_tables_of_people_who_want_forced_moves_are_taken_up(company: Company) -> None:
    table = await resting(company, 21)
    await remembered(company.tables.store.people, replace(PersonRow(ANNA.user_id, "en"), forced=True))
    assert await resumed(company) == [table.id]


async def test_the_soonest_deadline_is_taken_up_first(company: Company) -> None:
    none, late, soon = [
        await resting(company, channel, computers=1, pace=pace)
        for channel, pace in ((21, Pace.NONE), (22, Pace.RELAXED), (23, Pace.LIVE))
    ]
    for table in (none, late, soon):
        assert any(row.player is Player.COMPUTER for row in table.seats)
        await company.deadlines.ring()
        await told(company, table)
    assert await resumed(company) == [soon.id, late.id, none.id]
