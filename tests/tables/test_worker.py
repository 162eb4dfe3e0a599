"""Work that follows changes: one task a number, once more for what comes meanwhile, none after the end."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.tables.table import Table
from bot.tables.table_worker import TableWorker
from bot.tables.tables import Tables
from bot.tables.turns import Turns
from bot.tables.worker import PerKeyWorker
from tests.patience import PATIENCE, eventually
from tests.tables.company import Company


async def test_changes_that_come_while_it_works_are_one() -> None:
    done: list[int] = []
    begun = asyncio.Event()

    async def work(key: int) -> None:
        done.append(key)
        begun.set()
        await asyncio.sleep(0)

    worker = PerKeyWorker(work, Turns())
    worker.changed(7)
    await begun.wait()
    for _ in range(5):
        worker.changed(7)
    await worker.room(1)
    assert done == [7, 7]


async def test_a_stopped_worker_begins_nothing_any_more() -> None:
    done: list[int] = []

    async def work(key: int) -> None:
        done.append(key)

    worker = PerKeyWorker(work, Turns())
    await worker.stop()
    worker.changed(7)
    await worker.room(1)  # what it had begun would be done by then
    assert done == []


async def test_a_crowd_goes_on_one_in_each_turn_of_the_loop_also_past_those_who_gave_up() -> None:
    turns, turn, seen = Turns(), 0, []

    async def wait(number: int) -> None:
        await turns.other()
        seen.append((turn, number))

    crowd = [asyncio.create_task(wait(number)) for number in range(20)]
    await asyncio.sleep(0)
    crowd[7].cancel()
    while not all(task.done() for task in crowd):
        turn += 1
        await asyncio.sleep(0)
    assert [number for _, number in seen] == [number for number in range(20) if number != 7]
    assert len({at for at, _ in seen}) == len(seen)


async def test_who_is_to_be_answered_goes_before_what_follows_changes_of_which_some_comes_between() -> None:
    turns, seen = Turns(), ""

    async def wait(turn: Callable[[], Awaitable[None]], name: str) -> None:
        nonlocal seen
        await turn()
        seen += name

    others = [asyncio.create_task(wait(turns.other, "o")) for _ in range(4)]
    callers = [asyncio.create_task(wait(turns.caller, "C")) for _ in range(8)]
    await asyncio.gather(*others, *callers)
    assert seen == "CCCoCCCoCCoo"


async def test_a_caller_who_comes_alone_goes_on_at_once_and_the_next_ones_in_the_turns_after_it() -> None:
    turns, turn, seen = Turns(), 0, []

    async def wait() -> None:
        asked = turn
        await turns.caller()
        seen.append(turn - asked)

    for _ in range(2):
        crowd = [asyncio.create_task(wait()) for _ in range(3)]
        while not all(task.done() for task in crowd):
            turn += 1
            await asyncio.sleep(0)
        await asyncio.sleep(0)
    first, second, third = seen[:3]
    assert first == 0 < second < third
    assert seen[3:] == seen[:3]


class Seen:
    """Notes which tables have changed."""

    def __init__(self) -> None:
        self.changes: list[int] = []

    def changed(self, table_id: int) -> None:
        self.changes.append(table_id)


async def test_what_follows_waits_until_the_task_that_answers_has_ended(company: Company) -> None:
    tables: Tables = company.tables
    table = await company.opened()
    tables.watchers.append(seen := Seen())
    answered = asyncio.Event()

    async def answer() -> None:
        tables.answer_first()
        tables.changed(table.id)
        tables.changed(table.id)
        await answered.wait()

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    assert seen.changes == []
    answered.set()
    await tables.all_answered(1)
    await answering
    await asyncio.sleep(0)
    assert seen.changes == [table.id]
    tables.changed(table.id)  # by nobody who is to be answered
    assert seen.changes == [table.id] * 2


async def test_what_follows_a_change_waits_for_a_newer_one_that_is_being_answered_but_not_for_long(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables: Tables = company.tables
    table, shown = await company.opened(), list[int]()
    answered = asyncio.Event()

    async def show(seen: Table) -> None:
        shown.append(seen.id)

    async def answer() -> None:
        tables.answer_first()
        tables.changed(table.id)
        await answered.wait()

    async def change() -> asyncio.Task[None]:
        answering = asyncio.create_task(answer())
        await asyncio.sleep(0)
        worker.changed(table.id)
        await worker.room(1)
        return answering

    worker = TableWorker(tables, company.deadlines, [show])
    tables.watchers.append(worker)
    monkeypatch.setattr("bot.tables.table_worker.ANSWERED_WITHIN", PATIENCE)
    first = await change()
    assert shown == []
    monkeypatch.setattr("bot.tables.table_worker.ANSWERED_WITHIN", 0.1)
    second = await change()
    await eventually(lambda: shown == [table.id])  # the answer takes too long
    answered.set()
    await asyncio.gather(first, second)
    await eventually(lambda: len(shown) > 1)
    await worker.stop()
