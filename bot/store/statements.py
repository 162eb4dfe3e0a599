"""Statements that are run together, in one transaction.

A function that returns some is named after what they do: `upsert_match`, `delete_plan`.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.model.tables import ActionRow
from bot.store.database import Database
from bot.store.rows import columns_of, insert

T = TypeVar("T")
MANY_ROWS = 100  # rows beyond which reading them is worth a thread
Statement = tuple[str, tuple[object, ...]]


def execute(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    """Runs the statements, in order, inside the caller's transaction."""
    for sql, parameters in statements:
        connection.execute(sql, parameters)


async def run(database: Database, *statements: Statement, durable: bool = True) -> None:
    """Runs the statements in one transaction, as `Database.write`."""
    await database.write(lambda connection: execute(connection, statements), durable=durable)


async def read(parse: Callable[[], T], rows: int) -> T:
    """What `parse` makes of so many rows; in a thread where they are many."""
    return await asyncio.to_thread(parse) if rows > MANY_ROWS else parse()


def violates_unique(error: sqlite3.IntegrityError, columns: str) -> bool:
    """Whether the unique index on columns such as `matches.table_id` refused a row."""
    return str(error) == f"UNIQUE constraint failed: {columns}"


def revise(table_id: int) -> Statement:
    """Marks a change of the table that Discord is to show."""
    return ("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table_id,))


def insert_action(action: ActionRow) -> Statement:
    """Keeps an action."""
    return insert("actions", columns_of(action))
