"""Why no direct message arrives: somebody takes none, is a stranger, or the bot may begin no conversation."""

import sqlite3
from contextlib import closing

import pytest

from tests.loopback.faults import Fails
from tests.loopback.people import Person
from tests.loopback.play import Company
from tests.loopback.process import Bot
from tests.loopback.server import Discord
from tests.loopback.world import Channel, Guild
from tests.patience import eventually

pytestmark = pytest.mark.slow


def dms(bot: Bot, *people: Person) -> list[str]:
    with closing(sqlite3.connect(f"file:{bot.database}?mode=ro", uri=True)) as database:
        found = dict(database.execute("SELECT user_id, dm FROM people"))
    return [found.get(person.user.id, "") for person in people]


async def test_each_refusal_of_a_direct_message_is_taken_for_what_it_is(
    discord: Discord, bot: Bot, guild: Guild, channel: Channel, people: list[Person]
) -> None:
    anna, ben = people
    carla, diego = (Person(discord, guild, name) for name in ("Carla", "Diego"))
    anna.user.stranger, ben.user.takes_dms = True, False
    await Company(channel, [anna, ben, carla], "skullking").open(rounds=1)
    await eventually(lambda: dms(bot, anna, ben, carla) == ["closed", "closed", "open"], "the refusals")
    opening = discord.faults.add("POST /users/@me/channels", Fails(403, 40003))
    room = discord.world.add_channel(guild, "galley")
    await Company(room, [diego, carla], "skullking").open(rounds=1)
    await eventually(lambda: opening.struck == 1, "the try")
    await eventually(lambda: "Discord lets the bot open no direct messages" in bot.log, "a line in the log")
    assert dms(bot, diego) == ["unknown"], "that is not their doing"
