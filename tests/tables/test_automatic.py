"""Moves that people need not make themselves: planned ones, and those without a choice."""

import asyncio
import random
import re
from collections.abc import AsyncIterator, Callable
from dataclasses import replace
from typing import Any

import pytest

from bot.model.tables import PersonRow, Player, Status, VacationRow
from bot.tables import automatic, lobby, proposals, seats, table_admin
from bot.tables import moves as table_moves
from bot.tables.automatic import Automatic
from bot.tables.calendar import DAY
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.table import Table
from tests.entries import PLANS
from tests.patience import eventually
from tests.people import remembered
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company, Refused

PEOPLE = (ANNA, BEN, CARLA)
FORCED = (20.0, 90.0)


class Chance(random.Random):
    """Chance that remembers between which bounds it was asked for a time, and says: at once."""

    def __init__(self) -> None:
        super().__init__(1)
        self.asked: list[tuple[float, float]] = []

    def uniform(self, a: float, b: float) -> float:
        self.asked.append((a, b))
        return 0.0


class Sleeps:
    """`asyncio` for one module, in which every sleep is short and remembered."""

    def __init__(self) -> None:
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


@pytest.fixture
def chance() -> Chance:
    return Chance()


@pytest.fixture
async def following(company: Company, chance: Chance) -> AsyncIterator[Automatic]:
    """Automatic moves, made at once; they follow from when a test adds them to the watchers."""
    follower = Automatic(company.tables, 0.0, FORCED, chance)
    yield follower
    await follower.stop()


async def at_rest() -> None:
    """Waits until no automatic move is under way."""

    def resting() -> bool:
        names = [task.get_name() for task in asyncio.all_tasks()]
        return not any(name.startswith(("table ", "automatic ")) for name in names)

    await asyncio.sleep(0.01)
    await eventually(resting, "the rest after the automatic moves")


def is_special(move: str) -> bool:
    """Whether a play of Skull King is of a card of no suit."""
    return re.fullmatch(r"play [YRBK]\d+", move) is None


Case = Callable[[str, str, list[str]], bool]
"""Of a lead, a card of the next player's, and what that one may play then."""


def found(table: Table, case: Case) -> tuple[str, str] | None:
    """A lead and the next player's card for which it is so, if a trick is to be led."""
    if table.status is not Status.RUNNING or table.view(None).step != "play" or table.dealt.state.trick:
        return None
    leader, game, state = table.awaited()[0], table.game, table.dealt.state
    for lead in game.legal(state, leader):
        after = game.play(state, leader, lead)
        legal = list(game.legal(after, 1 - leader))
        for card in PLANS["skullking"].offered(state, 1 - leader):
            if case(lead, card, legal):
                return lead, card
    return None


async def searched(company: Company, case: Case) -> tuple[Table, str, str]:
    """A table of Anna and Ben at which there is such a lead and such a card."""
    while True:
        table = await company.play(
            await company.dealt(rounds=10), lambda table: found(table, case) is not None
        )
        if table.status is Status.RUNNING:
            lead, card = found(table, case) or ("", "")
            return table, lead, card


async def planned(company: Company, following: Automatic, case: Case, condition: str = "") -> Table:
    """The table after the lead, for which the next player had planned the card."""
    table, lead, card = await searched(company, case)
    leader = table.awaited()[0]
    await automatic.plan(company.tables, table.id, PEOPLE[1 - leader], card + condition)
    company.tables.watchers.append(following)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await at_rest()
    return await company.tables.load(table.id)


def plans(table: Table) -> list[str | None]:
    return [row.plan for row in table.seats]


def legal(lead: str, card: str, choice: list[str]) -> bool:
    return card in choice and len(choice) > 1 and not is_special(lead)


def illegal(lead: str, card: str, choice: list[str]) -> bool:
    return card not in choice


def under_special(lead: str, card: str, choice: list[str]) -> bool:
    return card in choice and is_special(lead)


async def test_a_planned_move_is_played_when_the_turn_comes(company: Company, following: Automatic) -> None:
    table, lead, card = await searched(company, legal)
    leader, number = table.awaited()[0], table.number
    await automatic.plan(company.tables, table.id, PEOPLE[1 - leader], card.upper())
    company.tables.watchers.append(following)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await at_rest()
    after = await company.tables.load(table.id)
    lines = await company.tables.store.log.moves(table.id)
    assert [(line.seat, line.move) for line in lines[number:]] == [(leader, lead), (1 - leader, card)]
    assert plans(after) == [None, None]


async def test_a_planned_move_that_is_no_longer_legal_is_dropped_and_not_made(
    company: Company, following: Automatic
) -> None:
    table = await planned(company, following, illegal)
    assert len(table.dealt.state.trick) == 1
    assert plans(table) == [None, None]


@pytest.mark.parametrize(("condition", "is_played"), [("", True), (" unless special", False)])
async def test_a_move_planned_unless_a_special_card_lies_there_is_dropped_when_one_does(
    company: Company, following: Automatic, condition: str, is_played: bool
) -> None:
    table = await planned(company, following, under_special, condition)
    assert (len(table.dealt.state.trick) == 0) == is_played
    assert plans(table) == [None, None]


async def test_a_move_planned_unless_special_is_played_when_no_special_card_lies_there(
    company: Company, following: Automatic
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
    last = (table.awaited()[0] + 2) % 3
    card = PLANS["skullking"].offered(table.dealt.state, last)[0]
    return await automatic.plan(company.tables, table.id, PEOPLE[last], card), last


async def test_a_plan_is_dropped_when_a_move_is_taken_back(company: Company, following: Automatic) -> None:
    table, last = await three_with_a_plan(company)
    first = table.awaited()[0]
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
    after = await seats.leave(company.tables, table.id, PEOPLE[table.awaited()[0]])
    assert after.seats[last].plan == table.seats[last].plan


async def test_a_plan_outlives_a_pause_and_a_restart(company: Company, following: Automatic) -> None:
    table, lead, card = await searched(company, legal)
    leader = table.awaited()[0]
    await automatic.plan(company.tables, table.id, PEOPLE[1 - leader], card)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await table_admin.pause(company.tables, table.id, ANNA)
    await following.resume()
    await at_rest()
    paused = await company.tables.load(table.id)
    assert paused.seats[1 - leader].plan == card
    assert paused.number == table.number + 1
    await table_admin.resume(company.tables, table.id, ANNA)
    await following.resume()
    await at_rest()
    assert (await company.moves(table))[-1] == card


async def test_a_plan_does_not_outlive_its_round(company: Company, following: Automatic) -> None:
    table, last = await three_with_a_plan(company)
    assert table.seats[last].plan is not None
    await company.play(table, lambda table: table.view(None).step == "bid")
    await following.resume()
    await at_rest()
    assert plans(await company.tables.load(table.id)) == [None, None, None]


async def test_a_planned_move_is_an_own_move(company: Company, following: Automatic) -> None:
    table, lead, card = await searched(company, legal)
    leader = table.awaited()[0]
    await company.execute("UPDATE seats SET missed = 2 WHERE table_id = ?", table.id)
    await automatic.plan(company.tables, table.id, PEOPLE[1 - leader], card)
    company.tables.watchers.append(following)
    await table_moves.make(company.tables, table.id, PEOPLE[leader], lead)
    await at_rest()
    assert (await company.tables.load(table.id)).seats[1 - leader].missed == 0


async def test_a_plan_is_replaced_by_another_and_dropped_when_asked(company: Company) -> None:
    table, _, _ = await searched(company, legal)
    person = PEOPLE[1 - table.awaited()[0]]
    offered = PLANS["skullking"].offered(table.dealt.state, 1 - table.awaited()[0])
    for plan in offered:
        table = await automatic.plan(company.tables, table.id, person, plan)
        assert [row.plan for row in table.seats if row.plan is not None] == [plan]
    assert plans(await automatic.drop_plan(company.tables, table.id, person)) == [None, None]
    async with Refused(company, "nothing_planned"):
        await automatic.drop_plan(company.tables, table.id, person)


async def test_what_can_not_be_planned_is_refused(company: Company) -> None:
    table, _, _ = await searched(company, legal)
    leader = PEOPLE[table.awaited()[0]]
    async with Refused(company, "no_plan_now"):
        await automatic.plan(company.tables, table.id, leader, "play E")
    async with Refused(company, "not_your_table"):
        await automatic.plan(company.tables, table.id, CARLA, "play E")
    await table_admin.end(company.tables, table.id, ANNA)
    other = await lobby.open_table(company.tables, Invitation("corsari"), HERE, ANNA)
    await lobby.join(company.tables, other.id, BEN)
    await lobby.deal(company.tables, other.id, ANNA)
    async with Refused(company, "no_plans_here"):
        await automatic.plan(company.tables, other.id, BEN, "draw")


async def wants_forced(company: Company, *people: Person, **preferences: Any) -> None:
    for person in people:
        row = replace(PersonRow(person.user_id, "en", forced=True), **preferences)
        await remembered(company.tables.store.people, row)


async def first_cards(company: Company) -> Table:
    """Anna and Ben with their one card of the first round: neither has a choice."""
    table = await company.dealt()
    return await company.play(table, lambda table: table.view(None).step == "play")


async def followed(company: Company, following: Automatic, table: Table) -> list[str]:
    """The moves that are made of themselves now."""
    await following.resume()
    await at_rest()
    return (await company.moves(table))[table.number :]


async def test_a_move_without_a_choice_is_made_for_who_wants_it(
    company: Company, following: Automatic
) -> None:
    await wants_forced(company, ANNA, BEN)
    company.tables.watchers.append(following)
    table = await first_cards(company)
    moves = await followed(company, following, table)
    assert [move.split()[0] for move in moves] == ["play", "play"]


async def test_no_move_is_made_for_who_does_not_want_it(company: Company, following: Automatic) -> None:
    table = await first_cards(company)
    await wants_forced(company, PEOPLE[1 - table.awaited()[0]])
    assert await followed(company, following, table) == []


async def test_no_move_is_made_where_there_is_a_choice(company: Company, following: Automatic) -> None:
    table = await company.dealt()
    await wants_forced(company, ANNA, BEN)
    assert await followed(company, following, table) == []
    await table_admin.end(company.tables, table.id, ANNA)
    table, lead, _ = await searched(company, legal)
    table = (await table_moves.make(company.tables, table.id, PEOPLE[table.awaited()[0]], lead)).table
    assert await followed(company, following, table) == []


async def test_no_move_is_made_in_quiet_hours_or_a_vacation(company: Company, following: Automatic) -> None:
    table = await first_cards(company)  # at 22:13
    person = PEOPLE[table.awaited()[0]]
    await wants_forced(company, person, quiet=(22 * 60, 8 * 60))
    assert await followed(company, following, table) == []
    await wants_forced(company, person)
    away = VacationRow(company.now - DAY, company.now + DAY)
    await company.tables.store.people.set_vacations(person.user_id, (away,))
    assert await followed(company, following, table) == []
    await company.tables.store.people.set_vacations(person.user_id, ())
    assert len(await followed(company, following, table)) == 1


async def test_no_move_is_made_at_a_paused_table_or_for_who_is_away(
    company: Company, following: Automatic
) -> None:
    await wants_forced(company, ANNA, BEN)
    table = await first_cards(company)
    await table_admin.pause(company.tables, table.id, ANNA)
    assert await followed(company, following, table) == []
    await table_admin.resume(company.tables, table.id, ANNA)
    seat = table.awaited()[0]
    await seats.hand_over(company.tables, table.id, seat, PEOPLE[seat].user_id)
    assert await followed(company, following, table) == []


async def test_a_forced_move_neither_counts_as_an_own_one_nor_ends_a_question(
    company: Company, following: Automatic
) -> None:
    table = await first_cards(company)
    seat = table.awaited()[0]
    await company.execute("UPDATE seats SET missed = 2 WHERE table_id = ?", table.id)
    await proposals.propose(company.tables, table.id, PEOPLE[1 - seat], "pause")
    await wants_forced(company, PEOPLE[seat])
    assert len(await followed(company, following, table)) == 1
    after = await company.tables.load(table.id)
    assert after.seats[seat].missed == 2
    assert after.row.proposal is not None


async def test_who_does_not_want_it_any_more_or_has_moved_meanwhile_is_not_moved_for(
    company: Company,
) -> None:
    table = await first_cards(company)
    seat = table.awaited()[0]
    await wants_forced(company, PEOPLE[seat])
    follower = Automatic(company.tables, 0.0, (0.1, 0.1), random.Random(1))
    follower.changed(table.id)
    await asyncio.sleep(0.03)
    await remembered(company.tables.store.people, PersonRow(PEOPLE[seat].user_id, "en"))
    await at_rest()
    assert (await company.tables.load(table.id)).number == table.number
    await wants_forced(company, PEOPLE[seat])
    follower.changed(table.id)
    await asyncio.sleep(0.03)
    await company.play(table, lambda after: after.number > table.number)
    await at_rest()
    assert (await company.tables.load(table.id)).number == table.number + 1
    await follower.stop()


async def test_the_time_that_a_forced_move_takes_is_drawn_for_every_turn_whatever_the_hand(
    company: Company, following: Automatic, chance: Chance
) -> None:
    table = await company.dealt(rounds=3)
    await wants_forced(company, BEN)
    company.tables.watchers.append(following)
    turns = set()
    while table.status is Status.RUNNING:
        await at_rest()
        table = await company.tables.load(table.id)
        if table.status is not Status.RUNNING:
            break
        if 1 in table.awaited():
            turns.add(table.dealt.decisions[1])
        seat = table.awaited()[0]
        move = company.chance.choice(list(table.game.legal(table.dealt.state, seat)))
        table = (await table_moves.make(company.tables, table.id, PEOPLE[seat], move)).table
    assert set(chance.asked) == {FORCED}
    assert len(chance.asked) >= len(turns)  # also where there was a choice, and nothing was made


@pytest.mark.parametrize("case", [legal, illegal, under_special])
@pytest.mark.parametrize("condition", ["", " unless special"])
async def test_a_planned_move_takes_the_same_time_whatever_it_is_and_comes_to(
    company: Company, monkeypatch: pytest.MonkeyPatch, case: Case, condition: str
) -> None:
    follower = Automatic(company.tables, 1.5, FORCED, random.Random(1))
    monkeypatch.setattr(automatic, "asyncio", sleeps := Sleeps())
    table = await planned(company, follower, case, condition)
    assert sleeps.slept == [1.5]
    assert plans(table) == [None, None]
    await follower.stop()


async def test_a_game_of_people_who_want_forced_moves_reaches_its_end(
    company: Company, following: Automatic
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
