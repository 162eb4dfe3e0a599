"""Writing in a thread of its own, with group commit.

A commit waits for the disk. Meanwhile further writes gather; the next transaction holds the work of all of
them, each in a savepoint.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Generic, TypeVar

from bot.store.errors import FaultLog, StoreError
from bot.store.sqlite.errors import explain, is_of_the_disk, typed

# For the disk, at a commit (https://www.sqlite.org/pragma.html#pragma_synchronous, on WAL mode).
_WAITING, _NOT_WAITING = "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL"
# Callers of one transaction who continue in one turn of the loop, so that a large group does not hold up
# everything else.
_ANSWERED_AT_ONCE = 2

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]
Answer = Callable[[], None]
_Done = Future[Sequence[Answer]]


@dataclass(frozen=True, slots=True, eq=False)
class _Job(Generic[T]):
    work: Work[T]
    outcome: asyncio.Future[T]
    durable: bool


class Writer:
    """Does work in transactions, each with all the work that gathered during the one before."""

    def __init__(
        self, path: Path, connection: sqlite3.Connection, thread: ThreadPoolExecutor, faults: FaultLog
    ) -> None:
        self._path = path
        self._connection = connection
        self._thread = thread
        self._faults = faults
        self._waiting: list[_Job[Any]] = []
        self._is_busy = False
        self._waits_by = ""

    async def write(self, work: Work[T], *, durable: bool) -> T:
        """As `SqliteDatabase.write`, of a database that is open."""
        loop = asyncio.get_running_loop()
        job = _Job(work, loop.create_future(), durable)
        self._waiting.append(job)
        if not self._is_busy:
            self._is_busy = True
            loop.call_soon(self._begin)  # all writes of one turn of the loop are in the same group
        try:
            return await asyncio.shield(job.outcome)
        except asyncio.CancelledError:
            if job in self._waiting:
                self._waiting.remove(job)
                raise
            while not job.outcome.done():
                with suppress(asyncio.CancelledError):
                    await asyncio.wait([job.outcome])
            job.outcome.exception()  # looked at, so that asyncio does not report it as forgotten
            raise

    def _begin(self) -> None:
        group, self._waiting = self._waiting, []
        self._is_busy = bool(group)
        if group:
            # Not by `run_in_executor`, which takes two more turns of the loop before the callers hear.
            done = self._thread.submit(self._transact, group)
            done.add_done_callback(partial(self._hand_over, asyncio.get_running_loop(), group))

    def _hand_over(self, loop: asyncio.AbstractEventLoop, group: Sequence[_Job[Any]], done: _Done) -> None:
        with suppress(RuntimeError):  # it is closed: nobody waits any more
            loop.call_soon_threadsafe(self._ended, group, done)

    def _ended(self, group: Sequence[_Job[Any]], done: _Done) -> None:
        self._begin()
        failure: BaseException | None
        if done.cancelled():  # an immediate stop cancels work that the thread had not begun
            failure = StoreError("interrupted", path=self._path)
        elif isinstance(failure := done.exception(), StoreError):
            self._faults.failed("write", failure)
        else:
            self._faults.worked("write")
        if failure is None:
            _answer(done.result())
        else:
            _answer([partial(job.outcome.set_exception, failure) for job in group])

    def _transact(self, group: Sequence[_Job[Any]]) -> Sequence[Answer]:
        # In the writing thread. Returns what gives the callers their results; raises `StoreError` where
        # nothing is stored.
        writer = self._connection
        try:
            pragma = _WAITING if any(job.durable for job in group) else _NOT_WAITING
            if self._waits_by != pragma:
                writer.execute(pragma)
                self._waits_by = pragma
            writer.execute("BEGIN IMMEDIATE")
            outcomes = [_do(job, writer) for job in group]
            writer.execute("COMMIT")
        except Exception as error:
            self._waits_by = ""
            _take_back(writer)
            raise explain(error, self._path) from error
        return outcomes


def _do(job: _Job[T], writer: sqlite3.Connection) -> Answer:
    writer.execute("SAVEPOINT work")
    try:
        tell = partial(job.outcome.set_result, job.work(writer))
    except Exception as error:
        if is_of_the_disk(error) or not writer.in_transaction:
            raise  # so everything fails; SQLite may have rolled it back when the disk is full
        writer.execute("ROLLBACK TO work")
        tell = partial(job.outcome.set_exception, typed(error))
    writer.execute("RELEASE work")
    return tell


def _answer(outcomes: Sequence[Answer]) -> None:
    for tell in outcomes[:_ANSWERED_AT_ONCE]:
        tell()
    if outcomes := outcomes[_ANSWERED_AT_ONCE:]:
        asyncio.get_running_loop().call_soon(_answer, outcomes)


def _take_back(writer: sqlite3.Connection) -> None:
    # Where nothing but the wait for the disk has failed, all of it is in the write-ahead log, and is taken
    # for committed after a kill (https://www.sqlite.org/walformat.html#recovery). A commit that changes
    # nothing takes its place there.
    writer.rollback()
    with suppress(sqlite3.Error):
        [version] = writer.execute("PRAGMA user_version").fetchone()
        for sql in (_NOT_WAITING, "BEGIN IMMEDIATE", f"PRAGMA user_version = {version}", "COMMIT"):
            writer.execute(sql)
    writer.rollback()
