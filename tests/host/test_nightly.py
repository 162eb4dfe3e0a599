"""The bot's own backups: one a night, whole before an older one goes, and nobody else's files touched."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.host import nightly, watch
from bot.host.machine import check_backups
from bot.logs import fields_of
from bot.store.errors import StoreError
from bot.store.sqlite.backup import check_integrity, reading
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.migrations import check_references
from bot.store.sqlite.restore import restore
from tests.store.sample import empty_log, spoil

HOUR = 3600
DAY = 24 * HOUR
EVENING = datetime(2026, 3, 28, 21, 30, tzinfo=UTC).timestamp()


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    path = tmp_path / "data" / "tavern.sqlite3"
    await (await SqliteDatabase.open(path)).close()
    return path


def names(database: Path) -> list[str]:
    return sorted(path.name for path in (database.parent / "backups").iterdir())


def test_a_night_begins_at_three_and_gets_one_backup(database: Path) -> None:
    assert nightly.make(database, 7, EVENING) is not None
    assert nightly.make(database, 7, EVENING + 5 * HOUR) is None  # half past two
    assert nightly.make(database, 7, EVENING + 6 * HOUR) is not None
    assert names(database) == ["tavern-2026-03-28.sqlite3", "tavern-2026-03-29.sqlite3"]


def test_seven_stay_and_what_somebody_else_has_put_there(database: Path) -> None:
    for night in range(10):
        nightly.make(database, 7, EVENING + night * DAY)
        (database.parent / "backups" / f"mine-{night}.sqlite3").touch()
    kept = [name for name in names(database) if name.startswith("tavern")]
    assert kept == [
        "tavern-2026-03-31.sqlite3",
        *(f"tavern-2026-04-0{day}.sqlite3" for day in range(1, 7)),
    ]
    assert len(names(database)) == 7 + 10


def test_with_none_wanted_none_is_made(database: Path) -> None:
    assert nightly.make(database, 0, EVENING) is None
    assert not (database.parent / "backups").exists()


async def test_a_backup_of_a_bot_that_runs_is_whole_and_can_be_restored(database: Path) -> None:
    opened = await SqliteDatabase.open(database)
    await opened.write(lambda connection: connection.execute("INSERT INTO notes VALUES ('song', 'shanty')"))
    made = nightly.make(database, 7, EVENING)
    await opened.write(lambda connection: connection.execute("DELETE FROM notes"))
    await opened.close()
    assert made is not None
    with reading(made) as copied:
        check_integrity(copied, made)
        check_references(copied, made)
    await restore(database, made)
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT value FROM notes WHERE name = 'song'").fetchall() == [("shanty",)]


def test_what_a_kill_has_left_unfinished_is_made_anew(database: Path) -> None:
    unfinished = database.parent / "backups" / "unfinished.sqlite3"
    unfinished.parent.mkdir()
    unfinished.write_bytes(b"half a shanty")
    made = nightly.make(database, 7, EVENING)
    assert made is not None
    with reading(made) as copied:
        check_integrity(copied, made)
    assert not unfinished.exists()


def test_of_a_damaged_database_no_backup_is_made_and_none_is_lost(database: Path) -> None:
    for night in range(2):
        nightly.make(database, 2, EVENING + night * DAY)
    before = names(database)
    whole = database.read_bytes()
    database.write_bytes(whole[:4096] + b"\xff" * 8192 + whole[12288:])
    with pytest.raises(StoreError, match=r"data/tavern\.sqlite3 is damaged") as refused:
        nightly.make(database, 2, EVENING + 2 * DAY)
    assert refused.value.code == "damaged"
    assert names(database) == before


async def test_a_night_that_finds_the_database_damaged_says_so_loudly_and_in_the_heartbeat(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    made = nightly.make(database, 1, EVENING)
    assert made is not None
    opened = await SqliteDatabase.open(database)
    await watch.back_up(opened, 1, EVENING + HOUR)
    assert opened.look_at_disk() is None
    empty_log(database)
    spoil(database)
    for night in range(1, 4):
        await watch.back_up(opened, 1, EVENING + night * DAY)
    fault = opened.look_at_disk()
    await opened.close()
    assert fault is not None
    assert fault.code == "damaged"
    assert made.exists()
    loud = [record for record in caplog.records if record.levelname == "CRITICAL"]
    assert len(loud) == 3
    assert "restore FILE" in str(fields_of(loud[0])["error"])


def test_a_folder_that_can_not_be_is_told(database: Path) -> None:
    (database.parent / "backups").touch()
    with pytest.raises(StoreError, match="cannot write into the folder"):
        nightly.make(database, 7, EVENING)


def test_the_doctor_says_how_old_the_latest_is_and_minds_two_nights_without(database: Path) -> None:
    assert "none yet" in check_backups(database, 7, EVENING).text
    made = nightly.make(database, 7, EVENING)
    assert made is not None
    written = made.stat().st_mtime
    fresh = check_backups(database, 7, written + 26 * HOUR)
    assert fresh.well
    assert "the latest 26 hours old" in fresh.text
    assert not check_backups(database, 7, written + 50 * HOUR).well
    assert check_backups(database, 0, written + 50 * HOUR).well
