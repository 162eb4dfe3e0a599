"""What belongs together reaches the disk together: a kill comes before or after it, never between."""

from typing import Any

import pytest

from bot.model.tables import Pace, Status
from bot.scorepads import people
from bot.tables import moves, plans, proposals, seats, table_admin
from bot.tables.automatic import Automatic
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.table import Table
from tests.databases import storing
from tests.scorepads.paper_table import Kitchen
from tests.tables.automatic_moves import at_rest, legal, searched
from tests.tables.company import ANNA, BEN, CARLA, HERE, MODERATOR, Company
from tests.tables.waiting import GRACE, running


class KilledError(Exception):
    """The process has ended."""


def killed_after(monkeypatch: pytest.MonkeyPatch, transactions: int) -> None:
    """Lets so many transactions be stored, and none after them."""
    left = iter(range(transactions))

    def dying(store: Any) -> Any:
        async def stored(*work: Any, **named: Any) -> Any:
            if next(left, None) is None:
                raise KilledError
            return await store(*work, **named)

        return stored

    for kind, name in storing():
        monkeypatch.setattr(kind, name, dying(getattr(kind, name)))


async def test_a_proposal_that_all_agree_to_is_carried_out_or_still_stands(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words in ("pause", "pace daily"):
        table = await company.dealt()
        await proposals.propose(company.tables, table.id, ANNA, words)
        with monkeypatch.context() as patched:
            killed_after(patched, 1)
            await proposals.agree(company.tables, table.id, BEN, words)
        after = await company.tables.load(table.id)
        assert after.row.proposal is None
        assert after.is_paused if words == "pause" else after.row.pace is Pace.DAILY
        await table_admin.end(company.tables, table.id, MODERATOR)


async def test_more_time_and_who_gave_it_are_stored_together(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(company)
    due = [row.clock.due_at for row in table.seats if row.clock is not None]
    with monkeypatch.context() as patched:
        killed_after(patched, 1)
        await table_admin.extend(company.tables, table.id, 3, MODERATOR)
    after = await company.tables.load(table.id)
    later = [row.clock.due_at for row in after.seats if row.clock is not None]
    assert later == [at + 3 * HOUR for at in due if at is not None]
    assert (await company.tables.store.actions.of_table(table.id))[-1].kind == "extended"


async def test_a_missed_turn_is_never_on_disk_without_its_note(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await running(company)
    await moves.make(company.tables, table.id, ANNA, "bid 0")
    await company.wait(DAY)
    company.now += GRACE
    with monkeypatch.context() as patched:
        killed_after(patched, 1)
        with pytest.raises(KilledError):  # whoever is next would have been told
            await company.deadlines.ring()
    after = await company.tables.load(table.id)
    assert after.number == 2
    assert (await company.tables.store.actions.of_table(table.id))[-1].kind == "missed"


async def test_a_move_and_the_clocks_that_it_changes_are_stored_together(company: Company) -> None:
    table = await running(company)
    table = (await moves.make(company.tables, table.id, ANNA, "bid 0")).table
    table = (await moves.make(company.tables, table.id, BEN, "bid 0")).table
    assert [row.seat for row in table.seats if row.clock is not None] == list(table.to_move())
    stored = await company.tables.load(table.id)
    assert (table.row, table.seats, table.fold) == (stored.row, stored.seats, stored.fold)


async def test_at_every_move_the_table_that_is_returned_is_the_one_that_is_stored(company: Company) -> None:
    def as_stored(one: Table) -> tuple[Any, ...]:
        return one.row, one.seats, one.fold, one.tally, one.departures

    table = await company.dealt(rounds=2)
    while table.status is Status.RUNNING:
        number = table.number
        table = await company.play(table, lambda table, number=number: table.number > number)  # type: ignore[misc]
        assert as_stored(table) == as_stored(await company.tables.load(table.id))
        if table.number == 3:
            table = await seats.hand_over(company.tables, table.id, 1, BEN.user_id)


async def test_a_plan_is_spent_with_the_move_that_it_makes(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, lead, card = await searched(company, legal)
    leader, number = table.to_move()[0], table.number
    planner = (ANNA, BEN)[1 - leader]
    await plans.plan(company.tables, table.id, planner, card)
    table = (await moves.make(company.tables, table.id, (ANNA, BEN)[leader], lead)).table
    automatic = Automatic(company.tables, 0.0, (0, 0), (0, 0), company.chance)
    with monkeypatch.context() as patched:
        killed_after(patched, 1)
        await automatic.schedule(table)
        await at_rest()
    await automatic.stop()
    after = await company.tables.load(table.id)
    assert (after.number, after.seats[1 - leader].plan) == (number + 2, None)


async def test_a_substitute_sits_down_and_steps_in_no_more_at_once(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await company.dealt()
    await seats.offer(company.tables, table.id, CARLA)
    with monkeypatch.context() as patched:
        killed_after(patched, 1)
        async with company.tables.locked(table.id) as locked:
            await seats.bring_in_substitute(company.tables, locked, 1)
    after = await company.tables.load(table.id)
    assert after.seats[1].user_id == CARLA.user_id
    assert await company.tables.store.substitutes.of_table(table.id) == ()


async def test_a_scorepad_of_the_same_people_begins_with_their_house_rules(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    kitchen = Kitchen.of(company)
    before = await kitchen.finished(house_rules=True)
    with monkeypatch.context() as patched:
        killed_after(patched, 1)
        after = await people.begin_again(kitchen.pads, before.id, ANNA, HERE)
    assert after.house_rules
