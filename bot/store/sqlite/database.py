"""The database: one file, one process, one connection that writes and two that only read.

With a write-ahead log reading and writing don't wait for each other. A commit returns when it is on disk.
Deleted data is overwritten in the file.

Most reads find a few rows by an index in ten microseconds, and a thread would take ten times that: they are
read on the event loop. Only slow queries are `scan`ned in a thread. All reads raise `StoreError` if the disk
fails.
"""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shutil import disk_usage
from typing import TypeVar

import aiosqlite

from bot.store.deed import note_stored
from bot.store.engine import Parameters, Query
from bot.store.errors import FaultLog, StoreError
from bot.store.sqlite.claim import claimed_within, keep_private, lock_beside
from bot.store.sqlite.errors import explain, explained, is_of_the_disk, typed
from bot.store.sqlite.migrations import MIGRATIONS, log_of, migrate
from bot.store.sqlite.writer import Writer

log = logging.getLogger(__name__)

T = TypeVar("T")
Rows = list[sqlite3.Row]

_BUSY_SECONDS = 5.0
_WRITER = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
_READER = ("PRAGMA query_only = ON",)


@dataclass(frozen=True, slots=True)
class _Connections:
    writer: sqlite3.Connection
    reader: sqlite3.Connection
    scanner: aiosqlite.Connection


class SqliteDatabase:
    """An open database; until `close` the process does not end."""

    def __init__(self, path: Path, connections: _Connections, opened: AsyncExitStack) -> None:
        self._path = path
        self._lock = lock_beside(path)
        self._connections = connections
        self._opened = opened
        self._closed = False
        self._faults = FaultLog()
        thread = opened.enter_context(ThreadPoolExecutor(1, "database-writer"))
        self._writer = Writer(path, connections.writer, thread, self._faults)

    @classmethod
    async def open(
        cls, path: Path, migrations: Path | None = None, lock_wait: float = 0.0
    ) -> "SqliteDatabase":
        """Opens the file `path`, made where it is missing, for this process alone. Raises `StoreError`.

        Another process that has it may end for `lock_wait` seconds.
        """
        async with AsyncExitStack() as opened:
            path = await opened.enter_async_context(claimed_within(path, lock_wait))
            with explained(path):
                keep_private(path)
                migrate(path, migrations or MIGRATIONS)
                writer = opened.enter_context(_connection(path, "rw", _WRITER))
                reader = opened.enter_context(_connection(path, "ro", _READER))
                scans = await opened.enter_async_context(_scanner(path))
            return cls(path, _Connections(writer, reader, scans), opened.pop_all())

    async def close(self) -> None:
        """Finishes the writes under way, and gives the lock back."""
        if not self._closed:
            self._closed = True
            with suppress(StoreError):  # it is logged already
                await self._writer.write(lambda _: None, durable=True)  # what came before is done by then
            self._end_reading()
        await self._opened.aclose()
        if self._faults.is_damaged:
            log_of(self._path).touch()  # so that the next start looks through the file

    async def sure(self) -> None:
        """Returns at once: nobody takes away a lock of the operating system's."""

    async def fetch_all(self, sql: str, parameters: Parameters = ()) -> Rows:
        """The rows of a query that takes less than a millisecond; it blocks the loop."""
        [rows] = await self.fetch_together((sql, parameters))
        return rows

    async def fetch_one(self, sql: str, parameters: Parameters = ()) -> sqlite3.Row | None:
        """The first row of a query, if it has any."""
        rows = await self.fetch_all(sql, parameters)
        return rows[0] if rows else None

    async def fetch_together(self, *queries: Query) -> Sequence[Rows]:
        """The rows of several such queries, all on the same commit."""
        self._require_open()
        reader = self._connections.reader
        with self._explained():
            # One transaction for all that is read in this turn of the loop. It ends before anyone hears of a
            # later commit, since a caller who waits for one continues in a later turn.
            if not reader.in_transaction:  # SQLite may also have ended it where the disk has failed
                reader.execute("BEGIN")
                asyncio.get_running_loop().call_soon(self._end_reading)
            return [reader.execute(sql, parameters).fetchall() for sql, parameters in queries]

    async def scan(self, sql: str, parameters: Parameters = ()) -> Rows:
        """The rows of a query that may take long, read in a thread."""
        self._require_open()
        with self._explained():
            return list(await self._connections.scanner.execute_fetchall(sql, parameters))

    async def run(self, *statements: Query, durable: bool = True) -> None:
        """Runs the statements in one transaction."""
        await self.write(partial(_execute, statements), durable=durable)

    async def write(self, work: Callable[[sqlite3.Connection], T], *, durable: bool = True) -> T:
        """Runs `work` in a transaction, in the writing thread; returns its result when that is on disk.

        Work that raises leaves others' untouched.
        """
        self._require_open()
        outcome = await self._writer.write(work, durable=durable)
        note_stored()
        return outcome

    async def purge(self) -> None:
        """Empties the write-ahead log, in which deleted data remains a while longer."""
        try:
            await self.empty_log()
        except sqlite3.Error as error:
            log.warning("the write-ahead log could not be emptied", extra={"error": str(error)})

    async def empty_log(self) -> bool:
        """Empties the write-ahead log into the file; False where another was reading."""
        self._end_reading()
        return await asyncio.to_thread(_emptied, self._path)

    def when_it_waits(self, seconds: float, tell: Callable[[], object]) -> None:
        """Does nothing: whatever makes a file wait also blocks the event loop."""

    def look_at_disk(self) -> StoreError | None:
        """The present fault, if any; it is over once everything has worked since the last look."""
        return self._faults.look()

    def note_fault(self, fault: StoreError) -> None:
        """Notes a fault that another part has found."""
        self._faults.failed("read", fault)

    def require_lock(self) -> None:
        """Raises `StoreError` if another process may have the file: its lock was deleted or replaced."""
        if lock_beside(self._path) != self._lock:
            raise StoreError("lock_gone", path=self._path)

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    async def space(self) -> tuple[int, int]:
        """The bytes of the database with its log, and those left on its disk."""
        files = self._path, log_of(self._path)
        return sum(file.stat().st_size for file in files if file.exists()), disk_usage(self._path.parent).free

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.DatabaseError as error:
            if not is_of_the_disk(error):
                raise typed(error) from error  # a wrong query is a bug
            explanation = explain(error, self._path)
            self._faults.failed("read", explanation)
            raise explanation from error
        self._faults.worked("read")

    def _end_reading(self) -> None:
        if self._connections.reader.in_transaction:
            self._connections.reader.execute("ROLLBACK")  # which a damaged file does not refuse, as a COMMIT

    def _require_open(self) -> None:
        if self._closed:
            raise StoreError("closed", path=self._path)


def _execute(statements: Sequence[Query], writer: sqlite3.Connection) -> None:
    for sql, parameters in statements:
        writer.execute(sql, parameters)


def _emptied(path: Path) -> bool:
    with _connection(path, "rw", ()) as emptying:
        return not emptying.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()["busy"]


@contextmanager
def _connection(path: Path, mode: str, pragmas: Sequence[str]) -> Iterator[sqlite3.Connection]:
    opened = sqlite3.connect(
        _uri(path, mode), uri=True, isolation_level=None, timeout=_BUSY_SECONDS, check_same_thread=False
    )
    try:
        opened.row_factory = sqlite3.Row
        for pragma in pragmas:
            opened.execute(pragma).fetchall()
        yield opened
    finally:
        opened.close()


@asynccontextmanager
async def _scanner(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    # An opening that is cancelled leaves no connection behind.
    connecting = asyncio.ensure_future(
        aiosqlite.connect(_uri(path, "ro"), uri=True, isolation_level=None, timeout=_BUSY_SECONDS)
    )
    try:
        connection = await asyncio.shield(connecting)
    except asyncio.CancelledError:
        await (await connecting).close()
        raise
    try:
        connection.row_factory = sqlite3.Row
        for pragma in _READER:
            await connection.execute_fetchall(pragma)
        yield connection
    finally:
        await connection.close()


def _uri(path: Path, mode: str) -> str:
    return f"{path.as_uri()}?mode={mode}"
