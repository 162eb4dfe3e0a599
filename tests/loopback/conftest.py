"""A Discord on loopback for each test, and the real bot on it for those that ask.

How a process fares is asked of Linux (clocks, `/proc`, limits): elsewhere this shelf is left out.
"""

import platform
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.loopback.people import Person
from tests.loopback.process import Bot, running
from tests.loopback.server import Discord, loopback
from tests.loopback.world import Channel, Guild

collect_ignore_glob = [] if platform.system() == "Linux" else ["test_*.py"]


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    async with loopback() as discord:
        yield discord


@pytest.fixture
def guild(discord: Discord) -> Guild:
    return discord.world.add_guild("The Pirate Tavern")


@pytest.fixture
def channel(discord: Discord, guild: Guild) -> Channel:
    return discord.world.add_channel(guild, "tavern")


@pytest.fixture
def people(discord: Discord, guild: Guild) -> list[Person]:
    return [Person(discord, guild, name) for name in ("Anna", "Ben")]


@pytest.fixture
async def bot(discord: Discord, channel: Channel, tmp_path: Path) -> AsyncIterator[Bot]:
    async with running(discord, tmp_path) as bot:
        yield bot
