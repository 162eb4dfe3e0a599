"""How SQLite finds what the bot reads on the event loop, where a scan holds everybody up.

Every statement that a test has the bot read there is looked at once, as it is issued. SQLite plans by the
schema alone, so that an empty database tells what a large one would.
"""

import re
import sqlite3
import sys
from collections.abc import Iterator, Sequence

import pytest

from bot.store.engine import Parameters, Query
from bot.store.sqlite.database import Rows, SqliteDatabase

GROWING = frozenset(
    (
        *("moves", "tables", "seats", "messages", "scorepad", "results", "seat_summaries", "actions"),
        *("matches", "match_results", "solo_hands"),
    )
)
"""Tables of the database that have more rows after each game."""
_PARTIAL = "SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'"
_ENGINE = ("bot.store.sqlite", "tests.query_plans", "tests.slow_reads")
scans: dict[str, str] = {}
"""What was read by a scan of a growing table, and by whom."""
_seen: set[str] = set()


def look_at_all() -> None:
    """Looks from now on at what is read."""
    at_once = SqliteDatabase.fetch_together

    async def fetch_together(self: SqliteDatabase, *queries: Query) -> Sequence[Rows]:
        new = [query for query in queries if query[0] not in _seen]
        by = _reader() if new else ""
        found = await at_once(self, *queries)
        if by.startswith(("bot.", "cogs.")):  # what a test reads itself is its own affair
            for sql, parameters in new:
                _seen.add(sql)
                scans.update((sql, f"{by}: {one}") for one in _scanned(self, sql, parameters))
        return found

    SqliteDatabase.fetch_together = fetch_together  # type: ignore[method-assign]


def _reader() -> str:
    frame = sys._getframe(2)
    while frame.f_back is not None and str(frame.f_globals["__name__"]).startswith(_ENGINE):
        frame = frame.f_back
    return str(frame.f_globals["__name__"])


def _scanned(database: SqliteDatabase, sql: str, parameters: Parameters) -> Iterator[str]:
    # A partial index holds what goes on, and not what is over.
    reader: sqlite3.Connection = database._connections.reader
    partial = {name for (name,) in map(tuple, reader.execute(_PARTIAL))}
    named = {alias: table for table, alias in re.findall(r"(\w+) AS (\w+)", sql)}
    for _, _, _, step in map(tuple, reader.execute(f"EXPLAIN QUERY PLAN {sql}", parameters)):
        # A search that names no column goes through the rows from one end.
        if scan := re.match(r"(?:SCAN|SEARCH) (\w+)(?: USING (?:COVERING )?INDEX (\w+))?$", step):
            table, index = scan[1], scan[2]
            if named.get(table, table) in GROWING and index not in partial:
                yield step


@pytest.fixture(autouse=True)
def nothing_scans_on_the_loop() -> Iterator[None]:
    yield
    found = [f"{' '.join(sql.split())}\n  {by}" for sql, by in scans.items()]
    scans.clear()
    if found:
        pytest.fail("\n".join(["to be read in a thread (`Database.scan`), or by an index:", *found]))
