"""A table that computer players finish: a turn that has begun is its person's, every later one is not."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.model.tables import Absence, Pace, Player, Stage
from bot.tables import clocks, lobby, moves, seats, table_admin
from bot.tables.clock import HOUR, bank_of
from bot.tables.lobby import Invitation
from bot.tables.person import Person
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


async def dealt(company: Company, pace: Pace = Pace.DAILY) -> Table:
    """A table of two who are both to bid."""
    table = await company.dealt(rounds=4)
    await table_admin.set_pace(company.tables, table.id, pace, MODERATOR)
    await company.arm()
    return await company.tables.load(table.id)


async def played_out(company: Company, table: Table) -> Table:
    await table_admin.play_out(company.tables, table.id)
    await company.arm()
    return await company.tables.load(table.id)


async def moved(company: Company, table: Table, who: Person) -> Table:
    """The table after a move of a person's own."""
    table = await company.tables.load(table.id)
    line = next(iter(table.game.legal(table.dealt.state, table.seated(who.user_id))))
    await moves.make(company.tables, table.id, who, line)
    await company.arm()
    return await company.tables.load(table.id)


async def moved_for(company: Company, table: Table) -> Table:
    """The table after the move of a computer player, as one follows by itself."""
    seat = next(seat for seat in table.to_move() if table.is_moved_for(seat))
    line = next(iter(table.game.legal(table.dealt.state, seat)))
    await moves.make_for(company.tables, table, seat, line)
    await company.arm()
    return await company.tables.load(table.id)


async def missed(company: Company, table: Table) -> Table:
    """The table once somebody's time was up: a day, and the four hours of grace."""
    number = (await company.tables.load(table.id)).number
    while (now := await company.tables.load(table.id)).number == number:
        assert await company.until_due()
    return now


def deadlines(table: Table) -> list[int | None]:
    return [None if row.clock is None else row.clock.due_at for row in table.seats]


async def test_a_turn_whose_clock_runs_keeps_its_deadline(company: Company) -> None:
    table = await dealt(company)
    before = deadlines(table)
    await company.wait(5 * HOUR)
    table = await played_out(company, table)
    assert deadlines(table) == before
    assert [row.user_id for row in table.people_to_move()] == [row.user_id for row in table.seats]


async def test_whoever_looks_in_while_their_turn_stands_plays_it(company: Company) -> None:
    table = await played_out(company, await dealt(company))
    await moved(company, table, ANNA)
    [line] = await company.tables.store.log.moves(table.id)
    assert (line.by_computer, line.played_out) == (False, False)


@pytest.mark.parametrize("pace", [Pace.DAILY, Pace.BANK])
async def test_a_turn_that_begins_later_is_a_computers_and_changes_nothing_of_who_plays_the_seat(
    company: Company, pace: Pace
) -> None:
    table = await played_out(company, await dealt(company, pace))
    await moved(company, table, ANNA)
    table = await moved(company, table, BEN)
    assert not table.people_to_move()
    assert deadlines(table) == [None, None]
    before = [(row.user_id, row.player, row.missed, row.bank) for row in table.seats]
    await company.wait(5 * HOUR)
    after = await moved_for(company, await moved_for(company, table))
    assert [(row.user_id, row.player, row.missed, row.bank) for row in after.seats] == before
    log = await company.tables.store.log.moves(table.id)
    assert [(line.by_computer, line.played_out) for line in log[2:]] == [(True, True)] * 2


async def test_a_deadline_that_passes_is_a_missed_turn_as_ever(company: Company) -> None:
    table = await dealt(company)
    await moved(company, table, ANNA)
    table = await played_out(company, table)
    table = await missed(company, table)
    assert table.seats[table.seated(BEN.user_id)].missed == 1
    log = await company.tables.store.log.moves(table.id)
    assert [(line.by_computer, line.played_out) for line in log] == [(False, False), (True, False)]


async def test_misses_of_before_are_neither_forgotten_nor_made_more(company: Company) -> None:
    table = await dealt(company)
    # Who misses does not lead: a turn that runs when the others are played would be their own.
    late, early = (BEN, ANNA) if table.view(None).leader == table.seated(ANNA.user_id) else (ANNA, BEN)
    await moved(company, table, early)
    table = await missed(company, table)
    seat = table.seated(late.user_id)
    assert table.seats[seat].missed == 1
    table = await played_out(company, table)
    while not table.is_moved_for(seat) or seat not in table.to_move():
        to_move = table.people_to_move()
        table = (
            await moved(company, table, PEOPLE[to_move[0].user_id or 0])
            if to_move
            else await moved_for(company, table)
        )
    assert table.seats[seat].missed == 1
    assert (await moved_for(company, table)).seats[seat].missed == 1


async def test_the_deadline_of_a_turn_with_steps_holds_to_its_end(company: Company) -> None:
    invitation = Invitation("corsari", pace=Pace.BANK)
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    await lobby.join(company.tables, table.id, BEN)
    await lobby.deal(company.tables, table.id, ANNA)
    await company.arm()
    table = await played_out(company, table)
    [seat] = table.to_move()
    due_at, bank = deadlines(table)[seat], bank_of(table.row, table.seats[seat])
    who = PEOPLE[table.seats[seat].user_id or 0]
    await company.wait(HOUR)
    steps = 0
    while list(table.to_move()) == [seat]:
        assert deadlines(table)[seat] == due_at
        assert [row.seat for row in table.people_to_move()] == [seat]
        table = await moved(company, table, who)
        steps += 1
    assert steps > 1
    assert bank_of(table.row, table.seats[seat]) == bank - HOUR + 2 * HOUR, (
        "an hour was taken, a turn brings two"
    )
    assert not table.people_to_move()


async def test_where_a_late_turn_waits_for_the_host_a_computer_makes_it(company: Company) -> None:
    table = await dealt(company)
    await table_admin.set_absence(company.tables, table.id, Absence.HOST, MODERATOR)
    while await company.until_due():
        table = await company.tables.load(table.id)
    assert {row.clock.stage for row in table.seats if row.clock} == {Stage.EXPIRED}
    table = await played_out(company, table)
    assert not table.people_to_move()
    await moved_for(company, table)


async def test_a_paused_game_goes_on_and_gives_a_turn_what_was_left_of_it(company: Company) -> None:
    table = await dealt(company)
    await table_admin.pause(company.tables, table.id, MODERATOR)
    await company.wait(5 * DAY)
    table = await played_out(company, table)
    assert not table.is_paused
    assert deadlines(table) == [company.now + DAY] * 2


async def test_who_was_away_is_back_with_their_move_or_by_saying_so(company: Company) -> None:
    table = await dealt(company)
    for seat in (0, 1):
        await seats.hand_over(company.tables, table.id, seat, table.seats[seat].user_id or 0)
    table = await played_out(company, table)
    await seats.take_back(company.tables, table.id, ANNA)
    table = await moved(company, table, BEN)
    assert {row.player for row in table.seats} == {Player.PERSON}


async def test_a_later_end_of_the_round_lets_people_play_again(company: Company) -> None:
    table = await played_out(company, await dealt(company))
    await moved(company, table, ANNA)
    table = await moved(company, table, BEN)
    await clocks.retime(company.tables, table.id)
    await company.arm()
    table = await company.tables.load(table.id)
    assert not table.is_played_out
    [row] = table.people_to_move()
    assert row.clock is not None
    assert row.clock.due_at == company.now + DAY


async def test_a_new_bot_goes_on_with_it(company: Company) -> None:
    table = await played_out(company, await dealt(company))
    await moved(company, table, ANNA)
    await moved(company, table, BEN)
    other = Company.housed(company.database)
    other.now = company.now
    again = await other.tables.load(table.id)
    assert again.is_played_out
    assert not again.people_to_move()
    assert table.id in await other.tables.store.tables.tables_to_resume(other.now)


async def test_it_is_said_once_in_what_was_done_to_the_table(company: Company) -> None:
    table = await played_out(company, await dealt(company))
    await played_out(company, table)
    done = await company.tables.store.actions.of_table(table.id)
    assert [one.kind for one in done].count("played_out") == 1
