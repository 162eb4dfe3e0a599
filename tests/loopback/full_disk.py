"""A disk that is full while a file is there: SQLite gets no page more, and says so itself."""

import sqlite3
from pathlib import Path
from typing import Any

UNBOUND = (1 << 32) - 2
"""SQLite's own limit to the pages of a database (https://www.sqlite.org/limits.html)."""


def bound(path: str) -> None:
    """From now on every database that is opened is full while there is a file at the path."""
    mark, connect = Path(path), sqlite3.connect

    class Bound(sqlite3.Connection):
        """A connection that looks, before each statement, whether the disk is full."""

        full = False

        def execute(self, *statement: Any) -> sqlite3.Cursor:
            """Runs a statement, with no page more than there is while the disk is full."""
            if (full := mark.exists()) != self.full:
                self.full = full
                super().execute(f"PRAGMA max_page_count = {1 if full else UNBOUND}")
            return super().execute(*statement)

    def connect_bound(*arguments: Any, **options: Any) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*arguments, **{"factory": Bound, **options})
        return connection

    sqlite3.connect = connect_bound  # type: ignore[assignment]
