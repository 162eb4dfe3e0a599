"""Time is moved forward on the simulated Discord: a table with somebody gone comes to its end."""

from pathlib import Path

import pytest

from bot.games.contract import Seat
from bot.model.messages import MessageKind
from bot.model.tables import Player, Status
from bot.tables.table import Table
from tests.messages import text_of
from tests.tavern import Tavern, tavern

pytestmark = pytest.mark.slow

DAY = 24 * 60 * 60
MOST_DAYS = 60


async def play_without(t: Tavern, gone: Seat) -> Table:
    for _ in range(MOST_DAYS * 4):
        table = await t.forward(gone=gone)
        if table.status is not Status.RUNNING:
            return table
        await t.wait(DAY / 4)
    raise AssertionError("the table stalls")


async def test_a_table_with_one_absent_person_reaches_its_end(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=3, nudge_after=60) as t:
        await t.start(3, rounds=2, pace="daily")
        table = await play_without(t, gone=1)
        assert table.status is Status.FINISHED
        assert [row.player for row in table.seats] == [Player.PERSON, Player.ABSENT, Player.PERSON]
        assert [row.missed for row in table.seats] == [0, 0, 0]
        kinds = [action.kind for action in await t.store.actions.of_table(table.id)]
        assert kinds.count("missed") == 3
        assert kinds.count("away") == 1
        assert "Ben 💤" in text_of(await t.post())
        left = await t.store.messages.of_table(table.id)
        assert {key.kind for key in left} <= {MessageKind.POST, MessageKind.HAND, MessageKind.END}


async def test_a_killed_bot_goes_on_with_every_deadline_and_tells_nothing_twice(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=2, nudge_after=60) as t:
        await t.start(2, rounds=1, pace="live")
        await t.wait(120)
        nudges = [message for message in t.public() if "waiting for you" in text_of(message)]
        assert len(nudges) == 1
        await t.restart()
        await t.wait(1)
        again = [message for message in t.public() if "waiting for you" in text_of(message)]
        assert [message.id for message in again] == [message.id for message in nudges]
        table = await play_without(t, gone=0)
        assert table.status is Status.FINISHED
