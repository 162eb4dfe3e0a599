"""Time that is skipped in the demo passes in full, in steps, whatever holds the bot up."""

from datetime import UTC, datetime, timedelta
from typing import cast

import simcord

from bot.demo import STEP, pass_time
from bot.demo.commands import HOUR, DemoCommands


class HeldUp:
    """A simulation in which each stretch of time stops short once, as where the bot does not come to rest."""

    def __init__(self, stops_after: float) -> None:
        self._now = datetime(2026, 1, 1, tzinfo=UTC)
        self._stops_after = stops_after

    def now(self) -> datetime:
        return self._now

    async def advance_time(self, seconds: float) -> None:
        passed = min(seconds, self._stops_after)
        self._now += timedelta(seconds=passed)
        if passed < seconds:
            raise TimeoutError


async def test_what_did_not_pass_is_left() -> None:
    env = HeldUp(stops_after=100)
    assert await pass_time(cast("simcord.Env", env), 60) == 0
    assert await pass_time(cast("simcord.Env", env), 130) == 30


async def test_a_week_passes_in_full_though_each_step_is_held_up() -> None:
    env, wishes, ticks = HeldUp(stops_after=5 * HOUR), DemoCommands(), 0
    began = env.now()
    wishes.owe(7 * 24 * HOUR)
    while seconds := wishes.take_seconds(STEP):
        assert seconds <= STEP
        wishes.owe(await pass_time(cast("simcord.Env", env), seconds))
        ticks += 1
        assert ticks < 100
    assert env.now() - began == timedelta(days=7)
