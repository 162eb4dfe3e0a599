"""A Discord that answers nothing else until people were answered: they are answered all the same.

It takes a first answer within three seconds, however slow it is itself
(https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback).
"""

import asyncio
from collections.abc import Awaitable

import pytest

from tests.loopback.faults import Meanwhile
from tests.loopback.offers import offer
from tests.loopback.people import Person, Reply
from tests.loopback.play import Company, until
from tests.loopback.server import Discord
from tests.loopback.world import Channel

pytestmark = pytest.mark.slow

COMMANDS = (
    ("table show", "table hand", "table log", "tavern tables", "tavern privacy"),
    ("tavern my-tables", "table manage", "tavern preferences", "league list", "scorepad show"),
)
"""Those in a row are typed at once: first those for which the bot asks Discord for most."""


@pytest.mark.usefixtures("bot")
async def test_first_answers_wait_for_nothing_however_slow_discord_is(
    discord: Discord, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    company = Company(channel, people, "skullking")
    answers = asyncio.Event()

    async def wait_for_answers() -> None:
        await answers.wait()

    everything_else = "* /[!i]*"  # than `POST /interactions/*`
    held = discord.faults.add(everything_else, Meanwhile(wait_for_answers, before=True))

    async def answered(*acts: Awaitable[Reply]) -> None:
        answers.clear()
        await asyncio.gather(*acts)
        answers.set()

    await answered(anna.slash(channel, "skullking start", pace="live"))
    post = await until(lambda: company.post("join"))
    join = offer(post, "join")
    assert join is not None
    await answered(ben.press(post, join.custom_id))
    post = await until(lambda: company.post("deal"))
    deal = offer(post, "deal")
    assert deal is not None
    await answered(anna.press(post, deal.custom_id))
    for commands in COMMANDS:
        await answered(*(anna.slash(channel, command) for command in commands))
    assert held.struck > 0
