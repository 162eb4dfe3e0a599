"""Statements that are run together, in one transaction.

A function that returns some is named after their effect: `upsert_match`, `delete_plan`.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from bot.model.tables import ActionRow
from bot.store.engine import Transaction
from bot.store.rows import columns_of, insert

T = TypeVar("T")
MANY_ROWS = 100  # rows beyond which reading them is worth a thread
Statement = tuple[str, tuple[object, ...]]


def execute(connection: Transaction, statements: Sequence[Statement]) -> None:
    """Runs the statements, in order, inside the caller's transaction."""
    for sql, parameters in statements:
        connection.execute(sql, parameters)


async def read(parse: Callable[[], T], rows: int) -> T:
    """The result of `parse` on `rows` rows; in a thread if they are many."""
    return await asyncio.to_thread(parse) if rows > MANY_ROWS else parse()


def add_row(connection: Transaction, table: str, columns: Mapping[str, object]) -> int:
    """Stores a row inside the caller's transaction; returns the number that it gets."""
    sql, values = insert(table, columns)
    [row] = connection.execute(f"{sql} RETURNING id", values)
    return int(row["id"])


def revise(table_id: int) -> Statement:
    """Marks a change of the table that Discord is to show."""
    return ("UPDATE tables SET revision = revision + 1 WHERE id = ?", (table_id,))


def insert_action(action: ActionRow) -> Statement:
    """Keeps an action."""
    return insert("actions", columns_of(action))
