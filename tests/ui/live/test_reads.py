"""How often the database is asked for one move."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.store.engine import Query
from bot.store.sqlite.database import Rows, SqliteDatabase
from tests.tavern import tavern


@contextmanager
def counted() -> Iterator[Counter[str]]:
    """How often each table of the database is read meanwhile."""
    found, at_once = Counter[str](), SqliteDatabase.fetch_together

    async def fetch_together(database: SqliteDatabase, *queries: Query) -> Sequence[Rows]:
        found.update(re.findall(r"FROM (\w+)", sql)[-1] for sql, _ in queries)
        return await at_once(database, *queries)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(SqliteDatabase, "fetch_together", fetch_together)
        yield found


async def test_a_press_reads_the_people_of_its_table_once_for_all_hands(tmp_path: Path) -> None:
    async with tavern(tmp_path, 3) as t:
        await t.start(rounds=10)
        with counted() as reads:
            await t.press(t.people[0], "move")
        assert reads["people"] == 2, "who presses, and all at the table"
        assert reads.total() <= 16
