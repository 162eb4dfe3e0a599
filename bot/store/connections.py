"""Connections to the SQLite file, each for one thread at a time, with what is set on it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import aiosqlite

_BUSY_SECONDS = 5.0
WRITER = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
READER = ("PRAGMA query_only = ON",)
WAITING, NOT_WAITING = "PRAGMA synchronous = FULL", "PRAGMA synchronous = NORMAL"
"""For the disk, at a commit (https://www.sqlite.org/pragma.html#pragma_synchronous, on WAL mode)."""


@contextmanager
def connection(path: Path, mode: str, pragmas: Sequence[str]) -> Iterator[sqlite3.Connection]:
    """A connection for one thread at a time, closed at the end."""
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
async def scanner(path: Path) -> AsyncIterator[aiosqlite.Connection]:
    """A connection that reads in a thread of its own; an opening that is cancelled leaves none behind."""
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
        for pragma in READER:
            await connection.execute_fetchall(pragma)
        yield connection
    finally:
        await connection.close()


def take_back(writer: sqlite3.Connection) -> None:
    """Undoes a transaction that has failed, so that no kill can bring it back.

    Where nothing but the wait for the disk has failed, all of it stands in the write-ahead log, and whoever
    opens the file after a kill takes it for committed (https://www.sqlite.org/walformat.html#recovery). A
    commit that changes nothing, and does not wait, takes its place there. Where not even that can be written,
    the end of the transaction was not either.
    """
    writer.rollback()
    with suppress(sqlite3.Error):
        [version] = writer.execute("PRAGMA user_version").fetchone()
        for sql in (NOT_WAITING, "BEGIN IMMEDIATE", f"PRAGMA user_version = {version}", "COMMIT"):
            writer.execute(sql)
    writer.rollback()


def _uri(path: Path, mode: str) -> str:
    return f"{path.as_uri()}?mode={mode}"
