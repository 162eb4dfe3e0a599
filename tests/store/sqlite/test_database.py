"""Opening and closing the database, and reading from it. Writing: test_write.py."""

import asyncio
import signal
import sqlite3
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.errors import StoreError
from bot.store.sqlite.database import SqliteDatabase
from tests import slow_reads
from tests.patience import PATIENCE
from tests.store.sample import content, insert, start_python, stored, write_migrations

OPEN_AND_WAIT = """
import asyncio, pathlib, sys
from bot.store.sqlite.database import SqliteDatabase
from bot.store.errors import StoreError

async def main():
    try:
        database = await SqliteDatabase.open(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    except StoreError as error:
        print(error.code, error, flush=True)
        return
    print("opened", flush=True)
    sys.stdin.readline()
    await database.close()

asyncio.run(main())
"""
WRITE_AND_BE_KILLED = """
import asyncio, os, pathlib, signal, sys
from bot.store.sqlite.database import SqliteDatabase

async def main():
    database = await SqliteDatabase.open(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))
    await database.run(("INSERT INTO moves (number) VALUES (1)", ()))
    await database.empty_log()  # what stands in the log would be taken for the page
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(main())
"""


def worker_threads() -> list[threading.Thread]:
    ours = ("database-writer", "connection_worker")
    return [thread for thread in threading.enumerate() if any(name in thread.name for name in ours)]


def workers_ended() -> bool:
    for thread in worker_threads():
        thread.join(timeout=PATIENCE)
    return not worker_threads()


async def refusal(path: Path, migrations: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await SqliteDatabase.open(path, migrations)
    assert str(path) in str(caught.value) or str(path.parent) in str(caught.value)
    assert "\n" not in str(caught.value)
    return caught.value


async def test_the_writer_keeps_a_write_ahead_log_and_waits_for_the_disk(database: SqliteDatabase) -> None:
    def settings(connection: sqlite3.Connection) -> dict[str, object]:
        names = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        return {name: connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names}

    full = 2
    assert await database.write(settings) == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 5000,
    }


async def test_the_reader_cannot_write(database: SqliteDatabase) -> None:
    query_only = await database.fetch_one("PRAGMA query_only")
    assert query_only is not None
    assert query_only[0] == 1
    with pytest.raises(StoreError, match="readonly"):
        await database.fetch_all("INSERT INTO moves (number) VALUES (1) RETURNING number")


async def test_readers_see_what_is_committed_and_do_not_wait_for_a_writer(database: SqliteDatabase) -> None:
    await database.write(insert(1))
    reached, go_on = threading.Event(), threading.Event()

    def insert_and_wait(connection: sqlite3.Connection) -> int:
        number = insert(2)(connection)
        reached.set()
        go_on.wait()
        return number

    async def numbers() -> list[list[int]]:
        sql = "SELECT number FROM moves"
        [together] = await database.fetch_together((sql, ()))
        found = (await database.fetch_all(sql), together, await database.scan(sql))
        return [[row["number"] for row in rows] for rows in found]

    writing = asyncio.create_task(database.write(insert_and_wait))
    await asyncio.to_thread(reached.wait)
    assert await numbers() == [[1]] * 3
    go_on.set()
    await writing
    assert await numbers() == [[1, 2]] * 3


@pytest.mark.skipif(slow_reads.ALWAYS, reason="it counts the turns of the loop that a read takes")
async def test_what_is_read_in_one_turn_of_the_loop_is_of_one_commit(path: Path, migrations: Path) -> None:
    database = await SqliteDatabase.open(path, migrations)
    await database.write(insert(1))
    with closing(sqlite3.connect(path)) as other:

        def insert_meanwhile(number: int) -> int:
            with other:
                other.execute("INSERT INTO moves (number) VALUES (?)", (number,))
            return number

        database._connections.reader.create_function("insert_meanwhile", 1, insert_meanwhile)
        first, _, last = await database.fetch_together(
            ("SELECT count(*) AS moves FROM moves", ()),
            ("SELECT insert_meanwhile(2)", ()),
            ("SELECT count(*) AS moves FROM moves", ()),
        )
        assert first[0]["moves"] == last[0]["moves"] == 1
    assert len(await database.fetch_all("SELECT number FROM moves")) == 1
    await asyncio.sleep(0)
    assert len(await database.fetch_all("SELECT number FROM moves")) == 2
    await database.close()


async def test_who_has_written_reads_it_whatever_was_read_before(database: SqliteDatabase) -> None:
    async def numbers() -> set[int]:
        return {row["number"] for row in await database.fetch_all("SELECT number FROM moves")}

    async def write_and_read(number: int) -> None:
        for mine in range(number, number + 100, 10):
            assert mine not in await numbers()
            await database.write(insert(mine))
            assert mine in await numbers()

    await asyncio.gather(*(write_and_read(first) for first in range(10)))


async def test_who_reads_does_not_keep_the_log_from_being_emptied(database: SqliteDatabase) -> None:
    await database.write(insert(1))
    await database.fetch_all("SELECT number FROM moves")
    assert await database.empty_log()


async def test_rows_are_read_by_name_with_parameters_by_place_or_name(database: SqliteDatabase) -> None:
    await database.write(insert(7))
    by_place = await database.fetch_one("SELECT move FROM moves WHERE number = ?", (7,))
    by_name = await database.fetch_one("SELECT move FROM moves WHERE number = :number", {"number": 7})
    assert by_place is not None
    assert by_name is not None
    assert by_place["move"] == by_name["move"] == "bid 0"
    assert await database.fetch_one("SELECT move FROM moves WHERE number = 8") is None


async def test_the_folder_of_the_database_is_made(path: Path, migrations: Path) -> None:
    assert not path.parent.exists()
    database = await SqliteDatabase.open(path, migrations)
    await database.close()
    assert path.is_file()


async def test_a_folder_whose_parent_is_missing_is_not_made(tmp_path: Path, migrations: Path) -> None:
    error = await refusal(tmp_path / "typing" / "error" / "tavern.db", migrations)
    assert error.code == "folder_missing"
    assert not (tmp_path / "typing").exists()


async def test_a_file_in_the_place_of_the_folder_is_named(tmp_path: Path, migrations: Path) -> None:
    (tmp_path / "data").write_text("mine")
    error = await refusal(tmp_path / "data" / "tavern.db", migrations)
    assert error.code == "folder_is_a_file"
    assert (tmp_path / "data").read_text() == "mine"


@pytest.mark.parametrize("folder", ["/proc", "/proc/tavern"])
async def test_a_folder_that_nobody_may_write_to_is_named(folder: str, migrations: Path) -> None:
    if not Path("/proc/self").exists():
        pytest.skip("only Linux has a folder in which not even root can make a file")
    error = await refusal(Path(folder) / "tavern.db", migrations)
    assert error.code == "folder_not_writable"


async def test_a_folder_in_the_place_of_the_database_is_named(path: Path, migrations: Path) -> None:
    path.mkdir(parents=True)
    assert (await refusal(path, migrations)).code == "cannot_open"


async def test_a_folder_in_the_place_of_the_lock_is_named(path: Path, migrations: Path) -> None:
    path.with_name("tavern.db.lock").mkdir(parents=True)
    assert (await refusal(path, migrations)).code == "cannot_lock"


async def test_a_database_that_cannot_be_written_to_is_refused(path: Path, migrations: Path) -> None:
    await (await SqliteDatabase.open(path, migrations)).close()
    file = bytearray(path.read_bytes())
    file[18:20] = b"\x03\x02"  # "version needed to write": 3, so that SQLite may only read it, even for root
    path.write_bytes(file)
    assert (await refusal(path, migrations)).code == "not_writable"


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path, migrations: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"A shanty in four verses. " * 400)
    assert (await refusal(path, migrations)).code == "damaged"
    assert path.read_bytes() == b"A shanty in four verses. " * 400


def damage_the_moves(path: Path) -> bytes:
    file = bytearray(path.read_bytes())
    file[4096:4196] = b"\xff" * 100
    path.write_bytes(file)
    return bytes(file)


async def test_after_a_kill_a_damaged_page_is_noticed_when_the_database_is_opened(
    path: Path, migrations: Path
) -> None:
    with start_python(WRITE_AND_BE_KILLED, path, migrations) as process:
        assert process.wait() == -signal.SIGKILL
    file = damage_the_moves(path)
    assert (await refusal(path, migrations)).code == "damaged"
    assert path.read_bytes() == file


async def test_after_a_clean_stop_the_file_is_not_read_through(path: Path, migrations: Path) -> None:
    await (await SqliteDatabase.open(path, migrations)).close()
    damage_the_moves(path)
    database = await SqliteDatabase.open(path, migrations)
    with pytest.raises(StoreError):
        await database.fetch_all("SELECT * FROM moves")
    await database.close()
    assert (await refusal(path, migrations)).code == "damaged", (
        "what is known to be damaged is looked through"
    )


async def test_what_is_going_to_be_migrated_is_read_through(path: Path, migrations: Path) -> None:
    await (await SqliteDatabase.open(path, migrations)).close()
    damage_the_moves(path)
    write_migrations(migrations, _0002_other="CREATE TABLE other (a);")
    assert (await refusal(path, migrations)).code == "damaged"
    assert [*path.parent.glob("*.backup")] == []


async def test_a_second_opening_in_the_same_process_is_refused(
    database: SqliteDatabase, path: Path, migrations: Path
) -> None:
    error = await refusal(path, migrations)
    assert error.code == "in_use"
    await database.write(insert(1))
    assert stored(path) == [1]


async def test_a_link_to_a_database_in_use_is_refused_too(
    database: SqliteDatabase, path: Path, migrations: Path
) -> None:
    link = path.parent / "link.db"
    link.symlink_to(path)
    with pytest.raises(StoreError, match="in use"):
        await SqliteDatabase.open(link, migrations)


async def test_a_second_process_is_refused_and_says_why(
    database: SqliteDatabase, path: Path, migrations: Path
) -> None:
    with start_python(OPEN_AND_WAIT, path, migrations) as process:
        answer, _ = process.communicate()
    assert answer.startswith("in_use")
    assert "another bot process" in answer
    assert str(path) in answer


async def test_the_lock_of_a_killed_process_holds_nobody_up(path: Path, migrations: Path) -> None:
    with start_python(OPEN_AND_WAIT, path, migrations) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "opened\n"
        assert (await refusal(path, migrations)).code == "in_use"
        process.kill()
    assert path.with_name("tavern.db.lock").exists()
    await (await SqliteDatabase.open(path, migrations)).close()


async def test_closing_ends_every_thread_and_gives_the_lock_back(path: Path, migrations: Path) -> None:
    for number in range(2):
        database = await SqliteDatabase.open(path, migrations)
        await database.write(insert(number))
        await database.scan("SELECT 1")
        assert len(worker_threads()) == 2
        await database.close()
        await database.close()
        assert workers_ended()
    assert not path.with_name("tavern.db-wal").exists()


async def test_a_failed_opening_leaves_no_thread_and_no_lock(path: Path, migrations: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"no database" * 100)
    assert (await refusal(path, migrations)).code == "damaged"
    assert workers_ended()
    path.unlink()
    await (await SqliteDatabase.open(path, migrations)).close()


async def test_closing_finishes_what_was_begun_and_refuses_what_comes_later(
    path: Path, migrations: Path
) -> None:
    database = await SqliteDatabase.open(path, migrations)
    begun = [asyncio.create_task(database.write(insert(number))) for number in range(5)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*begun) == [0, 1, 2, 3, 4]
    with pytest.raises(StoreError, match="has been closed"):
        await database.write(insert(5))
    for read in (database.fetch_all, database.scan):
        with pytest.raises(StoreError, match="has been closed"):
            await read("SELECT 1")
    assert stored(path) == [0, 1, 2, 3, 4]


async def test_a_path_with_signs_of_an_address_is_just_a_path(tmp_path: Path, migrations: Path) -> None:
    path = tmp_path / "50% rum? #1 & more.db"
    database = await SqliteDatabase.open(path, migrations)
    await database.write(insert(1))
    await database.close()
    assert stored(path) == [1]
    assert content(path)[0] == 1
