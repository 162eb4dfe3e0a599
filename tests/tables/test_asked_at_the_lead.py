"""Whoever is still to play in a trick that is led plans a card at once, and nobody waits for them later."""

import random
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest

from bot.games.contract import Move, Plan, Seat
from bot.model.people import PersonRow, VacationRow
from bot.model.tables import Pace
from bot.store.log import upsert_plan
from bot.tables import automatic, lobby, moves, plans, proposals, seats
from bot.tables.automatic import Automatic
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR, bank_of
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.table_worker import TableWorker
from tests.entries import PLANS
from tests.sleeps import Sleeps
from tests.tables.automatic_moves import FORCED, PLANNED, at_rest
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company, Refused
from tests.tables.waiting import DORA

PEOPLE = {person.user_id: person for person in (ANNA, BEN, CARLA, DORA)}
SKULL_KING = PLANS["skullking"]


def person(table: Table, seat: Seat) -> Person:
    return PEOPLE[table.seats[seat].user_id or 0]


def legal(table: Table, seat: Seat) -> list[Move]:
    return list(table.game.legal(table.dealt.state, seat))


async def at_the_lead(company: Company, pace: Pace = Pace.DAILY, round_: int = 3) -> Table:
    """Four people, the first trick of a round led, and a number led, so that a suit is to be followed."""
    while True:
        invitation = Invitation("skullking", None, 0, (("rounds", 6),), pace=pace)
        table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
        for one in (BEN, CARLA, DORA):
            await lobby.join(company.tables, table.id, one)
        table = await lobby.deal(company.tables, table.id, ANNA)
        table = await company.play(
            table, lambda t: (t.view(None).round, t.view(None).step) == (round_, "play")
        )
        [leader] = table.to_move()
        if numbers := [move for move in legal(table, leader) if move[5] in "YRB"]:
            table = (await moves.make(company.tables, table.id, person(table, leader), numbers[0])).table
            await company.arm()
            return await company.tables.load(table.id)
        await lobby_closed(company, table)


async def lobby_closed(company: Company, table: Table) -> None:
    await company.execute("UPDATE tables SET status = 'ended', closed_at = 1 WHERE id = ?", table.id)


def order(table: Table) -> tuple[Seat, ...]:
    return tuple(table.view(None).order)


def offered(table: Table, seat: Seat) -> Plan:
    return SKULL_KING.offered(table.dealt.state, seat)[0]


async def tap(company: Company, table: Table, seat: Seat, plan: Plan) -> Table:
    return await moves.answer(company.tables, table.id, person(table, seat), plan)


async def play(company: Company, table: Table, seat: Seat, move: Move | None = None) -> Table:
    move = move or legal(await company.tables.load(table.id), seat)[0]
    return (await moves.make(company.tables, table.id, person(table, seat), move)).table


@pytest.fixture
async def moving(company: Company) -> AsyncIterator[Automatic]:
    mover = Automatic(company.tables, 1.5, FORCED, PLANNED, random.Random(1))
    yield mover
    await mover.stop()


@pytest.fixture
def sleeps(monkeypatch: pytest.MonkeyPatch) -> Sleeps:
    monkeypatch.setattr(automatic, "asyncio", found := Sleeps())
    return found


async def follow(company: Company, table: Table, mover: Automatic) -> Table:
    """Everything that is made by itself is made, one after the other."""
    worker = TableWorker(company.tables, company.deadlines, [mover.schedule])
    company.tables.watchers.append(worker)
    company.tables.changed(table.id)
    await at_rest()
    company.tables.watchers.remove(worker)
    await worker.stop()
    return await company.tables.load(table.id)


# Who is asked


@pytest.mark.parametrize("pace", [Pace.DAILY, Pace.RELAXED, Pace.BANK, Pace.NONE])
async def test_when_a_trick_is_led_all_who_are_still_to_play_are_asked(company: Company, pace: Pace) -> None:
    table = await at_the_lead(company, pace)
    assert plans.asked(table) == ("3.1", order(table)[1:])


async def test_at_the_live_pace_nobody_is_asked(company: Company) -> None:
    assert plans.asked(await at_the_lead(company, Pace.LIVE)) is None


async def test_what_somebody_has_planned_changes_nothing_about_who_is_asked(company: Company) -> None:
    table = await at_the_lead(company)
    third = order(table)[2]
    after = await tap(company, table, third, offered(table, third))
    assert plans.asked(after) == plans.asked(table)


async def test_an_absent_player_is_not_asked(company: Company) -> None:
    table = await at_the_lead(company)
    last = order(table)[3]
    after = await seats.hand_over(company.tables, table.id, last, table.seats[last].user_id or 0)
    assert plans.asked(after) == ("3.1", order(table)[1:3])


async def test_nobody_is_asked_at_a_table_that_is_stopped(company: Company) -> None:
    table = await at_the_lead(company)
    await company.execute("UPDATE tables SET paused_at = 1 WHERE id = ?", table.id)
    assert plans.asked(await company.tables.load(table.id)) is None


# What a tap is


async def test_before_the_turn_a_tap_is_a_plan(company: Company) -> None:
    table = await at_the_lead(company)
    third = order(table)[2]
    after = await tap(company, table, third, offered(table, third))
    assert after.seats[third].plan == offered(table, third)
    assert after.number == table.number


async def test_a_tap_is_the_move_when_the_turn_has_come_meanwhile(company: Company) -> None:
    table = await at_the_lead(company)
    second, third = order(table)[1:3]
    plan = offered(table, third)
    await play(company, table, second)
    after = await tap(company, table, third, plan)
    assert after.seats[third].plan is None
    assert (await company.moves(after))[-1] == plan.partition(" ")[2]


async def test_a_tap_with_a_condition_is_refused_when_the_turn_has_come_meanwhile(company: Company) -> None:
    table = await at_the_lead(company)
    second, third = order(table)[1:3]
    await play(company, table, second)
    async with Refused(company, "plan_too_late"):
        await tap(company, table, third, f"{offered(table, third)} unless special")


async def test_a_tap_of_a_trick_that_is_over_is_refused(company: Company) -> None:
    table = await at_the_lead(company)
    third = order(table)[2]
    plan = offered(table, third)
    over = await company.play(table, lambda t: t.view(None).round == 4 or len(t.view(None).tricks) > 0)
    [leader] = over.to_move()
    after = over if leader != third else await play(company, over, leader)
    async with Refused(company, "table_moved_on"):
        await tap(company, after, third, plan)


async def test_a_button_made_on_ones_turn_never_becomes_a_plan(company: Company) -> None:
    table = await at_the_lead(company)
    second = order(table)[1]
    decision, move = table.dealt.decisions[second], legal(table, second)[0]
    await play(company, table, second)
    async with Refused(company, "table_moved_on"):
        await moves.make(company.tables, table.id, person(table, second), move, decision)
    assert (await company.tables.load(table.id)).seats[second].plan is None


async def test_a_card_that_one_does_not_hold_is_refused(company: Company) -> None:
    table = await at_the_lead(company)
    second, third = order(table)[1:3]
    foreign = next(card for card in table.view(second).hand if card not in table.view(third).hand)
    async with Refused(company, "not_in_hand"):
        await tap(company, table, third, f"3.1 play {foreign if foreign != 'SM' else 'SM:P'}")


# What becomes of a plan


async def test_all_have_planned_so_a_trick_is_one_wait(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company)
    for seat in order(table)[2:]:
        await tap(company, table, seat, offered(table, seat))
    after = await follow(company, await play(company, table, order(table)[1]), moving)
    assert len(after.view(None).tricks) == 1
    assert [row.plan for row in after.seats] == [None] * 4


async def test_after_an_own_card_a_planned_one_takes_its_time_and_the_next_a_computers(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company)
    for seat in order(table)[2:]:
        await tap(company, table, seat, offered(table, seat))
    await follow(company, await play(company, table, order(table)[1]), moving)
    first, second = sleeps.slept
    assert 30 <= first <= 90
    assert second == 1.5


async def test_at_the_live_pace_a_planned_card_comes_as_a_computers(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company, Pace.LIVE)
    third = order(table)[2]
    await tap(company, table, third, offered(table, third))
    await follow(company, await play(company, table, order(table)[1]), moving)
    assert sleeps.slept == [1.5]


async def test_the_wait_is_the_same_whatever_is_planned_and_whether_it_fails(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company)
    third = order(table)[2]
    await company.tables.store.tables.change(table.id, upsert_plan(table.id, third, "3.1 play Y14"))
    await follow(company, await play(company, table, order(table)[1]), moving)
    assert sleeps.slept == [random.Random(1).uniform(30, 90)]


async def test_within_the_wait_the_card_may_be_taken_back_freely(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company)
    second, third = order(table)[1:3]
    await tap(company, table, third, offered(table, third))
    sleeps.may_end.clear()
    played = await play(company, table, second)
    await moving.schedule(played)
    undone = await proposals.undo(company.tables, table.id, person(table, second))
    assert undone.done
    sleeps.may_end.set()
    await at_rest()
    after = await company.tables.load(table.id)
    assert after.view(None).trick == table.view(None).trick


async def test_an_undo_drops_only_the_plans_of_that_trick_and_each_planner_learns_why(
    company: Company,
) -> None:
    table = await at_the_lead(company)
    leader, second, third, _ = order(table)
    kept, gone = offered(table, leader), offered(table, third)
    await tap(company, table, leader, kept)
    await tap(company, table, third, gone)
    await play(company, table, second)
    after = (await proposals.undo(company.tables, table.id, person(table, second))).table
    assert (after.seats[leader].plan, after.seats[third].plan) == (kept, None)
    assert plans.dropped(after, third) == ("undone", gone)
    assert plans.dropped(after, leader) is None
    assert (await company.tables.load(table.id)).seats == after.seats


async def test_a_plan_is_dropped_when_its_trick_ends_without_it_and_its_person_learns_that(
    company: Company, moving: Automatic
) -> None:
    table = await at_the_lead(company, round_=6)
    second, third = order(table)[1:3]
    plan = offered(table, third)
    await tap(company, table, third, plan)
    played = await play(company, table, second)
    other = next(
        (move for move in legal(played, third) if move != plan.partition(" ")[2]), legal(played, third)[0]
    )
    after = await follow(company, await play(company, table, third, other), moving)
    assert after.seats[third].plan is None
    assert plans.dropped(after, third) == ("over", plan)


async def test_a_plan_that_fails_leaves_the_turn_its_whole_time_and_is_told_once(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company)
    second, third = order(table)[1:3]
    await company.tables.store.tables.change(table.id, upsert_plan(table.id, third, "3.1 play Y14"))
    after = await follow(company, await play(company, table, second), moving)
    assert after.to_move() == (third,)
    clock = after.seats[third].clock
    assert clock is not None
    assert clock.due_at == company.now + DAY
    assert plans.dropped(after, third) == ("failed", "3.1 play Y14")
    assert plans.dropped(await play(company, after, third), third) is None


async def test_a_new_plan_takes_the_place_of_what_was_dropped(company: Company) -> None:
    table = await at_the_lead(company)
    third = order(table)[2]
    async with company.tables.locked(table.id) as locked:
        await plans.drop(company.tables, locked, {third: plans.Dropped(plans.UNDONE, "3.1 play Y1")})
    after = await tap(company, table, third, offered(table, third))
    assert plans.dropped(after, third) is None


async def test_a_plan_made_before_the_turn_takes_nothing_out_of_a_bank_and_brings_its_hours_once(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company, Pace.BANK)
    second, third = order(table)[1:3]
    before = bank_of(table.row, table.seats[third])
    await tap(company, table, third, offered(table, third))
    played = await play(company, table, second)
    await company.arm()
    company.now += 3 * HOUR  # as if the bot had been away
    after = await follow(company, played, moving)
    assert after.seats[third].plan is None
    assert bank_of(after.row, after.seats[third]) == before + 2 * HOUR


async def test_a_planned_card_ends_a_series_of_missed_turns(
    company: Company, moving: Automatic, sleeps: Sleeps
) -> None:
    table = await at_the_lead(company)
    third = order(table)[2]
    await company.execute("UPDATE seats SET missed = 2 WHERE table_id = ?", table.id)
    await tap(company, table, third, offered(table, third))
    after = await follow(company, await play(company, table, order(table)[1]), moving)
    assert (after.seats[third].plan, after.seats[third].missed) == (None, 0)


@pytest.mark.parametrize("away", ["quiet", "vacation"])
async def test_a_plan_holds_through_quiet_hours_and_vacation(
    company: Company, moving: Automatic, sleeps: Sleeps, away: str
) -> None:
    table = await at_the_lead(company)
    third = order(table)[2]
    await tap(company, table, third, offered(table, third))
    user_id = person(table, third).user_id
    minutes = company.now // 60 % (24 * 60)
    quiet = ((minutes - 60) % 1440, (minutes + 60) % 1440) if away == "quiet" else None
    people = company.tables.store.people
    await people.change(PersonRow(user_id, "en"), lambda row: replace(row, quiet=quiet))
    if away == "vacation":
        await people.set_vacations(user_id, (VacationRow(company.now - DAY, company.now + DAY),))
    after = await follow(company, await play(company, table, order(table)[1]), moving)
    assert third in order(after)[: len(after.view(None).trick)]


async def test_a_button_of_an_older_version_plans_for_the_trick_that_comes(company: Company) -> None:
    table = await at_the_lead(company)
    second, third = order(table)[1:3]
    older = offered(table, third).partition(" ")[2]
    after = await tap(company, table, third, older)
    assert after.seats[third].plan == f"3.1 {older}"
    async with Refused(company, "plan_too_late"):
        await tap(company, table, second, offered(after, third).partition(" ")[2])
