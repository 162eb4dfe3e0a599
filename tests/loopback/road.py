"""The road of a move over real HTTP: from a person's press to the answer, and all that the bot does after it.

    python -m tests.loopback.road --checkout . --checkout ../pirate-tavern-0.1

One person bids at a table of Skull King with two people, and types a bare command of the bench that answers
with a message of the same size: in blocks, one after the other, so that the machine's mood meets both. Then
many tables are played at at once. Bots of several checkouts run beside each other and take turns.
"""

import argparse
import asyncio
import json
import math
import statistics
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.loopback import launcher
from tests.loopback.people import Person, Reply
from tests.loopback.play import Company
from tests.loopback.probes import TICK
from tests.loopback.process import ROOT, Bot, running
from tests.loopback.server import loopback
from tests.loopback.world import Body, Guild
from tests.simulated.component_limits import BUTTON, TEXT_DISPLAY, walk

BLOCKS, EACH = 15, 12
"""Blocks of each kind, and actions in each."""
CROWDS = (64, 256)
"""Tables that are played at at once."""
CROWD_SECONDS = 10.0
QUIET = 0.1
"""Seconds without a request and without work after which a move is over with all that follows it."""


class Sample(NamedTuple):
    """What one action took: milliseconds, and requests of the bot besides the answer."""

    answered: float
    cpu_answered: float
    cpu: float
    requests: float


class Crowd(NamedTuple):
    """Many tables at once: answered moves a second, and milliseconds of latency and of the loop's lag."""

    tables: int
    moves: float
    latency: Sequence[float]
    lag: Sequence[float]


@dataclass
class Road:
    """A bot with a table at which one person bids now 0, now 1."""

    name: str
    bot: Bot
    guild: Guild
    companies: list[Company] = field(default_factory=list)
    shape: Body = field(default_factory=dict)
    blocks: dict[str, list[Sample]] = field(default_factory=lambda: {"bare": [], "move": []})
    sizes: dict[str, int] = field(default_factory=dict)
    bids: int = 0

    async def open(self, tables: int) -> None:
        """Opens tables until there are so many, and waits for the bot to rest."""
        while len(self.companies) < tables:
            number, discord = len(self.companies), self.bot.discord
            people = [Person(discord, self.guild, f"{name} {number}") for name in ("Anna", "Ben")]
            company = Company(await discord.add_channel(self.guild, f"table-{number}"), people, "skullking")
            await company.open(rounds=10)
            self.companies.append(company)
        await self.bot.at_rest(quiet=1)

    async def bid(self, company: Company) -> Reply:
        """Bids, otherwise than the time before."""
        self.bids += 1
        return await company.people[0].slash(company.channel, "skullking bid", tricks=self.bids % 2)

    async def move(self) -> Reply:
        """A move at the first table."""
        reply = await self.bid(self.companies[0])
        assert not reply.refused, reply.text
        return reply

    async def fit(self) -> None:
        """Gives the bare command's message the shape and the size of a move's answer."""
        body = (await self.move()).interaction.body
        self.shape = shape(body)
        missing = size(body) - size((await self.bare()).interaction.body)
        self.shape = shape(body, longer=missing)

    async def bare(self) -> Reply:
        """The bare command, with a message like that of the move before."""
        company = self.companies[0]
        return await company.people[0].slash(company.channel, "bare", **self.shape)

    async def block(self, kind: str, act: Callable[[], Awaitable[Reply]]) -> None:
        """Acts some times, each time until the bot is at rest, and notes the medians."""
        samples = [await self._sample(kind, act) for _ in range(EACH)]
        self.blocks[kind].append(Sample(*map(statistics.median, zip(*samples, strict=True))))

    async def _sample(self, kind: str, act: Callable[[], Awaitable[Reply]]) -> Sample:
        calls, cpu = len(self.bot.discord.calls), self.bot.cpu()
        reply = await act()
        answered = self.bot.cpu() - cpu
        await self.bot.at_rest(quiet=QUIET)
        self.sizes[kind] = size(reply.interaction.body)
        requests = len(self.bot.discord.calls) - calls - 1
        return Sample(1000 * reply.seconds, 1000 * answered, 1000 * (self.bot.cpu() - cpu), requests)

    async def crowd(self, tables: int) -> Crowd:
        """One person bids at each of so many tables, for some seconds, as fast as they are answered."""
        await self.open(tables)
        lag = self.bot.folder / "lag"
        lag.touch()
        end = asyncio.get_running_loop().time() + CROWD_SECONDS
        taken = await asyncio.gather(*(self._bid_until(end, one) for one in self.companies[:tables]))
        latency = [seconds for each in taken for seconds in each]
        late = [one for line in lag.read_text(encoding="utf-8").splitlines() for one in met(json.loads(line))]
        lag.unlink()
        return Crowd(tables, len(latency) / CROWD_SECONDS, in_order(latency), in_order(late))

    async def _bid_until(self, end: float, company: Company) -> Sequence[float]:
        seconds = []
        while asyncio.get_running_loop().time() < end:
            seconds.append((await self.bid(company)).seconds)
        return seconds

    def median(self, kind: str) -> Sample:
        """The medians of a kind's blocks."""
        return Sample(*map(statistics.median, zip(*self.blocks[kind], strict=True)))

    def times(self, of: int) -> float:
        """How many times as much a move takes as a bare command, block by block: the median."""
        pairs = zip(self.blocks["bare"], self.blocks["move"], strict=True)
        return statistics.median(move[of] / bare[of] for bare, move in pairs)


def shape(body: Body, longer: int = 0) -> Body:
    """The options with which the bare command answers with a message like this one, so many bytes longer."""
    parts = [part for _, part in walk(body["components"])]
    first, *others = (len(part["content"]) for part in parts if part["type"] == TEXT_DISPLAY)
    texts = " ".join(map(str, [first + longer, *others]))
    return {"texts": texts, "buttons": sum(part["type"] == BUTTON for part in parts)}


def size(body: Body) -> int:
    """The bytes of a message as it is sent."""
    return len(json.dumps(body, ensure_ascii=False).encode())


def met(late: Sequence[float]) -> Sequence[float]:
    """The lag that one would have met at any tick: a look that came late stands for those that it held up."""
    return [one - n * TICK for one in late for n in range(int(one / TICK) + 1)]


def in_order(seconds: Sequence[float]) -> Sequence[float]:
    """Milliseconds: the median, the 99th percentile and the most."""
    ordered = sorted(seconds)
    places = (len(ordered) // 2, math.ceil(len(ordered) * 0.99) - 1, len(ordered) - 1)
    return [1000 * ordered[at] for at in places] if ordered else [math.nan] * 3


@asynccontextmanager
async def road(folder: Path, checkout: Path) -> AsyncIterator[Road]:
    """The bot of a checkout, with the bench's probes in it."""
    folder.mkdir()
    async with loopback() as discord:
        guild = discord.world.add_guild("The Pirate Tavern")
        settings = {launcher.BARE: "1", launcher.LAG: str(folder / "lag")}
        async with running(discord, folder, settings, checkout) as bot:
            yield Road(checkout.resolve().name, bot, guild)


async def measure(checkouts: Sequence[Path], blocks: int = BLOCKS, crowds: Sequence[int] = CROWDS) -> str:
    """Measures all and gives the tables that tell it."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        roads = [
            await stack.enter_async_context(road(folder / str(number), checkout))
            for number, checkout in enumerate(checkouts)
        ]
        for one in roads:
            await one.open(1)
            await one.fit()
        for _ in range(blocks):
            for one in roads:
                await one.block("bare", one.bare)
                await one.block("move", one.move)
        lines = [line for one in roads for line in _table(one)]
        for tables in crowds:
            lines += [_line(one, await one.crowd(tables)) for one in roads]
        return "\n".join(lines)


def _table(one: Road) -> Sequence[str]:
    bare, move = one.median("bare"), one.median("move")
    sizes = one.sizes
    lines = [f"{one.name:<32}{'bare':>10}{'a move':>10}{'times':>8}"]
    for at, name in enumerate(("until answered, ms", "CPU until answered, ms", "CPU in all, ms")):
        lines.append(f"  {name:<30}{bare[at]:>10.2f}{move[at]:>10.2f}{one.times(at):>7.1f}x")
    lines.append(f"  {'requests besides the answer':<30}{bare.requests:>10.1f}{move.requests:>10.1f}")
    lines.append(f"  {'size of the answer, bytes':<30}{sizes['bare']:>10}{sizes['move']:>10}")
    return lines


def _line(one: Road, crowd: Crowd) -> str:
    latency, lag = ("/".join(f"{ms:.0f}" for ms in values) for values in (crowd.latency, crowd.lag))
    told = f"{crowd.moves:.0f} moves/s, answered in {latency} ms, lag {lag} ms (median/p99/most)"
    return f"{one.name:<16}{crowd.tables:>4} tables  {told}"


def main() -> None:
    """Reads the arguments, measures, prints."""
    parser = argparse.ArgumentParser(prog="python -m tests.loopback.road", description=__doc__)
    parser.add_argument("--checkout", type=Path, action="append", help="whose bot is measured (this one's)")
    parser.add_argument("--blocks", type=int, default=BLOCKS, help="blocks of each kind (%(default)s)")
    parser.add_argument("--tables", type=int, action="append", help="played at at once (64 and 256)")
    asked = parser.parse_args()
    print(asyncio.run(measure(asked.checkout or [ROOT], asked.blocks, asked.tables or CROWDS)))


if __name__ == "__main__":
    main()
