"""A process that is killed while hands are played loses nothing that it answered; `KILLS=100` tries more."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.games import record
from bot.model.solo import SoloHandRow
from bot.solo.playing import played
from bot.store.sqlite.database import SqliteDatabase
from bot.store.store import Store
from tests.databases import migrated
from tests.solo.conftest import Alone

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("KILLS", "5"))
PLAYER = """
import asyncio, sys
from itertools import count
from pathlib import Path
from bot.store.sqlite.database import SqliteDatabase
from tests.solo.conftest import Alone

async def main(path, first):
    alone = Alone.on(await SqliteDatabase.open(path), field=1)
    for user in count(first):
        hand = await alone.solo.take_up(user)
        while not hand.is_over:
            hand = await alone.tap(hand, -1)
            print(f"{user} {len(hand.row.moves)} {hand.row.moves[-1]}", flush=True)

asyncio.run(main(Path(sys.argv[1]), int(sys.argv[2])))
"""
"""Plays one hand after the other, and says each move once it was answered."""


def answered(path: Path, first: int, chance: random.Random) -> Iterator[tuple[int, int, str]]:
    """What a process has answered until it is killed, somewhere in a hand."""
    process = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path), str(first)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    left = chance.randint(1, 40)
    with closing(process.stdout) as said:
        for line in said:
            if not line.endswith("\n"):
                break  # the kill came while it was said
            user, number, move = line.rstrip("\n").split(maxsplit=2)
            yield int(user), int(number), move
            left -= 1
            if left == 0:
                time.sleep(chance.random() / 200)
                process.kill()
    assert process.wait() == -9


@pytest.mark.slow
async def test_nothing_that_was_answered_is_lost_by_a_kill(tmp_path: Path) -> None:
    path, chance = migrated(tmp_path / "tavern.sqlite3"), random.Random(3)
    heard: dict[int, list[str]] = {}
    for _ in range(KILLS):
        for user, number, move in answered(path, max(heard, default=1), chance):
            moves = heard.setdefault(user, [])
            # What was stored and not answered before a kill is not said: the hand has gone on from there.
            moves.extend("?" * (number - 1 - len(moves)))
            assert number == len(moves) + 1
            moves.append(move)
    database = await SqliteDatabase.open(path)
    try:
        for user, moves in heard.items():
            hand = await Store(database).solo.hand(user, 142, ranked=True)
            assert hand is not None
            await check(Alone.on(database), hand, moves)
    finally:
        await database.close()


async def check(alone: Alone, hand: SoloHandRow, heard: list[str]) -> None:
    """All that was heard of is stored, in its order, and the hand can be folded."""
    # A tap may be stored without its answer; the one before the last card stores that, too.
    assert len(hand.moves) - len(heard) in (0, 1, 2)
    assert all(said in ("?", stored) for said, stored in zip(heard, hand.moves, strict=False))
    entry = alone.company.tables.entries["skullking"]
    play = played(entry, (await alone.solo._hand(hand)).deal, hand.moves)
    if hand.finished_at is not None:
        assert record.replay(record.read(hand.record, [entry.game])) == play.state
