"""Discord is away in the middle of a live game: nobody misses a turn, and everything is told afterwards."""

from pathlib import Path

import pytest

from bot.model.tables import Status
from tests.messages import text_of
from tests.tavern import Tavern, tavern
from tests.ui.live.test_nudges import nudges

BEAT = 60
MINUTE = 60
TURN, GRACE = 5 * MINUTE, MINUTE
"""At a live table."""


def away(t: Tavern) -> None:
    """From now on Discord answers nothing."""
    t.env.inject_error("*", "*", status=503, times=None)


def back(t: Tavern) -> None:
    """Discord answers again."""
    t.env.backend.faults.clear()


def is_away(t: Tavern) -> bool:
    """Whether the bot takes Discord for away."""
    return t.bot.services.tables.presence.is_away


async def missed(t: Tavern) -> list[int]:
    return [row.missed for row in (await t.table()).seats]


@pytest.mark.slow
async def test_in_twenty_one_minutes_of_503_nobody_misses_a_turn_and_all_is_told_after(
    tmp_path: Path,
) -> None:
    async with tavern(tmp_path, nudge_after=BEAT, beat=BEAT) as t:
        await t.start(rounds=1, pace="live")
        await t.wait(2 * MINUTE)
        away(t)
        for _ in range(21):
            await t.wait(MINUTE)
        table = await t.table()
        assert await t.store.log.moves(table.id) == ()
        assert is_away(t)
        back(t)
        await t.wait(BEAT + 1)
        table = await t.table()
        assert not is_away(t)
        assert table.row.told == table.row.revision, "without a restart, and without a move"
        await t.wait(2 * MINUTE)
        assert await missed(t) == [0, 0]
        assert await t.store.log.moves(table.id) == (), "what was left of the turn is left again"
        await t.forward()
        assert (await t.table()).status is Status.FINISHED
        assert await missed(t) == [0, 0]
        assert "🏁" in text_of(await t.post())


@pytest.mark.slow
async def test_a_turn_runs_out_as_ever_once_discord_is_back(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=BEAT, beat=BEAT) as t:
        await t.start(rounds=1, pace="live")
        away(t)
        for _ in range(21):
            await t.wait(MINUTE)
        back(t)
        await t.wait(BEAT + 1)
        await t.wait(TURN - 1)
        await t.wait(GRACE)
        await t.wait(GRACE)
        assert await missed(t) == [1, 1]
        assert len(await t.store.log.moves((await t.table()).id)) == 2


async def test_a_gateway_that_is_gone_stops_the_clocks_too(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=BEAT, beat=BEAT) as t:
        await t.start(rounds=1, pace="live")
        async with t.inside():
            await t.bot.on_shard_disconnect(0)
        for _ in range(21):
            await t.wait(MINUTE)
        assert await t.store.log.moves((await t.table()).id) == ()
        async with t.inside():
            await t.bot.on_shard_resumed(0)
        await t.wait(TURN)
        assert await missed(t) == [0, 0]
        [nudge] = nudges(t)
        assert "<@" in text_of(nudge)


@pytest.mark.slow
async def test_a_bot_that_was_down_for_twenty_minutes_has_cost_nobody_anything(tmp_path: Path) -> None:
    async with tavern(tmp_path, nudge_after=BEAT, beat=BEAT) as t:
        await t.start(rounds=1, pace="live")
        await t.wait(4 * MINUTE)
        await t.bot.close()
        await t.env.advance_time(20 * MINUTE)
        await t.restart()
        await t.wait(MINUTE)
        assert await missed(t) == [0, 0]
        assert await t.store.log.moves((await t.table()).id) == (), "the last minute of the turn is over now"
        await t.wait(GRACE)
        await t.wait(GRACE)
        assert await missed(t) == [1, 1]


@pytest.mark.slow
@pytest.mark.parametrize("status", [500, 429])
async def test_a_last_call_that_discord_does_not_take_ends_for_nobody(tmp_path: Path, status: int) -> None:
    """Only the messages fail: two requests in a row do not, so that Discord is not away."""
    async with tavern(tmp_path, nudge_after=BEAT, beat=BEAT, buried_after=0) as t:
        await t.start(rounds=1, pace="live")
        await t.wait(TURN - 1)
        t.env.inject_error("POST", f"/channels/{t.channel.id}/messages", status=status, times=None)
        for _ in range(15):
            await t.wait(MINUTE)
        assert await missed(t) == [0, 0]
        back(t)
        await t.wait(400)
        assert await missed(t) == [1, 1]
