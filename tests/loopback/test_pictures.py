"""The pictures of messages over a restart of the process."""

from itertools import cycle, islice
from pathlib import Path

import pytest

from tests.loopback import launcher
from tests.loopback.people import Person
from tests.loopback.play import Company
from tests.loopback.process import running
from tests.loopback.server import Discord
from tests.loopback.test_games import PICTURES
from tests.loopback.world import Channel, Message
from tests.patience import eventually
from tests.simulated.attachments import alternatives


def pictured(discord: Discord) -> dict[int, Message]:
    found = [one for one in discord.world.messages() if alternatives(one.body.get("components"))]
    return {one.id: one for one in found}


def told(message: Message) -> str:
    return " ".join(alternatives(message.body.get("components")).values())


@pytest.mark.slow
async def test_after_a_restart_no_picture_is_sent_that_a_message_shows_already(
    discord: Discord, channel: Channel, people: list[Person], tmp_path: Path
) -> None:
    async with running(discord, tmp_path, {**PICTURES, launcher.DRAWS: "1"}) as bot:
        company = Company(channel, people, "skullking", by_dm=1)
        table = await company.open(rounds=10, pace="live")
        for person in islice(cycle(people), 40):
            await company.move(person, table)
            await bot.at_rest()
            if len(shown := pictured(discord)) == 3:
                break  # the post and both hands, which are to bid
        else:
            pytest.fail("there are never three pictures")
        post = company.post("hand", table)
        assert post is not None
        before, edits = {one.id: (told(one), one.attachments) for one in shown.values()}, post.edits
        assert await bot.stop() == 0
        await bot.start()
        restarted = len(discord.calls)
        await people[0].slash(channel, "skullking bid", tricks=0)
        await eventually(lambda: post.edits > edits)
        await bot.at_rest()
        after = {one.id: (told(one), one.attachments) for one in pictured(discord).values()}
        assert after[post.id] == before[post.id], "at this pace it is that of the last whole trick"
        same = [
            message for message, (picture, _) in before.items() if after.get(message, ("",))[0] == picture
        ]
        assert [after[message] for message in same] == [before[message] for message in same]
        sent = [call.path for call in discord.calls[restarted:] if call.uploaded]
        assert [path for path in sent if path.rpartition("/")[2] in map(str, same)] == []
