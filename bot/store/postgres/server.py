"""The server that `DATABASE_URL` names: connections to it, its checks, and its errors."""

import re
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from bot.store.errors import StatementError, StoreError, UniqueError
from bot.store.postgres.values import ADAPTERS, Row, rows_by_name

Connection = psycopg.Connection[tuple[Any, ...]]
AsyncConnection = psycopg.AsyncConnection[Row]

OLDEST = 14  # which can wait until a connection that is ended is gone
MOST_APART = 5.0  # seconds between the clocks of this machine and the server

_COMMON: Mapping[str, Any] = {
    "autocommit": True,
    # So that a network that swallows everything is noticed before the lease is another's.
    "connect_timeout": 10,
    "keepalives_idle": 4,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,  # milliseconds
}
# Every statement is prepared when it is met again, and there are some hundreds.
_OF_QUERIES: Mapping[str, Any] = {
    **_COMMON,
    "context": ADAPTERS,
    "row_factory": rows_by_name,
    "prepare_threshold": 1,
}
# Its errors of names, passwords and rights, which stay until the host changes something; they have no code.
_REFUSAL = re.compile("does not exist|authentication failed|no pg_hba.conf entry|permission denied|invalid")
_CLOCK = "SELECT pg_backend_pid(), extract(epoch FROM clock_timestamp())::float8"
_PLACES = """
    SELECT current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - count(*) FROM pg_stat_activity WHERE backend_type = 'client backend'
"""
_KEY = re.compile(r"\(([^()]*)\)=\(")  # in each language of the server's
# https://www.postgresql.org/docs/current/errcodes-appendix.html
_FULL, _READ_ONLY = ("53100", "25006")


@contextmanager
def _reached(address: str) -> Iterator[None]:
    try:
        yield
    except psycopg.Error as error:
        raise unreached(address, error) from error


def connected(address: str, name: str) -> Connection:
    """A connection that commits each statement, `name`d in `pg_stat_activity`. Raises `StoreError`."""
    with _reached(address):
        return psycopg.connect(address, application_name=name, **_COMMON)


def connected_to_write(address: str, name: str) -> psycopg.Connection[Row]:
    """One for work that reads, too. Raises `StoreError`."""
    with _reached(address):
        connection: psycopg.Connection[Row] = psycopg.connect(
            address, application_name=name, cursor_factory=psycopg.RawCursor, **_OF_QUERIES
        )
    connection.isolation_level = psycopg.IsolationLevel.SERIALIZABLE
    return connection


async def connected_on_the_loop(address: str, name: str) -> AsyncConnection:
    """One that holds nobody up. Raises `StoreError`."""
    with _reached(address):
        return await psycopg.AsyncConnection.connect(
            address, application_name=name, cursor_factory=psycopg.AsyncRawCursor, **_OF_QUERIES
        )


def check(connection: Connection, address: str) -> str:
    """Which PostgreSQL it is. Raises `StoreError` for one that the bot can't use."""
    version, before = connection.info.server_version // 10_000, time.time()
    if version < OLDEST:
        raise StoreError("old_server", address=shown(address), version=version, oldest=OLDEST)
    [[pid, clock]] = connection.execute(_CLOCK)
    if pid != connection.info.backend_pid:  # a pooler tells a number of its own
        raise StoreError("pooler", address=shown(address))
    apart = max(before - clock, clock - time.time())
    if apart > MOST_APART:
        raise StoreError("clock", address=shown(address), seconds=round(apart))
    return f"PostgreSQL {version}"


def places_left(connection: Connection) -> int:
    """How many more connections the server takes."""
    [[places]] = connection.execute(_PLACES)
    return int(places)


def unreached(address: str, error: psycopg.Error) -> StoreError:
    """Why there is no connection."""
    reason = " ".join(str(error).split())
    is_refused = isinstance(error, psycopg.ProgrammingError) or _REFUSAL.search(reason)
    return StoreError("refused" if is_refused else "unreached", address=shown(address), reason=reason)


def explained(address: str, error: psycopg.Error) -> StoreError | StatementError:
    """The meaning of an error: a server that is not there or takes no more, or a wrong statement."""
    if isinstance(error, psycopg.errors.UniqueViolation):
        key = _KEY.search(error.diag.message_detail or "")
        columns = key[1].split(", ") if key else []
        return UniqueError(", ".join(f"{error.diag.table_name}.{name}" for name in columns))
    if error.sqlstate in (_FULL, _READ_ONLY):
        code = "disk_full" if error.sqlstate == _FULL else "not_writable"
        return StoreError(code, path=shown(address), reason=error)
    if isinstance(error, psycopg.OperationalError | psycopg.InterfaceError):
        return unreached(address, error)
    return StatementError(str(error))


def shown(address: str) -> str:
    """Which database an address means, without the password."""
    try:
        known = conninfo_to_dict(address)
    except psycopg.ProgrammingError:
        return "that DATABASE_URL names"
    return f"{known.get('dbname', 'of its user')} on {known.get('host', 'this machine')}"
