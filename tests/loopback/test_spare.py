"""A spare takes over: the real processes on a real PostgreSQL, where there is one."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.heartbeat import is_healthy
from tests.loopback.pair import Pair, pair
from tests.loopback.people import Person
from tests.loopback.play import Company
from tests.loopback.server import Discord
from tests.loopback.world import Channel
from tests.patience import eventually
from tests.postgres import PROGRAMS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL is not installed"),
]


@pytest.fixture
async def both(discord: Discord, channel: Channel, tmp_path: Path) -> AsyncIterator[Pair]:
    async with pair(discord, tmp_path) as both:
        yield both


async def test_a_killed_bot_is_followed_by_its_spare_and_nothing_is_lost(
    both: Pair, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    for moves, person in enumerate(people, start=1):
        assert await company.move(person, table)
        waiting = both.waits()
        await both.kill()
        await both.followed_by(waiting)
        await both.start()
        company.forget()
        assert len(both.stored().moves[table]) == moves
    await company.play(table)


async def test_a_bot_that_is_stopped_makes_room_for_its_spare(
    both: Pair, discord: Discord, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    waiting = both.waits()
    assert waiting is not None
    await eventually(lambda: "waits as a spare" in str(is_healthy(waiting.folder / "data")))
    assert await both.stop() == 0
    await both.followed_by(waiting)
    await both.start()
    assert discord.gateway.identifies == 2
    await company.play(table)
    assert "ERROR" not in both.log


async def test_a_spare_is_stopped_as_any_other(both: Pair) -> None:
    waiting = both.waits()
    assert waiting is not None
    assert waiting.process is not None
    waiting.process.terminate()
    assert await waiting.process.wait() == 0
    assert str(is_healthy(waiting.folder / "data")).startswith("problem  No bot is running on")
    assert "ERROR" not in both.log


async def test_a_bot_that_was_frozen_for_long_can_store_nothing_any_more_and_ends(
    both: Pair, discord: Discord, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    frozen, waiting = both.plays(), both.waits()
    assert frozen is not None
    assert frozen.process is not None
    with frozen.standing_still():
        await eventually(lambda: discord.gateway.identifies == 2, "the spare", every=0.1)
        await both.discord.gateway.ready.wait()
        await company.play(table)
    assert await frozen.process.wait() == 75
    assert "this one has lost its lease" in frozen.log
    assert both.plays() is waiting
