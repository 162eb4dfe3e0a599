"""What a host or a moderator does to a table."""

from bot.model.tables import Absence, Pace, Status
from bot.tables import lobby, moves, seats, table_admin
from tests.tables.company import ANNA, BEN, CARLA, MODERATOR, THERE, Company, Refused


async def test_the_host_or_a_moderator_ends_a_table_and_nobody_else(company: Company) -> None:
    table = await company.dealt()
    async with Refused(company, "host_or_moderator_only"):
        await table_admin.end(company.tables, table.id, BEN)
    ended = await table_admin.end(company.tables, table.id, MODERATOR)
    assert ended.status is Status.ENDED
    assert ended.row.closed_at is not None
    async with Refused(company, "table_closed"):
        await table_admin.end(company.tables, table.id, ANNA)
    async with Refused(company, "table_closed"):
        await moves.make(company.tables, table.id, ANNA, "bid 0")
    assert await company.tables.store.log.results(table.id) == ()


async def test_a_seat_changes_hands_and_the_log_stays(company: Company) -> None:
    table = await company.dealt()
    await moves.make(company.tables, table.id, BEN, "bid 1")
    after = await table_admin.replace(company.tables, table.id, 1, CARLA, ANNA)
    assert after.seat_of(CARLA.user_id) == 1
    assert after.seat_of(BEN.user_id) is None
    assert await company.moves(table) == ["bid 1"]
    async with Refused(company, "not_your_table"):
        await moves.make(company.tables, table.id, BEN, "bid 0")
    await moves.make(company.tables, table.id, CARLA, "bid 0")


async def test_everybody_may_give_up_their_own_seat_but_no_other(company: Company) -> None:
    table = await company.dealt()
    async with Refused(company, "host_or_moderator_only"):
        await table_admin.replace(company.tables, table.id, 0, None, BEN)
    after = await table_admin.replace(company.tables, table.id, 1, None, BEN)
    assert after.seats[1].is_computer
    async with Refused(company, "computer_already"):
        await table_admin.replace(company.tables, table.id, 1, None, ANNA)
    async with Refused(company, "already_seated_there"):
        await table_admin.replace(company.tables, table.id, 1, ANNA, ANNA)
    for seat in (-1, 2):
        async with Refused(company, "no_such_seat"):
            await table_admin.replace(company.tables, table.id, seat, CARLA, ANNA)


async def test_the_host_who_leaves_a_running_game_hands_the_table_on(company: Company) -> None:
    table = await company.dealt()
    after = await seats.leave(company.tables, table.id, ANNA)
    assert after.row.host_id == BEN.user_id
    assert after.seats[0].is_computer
    assert (await company.play(after)).status is Status.FINISHED


async def test_the_last_person_who_leaves_a_running_game_ends_it(company: Company) -> None:
    table = await company.dealt(computers=1)
    await seats.leave(company.tables, table.id, ANNA)
    ended = await seats.leave(company.tables, table.id, BEN)
    assert ended.status is Status.ENDED


async def test_a_table_moves_to_a_free_channel_only(company: Company) -> None:
    table = await company.dealt()
    other = await lobby.open_table(company.tables, lobby.Invitation("skullking"), THERE, CARLA)
    async with Refused(company, "channel_taken"):
        await table_admin.move_to(company.tables, table.id, THERE.channel_id, ANNA)
    await table_admin.end(company.tables, other.id, CARLA)
    moved = await table_admin.move_to(company.tables, table.id, THERE.channel_id, ANNA)
    assert moved.row.channel_id == THERE.channel_id
    assert moved.dealt.state == table.dealt.state


async def test_a_host_who_is_replaced_hands_the_table_to_the_next_person(company: Company) -> None:
    table = await company.dealt()
    after = await table_admin.replace(company.tables, table.id, 0, None, ANNA)
    assert after.row.host_id == BEN.user_id


async def test_a_table_at_which_no_person_is_left_is_closed(company: Company) -> None:
    table = await company.opened(computers=1)
    after = await table_admin.replace(company.tables, table.id, 0, None, ANNA)
    assert after.status is Status.ENDED


async def test_nothing_is_set_any_more_at_a_table_that_is_over(company: Company) -> None:
    table = await company.dealt()
    await table_admin.end(company.tables, table.id, ANNA)
    async with Refused(company, "table_closed"):
        await table_admin.set_pace(company.tables, table.id, Pace.DAILY, MODERATOR)
    async with Refused(company, "table_closed"):
        await table_admin.set_absence(company.tables, table.id, Absence.HOST, MODERATOR)
