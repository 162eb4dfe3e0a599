"""The list of a server's tables: whom each waits for, and the order in which moderators see them."""

import pytest

from bot.model.tables import Pace
from bot.tables import lobby, moves, table_admin
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.moderation import Wait, overseen, table_of
from bot.tables.refusal import Refusal
from tests.tables.company import ANNA, BEN, CARLA, HERE, MODERATOR, THERE, Company

GUILD = HERE.guild_id


async def daily(company: Company) -> int:
    table = await company.dealt()
    await table_admin.set_pace(company.tables, table.id, Pace.DAILY, MODERATOR)
    await company.arm()
    return table.id


async def test_it_tells_whom_a_table_waits_for_since_when_and_until_when(company: Company) -> None:
    await daily(company)
    dealt = company.now
    [one] = await overseen(company.tables, GUILD)
    assert one.waits == (Wait(0, dealt, dealt + DAY, False), Wait(1, dealt, dealt + DAY, False))


async def test_since_when_is_told_from_the_move_that_they_follow(company: Company) -> None:
    table_id = await daily(company)
    dealt = company.now
    await company.wait(HOUR)
    await moves.make(company.tables, table_id, BEN, "bid 0")
    await company.wait(13 * HOUR)  # Anna has been reminded: her clock is in another stage
    [one] = await overseen(company.tables, GUILD)
    assert [(wait.seat, wait.since) for wait in one.waits] == [(0, dealt)]
    await moves.make(company.tables, table_id, ANNA, "bid 0")
    bid = company.now
    await company.wait(2 * HOUR)
    [one] = await overseen(company.tables, GUILD)
    assert [wait.since for wait in one.waits] == [bid]


async def test_nobody_is_waited_for_while_a_table_is_paused_or_open(company: Company) -> None:
    table_id = await daily(company)
    await table_admin.pause(company.tables, table_id, MODERATOR)
    await lobby.open_table(company.tables, lobby.Invitation("skullking"), THERE, CARLA)
    await company.arm()
    assert [one.waits for one in await overseen(company.tables, GUILD)] == [(), ()]


async def test_what_is_late_comes_first_then_who_has_waited_longest_then_the_rest(company: Company) -> None:
    opened = await lobby.open_table(company.tables, lobby.Invitation("skullking"), THERE, CARLA)
    late = await daily(company)
    await company.wait(DAY + HOUR)
    tables = []
    for channel_id in (31, 32):
        table = await lobby.open_table(
            company.tables,
            lobby.Invitation("skullking", pace=Pace.RELAXED),
            lobby.Place(GUILD, channel_id, "en"),
            CARLA,
        )
        await lobby.join(company.tables, table.id, BEN)
        await lobby.deal(company.tables, table.id, CARLA)
        tables.append(table.id)
        await company.wait(60)
    found = await overseen(company.tables, GUILD)
    assert [one.table.id for one in found] == [late, *tables, opened.id]
    assert [one.late for one in found] == [True, False, False, False]


async def test_a_frozen_table_is_in_the_list_and_among_the_first(company: Company) -> None:
    await lobby.open_table(company.tables, lobby.Invitation("skullking"), THERE, CARLA)
    frozen = await company.dealt()
    await company.execute("UPDATE tables SET status = 'frozen', rules = 99 WHERE id = ?", frozen.id)
    assert next(one.table.id for one in await overseen(company.tables, GUILD)) == frozen.id


async def test_a_server_has_its_own_tables_only(company: Company) -> None:
    table = await company.dealt()
    assert await overseen(company.tables, GUILD + 1) == []
    assert (await table_of(company.tables, GUILD, table.id)).id == table.id
    for guild_id, table_id in ((GUILD + 1, table.id), (GUILD, table.id + 1)):
        with pytest.raises(Refusal, match="no_such_table"):
            await table_of(company.tables, guild_id, table_id)


async def test_tables_that_are_over_are_not_in_the_list(company: Company) -> None:
    table = await company.dealt()
    await table_admin.end(company.tables, table.id, MODERATOR)
    assert await overseen(company.tables, GUILD) == []
