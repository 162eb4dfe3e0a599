"""Work that follows changes: one task a number, once more for what comes meanwhile, none after the end."""

import asyncio

from bot.tables.tables import Tables
from bot.tables.worker import PerKeyWorker
from tests.tables.company import Company


async def test_changes_that_come_while_it_works_are_one() -> None:
    done: list[int] = []

    async def work(key: int) -> None:
        done.append(key)
        await asyncio.sleep(0)

    worker = PerKeyWorker(work)
    worker.changed(7)
    await asyncio.sleep(0)
    for _ in range(5):
        worker.changed(7)
    await worker.room(1)
    assert done == [7, 7]


async def test_a_stopped_worker_begins_nothing_any_more() -> None:
    done: list[int] = []

    async def work(key: int) -> None:
        done.append(key)

    worker = PerKeyWorker(work)
    await worker.stop()
    worker.changed(7)
    await asyncio.sleep(0)
    assert done == []


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
