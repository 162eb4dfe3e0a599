"""What a host or a moderator does to a table."""

from bot.store.rows import Status
from bot.tables import closing, lobby, road
from tests.tables.company import ANNA, BEN, CARLA, THERE, Company, Refused


async def test_the_host_or_a_moderator_ends_a_table_and_nobody_else(company: Company) -> None:
    table = await company.dealt()
    async with Refused(company, "host_or_moderator_only"):
        await closing.end(company.house, table.id, BEN.user_id, moderator=False)
    ended = await closing.end(company.house, table.id, CARLA.user_id, moderator=True)
    assert ended.status is Status.ENDED
    assert ended.row.closed_at is not None
    async with Refused(company, "table_closed"):
        await closing.end(company.house, table.id, ANNA.user_id, moderator=False)
    async with Refused(company, "table_closed"):
        await road.move(company.house, table.id, ANNA.user_id, "bid 0")
    assert await company.house.tables.results(table.id) == ()


async def test_a_seat_changes_hands_and_the_log_stays(company: Company) -> None:
    table = await company.dealt()
    await road.move(company.house, table.id, BEN.user_id, "bid 1")
    after = await closing.replace(company.house, table.id, 1, CARLA, ANNA.user_id, moderator=False)
    assert after.seat_of(CARLA.user_id) == 1
    assert after.seat_of(BEN.user_id) is None
    assert await company.moves(table) == ["bid 1"]
    async with Refused(company, "not_your_table"):
        await road.move(company.house, table.id, BEN.user_id, "bid 0")
    await road.move(company.house, table.id, CARLA.user_id, "bid 0")


async def test_everybody_may_give_up_their_own_seat_but_no_other(company: Company) -> None:
    table = await company.dealt()
    async with Refused(company, "host_or_moderator_only"):
        await closing.replace(company.house, table.id, 0, None, BEN.user_id, moderator=False)
    after = await closing.replace(company.house, table.id, 1, None, BEN.user_id, moderator=False)
    assert after.seats[1].is_computer
    async with Refused(company, "computer_already"):
        await closing.replace(company.house, table.id, 1, None, ANNA.user_id, moderator=False)
    async with Refused(company, "already_seated_there"):
        await closing.replace(company.house, table.id, 1, ANNA, ANNA.user_id, moderator=False)
    for seat in (-1, 2):
        async with Refused(company, "no_such_seat"):
            await closing.replace(company.house, table.id, seat, CARLA, ANNA.user_id, moderator=False)


async def test_the_host_who_leaves_a_running_game_hands_the_table_on(company: Company) -> None:
    table = await company.dealt()
    after = await lobby.leave(company.house, table.id, ANNA.user_id)
    assert after.row.host_id == BEN.user_id
    assert after.seats[0].is_computer
    assert (await company.play(after)).status is Status.FINISHED


async def test_the_last_person_who_leaves_a_running_game_ends_it(company: Company) -> None:
    table = await company.dealt(computers=1)
    await lobby.leave(company.house, table.id, ANNA.user_id)
    ended = await lobby.leave(company.house, table.id, BEN.user_id)
    assert ended.status is Status.ENDED


async def test_a_table_moves_to_a_free_channel_only(company: Company) -> None:
    table = await company.dealt()
    other = await lobby.open_table(company.house, lobby.Invitation("skullking"), THERE, CARLA)
    async with Refused(company, "channel_taken"):
        await closing.move_to(company.house, table.id, THERE.channel_id)
    await closing.end(company.house, other.id, CARLA.user_id, moderator=False)
    moved = await closing.move_to(company.house, table.id, THERE.channel_id)
    assert moved.row.channel_id == THERE.channel_id
    assert moved.dealt.state == table.dealt.state


async def test_a_host_who_is_replaced_hands_the_table_to_the_next_person(company: Company) -> None:
    table = await company.dealt()
    after = await closing.replace(company.house, table.id, 0, None, ANNA.user_id, moderator=False)
    assert after.row.host_id == BEN.user_id


async def test_a_table_at_which_no_person_is_left_is_closed(company: Company) -> None:
    table = await company.opened(computers=1)
    after = await closing.replace(company.house, table.id, 0, None, ANNA.user_id, moderator=False)
    assert after.status is Status.ENDED
