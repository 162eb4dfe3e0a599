"""The database: one file, one process, one connection that writes and one that only reads.

SQLite keeps a write-ahead log, so that reading and writing don't wait for each other, and a commit returns
only when it is on disk: what was acknowledged survives the loss of power. What is deleted is overwritten, so
that it can't be read from the file either.

A commit costs a wait for the disk, so writes are *grouped*: while a transaction is being committed, those
who want to write next gather, and the next transaction holds the work of all of them, each in a savepoint
of its own. The task that does it ends when nobody is waiting.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shutil import disk_usage
from typing import Any, Generic, TypeVar

import aiosqlite

from bot.store.claim import claimed
from bot.store.errors import StoreError, explain, explained
from bot.store.migrations import MIGRATIONS, migrate

_BUSY_SECONDS = 5.0
_WRITER = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
_READER = ("PRAGMA query_only = ON",)

T = TypeVar("T")
Work = Callable[[aiosqlite.Connection], Awaitable[T]]
Parameters = Sequence[object] | Mapping[str, object]


@dataclass(frozen=True, slots=True, eq=False)
class _Job(Generic[T]):
    """A piece of work, and the future that is done when it is on disk or has failed."""

    work: Work[T]
    outcome: asyncio.Future[T]


class Database:
    """An open database. `open` makes one, `close` must be called, or the process does not end."""

    def __init__(
        self, path: Path, writer: aiosqlite.Connection, caller: aiosqlite.Connection, opened: AsyncExitStack
    ) -> None:
        self._path = path
        self._writer = writer
        self._reader = caller
        self._opened = opened
        self._closed = False
        self._waiting: list[_Job[Any]] = []
        self._worker: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: Path, migrations: Path | None = None) -> "Database":
        """Opens the database file `path` for this process alone, up to date with the `migrations` folder.

        Makes the file, and its folder if that folder's parent exists. Raises `StoreError`, with nothing left
        open or locked.
        """
        async with AsyncExitStack() as opened:
            path = opened.enter_context(claimed(path))
            with explained(path):
                migrate(path, migrations or MIGRATIONS)
                writer = await opened.enter_async_context(_connection(path, "rw", _WRITER))
                caller = await opened.enter_async_context(_connection(path, "ro", _READER))
            return cls(path, writer, caller, opened.pop_all())

    async def close(self) -> None:
        """Finishes the writes under way, refuses new ones, closes everything and gives the lock back."""
        self._closed = True
        if self._worker is not None:
            await asyncio.wait([self._worker])
        await self._opened.aclose()

    async def fetch_all(self, sql: str, parameters: Parameters = ()) -> list[sqlite3.Row]:
        """The rows of a query on what is committed."""
        if self._closed:
            raise StoreError("closed", path=self._path)
        return list(await self._reader.execute_fetchall(sql, parameters))

    async def fetch_one(self, sql: str, parameters: Parameters = ()) -> sqlite3.Row | None:
        """The first row of a query on what is committed, if it has any."""
        rows = await self.fetch_all(sql, parameters)
        return rows[0] if rows else None

    async def write(self, work: Work[T]) -> T:
        """Runs `work` inside a transaction; returns its result when that is on disk.

        `work` gets the connection that writes, executes its statements and awaits nothing else, for others
        wait. It neither begins nor ends a transaction, nor calls `write`. If it raises, nothing of it is
        stored, the exception comes from here, and other people's work is untouched. If the transaction as a
        whole cannot be committed, nothing is stored, and `StoreError` comes.

        A caller who is cancelled gets the cancellation when it is settled whether the work is stored: work
        that has not begun never is, work that has begun is brought to its end.
        """
        if self._closed:
            raise StoreError("closed", path=self._path)
        if asyncio.current_task() is self._worker:
            raise RuntimeError("a write inside a write would wait for itself")
        job = _Job(work, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        if self._worker is None or self._worker.done():
            self._worker = asyncio.create_task(self._work())
        return await self._settled(job)

    async def empty_log(self) -> bool:
        """Moves all that is committed out of the write-ahead log, where what was deleted would stay a while.

        False where somebody was reading just then; a later turn of SQLite's own does it.
        """
        async with _connection(self._path, "rw", ()) as connection:
            rows = await connection.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            return not next(iter(rows))["busy"]

    def space(self) -> tuple[int, int]:
        """How many bytes the database takes with its write-ahead log, and how many its disk has left."""
        files = self._path, self._path.with_name(f"{self._path.name}-wal")
        return sum(file.stat().st_size for file in files if file.exists()), disk_usage(self._path.parent).free

    async def _settled(self, job: _Job[T]) -> T:
        interruption: asyncio.CancelledError | None = None
        while not job.outcome.done():
            try:
                await asyncio.wait([job.outcome])
            except asyncio.CancelledError as cancelled:
                if job in self._waiting:
                    self._waiting.remove(job)
                    raise
                interruption = cancelled
        if interruption is not None:
            job.outcome.exception()  # looked at, so that asyncio does not report it as forgotten
            raise interruption
        return job.outcome.result()

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting, []
                await self._transact(batch)
        finally:
            left, self._waiting = self._waiting, []  # none, unless the task is torn down
            _fail(left, StoreError("interrupted", path=self._path))

    async def _transact(self, batch: Sequence[_Job[Any]]) -> None:
        """Stores the work of the whole batch in one transaction, and tells everyone their outcome."""
        try:
            await self._writer.execute("BEGIN IMMEDIATE")
            outcomes = [await self._run(job) for job in batch]
            await self._writer.execute("COMMIT")
        except Exception as error:  # noqa: BLE001 - everyone in the batch is told of it
            await self._undo(batch, explain(error, self._path))
        except BaseException:
            await self._undo(batch, StoreError("interrupted", path=self._path))
            raise
        else:
            for tell in outcomes:
                tell()

    async def _run(self, job: _Job[T]) -> Callable[[], None]:
        """Does one piece of work in a savepoint; returns what is to tell its caller once it is on disk."""
        await self._writer.execute("SAVEPOINT work")
        try:
            tell = partial(job.outcome.set_result, await job.work(self._writer))
        except Exception as error:
            if not self._writer.in_transaction:
                raise  # SQLite has rolled back everything, as it may when the disk is full
            await self._writer.execute("ROLLBACK TO work")
            tell = partial(job.outcome.set_exception, error)
        await self._writer.execute("RELEASE work")
        return tell

    async def _undo(self, batch: Sequence[_Job[Any]], failure: StoreError) -> None:
        try:
            await self._writer.rollback()  # queued at once, so it happens even if the await is cancelled
        finally:
            _fail(batch, failure)


def _fail(jobs: Sequence[_Job[Any]], failure: StoreError) -> None:
    for job in jobs:
        job.outcome.set_exception(failure)


@asynccontextmanager
async def _connection(path: Path, mode: str, pragmas: Sequence[str]) -> AsyncIterator[aiosqlite.Connection]:
    connection = await _connected(path, mode)
    try:
        connection.row_factory = sqlite3.Row
        for pragma in pragmas:
            await connection.execute_fetchall(pragma)
        yield connection
    finally:
        await connection.close()


async def _connected(path: Path, mode: str) -> aiosqlite.Connection:
    """A connection; a caller who is cancelled meanwhile leaves none behind, which aiosqlite alone would."""
    uri = f"{path.as_uri()}?mode={mode}"
    connecting = asyncio.ensure_future(
        aiosqlite.connect(uri, uri=True, isolation_level=None, timeout=_BUSY_SECONDS)
    )
    try:
        return await asyncio.shield(connecting)
    except asyncio.CancelledError:
        await (await connecting).close()
        raise
