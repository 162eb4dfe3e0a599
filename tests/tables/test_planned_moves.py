"""Moves that people have planned, and what becomes of a plan."""

import random

import pytest

from bot.tables import automatic, lobby, proposals, seats, table_admin
from bot.tables import moves as table_moves
from bot.tables import plans as table_plans
from bot.tables.automatic import Automatic
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.table_worker import TableWorker
from tests.entries import PLANS
from tests.sleeps import Sleeps
from tests.tables.automatic_moves import FORCED, PEOPLE, PLANNED, Case, at_rest, is_special, legal, searched
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company, Refused

"""Of a lead, a card of the next player's, and what that one may play then."""


async def planned(company: Company, following: TableWorker, case: Case, condition: str = "") -> Table:
    table, lead, card = await searched(company, case)
    leader = table.to_move()[0]
    await table_plans.plan(company.tables, table.id, PEOPLE[1 - leader], card + condition)
    company.tables.watchers.append(following)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await at_rest()
    return await company.tables.load(table.id)


def plans(table: Table) -> list[str | None]:
    return [row.plan for row in table.seats]


def illegal(lead: str, card: str, choice: list[str]) -> bool:
    return card not in choice


def under_special(lead: str, card: str, choice: list[str]) -> bool:
    return card in choice and is_special(lead)


async def test_a_planned_move_is_played_when_the_turn_comes(company: Company, following: TableWorker) -> None:
    table, lead, card = await searched(company, legal)
    leader, number = table.to_move()[0], table.number
    await table_plans.plan(company.tables, table.id, PEOPLE[1 - leader], card.upper())
    company.tables.watchers.append(following)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await at_rest()
    after = await company.tables.load(table.id)
    lines = await company.tables.store.log.moves(table.id)
    assert [(line.seat, line.move) for line in lines[number:]] == [(leader, lead), (1 - leader, card)]
    assert plans(after) == [None, None]


@pytest.mark.parametrize(("case", "is_own"), [("legal", True), ("illegal", False)])
async def test_where_computers_finish_the_game_a_planned_move_is_the_persons_own_if_it_can_be_played(
    company: Company, following: TableWorker, case: str, is_own: bool
) -> None:
    table, lead, card = await searched(company, legal if case == "legal" else illegal)
    leader, number = table.to_move()[0], table.number
    await table_plans.plan(company.tables, table.id, PEOPLE[1 - leader], card)
    await table_admin.play_out(company.tables, table.id)
    company.tables.watchers.append(following)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await at_rest()
    _, line, *_ = (await company.tables.store.log.moves(table.id))[number:]
    assert (line.seat, line.by_computer, line.played_out) == (1 - leader, not is_own, not is_own)
    assert not is_own or line.move == card


async def test_a_planned_move_that_is_no_longer_legal_is_dropped_and_not_made(
    company: Company, following: TableWorker
) -> None:
    table = await planned(company, following, illegal)
    assert len(table.dealt.state.trick) == 1
    assert plans(table) == [None, None]


@pytest.mark.parametrize(("condition", "is_played"), [("", True), (" unless special", False)])
async def test_a_move_planned_unless_a_special_card_lies_there_is_dropped_when_one_does(
    company: Company, following: TableWorker, condition: str, is_played: bool
) -> None:
    table = await planned(company, following, under_special, condition)
    assert (len(table.dealt.state.trick) == 0) == is_played
    assert plans(table) == [None, None]


async def test_a_move_planned_unless_special_is_played_when_no_special_card_lies_there(
    company: Company, following: TableWorker
) -> None:
    table = await planned(company, following, legal, " unless special")
    assert len(table.dealt.state.trick) == 0
    assert plans(table) == [None, None]


async def three_with_a_plan(company: Company) -> tuple[Table, int]:
    """Anna, Ben and Carla, of whom one is to play and the last of the trick has planned; and that seat."""
    table = await company.opened(rounds=3)
    await lobby.join(company.tables, table.id, BEN)
    await lobby.join(company.tables, table.id, CARLA)
    await lobby.deal(company.tables, table.id, ANNA)
    table = await company.tables.load(table.id)
    table = await company.play(table, lambda table: table.view(None).round == 2)
    table = await company.play(table, lambda table: table.view(None).step == "play")
    last = (table.to_move()[0] + 2) % 3
    card = PLANS["skullking"].offered(table.dealt.state, last)[0]
    return await table_plans.plan(company.tables, table.id, PEOPLE[last], card), last


async def test_a_plan_is_dropped_when_a_move_is_taken_back(company: Company, following: TableWorker) -> None:
    table, last = await three_with_a_plan(company)
    first = table.to_move()[0]
    move = next(iter(table.game.legal(table.dealt.state, first)))
    moved = await table_moves.make(company.tables, table.id, PEOPLE[first], move)
    assert moved.table.seats[last].plan is not None
    undone = await proposals.undo(company.tables, table.id, PEOPLE[first])
    assert undone.done
    assert plans(undone.table) == [None, None, None]


@pytest.mark.parametrize("how", ["replaced", "left", "away"])
async def test_a_plan_is_dropped_when_another_has_the_seat(company: Company, how: str) -> None:
    table, last = await three_with_a_plan(company)
    other = Person(9, "Dora")
    if how == "replaced":
        after = await table_admin.replace(company.tables, table.id, last, other, PEOPLE[last])
    elif how == "left":
        after = await seats.leave(company.tables, table.id, PEOPLE[last])
    else:
        after = await seats.hand_over(company.tables, table.id, last, PEOPLE[last].user_id)
    assert plans(after) == [None, None, None]


async def test_the_others_plans_stay_when_one_leaves(company: Company) -> None:
    table, last = await three_with_a_plan(company)
    after = await seats.leave(company.tables, table.id, PEOPLE[table.to_move()[0]])
    assert after.seats[last].plan == table.seats[last].plan


async def test_a_plan_outlives_a_pause_and_a_restart(company: Company, following: TableWorker) -> None:
    table, lead, card = await searched(company, legal)
    leader = table.to_move()[0]
    await table_plans.plan(company.tables, table.id, PEOPLE[1 - leader], card)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await table_admin.pause(company.tables, table.id, ANNA)
    await following.resume()
    await at_rest()
    paused = await company.tables.load(table.id)
    assert str(paused.seats[1 - leader].plan).endswith(f" {card}")
    assert paused.number == table.number + 1
    await table_admin.resume(company.tables, table.id, ANNA)
    await following.resume()
    await at_rest()
    assert (await company.moves(table))[-1] == card


async def test_a_plan_does_not_outlive_its_round(company: Company, following: TableWorker) -> None:
    table, last = await three_with_a_plan(company)
    assert table.seats[last].plan is not None
    await company.play(table, lambda table: table.view(None).step == "bid")
    await following.resume()
    await at_rest()
    assert plans(await company.tables.load(table.id)) == [None, None, None]


async def test_a_planned_move_is_an_own_move(company: Company, following: TableWorker) -> None:
    table, lead, card = await searched(company, legal)
    leader = table.to_move()[0]
    await company.execute("UPDATE seats SET missed = 2 WHERE table_id = ?", table.id)
    await table_plans.plan(company.tables, table.id, PEOPLE[1 - leader], card)
    company.tables.watchers.append(following)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await at_rest()
    assert (await company.tables.load(table.id)).seats[1 - leader].missed == 0


async def test_a_plan_is_replaced_by_another_and_dropped_when_asked(company: Company) -> None:
    table, _, _ = await searched(company, legal)
    person = PEOPLE[1 - table.to_move()[0]]
    offered = PLANS["skullking"].offered(table.dealt.state, 1 - table.to_move()[0])
    for plan in offered:
        table = await table_plans.plan(company.tables, table.id, person, plan)
        assert [row.plan for row in table.seats if row.plan is not None] == [plan]
    assert plans(await table_plans.drop_plan(company.tables, table.id, person)) == [None, None]
    async with Refused(company, "nothing_planned"):
        await table_plans.drop_plan(company.tables, table.id, person)


async def test_what_can_not_be_planned_is_refused(company: Company) -> None:
    table, _, _ = await searched(company, legal)
    leader = PEOPLE[table.to_move()[0]]
    async with Refused(company, "no_plan_now"):
        await table_plans.plan(company.tables, table.id, leader, "play E")
    async with Refused(company, "not_your_table"):
        await table_plans.plan(company.tables, table.id, CARLA, "play E")
    await table_admin.end(company.tables, table.id, ANNA)
    other = await lobby.open_table(company.tables, Invitation("corsari"), HERE, ANNA)
    await lobby.join(company.tables, other.id, BEN)
    await lobby.deal(company.tables, other.id, ANNA)
    async with Refused(company, "no_plans_here"):
        await table_plans.plan(company.tables, other.id, BEN, "draw")


@pytest.mark.parametrize("case", [legal, illegal, under_special])
@pytest.mark.parametrize("condition", ["", " unless special"])
async def test_a_planned_move_takes_the_same_time_whatever_it_is_and_comes_to(
    company: Company, monkeypatch: pytest.MonkeyPatch, case: Case, condition: str
) -> None:
    moving = Automatic(company.tables, 1.5, FORCED, PLANNED, random.Random(1))
    follower = TableWorker(company.tables, company.deadlines, [moving.schedule])
    monkeypatch.setattr(automatic, "asyncio", sleeps := Sleeps())
    table = await planned(company, follower, case, condition)
    assert sleeps.slept == [random.Random(1).uniform(30, 90)]
    assert plans(table) == [None, None]
    await follower.stop()
    await moving.stop()


async def test_nothing_is_planned_while_a_table_is_paused(company: Company) -> None:
    table, _, card = await searched(company, legal)
    await table_admin.pause(company.tables, table.id, ANNA)
    async with Refused(company, "table_paused"):
        await table_plans.plan(company.tables, table.id, PEOPLE[1 - table.to_move()[0]], card)
