"""Before it has begun to play, the bot waits for what is away, and says so once."""

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.host.heartbeat import is_healthy
from tests.loopback.faults import Drops, Fails, Fault
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.patience import PATIENCE, eventually
from tests.postgres import PROGRAMS, new_database, server

pytestmark = pytest.mark.slow

AWAY: Mapping[str, tuple[str, Fault]] = {
    "the network": ("*", Drops()),
    "Discord": ("GET /users/@me", Fails(403)),
    "Discord at the second step": ("GET /gateway/bot", Fails(403)),
}


def warnings(bot: Bot) -> list[str]:
    told = [line for line in bot.log.splitlines() if " WARNING " in line or " ERROR " in line]
    return [line for line in told if " discord.gateway " not in line]  # that a busy machine is behind


@pytest.mark.parametrize("what", AWAY)
async def test_discord_is_waited_for_with_one_line(discord: Discord, tmp_path: Path, what: str) -> None:
    bot = Bot(discord, tmp_path)
    with discord.faults.during(*AWAY[what]) as away:
        await bot.launch()
        await eventually(lambda: away.struck > 3, "a fourth try", every=0.1)
        assert len(warnings(bot)) == 1
        assert "has not reached Discord yet" in str(is_healthy(bot.folder / "data"))
    await bot.connected()
    [line] = warnings(bot)
    assert "waits for what is away" in line
    assert await bot.stop() == 0


@pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL is not installed")
async def test_a_server_is_waited_for_with_one_line(discord: Discord, tmp_path: Path) -> None:
    bot = Bot(discord, tmp_path, {"DATABASE_URL": new_database()})
    server().stop()
    try:
        await bot.launch()
        await eventually(lambda: warnings(bot) != [], "a line", every=0.1)
        await asyncio.sleep(2)  # for some more tries
        assert "can't be reached" in str(is_healthy(bot.folder / "data"))
    finally:
        server().start()
    await bot.connected()
    [line] = warnings(bot)
    assert "waits for what is away" in line
    assert "can't be reached" in line
    assert await bot.stop() == 0


async def test_who_waits_for_discord_can_be_stopped(discord: Discord, tmp_path: Path) -> None:
    bot = Bot(discord, tmp_path)
    with discord.faults.during("*", Drops()) as away:
        process = await bot.launch()
        await eventually(lambda: away.struck > 1, "a second try", every=0.1)
        process.terminate()
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0
