"""Work that follows changes: one task a number, once more for what comes meanwhile, none after the end."""

import asyncio

import pytest

from bot.tables import presence
from bot.tables.tables import Tables
from bot.tables.worker import PerKeyWorker
from tests.tables.company import Company


async def test_changes_that_come_while_it_works_are_one() -> None:
    done: list[int] = []
    begun = asyncio.Event()

    async def work(key: int) -> None:
        done.append(key)
        begun.set()
        await asyncio.sleep(0)

    worker = PerKeyWorker(work)
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

    worker = PerKeyWorker(work)
    await worker.stop()
    worker.changed(7)
    await worker.room(1)  # what it had begun would be done by then
    assert done == []


async def test_what_follows_changes_that_come_at_once_begins_one_in_each_turn_of_the_loop() -> None:
    turn, seen = 0, list[int]()

    async def work(_: int) -> None:
        seen.append(turn)

    worker = PerKeyWorker(work)
    for key in range(20):
        worker.changed(key)
    while len(seen) < 20:
        turn += 1
        await asyncio.sleep(0)
    assert len({*seen}) == 20


async def test_what_discord_did_not_take_is_tried_with_the_next_change_however_long_it_would_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(presence, "RETRIES_AFTER", (3600,))
    taken: list[int] = []
    is_away = True

    async def work(key: int) -> None:
        if is_away:
            raise presence.Unavailable("503")
        taken.append(key)

    worker = PerKeyWorker(work)
    worker.changed(7)
    await worker.room(1)
    is_away = False
    worker.changed(7)
    await worker.room(1)
    assert taken == [7]
    await worker.stop()


async def test_what_discord_does_not_take_is_tried_until_it_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "RETRIES_AFTER", (0.0, 0.0))
    tries, taken = 0, asyncio.Event()

    async def work(_: int) -> None:
        nonlocal tries
        tries += 1
        if tries <= 5:
            raise presence.Unavailable("503")
        taken.set()

    PerKeyWorker(work).changed(7)
    await taken.wait()
    assert tries == 6


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
    has_changed, answered = asyncio.Event(), asyncio.Event()

    async def answer() -> None:
        await tables.answer_first()
        tables.changed(table.id)
        tables.changed(table.id)
        has_changed.set()
        await answered.wait()

    answering = asyncio.create_task(answer())
    await has_changed.wait()
    assert seen.changes == []
    answered.set()
    await tables.all_answered(1)
    await answering
    await asyncio.sleep(0)
    assert seen.changes == [table.id]
    tables.changed(table.id)  # by nobody who is to be answered
    assert seen.changes == [table.id] * 2


async def test_callers_who_come_at_once_go_on_one_in_each_turn_of_the_loop(company: Company) -> None:
    turn, seen = 0, list[int]()

    async def call() -> None:
        await company.tables.answer_first()
        seen.append(turn)

    crowd = [asyncio.create_task(call()) for _ in range(20)]
    await asyncio.sleep(0)
    crowd[7].cancel()
    while not all(task.done() for task in crowd):
        turn += 1
        await asyncio.sleep(0)
    assert len(seen) == len({*seen}) == 19
