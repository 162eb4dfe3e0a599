"""Many tables that are played at at once: what the bot answers, what that costs, and how it keeps up."""

import asyncio
import gc
import json
import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import NamedTuple

from tests.loopback.people import Person, Reply
from tests.loopback.play import Company
from tests.loopback.probes import TICK, Look
from tests.loopback.process import Bot
from tests.loopback.world import Guild

AT_ONCE = 64
"""Tables that are opened at the same time."""


class Played(NamedTuple):
    """What came of some seconds: answered moves a second, and milliseconds.

    `cpu` is what the bot has used for a move, all its threads together, and what it did besides included.
    `latency` is until somebody was answered. `lag` is how late the loop came back to whoever slept, and
    `own_lag` what of that it was busy itself: the rest others had the processor, or the database's thread.
    Those three are the median, the 99th percentile and the most.
    """

    moves: float
    cpu: float
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

    async def gather(self, tables: int) -> None:
        """Opens tables until there are so many, and waits for the bot to rest."""
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

    async def bid(self, company: Company) -> Reply:
        self.bids += 1
        return await company.people[0].slash(company.channel, "skullking bid", tricks=self.bids % 2)

    async def play(self, tables: int, seconds: float) -> Played:
        """One person bids at each of so many tables, as fast as they are answered."""
        looks = self.bot.folder / "lag"
        looks.touch()
        gc.freeze()  # all requests so far are kept: a search for garbage among them would hold everybody up
        clock, cpu = asyncio.get_running_loop().time, self.bot.cpu()
        begun, until = clock(), clock() + seconds
        taken = await asyncio.gather(*(self._bid_until(until, one) for one in self.companies[:tables]))
        latency, cpu, lasted = list(chain.from_iterable(taken)), self.bot.cpu() - cpu, clock() - begun
        lines = [[Look(*one) for one in json.loads(line)] for line in looks.read_text("utf-8").splitlines()]
        looks.unlink()
        late = list(met([look.late for look in chain.from_iterable(lines)]))
        own = list(met([min(look.late, look.cpu) for look in chain.from_iterable(lines)]))
        moves = len(latency)
        return Played(moves / lasted, 1000 * cpu / moves, in_order(latency), in_order(late), in_order(own))

    async def _bid_until(self, end: float, company: Company) -> Sequence[float]:
        seconds: list[float] = []
        while not seconds or asyncio.get_running_loop().time() < end:
            reply = await self.bid(company)
            assert not reply.refused, reply.text
            seconds.append(reply.seconds)
        return seconds


def median(played: Sequence[Played]) -> Played:
    """The medians of several times."""
    moves, cpu, *lists = zip(*played, strict=True)
    return Played(
        statistics.median(moves),
        statistics.median(cpu),
        *([statistics.median(at) for at in zip(*each, strict=True)] for each in lists),
    )


def met(late: Sequence[float]) -> Iterator[float]:
    return (one - n * TICK for one in late for n in range(int(one / TICK) + 1))


def in_order(seconds: Sequence[float]) -> Sequence[float]:
    """Milliseconds: the median, the 99th percentile and the most."""
    ordered = sorted(seconds)
    places = (len(ordered) // 2, math.ceil(len(ordered) * 0.99) - 1, len(ordered) - 1)
    return [1000 * ordered[at] for at in places] if ordered else [math.nan] * 3
