"""The bot is killed at any instant: what it acknowledged is stored, and what was not announced will be."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import bot
from bot.model.tables import Status
from bot.store.sqlite.database import SqliteDatabase
from bot.store.store import Store
from bot.tables.tables import Tables
from tests.databases import sqlite_only
from tests.entries import ENTRY_OF
from tests.messages import text_of
from tests.tables.endless_play import PEOPLE
from tests.tables.stored import untold_tables
from tests.tavern import tavern

pytestmark = pytest.mark.slow

ROOT = Path(bot.__file__).parents[1]


def kill_a_game(folder: Path, *, deaf: bool, chance: random.Random) -> list[str]:
    """Lets a process play, kills it at some instant, and gives what it had acknowledged."""
    arguments = [sys.executable, "-m", "tests.tables.endless_play", str(folder), *(["deaf"] if deaf else [])]
    acknowledged = []
    with subprocess.Popen(
        arguments, cwd=ROOT, env={**os.environ}, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for _ in range(chance.randint(3, 30)):
            acknowledged.append(process.stdout.readline().strip())
        time.sleep(chance.random() * 0.05)
        process.kill()
        acknowledged += process.stdout.read().split("\n")[:-1]  # without one that was cut off
    assert all(acknowledged), "the process ended by itself"
    return acknowledged


@pytest.mark.parametrize(("number", "deaf"), [(1, False), (3, True)])
@sqlite_only("the process that is killed has a file")
async def test_every_acknowledged_move_is_stored_and_the_game_goes_on(
    tmp_path: Path, number: int, deaf: bool
) -> None:
    acknowledged = kill_a_game(tmp_path, deaf=deaf, chance=random.Random(number))
    untold = await check_store(tmp_path, acknowledged)
    assert untold or not deaf
    (elsewhere := tmp_path / "elsewhere").mkdir()
    async with tavern(elsewhere, PEOPLE) as t:
        # The simulated Discord gives the same ids to the same people and channels; its messages are gone.
        await t.restart(data_folder=tmp_path / "data")
        table = await t.table()
        assert table.row.told == table.row.revision
        assert table.row.channel_id == t.channel.id
        to_move = {row.seat: table.dealt.decisions[row.seat] for row in table.people_to_move()}
        clocks = {row.seat: row.clock.decision for row in table.seats if row.clock is not None}
        assert clocks == to_move, "everyone who is awaited has a clock for that decision, and nobody else"
        if deaf:  # else the post may have been brought up to date, and only that not have been noted
            assert table.id in untold
            assert text_of(t.public()[-1]) == text_of(await t.post()) != ""
        if table.status is Status.RUNNING:
            await t.play()
            table = await t.table()
            assert table.status is Status.FINISHED
            assert "🏁" in text_of(await t.post())


async def check_store(folder: Path, acknowledged: list[str]) -> list[int]:
    """Checks the database that was left behind; gives the tables that Discord was not told of."""
    database = await SqliteDatabase.open(folder / "data" / "tavern.sqlite3")
    try:
        store = Store(database)
        tables = Tables(store, lambda: 0, ENTRY_OF)
        for table_id in {int(line.split()[0]) for line in acknowledged}:
            logged = {
                f"{table_id} {line.number} {line.seat} {line.move}"
                for line in await store.log.moves(table_id)
            }
            assert {line for line in acknowledged if line.startswith(f"{table_id} ")} <= logged
            table = await tables.load(table_id)
            assert table.status in (Status.RUNNING, Status.FINISHED)
            assert tuple(table.game.scorepad(table.dealt.state)) == await store.log.scorepad(table_id)
        return await untold_tables(database)
    finally:
        await database.close()
