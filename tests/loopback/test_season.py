"""A league over real HTTP: its forms, its threads, its tables."""

import asyncio

import pytest

from tests.loopback import season as season_module
from tests.loopback.people import Person
from tests.loopback.process import Bot
from tests.loopback.season import SeasonCompany
from tests.loopback.server import Discord
from tests.loopback.stored import Stored
from tests.loopback.world import PUBLIC_THREAD, Channel, Guild
from tests.patience import PATIENCE, eventually

pytestmark = pytest.mark.slow


async def test_a_league_is_founded_by_its_forms_and_played_in_its_threads(
    discord: Discord, bot: Bot, guild: Guild, channel: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(season_module, "NOTHING_LEFT", PATIENCE)  # there is one league, however slow it is
    people = [
        Person(discord, guild, name, moderator=name == "Anna") for name in ("Anna", "Ben", "Carla", "Dan")
    ]
    season = SeasonCompany(channel, people, "skullking")
    living = asyncio.create_task(season.live())
    await eventually(lambda: len(season.rooms) >= 3 or living.done(), "the second round")
    season.paused.set()
    await living
    threads = [one for one in discord.world.channels.values() if one.kind == PUBLIC_THREAD]
    assert {thread.parent_id for thread in threads} == {channel.id}
    assert await bot.at_rest()
    stored = Stored.read(bot.database)
    first_round = [stored.tables[table].status for table in (1, 2)]
    assert first_round == ["finished", "finished"]
    made = [(attempt.user_id, attempt.words) for attempt in season.everything if attempt.done]
    lines = [(stored.user_of(t, seat), words) for t in stored.moves for seat, words in stored.pressed(t)]
    assert sorted(made) == sorted(lines)
