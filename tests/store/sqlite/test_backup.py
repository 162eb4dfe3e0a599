"""Backups of a database that is being written to."""

import asyncio
import resource
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.store.errors import StoreError
from bot.store.sqlite.backup import backup
from bot.store.sqlite.database import SqliteDatabase
from tests.patience import PATIENCE
from tests.store.sample import insert, start_python, stored
from tests.test_main import MAY_PASS, run, told

BACKUP = """
import asyncio, pathlib, sys
from bot.store.sqlite.backup import backup
asyncio.run(backup(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])))
"""
BUSY = """
import asyncio, itertools, sys
from pathlib import Path
from bot.store.sqlite.database import SqliteDatabase
from bot.store.people import PeopleStore
from bot.model.people import PersonRow

async def busy():
    people = PeopleStore(await SqliteDatabase.open(Path(sys.argv[1])))
    for number in itertools.count(1):
        await people.change(PersonRow(number, "en"), lambda person: person)
        print(number, flush=True)

asyncio.run(busy())
"""


async def test_another_process_copies_a_live_database_with_its_last_commit(
    database: SqliteDatabase, path: Path, tmp_path: Path
) -> None:
    await database.write(insert(1))
    with start_python(BACKUP, path, tmp_path / "copy.db") as process:
        assert await asyncio.to_thread(process.wait) == 0
    await database.write(insert(2))
    assert stored(tmp_path / "copy.db") == [1]
    assert stored(path) == [1, 2]


async def test_a_copy_made_while_others_write_is_of_one_instant(
    database: SqliteDatabase, path: Path, tmp_path: Path
) -> None:
    async def table(first: int) -> None:
        for number in range(first, first + 200, 2):
            await database.write(insert(number))

    async def copies() -> list[list[int]]:
        found = []
        for number in range(10):
            await backup(path, tmp_path / f"{number}.db")
            found.append(stored(tmp_path / f"{number}.db"))
        return found

    _, _, found = await asyncio.gather(table(0), table(1), copies())
    for moves in found:
        even, odd = [n for n in moves if n % 2 == 0], [n for n in moves if n % 2]
        assert even == list(range(0, 2 * len(even), 2))
        assert odd == list(range(1, 2 * len(odd), 2))
    assert stored(path) == list(range(200))


async def test_a_copy_can_be_put_in_the_place_of_the_database(
    path: Path, migrations: Path, tmp_path: Path
) -> None:
    database = await SqliteDatabase.open(path, migrations)
    await database.write(insert(1))
    await backup(path, tmp_path / "copy.db")
    await database.close()
    again = await SqliteDatabase.open(tmp_path / "copy.db", migrations)
    await again.write(insert(2))
    await again.close()
    assert stored(tmp_path / "copy.db") == [1, 2]


async def test_a_database_that_no_bot_has_open_can_be_copied(
    path: Path, migrations: Path, tmp_path: Path
) -> None:
    database = await SqliteDatabase.open(path, migrations)
    await database.write(insert(1))
    await database.close()
    before = path.read_bytes()
    await backup(path, tmp_path / "copy.db")
    assert stored(tmp_path / "copy.db") == [1]
    assert path.read_bytes() == before


async def test_nothing_is_overwritten(database: SqliteDatabase, path: Path, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("mine")
    for target in (tmp_path / "mine", path):
        with pytest.raises(StoreError, match="exists already and is not overwritten"):
            await backup(path, target)
    assert (tmp_path / "mine").read_text() == "mine"
    await database.write(insert(1))


async def test_a_database_that_is_missing_is_not_made(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    with pytest.raises(StoreError, match=r"tavern\.db cannot be opened"):
        await backup(path, tmp_path / "copy.db")
    assert not path.exists()
    assert not (tmp_path / "copy.db").exists()


async def test_a_file_that_is_no_database_is_not_copied(tmp_path: Path) -> None:
    (tmp_path / "text").write_bytes(b"no database" * 100)
    with pytest.raises(StoreError, match="text is damaged or not a SQLite database"):
        await backup(tmp_path / "text", tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_a_copy_that_cannot_be_finished_is_removed(
    database: SqliteDatabase, path: Path, tmp_path: Path
) -> None:
    def insert_much(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO moves VALUES (1, ?)", ("x" * 100_000,))

    await database.write(insert_much)
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, hard))
    try:
        with pytest.raises(StoreError) as caught:
            await backup(path, tmp_path / "copy.db")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert str(tmp_path / "copy.db") in str(caught.value)
    assert not list(tmp_path.glob("copy.db*"))
    assert stored(path) == [1]


async def test_a_folder_that_is_missing_is_named(
    database: SqliteDatabase, path: Path, tmp_path: Path
) -> None:
    with pytest.raises(StoreError, match=r"nowhere \(No such file or directory\)"):
        await backup(path, tmp_path / "nowhere" / "copy.db")


class Writer:
    """A process that meets person after person, and the last one that it was told to be on disk."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.last = 0
        self._process = process
        self._listening = threading.Thread(target=self._listen)
        self._listening.start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.last = int(line)

    def write_more(self, than: int = 0) -> int:
        before, patience = max(self.last, than), time.monotonic() + PATIENCE
        while self.last < before + 20:
            assert self._process.poll() is None, "it has ended"
            assert time.monotonic() < patience
            time.sleep(0.005)
        return self.last

    def kill(self) -> None:
        """Ends it as a loss of power would; afterwards `last` is final."""
        self._process.kill()
        self._process.wait()
        self._listening.join()


@contextmanager
def writing(path: Path) -> Iterator[Writer]:
    with start_python(BUSY, path) as process:
        writer = Writer(process)
        try:
            yield writer
        finally:
            writer.kill()


def people(path: Path) -> list[int]:
    """The people in a database, which must be whole."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        return [number for (number,) in connection.execute("SELECT user_id FROM people ORDER BY user_id")]


@pytest.mark.slow
def test_a_backup_taken_under_load_and_restored_holds_all_that_was_acknowledged_before_it(
    tmp_path: Path,
) -> None:
    path = tmp_path / "data" / "tavern.sqlite3"
    with writing(path) as writer:
        for name in ("first", "second", "third"):
            acknowledged = writer.write_more()
            done = run(tmp_path, "-m", "bot", "backup", name)
            assert done.returncode == 0, done.stderr
            assert done.stdout.splitlines() == [
                f"{(tmp_path / name).stat().st_size:,} bytes of data/tavern.sqlite3 are kept in {name}."
            ]
            found = people(tmp_path / name)
            assert found == list(range(1, len(found) + 1))
            assert len(found) >= acknowledged
        writer.write_more(len(found))
        assert "in use" in told(run(tmp_path, "-m", "bot", "restore", "third"), MAY_PASS)
    done = run(tmp_path, "-m", "bot", "restore", "third")
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 1
    assert people(path) == found
    kept = people(path.with_name("tavern.sqlite3.before-restore.backup"))
    assert kept == list(range(1, len(kept) + 1))
    assert len(kept) >= writer.last > len(found)


def test_a_backup_does_not_overwrite_and_says_so_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    with closing(sqlite3.connect(tmp_path / "data" / "tavern.sqlite3")) as connection:
        connection.execute("CREATE TABLE people (user_id)")
    (tmp_path / "mine").write_text("mine")
    assert "not overwritten" in told(run(tmp_path, "-m", "bot", "backup", "mine"))
    assert (tmp_path / "mine").read_text() == "mine"
