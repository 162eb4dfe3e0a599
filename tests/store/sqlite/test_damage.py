"""A disk that fails under an open database: callers are told in words, and the host once."""

import sqlite3
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from bot.logs import fields_of
from bot.store.errors import StatementError, StoreError
from bot.store.sqlite.claim import is_claimed
from bot.store.sqlite.database import SqliteDatabase
from tests.store.sample import insert, spoil

ALL = "SELECT count(move) FROM moves"
Read = Callable[[SqliteDatabase], Awaitable[object]]
READS: dict[str, Read] = {
    "one": lambda database: database.fetch_one(ALL),
    "all": lambda database: database.fetch_all(ALL),
    "together": lambda database: database.fetch_together((ALL, ()), (ALL, ())),
    "scan": lambda database: database.scan(ALL),
}


@pytest.fixture
async def spoilt(database: SqliteDatabase, path: Path) -> SqliteDatabase:

    def insert_many(connection: sqlite3.Connection) -> None:
        rows = ((number, "x" * 200) for number in range(2000))
        connection.executemany("INSERT INTO moves VALUES (?, ?)", rows)

    await database.write(insert_many)
    assert await database.empty_log()
    spoil(path)
    return database


@pytest.mark.parametrize("read", READS.values(), ids=READS)
async def test_what_can_not_be_read_is_told_in_words_and_the_host_is_told_once(
    spoilt: SqliteDatabase, read: Read, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(20):
        with pytest.raises(StoreError) as caught:
            await read(spoilt)
        assert caught.value.code == "damaged"
        assert "restore FILE" in str(caught.value)
    [record] = caplog.records
    assert (record.levelname, record.getMessage()) == ("ERROR", "the database fails")
    assert "restore FILE" in str(fields_of(record)["error"])
    assert not record.exc_info


@pytest.mark.parametrize("is_read_first", [True, False])
async def test_a_damaged_file_is_one_line_whether_reading_or_writing_comes_upon_it_first(
    spoilt: SqliteDatabase, caplog: pytest.LogCaptureFixture, is_read_first: bool
) -> None:
    read, write = partial(spoilt.fetch_all, ALL), partial(spoilt.write, insert(5000))
    for meet in (read, write) if is_read_first else (write, read):
        with pytest.raises(StoreError) as caught:
            await meet()
        assert caught.value.code == "damaged"
    [record] = caplog.records
    assert fields_of(record)["work"] == ("read" if is_read_first else "write")


async def test_what_is_damaged_stays_so_whatever_can_still_be_read(
    spoilt: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    assert spoilt.look_at_disk() is None
    with pytest.raises(StoreError):
        await spoilt.fetch_all(ALL)
    for _ in range(3):
        assert await spoilt.fetch_one("SELECT 1") is not None
        fault = spoilt.look_at_disk()
        assert fault is not None
        assert fault.code == "damaged"
    assert len(caplog.records) == 1


async def test_what_could_not_be_stored_is_over_with_the_first_look_since_which_all_was(
    database: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    def limit(connection: sqlite3.Connection) -> None:
        connection.execute("PRAGMA max_page_count = 20")

    def insert_much(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO moves VALUES (9, ?)", ("x" * 1_000_000,))

    def look() -> str | None:
        fault = database.look_at_disk()
        return None if fault is None else fault.code

    await database.write(limit)
    assert look() is None
    for number in range(10):  # a disk on which what is small finds room, and what is large does not
        with pytest.raises(StoreError):
            await database.write(insert_much)
        await database.write(insert(100 + number))
    assert [look(), look()] == ["disk_full", "disk_full"], "nothing was stored since the first look"
    await database.write(insert(1))
    assert look() is None
    assert [record.getMessage() for record in caplog.records] == [
        "the database fails",
        "the database works again",
    ]


async def test_a_database_of_which_nothing_is_left_is_closed_like_any_other(
    path: Path, migrations: Path
) -> None:
    database = await SqliteDatabase.open(path, migrations)
    await database.write(insert(1))
    assert await database.empty_log()
    spoil(path, 0)
    with pytest.raises(StoreError):
        await database.write(insert(2))
    await database.close()
    assert not is_claimed(path)


async def test_a_query_that_is_wrong_is_a_bug_and_no_fault_of_the_disk(
    database: SqliteDatabase, caplog: pytest.LogCaptureFixture
) -> None:
    for read in (database.fetch_all, database.scan):
        with pytest.raises(StatementError, match="no such table"):
            await read("SELECT * FROM shanties")
    assert database.look_at_disk() is None
    assert caplog.records == []
