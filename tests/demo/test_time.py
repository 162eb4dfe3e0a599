"""Time that is skipped in the demo passes in full, in steps, whatever holds the bot up."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import cast

import pytest
import simcord

from bot.demo import STEP, demo_settings, pass_time, refreshed
from bot.demo.commands import HOUR, DemoCommands
from bot.demo.page import Page
from bot.settings import Settings
from tests.tavern import tavern

MOST_STOPS = 30
"""At how many points of time a day may stop, at each of which the simulation looks what is to be done."""


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


class BusyPage:
    """A page behind which the bot comes to rest at the second look alone."""

    def __init__(self) -> None:
        self.looks = 0

    async def refresh(self) -> None:
        self.looks += 1
        if self.looks == 1:
            raise TimeoutError


async def test_a_page_that_cannot_be_shown_on_a_busy_machine_is_shown_at_the_next_look() -> None:
    page = cast("Page", BusyPage())
    assert [await refreshed(page) for _ in range(2)] == [False, True]


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


async def test_a_day_on_which_nothing_is_due_passes_at_a_few_stops(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beat = demo_settings(Settings(data_folder=tmp_path), tmp_path).beat
    async with tavern(tmp_path, beat=beat) as t:
        stops: list[float] = []
        advance = t.env.backend.advance_clock

        def advance_clock(seconds: float) -> None:
            stops.append(seconds)
            advance(seconds)

        monkeypatch.setattr(t.env.backend, "advance_clock", advance_clock)
        while sum(stops) < 24 * HOUR and len(stops) <= MOST_STOPS:
            await pass_time(t.env, HOUR)
    assert len(stops) <= MOST_STOPS
    assert sum(stops) >= 24 * HOUR
