"""The counts for whoever runs the bot."""

from pathlib import Path

from bot.model.tables import Pace, Status
from bot.store.sqlite.database import SqliteDatabase
from bot.store.store import Store
from tests.databases import sqlite_only
from tests.tables.company import ANNA, Company

_FILES = ("tavern.sqlite3", "tavern.sqlite3-wal")


async def test_the_counts_are_those_of_the_database(company: Company) -> None:
    store = company.tables.store
    empty = await store.census.taken(company.now)
    assert set(empty.tables.values()) == {0}
    assert (empty.untold, empty.people, empty.next_at, empty.overdue) == (0, 0, None, 0)
    table = await company.dealt()
    await store.tables.change(table.id, pace=Pace.LIVE)
    await company.arm()
    census = await store.census.taken(company.now)
    assert census.tables[Status.RUNNING] == 1
    assert sum(census.tables.values()) == 1
    assert census.untold == 1
    assert census.next_at == await store.clocks.next_at()
    assert census.next_at is not None
    assert (await store.census.taken(census.next_at - 1)).overdue == 0
    assert (await store.census.taken(census.next_at)).overdue == len(
        await store.clocks.of_person(ANNA.user_id)
    ) + 1
    await store.messages.mark_shown({table.id: 1000})
    assert (await store.census.taken(company.now)).untold == 0


@sqlite_only("a server's files are its own")
async def test_the_size_is_that_of_the_files(tmp_path: Path) -> None:
    path = tmp_path / "data" / "tavern.sqlite3"
    database = await SqliteDatabase.open(path)
    try:
        census = await Store(database).census.taken(0)
        stored = [file.stat().st_size for file in path.parent.iterdir() if file.name in _FILES]
        assert census.size == sum(stored) > 0
        assert census.free is not None
        assert census.free > 0
    finally:
        await database.close()
