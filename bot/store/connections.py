"""Connections to the SQLite file, each for one thread at a time, with what is set on it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import aiosqlite

_BUSY_SECONDS = 5.0
WRITER = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA foreign_keys = ON",
    "PRAGMA secure_delete = ON",
)
READER = ("PRAGMA query_only = ON",)


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


def _uri(path: Path, mode: str) -> str:
    return f"{path.as_uri()}?mode={mode}"
