"""Migrations: each once, in order, wholly or not at all, and never without a copy of what was there."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.logs import fields_of
from bot.store.errors import StoreError
from bot.store.sqlite.database import SqliteDatabase
from tests.store.sample import MOVES, content, insert, stored, write_migrations

ADD_SEAT = "ALTER TABLE moves ADD COLUMN seat INTEGER NOT NULL DEFAULT 0;"


async def open_and_close(path: Path, migrations: Path) -> None:
    await (await SqliteDatabase.open(path, migrations)).close()


async def fill(path: Path, migrations: Path) -> tuple[int, list[str]]:
    database = await SqliteDatabase.open(path, migrations)
    for number in (1, 2, 3):
        await database.write(insert(number))
    await database.close()
    return content(path)


def backups(path: Path) -> list[str]:
    return sorted(file.name for file in path.parent.glob("*.backup*"))


async def test_migrations_run_in_the_order_of_their_numbers_and_once(path: Path, tmp_path: Path) -> None:
    next_line = "INSERT INTO log SELECT 1 + max(number) FROM log;"
    scripts = {f"_{number:04}_line": next_line for number in range(2, 11)}
    scripts["_0001_log"] = "CREATE TABLE log (number INTEGER); INSERT INTO log VALUES (1);"
    scripts["_0011_twice"] = "UPDATE log SET number = 2 * number;"
    migrations = write_migrations(tmp_path / "migrations", **scripts)
    for _ in range(2):
        database = await SqliteDatabase.open(path, migrations)
        rows = await database.fetch_all("SELECT number FROM log ORDER BY rowid")
        await database.close()
        assert [row["number"] for row in rows] == list(range(2, 22, 2))
    assert content(path)[0] == 11


async def test_a_migration_may_end_in_a_comment_or_without_a_semicolon(path: Path, tmp_path: Path) -> None:
    migrations = write_migrations(
        tmp_path / "migrations", _0001_moves=MOVES + " -- the log", _0002_seat=ADD_SEAT.rstrip(";")
    )
    await open_and_close(path, migrations)
    assert content(path)[0] == 2


async def test_a_new_database_needs_no_backup(path: Path, migrations: Path) -> None:
    write_migrations(migrations, _0002_seat=ADD_SEAT)
    await open_and_close(path, migrations)
    assert backups(path) == []


async def test_a_database_is_copied_before_its_migration_and_the_log_says_where(
    path: Path, migrations: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = await fill(path, migrations)
    write_migrations(migrations, _0002_seat=ADD_SEAT, _0003_other="CREATE TABLE other (a);")
    with caplog.at_level(logging.INFO):
        await open_and_close(path, migrations)
    assert backups(path) == ["tavern.db.before-2.backup"]
    copy = path.with_name("tavern.db.before-2.backup")
    assert content(copy) == before
    assert content(path)[0] == 3
    assert stored(path) == [1, 2, 3]
    [record] = [record for record in caplog.records if "kept" in record.getMessage()]
    assert fields_of(record) == {"migration": 2, "path": str(copy)}


async def test_a_database_killed_with_moves_in_its_log_is_copied_with_them(
    path: Path, migrations: Path
) -> None:
    await fill(path, migrations)
    with closing(sqlite3.connect(path)) as left_over:  # it keeps the write-ahead log from being folded in
        left_over.execute("SELECT * FROM moves").fetchone()
        database = await SqliteDatabase.open(path, migrations)
        await database.write(insert(4))
        await database.close()
        assert path.with_name("tavern.db-wal").stat().st_size > 0
        write_migrations(migrations, _0002_seat=ADD_SEAT)
        await open_and_close(path, migrations)
    assert stored(path.with_name("tavern.db.before-2.backup")) == [1, 2, 3, 4]


async def test_a_failing_migration_changes_nothing_and_is_named(path: Path, migrations: Path) -> None:
    before = await fill(path, migrations)
    bytes_before = path.read_bytes()
    rest = "DELETE FROM moves; DROP TABLE typo;"
    write_migrations(migrations, _0002_seat=ADD_SEAT + rest)
    with pytest.raises(StoreError, match=r"0002_seat\.sql of .*tavern\.db failed \(no such table: typo\)"):
        await SqliteDatabase.open(path, migrations)
    assert path.read_bytes() == bytes_before
    assert content(path) == before
    assert content(path.with_name("tavern.db.before-2.backup")) == before


async def test_the_migrations_before_a_failing_one_stay(path: Path, migrations: Path) -> None:
    write_migrations(migrations, _0002_seat=ADD_SEAT, _0003_typo="CREATE TABLE moves (a);")
    with pytest.raises(StoreError, match="0003_typo"):
        await SqliteDatabase.open(path, migrations)
    assert content(path)[0] == 2


async def test_after_a_failure_a_corrected_migration_goes_through(path: Path, migrations: Path) -> None:
    await fill(path, migrations)
    write_migrations(migrations, _0002_seat="ALTER TABLE typo ADD COLUMN seat;")
    with pytest.raises(StoreError):
        await SqliteDatabase.open(path, migrations)
    write_migrations(migrations, _0002_seat=ADD_SEAT)
    await open_and_close(path, migrations)
    assert content(path)[0] == 2


async def test_trying_again_and_again_keeps_one_backup_of_each_state(path: Path, migrations: Path) -> None:
    first = await fill(path, migrations)
    typo = write_migrations(path.parent / "typo", _0001_moves=MOVES, _0002_seat="ALTER TABLE typo;")
    for _ in range(3):
        with pytest.raises(StoreError):
            await SqliteDatabase.open(path, typo)
    assert backups(path) == ["tavern.db.before-2.backup"]
    database = await SqliteDatabase.open(path, migrations)
    await database.write(insert(4))
    await database.close()
    with pytest.raises(StoreError):
        await SqliteDatabase.open(path, typo)
    assert backups(path) == ["tavern.db.before-2-2.backup", "tavern.db.before-2.backup"]
    assert content(path.with_name("tavern.db.before-2.backup")) == first
    assert stored(path.with_name("tavern.db.before-2-2.backup")) == [1, 2, 3, 4]


async def upgraded(path: Path, migrations: Path, number: int) -> None:
    write_migrations(migrations, **{f"_{number:04}_other": f"CREATE TABLE other_{number} (a);"})
    await open_and_close(path, migrations)


async def test_of_the_copies_from_before_upgrades_the_latest_two_stay(path: Path, migrations: Path) -> None:
    await fill(path, migrations)
    for number in range(2, 12):
        await upgraded(path, migrations, number)
    assert backups(path) == ["tavern.db.before-10.backup", "tavern.db.before-11.backup"]
    assert content(path.with_name("tavern.db.before-11.backup"))[0] == 10


async def test_no_copy_goes_while_the_upgrade_fails(path: Path, migrations: Path) -> None:
    await fill(path, migrations)
    for number in (2, 3):
        await upgraded(path, migrations, number)
    write_migrations(migrations, _0004_typo="ALTER TABLE typo;")
    with pytest.raises(StoreError):
        await SqliteDatabase.open(path, migrations)
    assert backups(path) == [f"tavern.db.before-{number}.backup" for number in (2, 3, 4)]


async def test_a_state_that_is_copied_again_is_the_latest(path: Path, migrations: Path) -> None:
    """Whoever goes back to an older program and on again keeps the copy that they go back to."""
    await fill(path, migrations)
    before = path.read_bytes()
    for number in (2, 3):
        await upgraded(path, migrations, number)
    path.write_bytes(before)
    for number in (4, 5):
        await upgraded(path, migrations, number)
    assert backups(path) == ["tavern.db.before-2.backup", "tavern.db.before-5.backup"]


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(path: Path, migrations: Path) -> None:
    newer = write_migrations(path.parent.parent / "newer", _0001_moves=MOVES, _0002_seat=ADD_SEAT)
    await fill(path, newer)
    before = path.read_bytes()
    with pytest.raises(StoreError, match="version 2, and this program knows 1 at most"):
        await SqliteDatabase.open(path, migrations)
    assert path.read_bytes() == before


@pytest.mark.parametrize("version", [-1, 0, 1])
async def test_a_database_of_another_program_is_refused_and_left_alone(
    path: Path, migrations: Path, version: int
) -> None:
    path.parent.mkdir(exist_ok=True)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(f"CREATE TABLE recipes (name TEXT); PRAGMA user_version = {version};")
    before = path.read_bytes()
    with pytest.raises(StoreError, match="not one of Pirate Tavern") as caught:
        await SqliteDatabase.open(path, migrations)
    assert caught.value.code == "foreign"
    assert path.read_bytes() == before
    assert backups(path) == []


async def test_a_table_that_others_refer_to_can_be_rebuilt(path: Path, tmp_path: Path) -> None:
    seats = "CREATE TABLE seats (move INTEGER REFERENCES moves (number) ON DELETE CASCADE);"
    rows = "INSERT INTO moves (number) VALUES (1); INSERT INTO seats VALUES (1);"
    rebuild = (
        "CREATE TABLE rebuilt (number INTEGER PRIMARY KEY, move TEXT);"
        "INSERT INTO rebuilt SELECT * FROM moves; DROP TABLE moves; ALTER TABLE rebuilt RENAME TO moves;"
    )
    folder = write_migrations(
        tmp_path / "migrations", _0001_moves=MOVES + seats + rows, _0002_rebuild=rebuild
    )
    database = await SqliteDatabase.open(path, folder)
    assert len(await database.fetch_all("SELECT * FROM seats JOIN moves ON number = seats.move")) == 1
    await database.close()


async def test_a_migration_that_breaks_a_reference_fails(path: Path, tmp_path: Path) -> None:
    migrations = write_migrations(
        tmp_path / "migrations",
        _0001_moves=f"{MOVES} CREATE TABLE seats (move INTEGER REFERENCES moves (number));",
        _0002_broken="INSERT INTO seats VALUES (99);",
    )
    with pytest.raises(StoreError, match=r"0002_broken.*FOREIGN KEY"):
        await SqliteDatabase.open(path, migrations)
    assert content(path)[0] == 1


@pytest.mark.parametrize(
    "names", [[], ["_0002_late"], ["_0001_a", "_0001_b"], ["_1_short"], ["_0001_a", "_0003_c"]]
)
async def test_a_folder_with_a_gap_a_double_or_a_wrong_name_is_refused(
    names: list[str], path: Path, tmp_path: Path
) -> None:
    folder = write_migrations(tmp_path / "migrations", **dict.fromkeys(names, "SELECT 1;"))
    with pytest.raises(ValueError, match=r"must hold 0001_….sql, 0002_….sql"):
        await SqliteDatabase.open(path, folder)


async def test_the_programs_own_migrations_make_a_database(path: Path) -> None:
    database = await SqliteDatabase.open(path)
    version = await database.fetch_one("PRAGMA user_version")
    await database.close()
    assert version is not None
    assert version[0] >= 1
