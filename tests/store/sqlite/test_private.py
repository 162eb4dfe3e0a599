"""Files that hold seeds and hands are their owner's alone."""

import os
from pathlib import Path

import pytest

from bot.store.sqlite.database import SqliteDatabase
from tests.store.sample import insert
from tests.test_main import run

pytestmark = pytest.mark.skipif(os.name != "posix", reason="Windows has no such rights")


def modes(folder: Path) -> dict[str, str]:
    found = sorted(folder.rglob("*"))
    return {str(path.relative_to(folder)): f"{path.stat().st_mode & 0o777:o}" for path in found}


async def test_a_database_and_what_lies_beside_it_is_made_readable_by_its_owner_alone(
    path: Path, migrations: Path
) -> None:
    database = await SqliteDatabase.open(path, migrations)
    await database.write(insert(1))
    found = modes(path.parent)
    await database.close()
    assert {found[f"tavern.db{end}"] for end in ("", "-wal", "-shm")} == {"600"}


async def test_what_others_could_read_they_can_not_after_the_next_start(path: Path, migrations: Path) -> None:
    await (await SqliteDatabase.open(path, migrations)).close()
    others = ("tavern.db.before-2.backup", "backups/tavern-2026-03-28.sqlite3")
    (path.parent / "backups").mkdir(mode=0o755)
    for name in others:
        (path.parent / name).touch()
    for name in ("tavern.db", *others):
        (path.parent / name).chmod(0o644)
    await (await SqliteDatabase.open(path, migrations)).close()
    found = modes(path.parent)
    assert {found[name] for name in ("tavern.db", *others)} == {"600"}
    assert found["backups"] == "700"


async def test_a_backup_by_hand_is_readable_by_its_owner_alone(tmp_path: Path) -> None:
    await (await SqliteDatabase.open(tmp_path / "data" / "tavern.sqlite3")).close()
    done = run(tmp_path, "-m", "bot", "backup", "mine")
    assert done.returncode == 0, done.stderr
    assert modes(tmp_path)["mine"] == "600"
