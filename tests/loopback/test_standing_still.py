"""A server that stands still: nobody waits in silence, and what was sent is told afterwards."""

import asyncio
from pathlib import Path

import pytest

from bot.store.postgres.lease import SPARED
from bot.texts.catalog import speaker
from tests.loopback.offers import offers
from tests.loopback.people import Person
from tests.loopback.play import Company
from tests.loopback.process import running
from tests.loopback.server import Discord
from tests.loopback.world import Channel
from tests.patience import eventually
from tests.postgres import PROGRAMS, new_database, server

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(PROGRAMS is None, reason="PostgreSQL is not installed"),
]
LATE = speaker("en")("error-late")


async def test_who_acts_while_the_server_stands_still_is_told_so_and_answered_later(
    discord: Discord, channel: Channel, people: list[Person], tmp_path: Path
) -> None:
    anna, ben = people
    async with running(discord, tmp_path, {"DATABASE_URL": new_database()}) as bot:
        company = Company(channel, people, "skullking", by_dm=0)
        table = await company.open(rounds=1)
        hand = (await anna.slash(channel, "table hand")).message
        [bid, *_] = [one for one in offers(hand) if one.action == "move"]
        assert bot.stored().moves.get(table) is None
        with server().standing_still():
            pressed, typed = await asyncio.gather(
                anna.press(hand, bid.custom_id, *bid.options[:1]), ben.slash(channel, "table hand")
            )
            assert (typed.text, pressed.text) == (LATE, LATE)
            assert typed.private
            assert pressed.private
            await asyncio.sleep(SPARED)  # until nothing else is said to Discord
            assert (await ben.slash(channel, "tavern my-tables")).text == LATE
        await eventually(lambda: all(offers(reply.message) for reply in (typed, pressed)), "the hands")
        assert len(bot.stored().moves[table]) == 1
        assert "Traceback" not in bot.log
