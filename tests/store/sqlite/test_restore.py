"""Restoring: a backup in the place of the database, and nothing lost on the way."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store.errors import StoreError
from bot.store.sqlite.backup import backup
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.restore import Restored, restore
from tests.store.sample import MOVES, content, insert, start_python, stored, write_migrations

ADD_SEAT = "ALTER TABLE moves ADD COLUMN seat INTEGER NOT NULL DEFAULT 0;"
HOLD = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite.database import SqliteDatabase

async def hold():
    database = await SqliteDatabase.open(Path(sys.argv[1]), Path(sys.argv[2]))
    print("open", flush=True)
    await asyncio.sleep(3600)

asyncio.run(hold())
"""
KEPT = "tavern.db.before-restore.backup"


async def fill(path: Path, migrations: Path, *numbers: int) -> Path:
    database = await SqliteDatabase.open(path, migrations)
    for number in numbers:
        await database.write(insert(number))
    await database.close()
    return path


@pytest.fixture
async def saved(tmp_path: Path, migrations: Path) -> Path:
    made = await fill(tmp_path / "other" / "tavern.db", migrations, 1, 2)
    await backup(made, tmp_path / "saved.db")
    return tmp_path / "saved.db"


@contextmanager
def file_size_limit(size: int) -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def refused(path: Path, source: Path, migrations: Path) -> StoreError:
    """What a restore that must fail says; the database is as it was, and nothing lies beside it."""
    before = sorted((file.name, file.read_bytes()) for file in path.parent.glob("*"))
    with pytest.raises(StoreError) as caught:
        await restore(path, source, migrations)
    after = sorted((file.name, file.read_bytes()) for file in path.parent.glob("*"))
    assert [file for file in after if not file[0].endswith((".lock", "-wal", "-shm"))] == [
        file for file in before if not file[0].endswith((".lock", "-wal", "-shm"))
    ]
    return caught.value


async def test_the_backup_takes_the_place_of_the_database_which_is_kept(
    path: Path, saved: Path, migrations: Path
) -> None:
    before = content(await fill(path, migrations, 7, 8, 9))
    done = await restore(path, saved, migrations)
    assert done == Restored(path.with_name(KEPT), [])
    assert content(path) == content(saved)
    assert content(path.with_name(KEPT)) == before


async def test_every_database_that_was_replaced_is_kept_under_a_name_of_its_own(
    path: Path, saved: Path, migrations: Path
) -> None:
    await fill(path, migrations, 7)
    await restore(path, saved, migrations)
    await restore(path, path.with_name(KEPT), migrations)
    assert stored(path) == [7]
    assert stored(path.with_name(KEPT)) == [7]
    assert stored(path.with_name("tavern.db.before-restore-2.backup")) == [1, 2]


async def test_of_the_databases_that_were_replaced_the_latest_two_are_kept(
    path: Path, saved: Path, migrations: Path
) -> None:
    await fill(path, migrations, 7)
    for number in (11, 12, 13):
        await restore(path, saved, migrations)
        await fill(path, migrations, number)
    kept = (await restore(path, saved, migrations)).kept
    found = {file.name: stored(file) for file in path.parent.glob("*.before-restore*.backup")}
    assert sorted(found.values()) == [[1, 2, 12], [1, 2, 13]]
    assert kept is not None
    assert found[kept.name] == [1, 2, 13]


async def test_what_is_restored_is_not_deleted_by_it(path: Path, saved: Path, migrations: Path) -> None:
    await fill(path, migrations, 7)
    for _ in range(2):
        await restore(path, saved, migrations)
    await restore(path, path.with_name(KEPT), migrations)
    assert stored(path) == stored(path.with_name(KEPT)) == [7]


async def test_no_older_copy_goes_for_a_damaged_one(path: Path, saved: Path, migrations: Path) -> None:
    await fill(path, migrations, 7)
    for _ in range(2):
        await restore(path, saved, migrations)
    path.write_bytes(b"A shanty in four verses. " * 400)
    await restore(path, saved, migrations)
    assert len([*path.parent.glob("*.before-restore*.backup")]) == 3


async def test_on_a_new_host_there_is_nothing_to_keep(path: Path, saved: Path, migrations: Path) -> None:
    assert (await restore(path, saved, migrations)).kept is None
    assert stored(path) == [1, 2]


async def test_a_restored_database_is_one_that_the_bot_opens_and_writes_to(
    path: Path, saved: Path, migrations: Path
) -> None:
    await fill(path, migrations, 7)
    await restore(path, saved, migrations)
    assert stored(await fill(path, migrations, 3)) == [1, 2, 3]


async def test_what_a_killed_bot_left_in_its_log_is_kept_and_does_not_come_back(
    path: Path, saved: Path, migrations: Path
) -> None:
    await fill(path, migrations, 7)
    with closing(sqlite3.connect(path)) as left_over:  # it keeps the write-ahead log from being folded in
        left_over.execute("SELECT * FROM moves").fetchone()
        await fill(path, migrations, 8)
        log = path.with_name("tavern.db-wal").read_bytes()
        whole = path.read_bytes()
    assert log
    path.write_bytes(whole)
    path.with_name("tavern.db-wal").write_bytes(log)
    await restore(path, saved, migrations)
    assert stored(path.with_name(KEPT)) == [7, 8]
    assert stored(path) == [1, 2]


async def test_while_a_bot_is_running_nothing_is_restored(path: Path, saved: Path, migrations: Path) -> None:
    running = start_python(HOLD, path, migrations)
    assert running.stdout is not None
    try:
        assert (await asyncio.to_thread(running.stdout.readline)).strip() == "open"
        assert (await refused(path, saved, migrations)).code == "in_use"
    finally:
        running.kill()
        running.communicate()
    assert stored(path) == []


async def test_a_database_that_sqlite_cannot_read_is_kept_as_it_is(
    path: Path, saved: Path, migrations: Path
) -> None:
    path.parent.mkdir()
    path.write_bytes(b"A shanty in four verses. " * 400)
    assert (await restore(path, saved, migrations)).kept == path.with_name(KEPT)
    assert path.with_name(KEPT).read_bytes() == b"A shanty in four verses. " * 400
    assert stored(path) == [1, 2]


async def test_a_backup_of_an_older_version_is_taken_and_what_is_to_migrate_is_told(
    path: Path, saved: Path, migrations: Path
) -> None:
    write_migrations(migrations, _0002_seat=ADD_SEAT)
    assert (await restore(path, saved, migrations)).pending == ["0002_seat"]
    assert content(await fill(path, migrations))[0] == 2


async def test_a_backup_of_a_newer_program_is_refused(path: Path, tmp_path: Path, migrations: Path) -> None:
    newer = write_migrations(tmp_path / "newer", _0001_moves=MOVES, _0002_seat=ADD_SEAT)
    source = await fill(tmp_path / "newer.db", newer, 1)
    await fill(path, migrations, 7)
    assert (await refused(path, source, migrations)).code == "newer"


async def test_a_damaged_backup_is_refused(path: Path, saved: Path, migrations: Path) -> None:
    await fill(path, migrations, 7)
    file = bytearray(saved.read_bytes())
    file[4096 + 3 : 4096 + 5] = b"\x00\x09"  # the page of the moves claims to hold nine
    saved.write_bytes(file)
    assert (await refused(path, saved, migrations)).code == "damaged"


@pytest.mark.parametrize(
    ("sql", "code"),
    [
        ("PRAGMA user_version = 0", "foreign"),
        ("DROP TABLE moves", "foreign"),
        ("CREATE TABLE seats (move REFERENCES moves (number)); INSERT INTO seats VALUES (99)", "dangling"),
    ],
)
async def test_a_database_that_is_not_the_taverns_or_not_whole_is_refused(
    path: Path, saved: Path, migrations: Path, sql: str, code: str
) -> None:
    await fill(path, migrations, 7)
    with closing(sqlite3.connect(saved)) as connection:
        connection.executescript(sql)
    assert (await refused(path, saved, migrations)).code == code


@pytest.mark.parametrize(
    ("bytes_of_it", "code"), [(None, "cannot_open"), (b"", "foreign"), (b"text " * 999, "damaged")]
)
async def test_a_file_that_is_no_database_is_refused(
    path: Path, tmp_path: Path, migrations: Path, bytes_of_it: bytes | None, code: str
) -> None:
    await fill(path, migrations, 7)
    source = tmp_path / "source.db"
    if bytes_of_it is not None:
        source.write_bytes(bytes_of_it)
    assert (await refused(path, source, migrations)).code == code


async def test_the_database_is_no_backup_of_itself(path: Path, tmp_path: Path, migrations: Path) -> None:
    await fill(path, migrations, 7)
    (tmp_path / "link.db").symlink_to(path)
    for source in (path, tmp_path / "link.db"):
        assert (await refused(path, source, migrations)).code == "itself"


async def test_a_restore_that_the_disk_cannot_hold_leaves_the_database_as_it_was(
    path: Path, tmp_path: Path, migrations: Path
) -> None:
    def insert_much(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO moves VALUES (1, ?)", ("x" * 200_000,))

    database = await SqliteDatabase.open(tmp_path / "large.db", migrations)
    await database.write(insert_much)
    await database.close()
    before = content(await fill(path, migrations, 7))
    with file_size_limit(100_000), pytest.raises(StoreError):
        await restore(path, tmp_path / "large.db", migrations)
    assert content(path) == before
    assert content(path.with_name(KEPT)) == before
