"""Backups of a database that is being written to."""

import asyncio
import resource
from pathlib import Path

import aiosqlite
import pytest

from bot.store.backup import backup
from bot.store.database import Database
from bot.store.errors import StoreError
from tests.store.sample import insert, start_python, stored

BACKUP = """
import asyncio, pathlib, sys
from bot.store.backup import backup
asyncio.run(backup(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])))
"""


async def test_another_process_copies_a_live_database_with_its_last_commit(
    database: Database, path: Path, tmp_path: Path
) -> None:
    await database.write(insert(1))
    with start_python(BACKUP, path, tmp_path / "copy.db") as process:
        assert await asyncio.to_thread(process.wait) == 0
    await database.write(insert(2))
    assert stored(tmp_path / "copy.db") == [1]
    assert stored(path) == [1, 2]


async def test_a_copy_made_while_others_write_is_of_one_instant(
    database: Database, path: Path, tmp_path: Path
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
    database = await Database.open(path, migrations)
    await database.write(insert(1))
    await backup(path, tmp_path / "copy.db")
    await database.close()
    again = await Database.open(tmp_path / "copy.db", migrations)
    await again.write(insert(2))
    await again.close()
    assert stored(tmp_path / "copy.db") == [1, 2]


async def test_a_database_that_no_bot_has_open_can_be_copied(
    path: Path, migrations: Path, tmp_path: Path
) -> None:
    database = await Database.open(path, migrations)
    await database.write(insert(1))
    await database.close()
    before = path.read_bytes()
    await backup(path, tmp_path / "copy.db")
    assert stored(tmp_path / "copy.db") == [1]
    assert path.read_bytes() == before


async def test_nothing_is_overwritten(database: Database, path: Path, tmp_path: Path) -> None:
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
    database: Database, path: Path, tmp_path: Path
) -> None:
    async def insert_much(connection: aiosqlite.Connection) -> None:
        await connection.execute("INSERT INTO moves VALUES (1, ?)", ("x" * 100_000,))

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


async def test_a_folder_that_is_missing_is_named(database: Database, path: Path, tmp_path: Path) -> None:
    with pytest.raises(StoreError, match=r"nowhere \(No such file or directory\)"):
        await backup(path, tmp_path / "nowhere" / "copy.db")
