"""What happens when somebody's time is up."""

import pytest

from bot.model.people import DmState, PersonRow
from bot.model.tables import Absence, Player, Stage
from bot.tables import moves, seats, table_admin
from bot.tables.calendar import DAY
from tests.people import remembered
from tests.tables.company import ANNA, BEN, CARLA, MODERATOR, Company
from tests.tables.waiting import DORA, GRACE, armed, clock, clocks, kinds, let_miss, present_move, running

MISSES = 3  # turns in a row


async def test_by_default_a_computer_player_plays_this_one_move(company: Company) -> None:
    table = await running(company)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    after = await let_miss(company, table)
    assert after.view(None).step == "play"
    assert after.seats[1].player is Player.PERSON
    assert after.seats[1].missed == 1
    assert await kinds(company, table) == ["missed"]


async def test_where_the_table_chose_so_a_computer_player_takes_the_seat_until_they_return(
    company: Company,
) -> None:
    table = await running(company, Absence.SEAT)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    after = await let_miss(company, table)
    assert after.seats[1].player is Player.ABSENT
    assert after.seats[1].user_id == BEN.user_id
    assert await company.moves(after) == ["bid 0"]  # the computer player moves by itself, not the clock
    assert await kinds(company, table) == ["away"]
    back = await seats.take_back(company.tables, table.id, BEN)
    assert back.seats[1].player is Player.PERSON
    again = clock(await armed(company, back), 1)
    assert (again.stage, again.due_at) == (Stage.WAITING, company.now + DAY)


async def test_who_moves_while_they_are_away_is_back(company: Company) -> None:
    table = await running(company, Absence.SEAT)
    await let_miss(company, table)
    moved = await moves.make(company.tables, table.id, BEN, "bid 1")
    assert moved.table.seats[1].player is Player.PERSON
    assert (await kinds(company, table))[-1] == "back"


async def test_where_the_table_chose_so_a_substitute_takes_the_seat_hand_and_all(company: Company) -> None:
    table = await running(company, Absence.SUBSTITUTE)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    hand = table.view(1).hand
    for person in (CARLA, DORA):
        await seats.offer(company.tables, table.id, person)
        company.now += 1
    after = await let_miss(company, table)
    assert (after.seats[1].user_id, after.seats[1].player) == (CARLA.user_id, Player.PERSON)
    assert after.view(1).hand == hand
    assert await kinds(company, table) == ["substituted"]
    left = await company.tables.store.substitutes.of_table(table.id)
    assert [offer.user_id for offer in left] == [DORA.user_id]
    fresh = clock(await armed(company, after), 1)
    assert (fresh.user_id, fresh.due_at) == (CARLA.user_id, company.now + DAY)


async def test_a_seat_without_a_substitute_goes_to_a_computer_player(company: Company) -> None:
    table = await running(company, Absence.SUBSTITUTE)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    await seats.offer(company.tables, table.id, CARLA)
    await seats.withdraw(company.tables, table.id, CARLA)
    after = await let_miss(company, table)
    assert after.seats[1].player is Player.ABSENT
    assert await kinds(company, table) == ["away"]


async def test_a_substitute_sits_down_once_though_two_are_missing(company: Company) -> None:
    table = await running(company, Absence.SUBSTITUTE, CARLA)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    await seats.offer(company.tables, table.id, DORA)
    after = await let_miss(company, table)
    assert [row.user_id for row in after.seats] == [ANNA.user_id, DORA.user_id, CARLA.user_id]
    assert [row.player for row in after.seats] == [Player.PERSON, Player.PERSON, Player.ABSENT]


async def test_where_the_table_chose_so_only_the_host_is_told(company: Company) -> None:
    table = await running(company, Absence.HOST)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    revision = (await company.tables.load(table.id)).row.revision
    after = await let_miss(company, table)
    assert clock(after, 1).stage is Stage.EXPIRED
    assert after.row.revision > revision
    await company.wait(30 * DAY)
    still = await company.tables.load(table.id)
    assert still.row.revision == after.row.revision
    assert await company.moves(still) == ["bid 0"]
    assert still.seats[1].missed == 0


async def test_a_table_that_chooses_anew_gives_who_had_run_out_of_time_a_grace(company: Company) -> None:
    table = await running(company, Absence.HOST)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    await let_miss(company, table)
    await table_admin.set_absence(company.tables, table.id, Absence.MOVE, MODERATOR)
    again = clock(await armed(company, table), 1)
    assert (again.stage, again.next_at) == (Stage.LAST_CALL, company.now + GRACE)
    await company.wait(GRACE)
    assert len(await company.moves(table)) >= 2


async def test_after_several_missed_turns_in_a_row_the_seat_goes_to_a_computer_player(
    company: Company,
) -> None:
    table = await running(company)
    for turn in range(1, MISSES + 1):
        table = await present_move(company, table, vanished=1)
        table = await let_miss(company, table)
        away = table.seats[1].player is Player.ABSENT
        assert (away, table.seats[1].missed) == ((False, turn) if turn < MISSES else (True, 0))
    assert await kinds(company, table) == ["missed"] * MISSES + ["away"]
    assert table.seats[0].missed == 0
    await company.wait(9 * DAY)
    assert (await kinds(company, table)).count("away") == 1
    back = await seats.take_back(company.tables, table.id, BEN)
    assert (back.seats[1].player, back.seats[1].missed) == (Player.PERSON, 0)
    assert (await kinds(company, table))[-1] == "back"


async def test_an_own_move_in_between_begins_the_count_of_missed_turns_anew(company: Company) -> None:
    table = await running(company)
    for _ in range(MISSES - 1):
        table = await let_miss(company, await present_move(company, table, vanished=1))
    assert table.seats[1].missed == MISSES - 1
    table = await present_move(company, table, vanished=1)
    move = next(iter(table.game.legal(table.dealt.state, 1)))
    table = (await moves.make(company.tables, table.id, BEN, move)).table
    assert table.seats[1].missed == 0
    table = await let_miss(company, await present_move(company, table, vanished=1))
    assert (table.seats[1].player, table.seats[1].missed) == (Player.PERSON, 1)


async def test_who_can_not_be_reached_any_more_loses_the_seat_with_the_first_missed_turn(
    company: Company,
) -> None:
    await remembered(company.tables.store.people, PersonRow(BEN.user_id, "en", dm=DmState.BLOCKED))
    table = await present_move(company, await running(company), vanished=1)
    table = await let_miss(company, table)
    assert table.seats[1].player is Player.ABSENT
    assert await kinds(company, table) == ["missed", "away"]


async def test_leaving_a_running_table_hands_the_seat_to_a_computer_player(company: Company) -> None:
    table = await running(company)
    left = await seats.leave(company.tables, table.id, BEN)
    assert left.seats[1].player is Player.COMPUTER
    assert clocks(await armed(company, left)) == [0]
    assert await kinds(company, table) == ["left"]


@pytest.mark.parametrize("ending", ["played", "ended"])
async def test_once_a_table_is_closed_nobody_is_kept_as_its_substitute(company: Company, ending: str) -> None:
    table = await running(company, Absence.SUBSTITUTE)
    await seats.offer(company.tables, table.id, CARLA)
    if ending == "ended":
        await table_admin.end(company.tables, table.id, ANNA)
    else:
        await company.play(table)
    assert not (await company.tables.load(table.id)).status.live
    assert await company.tables.store.substitutes.of_table(table.id) == ()
