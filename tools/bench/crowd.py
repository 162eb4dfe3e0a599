"""Many tables that are played at at once: what the bot answers, what that costs, and how it keeps up."""

import asyncio
import gc
import json
import math
import statistics
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import NamedTuple

from tests.loopback.offers import MOVE, offer, offered
from tests.loopback.people import Person, Reply
from tests.loopback.play import Company
from tests.loopback.probes import TICK, Look
from tests.loopback.process import Bot
from tests.loopback.world import Guild, Message

AT_ONCE = 64
"""Tables that are opened at the same time."""


class Played(NamedTuple):
    """The result of some seconds: answered moves a second, milliseconds, and requests.

    `cpu` and `requests` are those of the bot for a move, all its threads together, its other work included.
    `latency` is the time until a person was answered. `lag` is how late the loop came back to a sleeping
    task; `own_lag` is its own part of that: the rest others had the processor, or the database's thread.
    Those three are the median, the 99th percentile and the most.
    """

    moves: float
    cpu: float
    requests: float
    latency: Sequence[float]
    lag: Sequence[float]
    own_lag: Sequence[float]


@dataclass
class Crowd:
    """Tables of Skull King with two people each, of whom one bids now 0, now 1."""

    bot: Bot
    guild: Guild
    companies: list[Company] = field(default_factory=list)
    bids: int = 0
    _hands: dict[int, Message] = field(default_factory=dict)

    async def gather(self, tables: int) -> None:
        """Opens tables until there are `tables`, and waits until the bot is idle."""
        while (there := len(self.companies)) < tables:
            some = range(there, min(there + AT_ONCE, tables))
            self.companies += await asyncio.gather(*map(self._company, some))
        await self.bot.at_rest(quiet=1)

    async def _company(self, number: int) -> Company:
        discord = self.bot.discord
        people = [Person(discord, self.guild, f"{name} {number}") for name in ("Anna", "Ben")]
        company = Company(await discord.add_channel(self.guild, f"table-{number}"), people, "skullking")
        await company.open(rounds=10)
        return company

    async def type_bid(self, company: Company) -> Reply:
        """Bids by slash command, which brings a new hand each time and changes the one before."""
        self.bids += 1
        person = company.people[0]
        return await _shown(person.slash(company.channel, "skullking bid", tricks=self.bids % 2))

    async def press_bid(self, company: Company) -> Reply:
        """Bids in the hand that is open, as most people do."""
        person, channel = company.people[0], company.channel.id
        shown = self._hands.get(channel)
        step = None if shown is None else offer(shown, MOVE)
        if shown is None or step is None:  # none is open yet, or a bid that was typed has brought a newer one
            post = company.post("hand")
            assert post is not None
            shown = (await _shown(person.press(post, offered(post, "hand").custom_id))).message
            step = offered(shown, MOVE)
        reply = await _shown(person.press(shown, step.custom_id))
        self._hands[channel] = reply.message
        return reply

    async def play(self, tables: int, seconds: float, bid: "Bid") -> Played:
        """Plays at `tables` tables: one person bids at each, as fast as they are answered."""
        looks = self.bot.folder / "lag"
        looks.touch()
        gc.freeze()  # all requests so far are kept: a search for garbage among them would hold everyone up
        clock, cpu, calls = asyncio.get_running_loop().time, self.bot.cpu(), len(self.bot.discord.calls)
        begun, until = clock(), clock() + seconds
        taken = await asyncio.gather(*(self._bid_until(until, bid, one) for one in self.companies[:tables]))
        latency, cpu, lasted = list(chain.from_iterable(taken)), self.bot.cpu() - cpu, clock() - begun
        requests = len(self.bot.discord.calls) - calls
        lines = [[Look(*one) for one in json.loads(line)] for line in looks.read_text("utf-8").splitlines()]
        looks.unlink()
        late = list(met([look.late for look in chain.from_iterable(lines)]))
        own = list(met([min(look.late, look.cpu) for look in chain.from_iterable(lines)]))
        moves = len(latency)
        spent = 1000 * cpu / moves, requests / moves
        return Played(moves / lasted, *spent, in_order(latency), in_order(late), in_order(own))

    async def _bid_until(self, end: float, bid: "Bid", company: Company) -> Sequence[float]:
        seconds: list[float] = []
        while not seconds or asyncio.get_running_loop().time() < end:
            reply = await bid(self, company)
            assert not reply.refused, reply.text
            seconds.append(reply.seconds)
        return seconds


async def _shown(doing: Awaitable[Reply]) -> Reply:
    """The reply, with the seconds until it shows the hand: a picture comes after the acknowledgement."""
    begun = time.monotonic()
    reply = await doing
    await reply.shown()
    return replace(reply, seconds=time.monotonic() - begun)


Bid = Callable[[Crowd, Company], Awaitable[Reply]]
BIDS: Mapping[str, Bid] = {"typed": Crowd.type_bid, "pressed": Crowd.press_bid}
"""How one can bid."""


def median(played: Sequence[Played]) -> Played:
    """The medians of several times."""
    moves, cpu, requests, *lists = zip(*played, strict=True)
    return Played(
        *map(statistics.median, (moves, cpu, requests)),
        *([statistics.median(at) for at in zip(*each, strict=True)] for each in lists),
    )


def met(late: Sequence[float]) -> Iterator[float]:
    return (one - n * TICK for one in late for n in range(int(one / TICK) + 1))


def in_order(seconds: Sequence[float]) -> Sequence[float]:
    """Milliseconds: the median, the 99th percentile and the most."""
    ordered = sorted(seconds)
    places = (len(ordered) // 2, math.ceil(len(ordered) * 0.99) - 1, len(ordered) - 1)
    return [1000 * ordered[at] for at in places] if ordered else [math.nan] * 3
