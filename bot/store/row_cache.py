"""Rows that are asked for with every move and seldom change: read once, until somebody writes them.

SQLite itself tells which of them a transaction writes, by triggers that only the connection that writes has:
so none is missed, whichever statement it was.
https://www.sqlite.org/lang_createtrigger.html#temp_triggers_on_non_temp_tables
"""

import sqlite3
from collections.abc import Iterator, Mapping

KEPT: Mapping[str, str] = {
    "guilds": "guild_id",
    "messages": "subject",
    "people": "user_id",
    "tables": "channel_id",
}
"""The SQL tables whose rows are kept, and the column by which they are known."""
OF_TABLES = "id, game, status, channel_id"
"""The columns that may be kept of `tables`: the others change with every move."""
MOST_KEPT = 4_000
"""Keys of which rows are kept at a time."""

Key = tuple[str, int]
"""One of the SQL tables, and what stands in the column."""
Query = tuple[str, tuple[object, ...]]
Rows = list[sqlite3.Row]


class RowCache:
    """The rows that queries on some keys have found.

    What the transaction under way writes is noted in the thread that writes. It is forgotten by
    `forget_written` in the thread that reads, before anybody learns of that transaction, and while there is
    no other.
    """

    def __init__(self) -> None:
        self._kept: dict[Key, dict[Query, Rows]] = {}
        self._written: set[Key] = set()

    def watch(self, writer: sqlite3.Connection) -> None:
        """From now on notes what this connection writes."""
        writer.create_function("note_written", 2, lambda table, value: self._written.add((table, value)))
        writer.execute("PRAGMA temp_store = MEMORY")
        writer.execute("PRAGMA recursive_triggers = ON")  # a row that is replaced is deleted
        for sql in _triggers(writer):
            writer.execute(sql)

    def find(self, key: Key, query: Query) -> Rows | None:
        """The rows that a query has found, if they are kept."""
        found = self._kept.get(key)
        return None if found is None else found.get(query)

    def keep(self, key: Key, query: Query, rows: Rows) -> None:
        """Keeps the rows of a query that finds none but those of a key."""
        if len(self._kept) >= MOST_KEPT:
            self._kept.clear()
        self._kept.setdefault(key, {})[query] = rows

    def forget_written(self) -> None:
        """Forgets what was written since the last time."""
        written, self._written = self._written, set()
        for key in written:
            self._kept.pop(key, None)


def _triggers(writer: sqlite3.Connection) -> Iterator[str]:
    """The statements that make the triggers on those of the SQL tables that there are."""
    known = {row["name"] for row in writer.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
    for table in KEPT.keys() & known:
        changed = f"UPDATE OF {OF_TABLES}" if table == "tables" else "UPDATE"
        for event, row in ("INSERT", "NEW"), (changed, "OLD"), (changed, "NEW"), ("DELETE", "OLD"):
            yield (
                f"CREATE TEMP TRIGGER {table}_{event.split()[0]}_{row} AFTER {event} ON main.{table}"
                f" BEGIN SELECT note_written('{table}', {row}.{KEPT[table]}); END"
            )
