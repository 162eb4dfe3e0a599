"""Hundreds of tables fall due in the same minute: everyone is told once, at a pace that Discord takes."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from simcord import ChannelHandle, MemberActor
from simcord.backend import Backend

from bot.model.people import HandsBy, PersonRow
from bot.model.tables import Pace, SeatRow, Stage
from bot.tables import lobby
from bot.tables.deadlines import Deadlines
from bot.tables.lobby import Invitation, Place, computer_row
from bot.tables.person import Person
from tests.messages import text_of
from tests.people import remembered
from tests.simulated.private import as_the_bot, see_requests
from tests.tavern import ENGLISH, Tavern, tavern

pytestmark = pytest.mark.slow

STAGES = ((61, Stage.NUDGED, "nudge"), (90, Stage.REMINDED, "nudge-half"))
"""After how many seconds each stage of a live table's clock begins, and what is told then."""


@dataclass(frozen=True)
class Asked:
    """A request that Discord was asked for, in seconds of simulated time."""

    at: float
    method: str
    path: str


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Asked]]:
    """Every request from now on, with its time; the answers to people are none of the bot's own."""
    seen = list[Asked]()

    def note(backend: Backend, method: str, path: str) -> None:
        if not path.startswith(("/interactions/", "/webhooks/")):
            seen.append(Asked(backend.clock.elapsed, method, path))

    with monkeypatch.context() as patch:
        see_requests(patch, note)
        yield seen


def most(times: Sequence[float], seconds: float) -> int:
    """How many there were at most in so many seconds, wherever they begin."""
    return max((sum(begin <= at < begin + seconds - 1e-4 for at in times) for begin in times), default=0)


def calls(t: Tavern) -> Counter[int]:
    found = Counter[int]()
    for request in t.env.http_requests:
        match = re.fullmatch(r"/channels/(\d+)/messages", request.path)
        if match and ((request.json or {}).get("allowed_mentions") or {}).get("users"):
            found[int(match[1])] += 1
    return found


async def pass_by(t: Tavern, seconds: int) -> None:
    """Lets time pass, and everything happen that is due then.

    With so much at once the simulation could not tell in time that the bot is at rest; so it is not asked.
    """
    [deadlines] = [one for one in t.bot._workers if isinstance(one, Deadlines)]
    with as_the_bot(t.env):
        t.env.backend.advance_clock(seconds)
        await deadlines.ring()
    await t.wait_until_told()


async def dealt(t: Tavern, count: int, people: Sequence[MemberActor]) -> list[ChannelHandle]:
    """So many running tables in channels of their own, each with one of the people and a computer player."""
    channels = [t.guild.create_text_channel(f"table-{number}") for number in range(count)]

    async def deal(channel: ChannelHandle, who: MemberActor) -> None:
        invitation = Invitation("skullking", 2, 1, (("rounds", 1),), pace=Pace.LIVE)
        seats = [SeatRow(0, who.id, who.name), computer_row(1)]
        place = Place(t.guild.id, channel.id, "en")
        await lobby.seat_and_deal(t.bot.services.tables, invitation, place, seats, Person(who.id, who.name))

    with as_the_bot(t.env):
        for person in people:
            await remembered(t.store.people, PersonRow(person.id, "en", hands=HandsBy.DEMAND))
        await asyncio.gather(
            *(deal(channel, people[at % len(people)]) for at, channel in enumerate(channels))
        )
    await t.wait_until_told()
    return channels


async def test_at_two_hundred_tables_everyone_is_told_exactly_once_per_stage(tmp_path: Path) -> None:
    async with tavern(tmp_path, 6, nudge_after=60, buried_after=0) as t:
        channels = await dealt(t, 200, t.people)
        for at, (seconds, stage, key) in enumerate(STAGES, start=1):
            await pass_by(t, seconds)
            clocks = await t.store.clocks.of_guild(t.guild.id)
            assert [clock.stage for clock in clocks] == [stage] * 200
            assert calls(t) == Counter({channel.id: at for channel in channels})
            for number, channel in enumerate(channels):
                [nudge] = [message for message in t.public(channel) if message.content]
                said = ENGLISH(
                    key, mentions=f"<@{t.people[number % 6].id}>", game=ENGLISH("game-skullking"), until=""
                )
                assert text_of(nudge).startswith(said)


async def test_in_no_second_there_are_more_requests_than_the_setting_allows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rate, count = 5, 8
    async with tavern(tmp_path, 2, nudge_after=60, buried_after=0) as t:
        channels = await dealt(t, count, t.people)
        await t.restart(requests_per_second=rate)
        with watched(monkeypatch) as seen:
            for seconds, _, _ in STAGES:
                await t.wait(seconds)
        assert calls(t) == Counter({channel.id: len(STAGES) for channel in channels}), "nothing is lost"
        assert len(seen) >= count * (len(STAGES) + 1), "each call, and the first one deleted"
        assert most([asked.at for asked in seen], 1) == rate
        sent = [asked for asked in seen if asked.method == "POST"]
        for channel in channels:
            assert most([asked.at for asked in sent if f"/{channel.id}/" in asked.path], 5) <= 5
