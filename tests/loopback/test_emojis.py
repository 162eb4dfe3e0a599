"""The emojis of the application, brought up to date by the process of the bot."""

from itertools import pairwise
from pathlib import Path

import pytest

from bot.art.emoji_names import name_of
from bot.registry import ENTRIES
from tests.loopback.faults import Fails
from tests.loopback.people import Person
from tests.loopback.play import Company
from tests.loopback.process import Bot, running
from tests.loopback.server import Discord
from tests.loopback.world import Channel
from tests.patience import eventually

pytestmark = pytest.mark.slow

PICTURES = {"PICTURES": "1"}
LISTED, CREATED = "GET /applications/*/emojis", "POST /applications/*/emojis"
MISSING = 3


def names() -> list[str]:
    faces = dict.fromkeys(face for entry in ENTRIES for face in entry.presenter.emojis.values())
    return [name_of(face) for face in faces]


async def brought_up_to_date(discord: Discord, bot: Bot, times: int) -> None:
    await eventually(lambda: len(discord.asked(LISTED)) == times)
    await bot.at_rest(quiet=1.0)


async def test_the_process_uploads_what_is_missing_one_by_one_and_nothing_after_a_restart(
    discord: Discord, channel: Channel, tmp_path: Path
) -> None:
    every = names()
    for name in [*every[MISSING:], "pt_star_0dd0ff", "parrot"]:
        discord.emojis.add(name)
    async with running(discord, tmp_path, PICTURES) as bot:
        others = ["pt_star_0dd0ff", "parrot"]
        await eventually(lambda: sorted(discord.emojis.kept.values()) == sorted([*every, *others]))
        assert [call.body["name"] for call in discord.asked(CREATED)] == every[:MISSING]
        made = discord.asked("* /applications/*/emojis*")
        assert all(one.ended is not None and one.ended <= after.at for one, after in pairwise(made))
        assert await bot.stop() == 0
        await bot.start()
        await brought_up_to_date(discord, bot, 2)
        assert len(discord.asked(CREATED)) == MISSING
        assert "Discord refuses" not in bot.log


async def test_refused_uploads_are_one_line_in_the_log_and_the_game_goes_on_with_shapes(
    discord: Discord, channel: Channel, people: list[Person], tmp_path: Path
) -> None:
    refused = discord.faults.add(CREATED, Fails(400, 30008))
    async with running(discord, tmp_path, PICTURES) as bot:
        await brought_up_to_date(discord, bot, 1)
        await eventually(lambda: "Discord refuses emojis" in bot.log)
        assert refused.struck
        company = Company(channel, people, "skullking")
        await company.play(await company.open(rounds=1))
        assert bot.log.count("Discord refuses emojis") == 1
        assert not any("<:pt_" in str(message.body) for message in discord.world.messages())
