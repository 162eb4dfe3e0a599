"""The bot is killed as Discord takes a message: it finds that after its start, wanted or not."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import pytest

from tests.loopback import world
from tests.loopback.faults import LosesAnswer, Meanwhile
from tests.loopback.people import NoAnswer, Person
from tests.loopback.play import Company
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.loopback.stored import Stored
from tests.loopback.world import Channel, Message
from tests.patience import PATIENCE, eventually
from tools.chaos import verdict

pytestmark = pytest.mark.slow


async def killed_while(
    discord: Discord, bot: Bot, channel: Channel, act: Callable[[], Awaitable[object]]
) -> None:
    """Somebody does something, and the bot is killed once Discord has the message that comes of it."""
    gone = asyncio.Event()

    async def kill() -> None:
        await bot.kill()
        gone.set()

    discord.faults.add(f"POST /channels/{channel.id}/messages", Meanwhile(kill), times=1)
    with suppress(NoAnswer):
        await act()
    await asyncio.wait_for(gone.wait(), PATIENCE)


def is_tidy(discord: Discord, bot: Bot) -> bool:
    stored = Stored.read(bot.database)
    return not stored.sending and not verdict.orphans(discord.world, stored)


def public(channel: Channel) -> list[Message]:
    return [message for message in channel.messages.values() if message.only_for is None]


@pytest.fixture(params=[300.0, 0.0])
def nonces(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord knows nonces for some minutes, or has forgotten them when the bot is there again."""
    monkeypatch.setattr(world, "NONCE_SECONDS", request.param)


@pytest.mark.usefixtures("nonces")
async def test_a_post_that_was_on_its_way_to_the_end_of_the_channel_stands_once(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    table = await company.open(rounds=1)
    assert await bot.at_rest()
    discord.patience = 1
    await killed_while(discord, bot, channel, lambda: people[0].slash(channel, "table show"))
    assert len(verdict.orphans(discord.world, Stored.read(bot.database))) == 1
    await bot.start()
    await eventually(lambda: is_tidy(discord, bot) and len(public(channel)) == 1)
    assert [*verdict.posts(discord.world, Stored.read(bot.database)).values()] == public(channel)
    assert company.post("hand", table) is not None


async def test_a_post_whose_answer_was_lost_and_that_was_overtaken_stands_once(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    company = Company(channel, people, "skullking")
    await company.open(rounds=1)
    lost = discord.faults.add(f"POST /channels/{channel.id}/messages", LosesAnswer(), times=1)
    await people[0].slash(channel, "table show")
    await eventually(lambda: lost.struck == 1)
    await eventually(lambda: is_tidy(discord, bot) and len(public(channel)) == 1)
