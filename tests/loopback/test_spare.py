"""A spare takes over: the real processes on a real PostgreSQL, where there is one."""

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.host.heartbeat import is_healthy
from bot.store.postgres.server import connected
from tests.loopback.pair import Pair, pair
from tests.loopback.people import Person
from tests.loopback.play import Company
from tests.loopback.process import running
from tests.loopback.server import Discord
from tests.loopback.world import Channel
from tests.patience import eventually
from tests.postgres import AT_ONCE, FAST, PROGRAMS, new_database, server

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


async def test_a_bot_that_was_frozen_for_long_can_store_nothing_any_more_and_waits(
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
    await eventually(lambda: both.waits() is frozen, "the other as a spare", every=0.1)
    assert frozen.process.returncode is None
    assert "this one has lost its lease" in frozen.log
    assert both.plays() is waiting


async def test_a_full_table_that_two_processes_would_deal_is_dealt_once_and_calls_each_once(
    discord: Discord, channel: Channel, people: list[Person], tmp_path: Path
) -> None:
    async with pair(discord, tmp_path, {"NUDGE_AFTER_DAILY": "0"}) as both:
        host, guest = people
        await host.slash(channel, "skullking start", players=2, pace="daily")
        await guest.slash(channel, "table join")
        frozen, waiting = both.plays(), both.waits()
        assert frozen is not None
        due = "UPDATE lobbies SET full_at = full_at - 1200, next_at = 0"
        with connected(both.address, "a test") as connection:
            connection.execute(due)
        answered = len(discord.asked("POST /interactions/*"))
        elsewhere = await discord.add_channel(host.guild, "quay")
        wakes_it = asyncio.create_task(host.slash(elsewhere, "corsari start"))
        await eventually(lambda: len(discord.asked("POST /interactions/*")) > answered)
        with frozen.standing_still():
            await both.followed_by(waiting)
            await eventually(lambda: dealt(both) > 0, "the deal", every=0.1)
        await eventually(lambda: both.waits() is frozen, "the other as a spare", every=0.1)
        await asyncio.gather(wakes_it, return_exceptions=True)
        await eventually(lambda: len(called(discord, channel)) > 1, "both are called", every=0.1)
        await both.at_rest()
        assert dealt(both) == 1
        assert called(discord, channel) == {host.user.id: 1, guest.user.id: 1}


def dealt(both: Pair) -> int:
    with connected(both.address, "a test") as connection:
        return connection.execute("SELECT 1 FROM actions WHERE kind = 'dealt'").rowcount


def called(discord: Discord, channel: Channel) -> Counter[int]:
    sent = discord.asked(f"POST /channels/{channel.id}/messages")
    return Counter(int(user) for one in sent for user in one.body["allowed_mentions"].get("users", ()))


@pytest.mark.parametrize("how", [FAST, AT_ONCE])
async def test_a_server_that_restarts_ends_nobody_and_play_goes_on(
    both: Pair, discord: Discord, channel: Channel, people: list[Person], how: signal.Signals
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    assert await company.move(people[0], table)
    processes = [member.process for member in both.members]
    server().stop(how)
    server().start()
    await eventually(lambda: discord.gateway.identifies > 1, "a new session", every=0.1)
    await both.start()
    assert [member.process for member in both.members] == processes
    company.forget()
    await company.play(table)


async def test_alone_it_follows_itself_when_the_server_restarts(
    discord: Discord, channel: Channel, people: list[Person], tmp_path: Path
) -> None:
    async with running(discord, tmp_path, {"DATABASE_URL": new_database()}) as bot:
        company = Company(channel, people, "skullking")
        table = await company.open(rounds=1)
        process = bot.process
        server().stop()
        await eventually(lambda: "waits" in bot.log.partition("lost its lease")[2], "a new start", every=0.1)
        server().start()
        await eventually(lambda: discord.gateway.identifies > 1, "a new session", every=0.1)
        await bot.connected()
        assert bot.process is process
        company.forget()
        await company.play(table)
        stored = bot.stored()
    assert len(stored.pressed(table)) == sum(attempt.done is True for attempt in company.attempts)
