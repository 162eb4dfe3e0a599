"""A database on PostgreSQL: connections on the event loop, and a thread for work that reads as it writes.

Reads that belong together, and writes, go in one pipeline: one way there and back. A lost connection looks
like a disk that refuses, and the next read or write opens another.

If the answer to a commit is lost, it may have been done. Each transaction leaves a number under the name of
its connection (`commits`), and another connection looks whether it is there.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import psycopg
from psycopg.errors import DeadlockDetected, SerializationFailure

from bot.store.deed import note_stored
from bot.store.engine import Parameters, Query, Transaction, Work
from bot.store.errors import FaultLog, StoreError
from bot.store.postgres.lease import Lease
from bot.store.postgres.migrations import migrate, pending
from bot.store.postgres.pool import Pool
from bot.store.postgres.server import (
    AsyncConnection,
    connected,
    connected_on_the_loop,
    connected_to_write,
    explained,
    shown,
)
from bot.store.postgres.translate import translated
from bot.store.postgres.values import Row
from bot.store.sqlite.migrations import MIGRATIONS

log = logging.getLogger(__name__)

T = TypeVar("T")
Rows = list[Row]

CONNECTIONS = 6
"""On the event loop."""
_TRIES = 100
"""Tries of a transaction when others come between. None waits: each conflict let another one through."""
LOOKED_UP_FOR = 5.0
"""Seconds in which it must be found whether a commit was done."""
_ANSWERING = 0.5
"""Seconds in which people get an answer about it, before the process ends."""
_READ: Query = ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", ())
_BEGIN: Query = ("BEGIN", ())
_COMMIT: Query = ("COMMIT", ())
_MARK = """
    INSERT INTO commits (connection, number) VALUES (?, ?)
    ON CONFLICT (connection) DO UPDATE SET number = excluded.number, at = excluded.at
"""
# Else the commit might be done later.
_END = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE application_name = $1"
_MARKED = """
    SELECT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = $1) AS is_left,
        EXISTS (SELECT FROM commits WHERE connection = $1 AND number = $2) AS is_done
"""
_GLANCE = 0.1  # seconds between two looks for it
_NOT_WAITING: Query = ("SET LOCAL synchronous_commit = off", ())
_CAME_BETWEEN = (SerializationFailure, DeadlockDetected)


@dataclass(slots=True)
class _Commit(Generic[T]):
    """A commit, which `is_in_doubt` once it may be done and its answer is lost."""

    connection: str = ""
    number: int = field(default_factory=lambda: secrets.randbits(62))
    outcome: T | None = None
    is_in_doubt: bool = False

    @property
    def mark(self) -> Query:
        return _MARK, (self.connection, self.number)


class PostgresDatabase:
    """An open database; it gives the lease back when it is closed."""

    def __init__(self, address: str, lease: Lease | None) -> None:
        self._address = address
        self._lease = lease
        self._faults = FaultLog()
        self._pool = Pool(CONNECTIONS, self._connected)
        self._thread = ThreadPoolExecutor(1, "database-writer")
        self._writer: psycopg.Connection[Row] | None = None
        self._under_way: set[asyncio.Task[Any]] = set()
        self._waits: tuple[float, Callable[[], object]] = 1.0, lambda: None
        self._names = map(f"{_name(lease)} {{}}".format, count(1))
        self._closed = False
        if lease is not None:
            lease.settle = self._settle

    @classmethod
    async def open(
        cls, address: str, lease: Lease | None = None, migrations: Path = MIGRATIONS
    ) -> "PostgresDatabase":
        """Opens the database at an address, made up to date. Raises `StoreError`."""

        def made() -> None:
            with connected(address, _name(lease)) as connection:
                try:
                    migrate(connection, address, migrations)
                except psycopg.Error as error:
                    raise explained(address, error) from error

        await asyncio.to_thread(made)
        return cls(address, lease)

    async def close(self) -> None:
        """Finishes the writes under way."""
        self._closed = True
        if self._under_way:
            await asyncio.wait(self._under_way)
        await self._pool.end()
        if self._writer is not None:
            self._writer.close()
        self._thread.shutdown()
        if self._lease is not None:
            await self._lease.close()

    async def sure(self) -> None:
        """Returns once nobody else can have the database."""
        if self._lease is not None:
            await self._lease.sure()

    async def fetch_all(self, sql: str, parameters: Parameters = ()) -> Rows:
        """The rows of a query."""
        [rows] = await self.fetch_together((sql, parameters))
        return rows

    async def fetch_one(self, sql: str, parameters: Parameters = ()) -> Row | None:
        """The first row of a query, if it has any."""
        rows = await self.fetch_all(sql, parameters)
        return rows[0] if rows else None

    async def fetch_together(self, *queries: Query) -> Sequence[Rows]:
        """The rows of several queries, all on the same commit."""
        self._require_open()
        with self._explained("read"):
            async with self._pool.lent() as connection:
                if len(queries) == 1:
                    cursor = await connection.execute(*translated(*queries[0]))
                    return [await cursor.fetchall()]
                _, *found, _ = await _pipelined(connection, _READ, *queries, _COMMIT)
                return [await cursor.fetchall() for cursor in found]

    async def scan(self, sql: str, parameters: Parameters = ()) -> Rows:
        """The rows of a query; none holds the event loop up."""
        return await self.fetch_all(sql, parameters)

    async def run(self, *statements: Query, durable: bool = True) -> None:
        """Runs the statements in one transaction."""
        self._require_open()
        await self._finished(self._run(_BEGIN, *([] if durable else [_NOT_WAITING]), *statements))

    async def write(self, work: Work[T], *, durable: bool = True) -> T:
        """Runs work in a transaction that no other comes between, in a thread, again if one has."""
        self._require_open()
        return await self._finished(self._write(work, durable))

    async def purge(self) -> None:
        """Frees the space of deleted data, so that it is overwritten in time."""
        try:
            async with self._pool.lent() as connection:
                await connection.execute("VACUUM")
        except (psycopg.Error, StoreError) as error:
            log.warning("what was deleted could not be freed", extra={"error": str(error)})

    async def space(self) -> tuple[int, None]:
        """The bytes of the database; the space left on the disk is unknown."""
        [row] = await self.fetch_all("SELECT pg_database_size(current_database()) AS bytes")
        return row["bytes"], None

    def when_it_waits(self, seconds: float, tell: Callable[[], object]) -> None:
        """Calls `tell` each time that a call has waited for the server for `seconds`."""
        self._waits = seconds, tell

    def look_at_disk(self) -> StoreError | None:
        """The present fault, if any; it is over once everything has worked since the last look."""
        return self._faults.look()

    async def _run(self, *statements: Query) -> None:
        for _ in range(_TRIES):
            commit = _Commit[None]()
            try:
                async with self._pool.lent() as connection:
                    commit.connection = _named(connection)
                    await _pipelined(connection, *statements, commit.mark, _COMMIT)
            except _CAME_BETWEEN:
                continue
            except psycopg.OperationalError:
                if not (commit.connection and connection.closed and await self._is_done(commit)):
                    raise
            return
        raise self._busy()

    async def _write(self, work: Work[T], durable: bool) -> T:
        commit = _Commit[T]()
        try:
            return await self._in_thread(partial(self._transact, work, durable, commit))
        except psycopg.OperationalError:
            if not (commit.is_in_doubt and await self._is_done(commit)):
                raise
            return cast("T", commit.outcome)

    def _transact(self, work: Work[T], durable: bool, commit: _Commit[T]) -> T:
        for _ in range(_TRIES):
            if self._writer is None or self._writer.closed:
                self._writer = self._connected_to_write()
            commit.connection, is_sent = _named(self._writer), False
            try:
                with self._writer.transaction():
                    if not durable:
                        self._writer.execute(*_NOT_WAITING)
                    transaction = _Transaction(self._writer)
                    commit.outcome = work(transaction)
                    transaction.execute(*commit.mark)
                    is_sent = True
            except _CAME_BETWEEN:
                continue
            except psycopg.OperationalError:
                commit.is_in_doubt = is_sent and self._writer.closed
                raise
            return commit.outcome
        raise self._busy()

    async def _is_done(self, commit: _Commit[Any]) -> bool:
        # Raises `StoreError` where that can't be found out.
        try:
            async with asyncio.timeout(LOOKED_UP_FOR):
                while True:
                    with suppress(psycopg.Error, StoreError):
                        connection = await connected_on_the_loop(self._address, _name(None))
                        async with connection:
                            await connection.execute(_END, (commit.connection,))
                            found = await connection.execute(_MARKED, (commit.connection, commit.number))
                            [row] = await found.fetchall()
                        if not row["is_left"]:
                            log.warning("a commit was in doubt", extra={"done": row["is_done"]})
                            return bool(row["is_done"])
                    await asyncio.sleep(_GLANCE)
        except TimeoutError:
            log.warning("a commit is in doubt")
            raise StoreError("in_doubt", address=shown(self._address)) from None

    async def _settle(self) -> None:
        # Waits until the callers of commits in doubt have their answers.
        if self._under_way:
            await asyncio.wait(self._under_way, timeout=LOOKED_UP_FOR)
            await asyncio.sleep(_ANSWERING)

    async def _connected(self) -> AsyncConnection:
        connection = await connected_on_the_loop(self._address, next(self._names))
        try:
            if self._lease is not None:
                cursor = await connection.execute(*self._lease.proof)
                if await cursor.fetchone() is None:
                    raise self._lease.lost()
        except BaseException:  # it may be cancelled as well
            await connection.close()
            raise
        return connection

    def _connected_to_write(self) -> psycopg.Connection[Row]:
        connection = connected_to_write(self._address, next(self._names))
        if self._lease is not None and connection.execute(*self._lease.proof).fetchone() is None:
            connection.close()
            raise self._lease.lost()
        return connection

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    async def _finished(self, writing: Coroutine[Any, Any, T]) -> T:
        # A cancelled caller continues once the outcome is known.
        task = asyncio.ensure_future(writing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        with self._explained("write"):
            try:
                outcome = await asyncio.shield(task)
                note_stored()
                return outcome
            except asyncio.CancelledError:
                while not task.done():
                    with suppress(asyncio.CancelledError):
                        await asyncio.wait([task])
                task.exception()  # looked at, so that asyncio does not report it as forgotten
                raise

    @contextmanager
    def _explained(self, work: str) -> Iterator[None]:
        waiting = asyncio.get_running_loop().call_later(*self._waits)
        try:
            yield
        except (psycopg.Error, StoreError) as error:
            explanation = error if isinstance(error, StoreError) else explained(self._address, error)
            if isinstance(explanation, StoreError):
                self._faults.failed(work, explanation)
            raise explanation from error
        finally:
            waiting.cancel()
        self._faults.worked(work)

    def _busy(self) -> StoreError:
        return StoreError("busy", path=shown(self._address), reason="others change the same over and over")

    def _require_open(self) -> None:
        if self._closed:
            raise StoreError("closed", path=shown(self._address))


@contextmanager
def reading(address: str) -> Iterator[Transaction | None]:
    """Reads beside a bot; None where migrations are lacking. Raises `StoreError`."""
    with connected_to_write(address, "pirate-tavern-doctor") as connection:
        connection.read_only = True
        try:
            yield None if pending(connection, address) else _Transaction(connection)
        except psycopg.Error as error:
            raise explained(address, error) from error


def _name(lease: Lease | None) -> str:
    return f"pirate-tavern {secrets.token_hex(4)}" if lease is None else lease.connections


def _named(connection: AsyncConnection | psycopg.Connection[Row]) -> str:
    return connection.info.parameter_status("application_name") or ""


class _Transaction:
    def __init__(self, connection: psycopg.Connection[Row]) -> None:
        self._connection = connection

    def execute(self, sql: str, parameters: Parameters = (), /) -> psycopg.Cursor[Row]:
        return self._connection.execute(*translated(sql, parameters))


async def _pipelined(connection: AsyncConnection, *statements: Query) -> Sequence[psycopg.AsyncCursor[Row]]:
    async with connection.pipeline():
        return [await connection.execute(*translated(*statement)) for statement in statements]
