"""The lease: of all processes with one database one plays, and the others wait for it as spares.

It is an advisory lock of PostgreSQL's, held by a connection of its own: a process that ends gives it back,
even by a kill. A suspended process keeps it, but sends no sign of life; then a spare ends the connections of
that process from outside. Each new connection must prove that its process has the lease (`Lease.proof`), and
the process that takes it ends those of all others: so a process that lost it writes nothing, and no write
pays for that.

Nothing is stored for it: PostgreSQL knows of each connection its name, since when it is there and when it was
last heard of. https://www.postgresql.org/docs/current/monitoring-stats.html
"""

import asyncio
import logging
import os
import re
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple, TypeVar

import psycopg

from bot.store.engine import Query
from bot.store.errors import StoreError
from bot.store.postgres.server import Connection, check, connected, shown, unreached

log = logging.getLogger(__name__)

T = TypeVar("T")
Waits = Callable[[], object]
Ended = Callable[[StoreError], object]

BEAT = 2.0  # seconds between two signs of life
SPARED = 15.0  # seconds for which a process may stand still at no cost
FROZEN = SPARED + 1.5 * BEAT  # of silence: the last sign may be a beat older than the standing still
LOOK_EVERY = 0.5  # seconds between two looks of a spare
_LEASE, _WORK = "pirate-tavern/lease", "pirate-tavern/work"  # how connections are named, before the process

# The lock, by two numbers of our own: https://www.postgresql.org/docs/current/view-pg-locks.html
_TAKE = "SELECT pg_try_advisory_lock(1885434465, 1)"
_HOLDERS = """
    SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND (classid, objid) = (1885434465, 1)
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
_PROOF = f"SELECT 1 FROM ({_HOLDERS}) AS holders WHERE pid = $1"  # noqa: S608 - our own words
_PROCESSES = f"""
    SELECT split_part(application_name, ' ', 2), pid IN ({_HOLDERS}),
        coalesce(nullif(split_part(application_name, ' ', 3), '')::float8, extract(epoch FROM backend_start)),
        extract(epoch FROM clock_timestamp() - coalesce(state_change, clock_timestamp())), pid
    FROM pg_stat_activity
    WHERE datname = current_database() AND application_name LIKE '{_LEASE} %'
    ORDER BY 2 DESC, 3
"""  # noqa: S608
# Waits until they are gone, for some seconds.
_END_FROZEN = f"SELECT pg_terminate_backend(pid, 5000) FROM ({_HOLDERS}) AS holders WHERE pid = %s"  # noqa: S608
_OF_WORK = f"""
    FROM pg_stat_activity WHERE datname = current_database() AND application_name LIKE '{_WORK} %'
"""
_END_WORK = f"SELECT pg_terminate_backend(pid, 5000) {_OF_WORK}"
_WORK_LEFT = f"SELECT count(*) {_OF_WORK}"
_GIVE_BACK = "SELECT pg_advisory_unlock_all()"
_PLAYS = """
    SELECT set_config('application_name', %s || floor(extract(epoch FROM clock_timestamp())), false)
"""


class Process(NamedTuple):
    """A process that plays or waits."""

    name: str
    plays: bool
    since: float  # in seconds since 1970, by the clock of the server
    silent: float  # seconds since it was last heard of, which only counts for who plays
    pid: int  # of its connection


def processes(connection: Connection) -> Sequence[Process]:
    """All processes with a connection, first the one that plays."""
    return [
        Process(name, plays, float(since), float(silent), pid)
        for name, plays, since, silent, pid in connection.execute(_PROCESSES)
    ]


@asynccontextmanager
async def held(address: str) -> AsyncIterator["Lease"]:
    """The lease while the block runs. Raises `StoreError`, also where another process plays."""
    lease = Lease(address)
    try:
        await lease.take()
        yield lease
    finally:
        await lease.close()


class Lease:
    """The lease of this process, which it has from `take` to `close`."""

    def __init__(self, address: str) -> None:
        where = re.sub(r"[^\w.-]", "", os.environ.get("DYNO") or socket.gethostname(), flags=re.ASCII)
        self.name = f"{where[:20]}-{secrets.token_hex(2)}"
        self._address = address
        self._thread = ThreadPoolExecutor(1, "lease")
        self._connection: Connection | None = None
        self._keeping: asyncio.Task[None] | None = None
        self._sure_until = 0.0
        self._sign = asyncio.Event()
        self.settle: Callable[[], Awaitable[object]] | None = None
        """Runs to its end when the lease is lost, before `ended` is called."""

    @property
    def connections(self) -> str:
        """The name of this process's connections, except the lease's own: by it they are ended."""
        return f"{_WORK} {self.name}"

    @property
    def proof(self) -> Query:
        """The query that a new connection sends before it is used; no row means another has the lease."""
        assert self._connection is not None
        return _PROOF, (self._connection.info.backend_pid,)

    def lost(self) -> StoreError:
        """The error for a lease that another process has."""
        return StoreError("lease_lost", address=shown(self._address))

    async def take(self, waits: Waits | None = None, ended: Ended | None = None) -> None:
        """Takes the lease, and ends the remaining connections of the last process that had it.

        While another process has it, this one waits as a spare and calls `waits` now and then. Without
        `waits` it raises `StoreError`, as for a server that can't be used. If the lease is lost later,
        `ended` is called.
        """
        while (other := await self._in_thread(self._tried)) is not None:
            if waits is None:
                raise StoreError("plays", address=shown(self._address), name=other)
            waits()
            await asyncio.sleep(LOOK_EVERY)
        self._sure_until = time.monotonic() + SPARED
        self._keeping = asyncio.create_task(self._keep(ended), name="lease")

    async def sure(self) -> None:
        """Returns at once while nobody else can have the lease; else after the next sign of life."""
        if time.monotonic() >= self._sure_until:
            self._sign.clear()
            await self._sign.wait()

    async def close(self) -> None:
        """Gives the lease back."""
        if self._keeping is not None:
            self._keeping.cancel()
            await asyncio.wait([self._keeping])
        await asyncio.to_thread(self._thread.shutdown)  # a `take` that was cancelled may still connect in it
        connection, self._connection = self._connection, None
        if connection is not None:
            await asyncio.to_thread(_end, connection)

    async def _keep(self, ended: Ended | None) -> None:
        # Signs of life, until the lease is lost.
        while True:
            await asyncio.sleep(BEAT)
            asked_at = time.monotonic()
            try:
                await self._in_thread(self._beat)
            except psycopg.Error as error:
                log.critical("the lease is lost", extra={"error": str(error)})
                if self.settle is not None:
                    await self.settle()
                if ended is not None:
                    ended(self.lost())
                return
            self._sure_until = asked_at + SPARED
            self._sign.set()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def _tried(self) -> str | None:
        # Who else plays, or is ending.
        if self._connection is None:
            self._connection = connected(self._address, f"{_LEASE} {self.name}")
            check(self._connection, self._address)
        try:
            [[is_mine]] = self._connection.execute(_TAKE)
            if is_mine:
                return self._begun(self._connection)
            for other in processes(self._connection):
                if other.plays and other.silent > FROZEN:
                    log.warning(
                        "the process that plays says nothing, and is ended", extra={"silent": other.name}
                    )
                    self._connection.execute(_END_FROZEN, (other.pid,))
                if other.plays:
                    return other.name
        except psycopg.Error as error:
            raise unreached(self._address, error) from error
        return "another"

    def _begun(self, connection: Connection) -> str | None:
        connection.execute(_END_WORK)  # false also where one has just ended by itself
        if connection.execute(_WORK_LEFT).fetchall() != [(0,)]:
            return "what was left of another"
        connection.execute(_PLAYS, (f"{_LEASE} {self.name} ",))
        return None

    def _beat(self) -> None:
        assert self._connection is not None
        self._connection.execute("SELECT 1")


def _end(connection: Connection) -> None:
    with suppress(psycopg.Error), connection:
        connection.execute(_GIVE_BACK)  # the server would do so only some time after the end
