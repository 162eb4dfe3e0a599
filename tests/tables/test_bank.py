"""The pace of a bank of time: some days a person, two hours more a turn, at most half as much again."""

from collections.abc import AsyncIterator
from datetime import date
from pathlib import Path

import pytest

from bot.model.tables import Pace, Player, Stage
from bot.tables import lobby, moves, preferences, proposals, seats, table_admin
from bot.tables.clock import HOUR, MINUTE, bank_of, credited
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.databases import opened
from tests.tables.company import ANNA, BEN, HERE, MODERATOR, Company

PEOPLE = {ANNA.user_id: ANNA, BEN.user_id: BEN}
DAY = 24 * HOUR


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    database = await opened(tmp_path / "tavern.sqlite3")
    yield Company.housed(database)
    await database.close()


async def dealt(company: Company, rounds: int = 4) -> Table:
    table = await company.dealt(rounds=rounds)
    await table_admin.set_pace(company.tables, table.id, Pace.BANK, MODERATOR)
    await company.arm()
    return await company.tables.load(table.id)


async def now(company: Company, table: Table) -> Table:
    return await company.tables.load(table.id)


async def moved(company: Company, table: Table, who: Person) -> Table:
    table = await now(company, table)
    seat = table.seated(who.user_id)
    line = next(iter(table.game.legal(table.dealt.state, seat)))
    await moves.make(company.tables, table.id, who, line)
    await company.arm()
    return await now(company, table)


async def dealt_corsari(company: Company) -> tuple[Table, Person]:
    """A table at that pace of a game whose turns have steps, and whose turn it is."""
    opened = await lobby.open_table(company.tables, Invitation("corsari", pace=Pace.BANK), HERE, ANNA)
    await lobby.join(company.tables, opened.id, BEN)
    await lobby.deal(company.tables, opened.id, ANNA)
    await company.arm()
    table = await now(company, opened)
    return table, PEOPLE[table.seats[table.to_move()[0]].user_id or 0]


async def moved_on(company: Company, table: Table, who: Person) -> Table:
    """The table when somebody's turn is over."""
    while list(table.to_move()) == [table.seated(who.user_id)]:
        table = await moved(company, table, who)
    return table


async def taken_back(company: Company, table: Table, who: Person, count: int) -> Table:
    """The table after the last moves were taken back at somebody's wish."""
    async with company.tables.locked(table.id) as locked:
        await moves.take_back(company.tables, locked, locked.seated(who.user_id), count)
    await company.arm()
    return await now(company, table)


def bank(table: Table, who: Person) -> float:
    return bank_of(table.row, table.seats[table.seated(who.user_id)]) / HOUR


def due(table: Table, who: Person) -> int | None:
    clock = table.seats[table.seated(who.user_id)].clock
    return None if clock is None else clock.due_at


async def test_everybody_has_two_days_for_the_whole_game(company: Company) -> None:
    table = await dealt(company)
    assert (bank(table, ANNA), bank(table, BEN)) == (48, 48)
    assert due(table, ANNA) == company.now + 2 * DAY


async def test_a_turn_takes_its_time_out_of_the_bank_and_brings_two_hours(company: Company) -> None:
    table = await dealt(company)
    company.now += 10 * HOUR
    table = await moved(company, table, ANNA)
    assert (bank(table, ANNA), bank(table, BEN)) == (48 - 10 + 2, 48)
    company.now += 5 * HOUR
    table = await moved(company, table, BEN)
    assert bank(table, BEN) == 48 - 15 + 2


async def test_the_next_turn_has_what_is_left_and_a_bank_holds_three_days_at_most(company: Company) -> None:
    table = await dealt(company)
    table = await moved(company, table, ANNA)
    company.now += 30 * HOUR
    table = await moved(company, table, BEN)
    assert bank(table, ANNA) == 50
    [seat] = table.to_move()
    first = PEOPLE[table.seats[seat].user_id or 0]
    assert due(table, first) == company.now + int(bank(table, first)) * HOUR
    for _ in range(14):
        if table.status.live:
            table = await moved(company, table, PEOPLE[table.seats[table.to_move()[0]].user_id or 0])
    assert max(bank(table, ANNA), bank(table, BEN)) <= 72


async def test_an_empty_bank_has_an_hour_a_turn_and_then_a_computer_player_makes_that_move(
    company: Company,
) -> None:
    table = await dealt(company)
    table = await moved(company, table, BEN)
    await company.wait(2 * DAY)
    clock = (await now(company, table)).seats[table.seated(ANNA.user_id)].clock
    assert clock is not None
    assert clock.stage is Stage.LAST_CALL
    await company.wait(HOUR + 1)
    table = await now(company, table)
    assert table.dealt.history[-1].seat == table.seated(ANNA.user_id)
    assert table.seats[table.seated(ANNA.user_id)].player is Player.PERSON, "only the move was made"
    assert bank(table, ANNA) == 0, "and brings no time"
    table = await company.play(table, lambda here: list(here.to_move()) == [here.seated(ANNA.user_id)])
    await company.arm()
    begun = company.now
    await company.wait(1)
    await company.wait(HOUR - MINUTE)
    table = await now(company, table)
    if table.seated(ANNA.user_id) in table.to_move():
        assert company.now < begun + HOUR
        table = await moved(company, table, ANNA)
        assert bank(table, ANNA) >= 2


@pytest.mark.parametrize("days", [2, 4, 7, 14, 30])
async def test_a_host_chooses_how_many_days_are_in_a_bank_and_it_holds_half_as_much_again(
    company: Company, days: int
) -> None:
    opened = await lobby.open_table(company.tables, Invitation("skullking", pace=Pace.BANK), HERE, ANNA)
    await lobby.join(company.tables, opened.id, BEN)
    if days != 2:
        await lobby.set_bank(company.tables, opened.id, ANNA.user_id, days)
    await lobby.deal(company.tables, opened.id, ANNA)
    await company.arm()
    table = await now(company, opened)
    assert bank(table, ANNA) == days * 24
    assert due(table, ANNA) == company.now + days * DAY
    company.now += days * DAY // 2
    table = await moved(company, table, ANNA)
    assert bank(table, ANNA) == days * 12 + 2
    assert [credited(days * DAY + 9 * HOUR, turns, days * DAY) for turns in (1, 9999)] == [
        days * DAY + 11 * HOUR,
        days * 36 * HOUR,
    ]


async def test_nobody_but_the_host_chooses_that_and_only_before_the_deal(company: Company) -> None:
    opened = await lobby.open_table(company.tables, Invitation("skullking", pace=Pace.BANK), HERE, ANNA)
    await lobby.join(company.tables, opened.id, BEN)
    with pytest.raises(Refusal, match="host_only"):
        await lobby.set_bank(company.tables, opened.id, BEN.user_id, 14)
    await lobby.deal(company.tables, opened.id, ANNA)
    with pytest.raises(Refusal, match="already_started"):
        await lobby.set_bank(company.tables, opened.id, ANNA.user_id, 14)


async def test_a_rematch_has_banks_of_the_same_size(company: Company) -> None:
    opened = await lobby.open_table(
        company.tables, Invitation("skullking", options=(("rounds", 1),), pace=Pace.BANK), HERE, ANNA
    )
    await lobby.set_bank(company.tables, opened.id, ANNA.user_id, 7)
    await lobby.join(company.tables, opened.id, BEN)
    await lobby.deal(company.tables, opened.id, ANNA)
    table = await company.play(await now(company, opened), lambda here: not here.status.live)
    async with company.tables.locked(table.id) as over:
        again = await lobby.rematch(company.tables, over, [])
    assert bank(again, ANNA) == 7 * 24


async def test_quiet_hours_vacations_pauses_and_outages_cost_nothing(company: Company) -> None:
    table = await dealt(company)
    await preferences.set_quiet(company.tables, ANNA.user_id, (0, 12 * 60))
    await company.wait(DAY)
    assert bank(await moved(company, table, ANNA), ANNA) == pytest.approx(48 - 12 + 2, abs=0.1)
    await company.tables.store.outages.keep(company.now, company.now + 5 * HOUR)
    company.now += 5 * HOUR
    before = bank(await now(company, table), BEN)
    await table_admin.pause(company.tables, table.id, MODERATOR)
    await company.arm()
    company.now += 3 * DAY
    await table_admin.resume(company.tables, table.id, MODERATOR)
    await company.arm()
    table = await moved(company, table, BEN)
    assert bank(table, BEN) == pytest.approx(before - 24 + 2, abs=0.1), (
        "a day was waited for, without a pause"
    )


async def test_a_move_that_is_taken_back_takes_its_two_hours_with_it(company: Company) -> None:
    table = await dealt(company)
    company.now += 10 * HOUR
    table = await moved(company, table, ANNA)
    assert bank(table, ANNA) == 40
    await proposals.undo(company.tables, table.id, ANNA)
    await company.arm()
    table = await now(company, table)
    assert bank(table, ANNA) == 38
    assert due(table, ANNA) == company.now + 38 * HOUR


async def test_a_forced_move_that_is_made_for_somebody_brings_its_two_hours_like_any_other(
    company: Company,
) -> None:
    table = await dealt(company)
    company.now += 10 * HOUR
    seat = table.seated(ANNA.user_id)
    line = next(iter(table.game.legal(table.dealt.state, seat)))
    await moves.make_for(company.tables, table, seat, line, missed=0)
    await company.arm()
    assert bank(await now(company, table), ANNA) == 40
    assert bank(await taken_back(company, table, ANNA, 1), ANNA) == 38


async def test_a_turn_of_several_steps_brings_its_two_hours_with_the_last(company: Company) -> None:
    table, who = await dealt_corsari(company)
    company.now += 10 * HOUR
    table = await moved(company, table, who)
    assert table.to_move() == (table.seated(who.user_id),), "the first step ends no turn"
    assert bank(table, who) == 38
    table = await moved_on(company, table, who)
    assert len(table.dealt.moves) > 1
    assert bank(table, who) == 40


async def test_steps_that_are_taken_back_take_the_two_hours_of_whole_turns_alone(company: Company) -> None:
    table, who = await dealt_corsari(company)
    table = await moved(company, table, who)
    table = await taken_back(company, table, who, 1)
    assert bank(table, who) == 48, "the turn had brought nothing yet"
    table = await moved_on(company, await moved(company, table, who), who)
    assert bank(table, who) == 50
    table = await taken_back(company, table, who, 1)
    assert bank(table, who) == 48
    table = await taken_back(company, table, who, len(table.dealt.moves))
    assert bank(table, who) == 48, "nor has an unfinished one"


async def test_what_a_computer_player_did_for_somebody_takes_no_hours_with_it_when_it_is_taken_back(
    company: Company,
) -> None:
    table = await moved(company, await dealt(company), BEN)
    anna = table.seated(ANNA.user_id)
    await seats.hand_over(company.tables, table.id, anna, ANNA.user_id)
    table = await company.play(await now(company, table), lambda here: len(here.dealt.moves) == 2)
    assert (bank(table, ANNA), bank(table, BEN)) == (48, 50), "a computer player's move brings nothing"
    table = await taken_back(company, table, BEN, 2)
    assert (bank(table, ANNA), bank(table, BEN)) == (48, 48)


async def test_a_bank_is_never_less_than_empty(company: Company) -> None:
    table = await moved(company, await dealt(company), ANNA)
    table = await moved(company, table, BEN)
    if table.to_move() != (table.seated(ANNA.user_id),):
        table = await moved(company, table, BEN)
    company.now += int(bank(table, ANNA) * HOUR) - 10 * MINUTE
    moved_by = table.dealt.seats
    count = len(moved_by) - moved_by.rindex(table.seated(ANNA.user_id))
    table = await taken_back(company, table, ANNA, count)
    assert bank(table, ANNA) == 0, "ten minutes were left, and the move had brought two hours"


async def test_another_pace_in_between_leaves_the_bank_as_it_was(company: Company) -> None:
    table = await dealt(company)
    company.now += 10 * HOUR
    await table_admin.set_pace(company.tables, table.id, Pace.DAILY, MODERATOR)
    company.now += 5 * HOUR
    await table_admin.set_pace(company.tables, table.id, Pace.BANK, MODERATOR)
    table = await now(company, table)
    assert bank(table, ANNA) == 38
    assert due(table, ANNA) == company.now + 38 * HOUR


async def test_a_substitute_has_a_bank_of_their_own(company: Company) -> None:
    table = await dealt(company)
    company.now += 20 * HOUR
    carla = Person(3, "Carla")
    await table_admin.replace(company.tables, table.id, table.seated(ANNA.user_id), carla, MODERATOR)
    await company.arm()
    table = await now(company, table)
    assert bank(table, carla) == 48
    assert due(table, carla) == company.now + 2 * DAY


async def test_vacations_are_honoured(company: Company) -> None:
    table = await dealt(company)
    await preferences.add_vacation(company.tables, ANNA.user_id, date(2023, 11, 15), date(2023, 11, 16))
    company.now += 2 * DAY + 2 * HOUR  # of which those two days don't count
    assert bank(await moved(company, table, ANNA), ANNA) == 48
