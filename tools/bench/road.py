"""The way of a move over real HTTP: from a press to the answer, and all further work of the bot for it.

    python -m tools.bench.road --checkout . --checkout ../pirate-tavern-0.1

One person bids at a table of Skull King with two people, and types a bare command of the bench that answers
with a message of the same size: in blocks, one after the other, so that the machine's mood meets both. Then
many tables are played at once. Bots of several checkouts run beside each other and take turns, while the
other bots of the crowd are suspended. All bots share one processor, and their players have the others, so
that only the bots' own threads wait for it. With `--processors 2` the bots have two, and share the second if
there is no third.
"""

import argparse
import asyncio
import json
import math
import os
import statistics
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import accumulate, combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.loopback import launcher
from tests.loopback.people import Reply
from tests.loopback.process import ROOT, Bot, running
from tests.loopback.server import loopback
from tests.loopback.world import Body
from tests.simulated.component_limits import BUTTON, TEXT_DISPLAY, walk
from tools.bench import crowd
from tools.bench.crowd import BIDS, Bid, Crowd, Played

KINDS = ("bare", *BIDS)
"""A command that does nothing, a move by slash command, and one by a press in the hand that is open."""
BLOCKS, EACH = 15, 12
"""Blocks of each kind, and actions in each: the median of half as many differs by a tenth from run to run."""
TABLES = 64
"""Tables that are played at at once."""
ROUNDS = 10
"""How often a crowd plays, in turns with those of the other checkouts, for the machine's mood changes."""
SECONDS = 3.0
"""For how long a crowd is counted in each of its turns."""
LEAD_IN = 2.0
"""Seconds of each turn that are not counted.

A bot that was suspended may show at once all its delayed changes, since Discord's limits of rates have
replenished. In play without a pause, they have not.
"""
QUIET = 0.1
"""Seconds without a request and without work after which a move is over with all that follows it."""


class Sample(NamedTuple):
    """The cost of one action: milliseconds, and requests of the bot besides the answer."""

    answered: float
    cpu_answered: float
    cpu: float
    requests: float


@dataclass
class Road:
    """A bot with a table at which one person bids now 0, now 1."""

    name: str
    bot: Bot
    crowd: Crowd
    shape: Body = field(default_factory=dict)
    blocks: dict[str, list[Sample]] = field(default_factory=lambda: {kind: [] for kind in KINDS})
    sizes: dict[str, int] = field(default_factory=dict)

    async def move(self, kind: str) -> Reply:
        return await BIDS[kind](self.crowd, self.crowd.companies[0])

    async def fit(self) -> None:
        """Gives the bare command's message the shape and the size of a move's answer."""
        body = (await self.move("typed")).interaction.body
        self.shape = shape(body)
        missing = size(body) - size((await self.bare()).interaction.body)
        self.shape = shape(body, longer=missing)

    async def bare(self) -> Reply:
        company = self.crowd.companies[0]
        return await company.people[0].slash(company.channel, "bare", **self.shape)

    async def block(self, kind: str) -> None:
        samples = [await self._sample(kind) for _ in range(EACH)]
        self.blocks[kind].append(Sample(*map(statistics.median, zip(*samples, strict=True))))

    async def _sample(self, kind: str) -> Sample:
        calls, cpu = len(self.bot.discord.calls), self.bot.cpu()
        reply = await (self.bare() if kind == "bare" else self.move(kind))
        assert not reply.refused, reply.text
        answered = self.bot.cpu() - cpu
        await self.bot.at_rest(quiet=QUIET)
        self.sizes[kind] = size(reply.interaction.body)
        requests = len(self.bot.discord.calls) - calls - 1
        return Sample(1000 * reply.seconds, 1000 * answered, 1000 * (self.bot.cpu() - cpu), requests)

    def median(self, kind: str) -> Sample:
        return Sample(*map(statistics.median, zip(*self.blocks[kind], strict=True)))

    def times(self, kind: str, of: int) -> float:
        pairs = zip(self.blocks["bare"], self.blocks[kind], strict=True)
        return statistics.median(move[of] / bare[of] for bare, move in pairs)


def shape(body: Body, longer: int = 0) -> Body:
    """The options with which the bare command answers with a message like this one, `longer` bytes longer."""
    parts = [part for _, part in walk(body["components"])]
    first, *others = (len(part["content"]) for part in parts if part["type"] == TEXT_DISPLAY)
    texts = " ".join(map(str, [first + longer, *others]))
    return {"texts": texts, "buttons": sum(part["type"] == BUTTON for part in parts)}


def size(body: Body) -> int:
    return len(json.dumps(body, ensure_ascii=False).encode())


@contextmanager
def processors_apart(number: int) -> Iterator[Sequence[int]]:
    """This number of processors for the bots; inside the block this process is on the others, or the last."""
    all_of_them = sorted(os.sched_getaffinity(0))
    os.sched_setaffinity(0, all_of_them[number:] or all_of_them[-1:])
    try:
        yield all_of_them[:number]
    finally:
        os.sched_setaffinity(0, all_of_them)


@asynccontextmanager
async def road(
    folder: Path, checkout: Path, processors: Sequence[int], *, pictures: bool = False
) -> AsyncIterator[Road]:
    """The bot of a checkout on some processors, with the bench's probes in it; with `pictures` or without."""
    folder.mkdir()
    async with loopback() as discord:
        guild = discord.world.add_guild("The Pirate Tavern")
        settings = {
            launcher.BARE: "1",
            launcher.LAG: str(folder / "lag"),
            launcher.PROCESSORS: " ".join(map(str, processors)),
            "PICTURES": str(int(pictures)),
        }
        async with running(discord, folder, settings, checkout) as bot:
            name = checkout.resolve().name
            yield Road(f"{name}, pictures on" if pictures else name, bot, Crowd(bot, guild))


async def measure(
    checkouts: Sequence[Path],
    blocks: int = BLOCKS,
    tables: int = TABLES,
    processors: int = 1,
    *,
    pictures: bool = False,
) -> str:
    """Measures all and gives the tables that tell it; the last checkout once more with `pictures`."""
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(TemporaryDirectory()))
        theirs = stack.enter_context(processors_apart(processors))
        roads = [
            await stack.enter_async_context(road(folder / str(number), checkout, theirs))
            for number, checkout in enumerate(checkouts)
        ]
        if pictures:
            on = road(folder / "pictures", checkouts[-1], theirs, pictures=True)
            roads.append(await stack.enter_async_context(on))
        for one in roads:
            await one.crowd.gather(1)
            await one.fit()
        for _ in range(blocks):
            for one in roads:
                for kind in KINDS:
                    await one.block(kind)
        lines = [*(line for one in roads for line in _table(one)), *_beside(roads)]
        await asyncio.gather(*(one.crowd.gather(tables) for one in roads))
        for kind, bid in BIDS.items():
            lines += _lines(f"{tables} tables, {kind}", roads, await _turns(roads, tables, bid))
        return "\n".join(lines)


async def _turns(roads: Sequence[Road], tables: int, bid: Bid) -> Sequence[Sequence[Played]]:
    """Lets the crowds play in turns, there and back; returns the results of each of them.

    The other bots are suspended meanwhile: a bot shows its remaining changes in its own next turn.
    """
    played: list[list[Played]] = [[] for _ in roads]
    for number in range(ROUNDS):
        turns = list(zip(roads, played, strict=True))
        for one, times in turns[:: -1 if number % 2 else 1]:
            with ExitStack() as still:
                for other in roads:
                    if other is not one:
                        still.enter_context(other.bot.standing_still())
                await one.crowd.play(tables, LEAD_IN, bid)
                times.append(await one.crowd.play(tables, SECONDS, bid))
    return played


def _table(one: Road) -> Sequence[str]:
    medians = [one.median(kind) for kind in KINDS]
    heading = "".join(f"{kind:>10}{'' if kind == 'bare' else '   times':>8}" for kind in KINDS)
    lines = [f"{one.name:<32}{heading}"]
    wanted = {
        "until answered, ms": " (wanted: 3.0x at most)",
        "CPU until answered, ms": "",
        "CPU in all, ms": "",
    }
    for at, (name, beside) in enumerate(wanted.items()):
        times = ["", *(f"{one.times(kind, at):.2f}x" for kind in KINDS[1:])]
        cells = "".join(
            f"{median[at]:>10.2f}{beside:>8}" for median, beside in zip(medians, times, strict=True)
        )
        lines.append(f"  {name:<30}{cells}{beside}")
    lines.append(
        f"  {'requests besides the answer':<30}" + "".join(f"{m.requests:>10.1f}{'':>8}" for m in medians)
    )
    lines.append(
        f"  {'size of the answer, bytes':<30}" + "".join(f"{one.sizes[k]:>10}{'':>8}" for k in KINDS)
    )
    return lines


def _beside(roads: Sequence[Road]) -> Iterator[str]:
    """The cost of a move of a checkout compared with each one before, block by block: the medians."""
    for one, later in combinations(roads, 2):
        for kind in KINDS[1:]:
            pairs = list(zip(one.blocks[kind], later.blocks[kind], strict=True))
            answered, cpu = (_ratio([now[at] / then[at] for then, now in pairs]) for at in (0, 2))
            report = f"answered in {answered} of the time, with {cpu} of all CPU"
            yield f"  {kind}, {later.name} beside {one.name}: {report}"


def _ratio(ratios: Sequence[float]) -> str:
    """The median and its 95 % interval, by the places of the ratios in order, however they are spread."""
    ordered, number = sorted(ratios), len(ratios)
    below = accumulate(math.comb(number, place) / 2**number for place in range(number // 2))
    cut = max(0, sum(chance <= 0.025 for chance in below) - 1)
    return f"{statistics.median(ordered):.2f} ({ordered[cut]:.2f}–{ordered[-1 - cut]:.2f})"


def _lines(what: str, roads: Sequence[Road], played: Sequence[Sequence[Played]]) -> Iterator[str]:
    """The results of many tables: a line a checkout, each compared with those before."""
    yield f"{what}, {ROUNDS} times {SECONDS:.0f} s (medians; of three: median/99 %/most)"
    for one, times in zip(roads, played, strict=True):
        median = crowd.median(times)
        latency, lag, own = ("/".join(f"{ms:.0f}" for ms in each) for each in median[3:])
        spent = f"{median.cpu:.2f} ms CPU and {median.requests:.1f} requests a move"
        yield f"  {one.name:<24}{median.moves:>6.0f} moves/s (wanted: 100), {spent}, answered in {latency} ms"
        yield f"  {'':<24}the loop's lag {lag} ms (wanted: 99 % within 60), by itself {own} ms"
    for (one, before), (later, after) in combinations(zip(roads, played, strict=True), 2):
        pairs = list(zip(before, after, strict=True))
        more = _ratio([now.moves / then.moves for then, now in pairs])
        cpu = _ratio([now.cpu / then.cpu for then, now in pairs])
        report = f"{more} times the moves a second, {cpu} times the CPU a move"
        yield f"  {later.name} beside {one.name}: {report}"


def main() -> None:
    """Reads the arguments, measures, prints."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.road", description=__doc__)
    parser.add_argument("--checkout", type=Path, action="append", help="whose bot is measured (this one's)")
    parser.add_argument("--blocks", type=int, default=BLOCKS, help="blocks of each kind (%(default)s)")
    parser.add_argument("--tables", type=int, default=TABLES, help="played at at once (%(default)s)")
    parser.add_argument("--processors", type=int, default=1, help="that the bots have (%(default)s)")
    parser.add_argument("--pictures", action="store_true", help="the last checkout once more with them")
    asked = parser.parse_args()
    checkouts = asked.checkout or [ROOT]
    report = measure(checkouts, asked.blocks, asked.tables, asked.processors, pictures=asked.pictures)
    print(asyncio.run(report))


if __name__ == "__main__":
    main()
