"""A Discord that takes two seconds for whatever it is asked: people are answered in time all the same.

Discord takes a first answer within three seconds
(https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-callback).
"""

import asyncio

import pytest

from tests.loopback.faults import Slow
from tests.loopback.offers import offer
from tests.loopback.people import Person
from tests.loopback.play import Company, until
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.loopback.world import Channel

pytestmark = pytest.mark.slow

SECONDS, IN_TIME = 2.0, 3.0
COMMANDS = (
    ("skullking table", "skullking hand", "tavern recap", "tavern tables", "tavern privacy"),
    ("tavern my-tables", "tavern pause", "tavern preferences", "league list", "scorepad show"),
)
"""Those in a row are typed at once: first those for which the bot asks Discord for most."""


async def test_first_answers_wait_for_nothing_however_slow_discord_is(
    discord: Discord, bot: Bot, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    company = Company(channel, people, "skullking")
    with discord.faults.during("*", Slow(SECONDS)):
        replies = [await anna.slash(channel, "skullking start", pace="live")]
        post = await until(lambda: company.post("join"))
        join = offer(post, "join")
        assert join is not None
        replies.append(await ben.press(post, join.custom_id))
        post = await until(lambda: company.post("deal"))
        deal = offer(post, "deal")
        assert deal is not None
        replies.append(await anna.press(post, deal.custom_id))
        for commands in COMMANDS:
            replies += await asyncio.gather(*(anna.slash(channel, command) for command in commands))
    late = [(reply.interaction.about, reply.seconds) for reply in replies if reply.seconds >= IN_TIME]
    assert late == []
    assert min(reply.seconds for reply in replies) >= SECONDS, "Discord was slow"
