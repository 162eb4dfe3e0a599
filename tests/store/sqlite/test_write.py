"""Writing: all of a piece of work or nothing of it, on disk before its caller hears of it."""

import asyncio
import gc
import sqlite3
import threading
from collections import Counter
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.logs import fields_of
from bot.store.errors import StatementError, StoreError, UniqueError
from bot.store.sqlite.database import SqliteDatabase
from tests.store.sample import MOVES, insert, start_python, stored, write_migrations
from tests.store.sqlite.failing_disk import needs_filters

WRITE_WITHOUT_END = """
import asyncio, itertools, pathlib, sys
from bot.store.sqlite.database import SqliteDatabase
from tests.store.sample import insert

async def table(database, first):
    for number in itertools.count(first, 10):
        print(await database.write(insert(number), durable=DURABLE), flush=True)

async def main():
    database = await SqliteDatabase.open(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    await asyncio.gather(*(table(database, first) for first in range(10)))

asyncio.run(main())
"""

WRITE_TO_A_DISK_THAT_FAILS = """
import asyncio, pathlib, sys
from bot.store.sqlite.database import SqliteDatabase
from bot.store.errors import StoreError
from tests.store.sqlite.failing_disk import let_syncs_fail
from tests.store.sample import insert

async def main():
    database = await SqliteDatabase.open(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    print(await database.write(insert(1)), flush=True)
    await database.write(lambda _: let_syncs_fail())
    try:
        await asyncio.gather(*(database.write(insert(number)) for number in (2, 3)))
    except StoreError as error:
        print(error, flush=True)
    print(await database.write(insert(4), durable=False), flush=True) if GOES_ON else None
    sys.stdin.readline()

asyncio.run(main())
"""

FULL = 2
"""What SQLite answers when each commit waits for the disk."""


class Pause:
    """Work that stores a move and then waits in the middle of the transaction until it is let go on."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.go_on = threading.Event()
        self._reached = threading.Event()

    def __call__(self, connection: sqlite3.Connection) -> int:
        insert(self.number)(connection)
        self._reached.set()
        self.go_on.wait()
        return self.number

    async def reached(self) -> None:
        await asyncio.to_thread(self._reached.wait)


async def test_the_result_of_the_work_comes_back_when_it_is_stored(
    database: SqliteDatabase, path: Path
) -> None:
    assert await database.write(insert(3)) == 3
    assert stored(path) == [3]


async def test_work_that_raises_leaves_nothing_and_its_caller_gets_the_exception(
    database: SqliteDatabase, path: Path
) -> None:
    def insert_and_fail(connection: sqlite3.Connection) -> None:
        insert(1)(connection)
        raise LookupError("no such seat")

    with pytest.raises(LookupError, match="no such seat"):
        await database.write(insert_and_fail)
    assert await database.write(insert(2)) == 2
    assert stored(path) == [2]


async def test_of_a_row_that_is_there_already_the_columns_are_told(database: SqliteDatabase) -> None:
    await database.write(insert(1))
    with pytest.raises(UniqueError) as refused:
        await database.write(insert(1))
    assert refused.value.columns == "moves.number"


async def test_a_broken_reference_is_refused(path: Path, tmp_path: Path) -> None:
    seats = "CREATE TABLE seats (move INTEGER REFERENCES moves (number));"
    folder = write_migrations(tmp_path / "migrations", _0001_moves=MOVES + seats)

    def insert_seat(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO seats VALUES (99)")

    database = await SqliteDatabase.open(path, folder)
    with pytest.raises(StatementError, match="FOREIGN KEY"):
        await database.write(insert_seat)
    await database.close()


async def test_failing_work_undoes_nobody_elses(database: SqliteDatabase, path: Path) -> None:
    await database.write(insert(50))
    outcomes = await asyncio.gather(
        *(database.write(insert(number)) for number in [*range(40, 60), 45]), return_exceptions=True
    )
    failed = [index for index, outcome in enumerate(outcomes) if isinstance(outcome, StatementError)]
    assert failed == [10, 20]
    assert stored(path) == list(range(40, 60))


async def test_a_hundred_writes_at_once_share_a_commit_and_are_all_on_disk(
    database: SqliteDatabase, path: Path
) -> None:
    statements: list[str] = []

    def trace(connection: sqlite3.Connection) -> None:
        connection.set_trace_callback(statements.append)

    await database.write(trace)
    statements.clear()
    results = await asyncio.gather(*(database.write(insert(number)) for number in range(100)))
    assert results == list(range(100))
    assert stored(path) == list(range(100))
    assert statements.count("COMMIT") == 1


async def test_writes_that_come_during_a_transaction_are_in_the_next_one(
    database: SqliteDatabase, path: Path
) -> None:
    pause = Pause(0)
    first = asyncio.create_task(database.write(pause))
    await pause.reached()
    later = [asyncio.create_task(database.write(insert(number))) for number in range(1, 5)]
    await asyncio.sleep(0)
    assert stored(path) == []
    pause.go_on.set()
    assert await first == 0
    assert await asyncio.gather(*later) == [1, 2, 3, 4]
    assert stored(path) == [0, 1, 2, 3, 4]


async def test_work_whose_caller_is_cancelled_before_it_began_is_not_done(
    database: SqliteDatabase, path: Path
) -> None:
    pause = Pause(0)
    first = asyncio.create_task(database.write(pause))
    await pause.reached()
    second, third = (asyncio.create_task(database.write(insert(number))) for number in (1, 2))
    await asyncio.sleep(0)
    second.cancel()
    with pytest.raises(asyncio.CancelledError):
        await second
    pause.go_on.set()
    assert await first == 0
    assert await third == 2
    assert stored(path) == [0, 2]


async def test_work_that_has_begun_is_finished_before_its_caller_hears_of_the_cancellation(
    database: SqliteDatabase, path: Path
) -> None:
    pause = Pause(0)
    cancelled = asyncio.create_task(database.write(pause))
    shared = asyncio.create_task(database.write(insert(1)))
    await pause.reached()
    for _ in range(3):
        cancelled.cancel()
        await asyncio.sleep(0)
    assert not cancelled.done()
    pause.go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    assert stored(path) == [0, 1]
    assert await shared == 1


@pytest.mark.slow
async def test_a_cancelled_caller_of_failing_work_leaves_no_complaint_behind(
    database: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    pause = Pause(0)

    def fail(connection: sqlite3.Connection) -> None:
        pause(connection)
        raise LookupError("no such seat")

    cancelled = asyncio.create_task(database.write(fail))
    await pause.reached()
    cancelled.cancel()
    await asyncio.sleep(0)
    pause.go_on.set()
    with pytest.raises(asyncio.CancelledError):
        await cancelled
    del cancelled
    await asyncio.sleep(0)
    gc.collect()
    assert caplog.text == ""


async def test_a_caller_cancelled_at_any_point_leaves_all_of_its_work_or_nothing(
    database: SqliteDatabase, path: Path
) -> None:
    def insert_both(number: int, connection: sqlite3.Connection) -> None:
        insert(number)(connection)
        insert(-number)(connection)

    for turns in range(1, 60):
        cancelled = asyncio.create_task(database.write(partial(insert_both, turns)))
        other = asyncio.create_task(database.write(insert(1000 + turns)))
        for _ in range(turns):
            await asyncio.sleep(0)
        cancelled.cancel()
        await asyncio.wait([cancelled])
        settled = [number for number in stored(path) if abs(number) == turns]
        assert settled in ([], [-turns, turns])
        assert settled or cancelled.cancelled()
        assert await other == 1000 + turns
        assert [number for number in stored(path) if abs(number) == turns] == settled


async def test_when_everything_is_cancelled_what_has_begun_is_stored_whole_and_the_rest_is_not(
    database: SqliteDatabase, path: Path
) -> None:
    pause = Pause(0)
    running = asyncio.create_task(database.write(pause))
    await pause.reached()
    waiting = asyncio.create_task(database.write(insert(1)))
    await asyncio.sleep(0)
    running.cancel()
    waiting.cancel()
    await asyncio.wait([waiting])
    assert waiting.cancelled()
    assert stored(path) == []
    pause.go_on.set()
    await asyncio.wait([running])
    assert running.cancelled()
    assert stored(path) == [0]
    assert await database.write(insert(2)) == 2
    assert stored(path) == [0, 2]


async def test_a_caller_is_told_when_what_the_thread_that_writes_has_to_do_is_cancelled(
    database: SqliteDatabase, path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begun: asyncio.Queue[Future[object]] = asyncio.Queue()
    submit, thread, pause = ThreadPoolExecutor.submit, database._writer._thread, Pause(0)

    def noted(executor: ThreadPoolExecutor, *work: Any) -> Future[object]:
        future = submit(executor, *work)
        if executor is thread:
            begun.put_nowait(future)
        return future

    monkeypatch.setattr(ThreadPoolExecutor, "submit", noted)
    under_way = asyncio.create_task(database.write(pause))
    await pause.reached()
    assert not (await begun.get()).cancel(), "what has begun is brought to its end"
    pause.go_on.set()
    assert await under_way == 0

    keeps_it_busy = threading.Event()
    submit(thread, keeps_it_busy.wait)
    to_come = asyncio.create_task(database.write(insert(1)))
    assert (await begun.get()).cancel()
    with pytest.raises(StoreError) as caught:
        await to_come
    assert caught.value.code == "interrupted"
    keeps_it_busy.set()
    assert await database.write(insert(2)) == 2
    assert stored(path) == [0, 2]
    assert caplog.records == [], "the disk has taken all that it was given"


async def test_the_callers_of_a_large_transaction_go_on_some_in_each_turn_of_the_loop(
    database: SqliteDatabase,
) -> None:
    turn, seen = 0, []

    async def write(number: int) -> None:
        await database.write(insert(number))
        seen.append(turn)

    writing = asyncio.gather(*map(write, range(100)))
    while not writing.done():
        turn += 1
        await asyncio.sleep(0)
    assert len(seen) == 100
    assert max(Counter(seen).values()) <= 2


async def test_when_the_disk_is_full_everybody_is_told_and_what_was_stored_stays(
    database: SqliteDatabase, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def limit(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA max_page_count = 20")

    def insert_much(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO moves VALUES (9, ?)", ("x" * 1_000_000,))

    await database.write(limit)
    await database.write(insert(0))
    works = (insert(1), insert_much, insert(2))
    outcomes = await asyncio.gather(*map(database.write, works), return_exceptions=True)
    assert [outcome.code for outcome in outcomes if isinstance(outcome, StoreError)] == ["disk_full"] * 3
    assert stored(path) == [0]
    with pytest.raises(StoreError):
        await database.write(insert_much)
    assert database.look_at_disk() is not None
    assert await database.write(insert(1)) == 1
    assert database.look_at_disk() is None
    assert [record.getMessage() for record in caplog.records] == [
        "the database fails",
        "the database works again",
    ], "the host is told once"
    assert "The disk is full" in str(fields_of(caplog.records[0])["error"])
    assert not any(record.exc_info for record in caplog.records)


async def test_when_sqlite_gives_up_the_whole_transaction_everybody_in_it_is_told(
    path: Path, tmp_path: Path
) -> None:
    trigger = (
        "CREATE TRIGGER no_thirteen BEFORE INSERT ON moves WHEN new.number = 13"
        " BEGIN SELECT raise(ROLLBACK, 'unlucky'); END;"
    )
    folder = write_migrations(tmp_path / "migrations", _0001_moves=MOVES + trigger)
    database = await SqliteDatabase.open(path, folder)
    outcomes = await asyncio.gather(
        *(database.write(insert(number)) for number in (12, 13, 14)), return_exceptions=True
    )
    for outcome in outcomes:
        assert isinstance(outcome, StoreError)
        assert "unlucky" in str(outcome)
    assert await database.write(insert(15)) == 15
    await database.close()
    assert stored(path) == [15]


async def test_only_what_need_not_last_is_committed_without_a_wait_for_the_disk(
    database: SqliteDatabase,
) -> None:
    def waits(connection: sqlite3.Connection) -> bool:
        return bool(connection.execute("PRAGMA synchronous").fetchone()[0] == FULL)

    assert await database.write(waits) is True
    assert await database.write(waits, durable=False) is False
    both = await asyncio.gather(database.write(waits, durable=False), database.write(waits))
    assert all(both)
    assert await database.write(waits) is True


@pytest.mark.parametrize("durable", [True, False])
async def test_a_process_killed_right_after_its_writes_loses_none_of_them(
    path: Path, migrations: Path, durable: bool
) -> None:
    script = WRITE_WITHOUT_END.replace("DURABLE", str(durable))
    with start_python(script, path, migrations) as process:
        assert process.stdout is not None
        acknowledged = {int(process.stdout.readline()) for _ in range(200)}
        process.kill()
        acknowledged.update(int(line) for line in process.stdout.read().split("\n")[:-1])
    database = await SqliteDatabase.open(path, migrations)
    rows = await database.fetch_all("SELECT number FROM moves")
    await database.close()
    assert len(acknowledged) >= 200
    assert acknowledged <= {row["number"] for row in rows}


@pytest.mark.slow
@needs_filters
@pytest.mark.parametrize("goes_on", [False, True])
async def test_what_was_said_not_to_be_stored_does_not_come_back_after_a_kill(
    path: Path, migrations: Path, goes_on: bool
) -> None:
    script = WRITE_TO_A_DISK_THAT_FAILS.replace("GOES_ON", str(goes_on))
    with start_python(script, path, migrations) as process:
        assert process.stdout is not None
        said = [process.stdout.readline().strip() for _ in range(2 + goes_on)]
        process.kill()
    assert (said[0], said[2:]) == ("1", ["4"] * goes_on)
    assert "disk I/O error" in said[1]
    database = await SqliteDatabase.open(path, migrations)
    rows = await database.fetch_all("SELECT number FROM moves ORDER BY number")
    await database.close()
    assert [row["number"] for row in rows] == [1, 4][: 1 + goes_on]
