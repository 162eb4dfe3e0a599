"""Moves without a choice, made for people who want it."""

import logging
import random
from dataclasses import replace
from typing import Any

import pytest

from bot.model.people import PersonRow, VacationRow
from bot.model.tables import Pace, Player, Status
from bot.tables import automatic, proposals, table_admin
from bot.tables import moves as table_moves
from bot.tables.automatic import Automatic
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.table_worker import TableWorker
from tests.databases import sqlite_only
from tests.patience import eventually
from tests.people import remembered
from tests.sleeps import Sleeps
from tests.tables.automatic_moves import FORCED, PEOPLE, PLANNED, Chance, at_rest, legal, searched
from tests.tables.company import ANNA, BEN, MODERATOR, Company


async def wants_forced(company: Company, *people: Person, **preferences: Any) -> None:
    for person in people:
        row = replace(PersonRow(person.user_id, "en", forced=True), **preferences)
        await remembered(company.tables.store.people, row)


async def live(company: Company, rounds: int = 2) -> Table:
    """A table at the pace at which people play their last cards themselves."""
    table = await company.dealt(rounds=rounds)
    return await table_admin.set_pace(company.tables, table.id, Pace.LIVE, MODERATOR)


async def first_cards(company: Company) -> Table:
    while True:
        table = await live(company)
        table = await company.play(table, lambda table: table.view(None).step == "play")
        if not {"SM", "TI"} & {table.view(seat).hand[0] for seat in range(2)}:
            return table
        await table_admin.end(company.tables, table.id, ANNA)


def number_of(company: Company, table: Table) -> int:
    folded = company.tables.folds.get(table.id)
    return 0 if folded is None else folded.number


async def followed(company: Company, following: TableWorker, table: Table) -> list[str]:
    await following.resume()
    await at_rest()
    return (await company.moves(table))[table.number :]


async def test_a_move_without_a_choice_is_made_for_who_wants_it(
    company: Company, following: TableWorker
) -> None:
    await wants_forced(company, ANNA, BEN)
    company.tables.watchers.append(following)
    table = await first_cards(company)
    moves = await followed(company, following, table)
    assert [move.split()[0] for move in moves] == ["play", "play"]


@sqlite_only("the file is made read-only")
async def test_where_nothing_can_be_stored_a_move_is_made_later_and_told_in_one_line(
    company: Company,
    following: TableWorker,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(automatic, "RETRY", 0.05)
    await wants_forced(company, ANNA, BEN)
    table = await first_cards(company)
    company.tables.watchers.append(following)
    caplog.set_level(logging.INFO)
    with company.storing_nothing():
        await following.resume()
        await eventually(lambda: "an automatic move is made later" in caplog.text, "the failure is told")
    assert not [record for record in caplog.records if record.exc_info]
    await eventually(lambda: number_of(company, table) == table.number + 2, "both moves are made")
    assert [move.split()[0] for move in (await company.moves(table))[table.number :]] == ["play", "play"]


async def test_no_move_is_made_for_who_does_not_want_it(company: Company, following: TableWorker) -> None:
    table = await first_cards(company)
    await wants_forced(company, PEOPLE[1 - table.to_move()[0]])
    assert await followed(company, following, table) == []


async def test_no_move_is_made_where_there_is_a_choice(company: Company, following: TableWorker) -> None:
    table = await company.dealt()
    await wants_forced(company, ANNA, BEN)
    assert await followed(company, following, table) == []
    await table_admin.end(company.tables, table.id, ANNA)
    table, lead, _ = await searched(company, legal)
    table = (await table_moves.make(company.tables, table.id, PEOPLE[table.to_move()[0]], lead)).table
    assert await followed(company, following, table) == []


async def test_no_move_is_made_in_quiet_hours_or_a_vacation(company: Company, following: TableWorker) -> None:
    table = await first_cards(company)  # at 22:13
    person = PEOPLE[table.to_move()[0]]
    await wants_forced(company, person, quiet=(22 * 60, 8 * 60))
    assert await followed(company, following, table) == []
    await wants_forced(company, person)
    away = VacationRow(company.now - DAY, company.now + DAY)
    await company.tables.store.people.set_vacations(person.user_id, (away,))
    assert await followed(company, following, table) == []
    await company.tables.store.people.set_vacations(person.user_id, ())
    assert len(await followed(company, following, table)) == 1


async def test_no_move_is_made_at_a_paused_table(company: Company, following: TableWorker) -> None:
    await wants_forced(company, ANNA, BEN)
    table = await first_cards(company)
    await table_admin.pause(company.tables, table.id, ANNA)
    assert await followed(company, following, table) == []


async def test_a_forced_move_neither_counts_as_an_own_one_nor_ends_a_question(
    company: Company, following: TableWorker
) -> None:
    table = await first_cards(company)
    seat = table.to_move()[0]
    await company.execute("UPDATE seats SET missed = 2 WHERE table_id = ?", table.id)
    await proposals.propose(company.tables, table.id, PEOPLE[1 - seat], "pause")
    await wants_forced(company, PEOPLE[seat])
    assert len(await followed(company, following, table)) == 1
    after = await company.tables.load(table.id)
    assert after.seats[seat].missed == 2
    assert after.row.proposal is not None


async def test_who_does_not_want_it_any_more_or_has_moved_meanwhile_is_not_moved_for(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await first_cards(company)
    seat = table.to_move()[0]
    follower = Automatic(company.tables, 0.0, FORCED, PLANNED, random.Random(1))
    monkeypatch.setattr(automatic, "asyncio", sleeps := Sleeps())

    async def asleep(times: int) -> None:
        sleeps.may_end.clear()
        await wants_forced(company, PEOPLE[seat])
        await follower.schedule(await company.tables.load(table.id))
        await eventually(lambda: len(sleeps.slept) == times)

    await asleep(1)
    await remembered(company.tables.store.people, PersonRow(PEOPLE[seat].user_id, "en"))
    sleeps.may_end.set()
    await at_rest()
    assert (await company.tables.load(table.id)).number == table.number
    await asleep(2)
    await company.play(table, lambda after: after.number > table.number)
    sleeps.may_end.set()
    await at_rest()
    assert (await company.tables.load(table.id)).number == table.number + 1
    await follower.stop()


async def test_the_time_that_a_forced_move_takes_is_drawn_for_every_turn_whatever_the_hand(
    company: Company, following: TableWorker, chance: Chance
) -> None:
    table = await live(company, rounds=3)
    await wants_forced(company, BEN)
    company.tables.watchers.append(following)
    turns = set()
    while table.status is Status.RUNNING:
        await at_rest()
        table = await company.tables.load(table.id)
        if table.status is not Status.RUNNING:
            break
        if 1 in table.to_move():
            turns.add(table.dealt.decisions[1])
        seat = table.to_move()[0]
        move = company.chance.choice(list(table.game.legal(table.dealt.state, seat)))
        table = (await table_moves.make(company.tables, table.id, PEOPLE[seat], move)).table
    assert set(chance.asked) == {FORCED}
    assert len(chance.asked) >= len(turns)  # also where there was a choice, and nothing was made


async def test_a_game_of_people_who_want_forced_moves_reaches_its_end(
    company: Company, following: TableWorker
) -> None:
    await wants_forced(company, ANNA, BEN)
    company.tables.watchers.append(following)
    table = await company.dealt(rounds=4)
    while (table := await company.tables.load(table.id)).status is Status.RUNNING:
        await at_rest()
        table = await company.tables.load(table.id)
        number = table.number
        await company.play(table, lambda after, number=number: after.number > number)  # type: ignore[misc]
    assert [row.player for row in table.seats] == [Player.PERSON, Player.PERSON]
