"""A process that is killed between the bids and the tricks of a round loses no bid that it answered."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.model.scorepads import ScorepadState
from bot.scorepads import writing
from bot.store.sqlite.database import SqliteDatabase
from tests.databases import migrated, sqlite_only
from tests.scorepads.paper_table import Kitchen
from tests.tables.company import ANNA, BEN, Company

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
WRITER = """
import asyncio, sys
from itertools import cycle
from pathlib import Path
from bot.scorepads import writing
from bot.store.sqlite.database import SqliteDatabase
from tests.scorepads.paper_table import Kitchen
from tests.tables.company import ANNA, Company

async def main(path):
    kitchen = Kitchen.of(Company.housed(await SqliteDatabase.open(path)))
    while True:
        pad = await kitchen.begun()
        for seat, bid in enumerate("10"):
            await writing.begin_round(kitchen.pads, pad.id, ANNA, 1, {seat: {"bid": bid}})
            print(pad.id, seat, bid, flush=True)

asyncio.run(main(Path(sys.argv[1])))
"""
"""Taps bids on one scorepad after the other, and says each once it was answered."""


def killed_after(answers: int, path: Path) -> list[list[str]]:
    """The scorepad, seat and bid of all that a process answered until it was killed."""
    arguments = [sys.executable, "-c", WRITER, str(path)]
    with subprocess.Popen(arguments, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline() for _ in range(answers)]
        process.kill()
        said += process.stdout
    return [line.split() for line in said if line.endswith("\n")]


@pytest.mark.parametrize("answers", [1, 2, 7])
@sqlite_only("the process that is killed has a file")
async def test_bids_that_were_answered_stand_and_tricks_are_written_to_them(
    tmp_path: Path, answers: int
) -> None:
    path = migrated(tmp_path / "tavern.sqlite3")
    answered = killed_after(answers, path)
    assert len(answered) >= answers, "the process ended by itself"
    database = await SqliteDatabase.open(path)
    kitchen = Kitchen.of(Company.housed(database))
    for pad_id, seat, bid in answered:
        pad = await kitchen.pads.load(int(pad_id))
        assert pad.paper.so_far[int(seat)].typed == {"bid": bid}
    await writing.begin_round(kitchen.pads, pad.id, BEN, 1, {1: {"bid": "0"}})
    pad = await kitchen.pads.load(pad.id)
    line = pad.paper.write([{"tricks": "1"}, {"tricks": "0"}])
    pad = await writing.write(kitchen.pads, pad.id, ANNA, 1, line)
    assert [score.total for score in pad.paper.scorepad()] == [20, 10]
    assert pad.state is ScorepadState.FINISHED
    await database.close()
