"""The queries of actions: what people and the clock have done to a table, moves apart."""

import sqlite3

from bot.model.tables import ActionRow
from bot.store.database import Database
from bot.store.statements import Statement, run

_COLUMNS = "table_id, number, kind, at, user_id, name, seat, other_id, other_name, detail, detail_id"


class ActionStore:
    """Reads and writes the actions of tables, which are kept for ever."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_table(self, table_id: int) -> tuple[ActionRow, ...]:
        """All that was done to the table, in order."""
        rows = await self._database.fetch_all(
            f"SELECT {_COLUMNS} FROM actions WHERE table_id = ? ORDER BY id",  # noqa: S608 - constant
            (table_id,),
        )
        return tuple(map(_action, rows))

    async def add(self, action: ActionRow) -> None:
        """Keeps an action that changes nothing that is stored elsewhere."""
        await run(self._database, insert_action(action))


def insert_action(action: ActionRow) -> Statement:
    """Keeps an action, in the transaction of what it did."""
    return (
        f"INSERT INTO actions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - constant
        (
            action.table_id,
            action.number,
            action.kind,
            action.at,
            action.user_id,
            action.name,
            action.seat,
            action.other_id,
            action.other_name,
            action.detail,
            action.detail_id,
        ),
    )


def _action(row: sqlite3.Row) -> ActionRow:
    return ActionRow(**dict(row))
