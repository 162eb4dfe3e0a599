"""How long a bot with many running tables takes until Discord says READY, and how much memory it has then.

python -m tools.bench.startup --checkout ../older --checkout .
"""

import argparse
import asyncio
import time
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from bot.store.sqlite.database import SqliteDatabase
from tests.databases import migrated
from tests.loopback.process import ROOT, Bot
from tests.loopback.server import loopback
from tools.bench.flat import FEW, MANY, House

DAY = 86_400
QUIET = 1.0
"""Seconds without work after which the memory is read."""


class Start(NamedTuple):
    """Seconds from the start of the process until READY, and its megabytes then and once it is at rest."""

    seconds: float
    megabytes: float
    at_rest: float


async def start(checkout: Path, tables: int = MANY) -> Start:
    """Starts the bot of a checkout with `tables` tables, of which Discord shows nothing new."""
    with TemporaryDirectory() as folder:
        async with loopback() as discord:
            guild = discord.world.add_guild("The Pirate Tavern")
            bot = Bot(discord, Path(folder), {}, checkout)
            database = await SqliteDatabase.open(migrated(bot.database))
            house = House(database, guild.id)
            await house.open(FEW, tables)
            later = int(time.time()) - house.company.now
            shifts = {"since": later, "next_at": later + DAY, "due_at": later + DAY}  # nobody is called yet
            times = ", ".join(f"{name} = {name} + {shift}" for name, shift in shifts.items())
            changes = ("UPDATE tables SET told = revision", f"UPDATE clocks SET {times}")  # noqa: S608 - numbers
            await database.write(lambda writer: [writer.execute(sql) for sql in changes])
            await database.close()
            begun = time.perf_counter()
            try:
                await bot.launch()
                await discord.gateway.ready.wait()
                seconds = time.perf_counter() - begun
                await bot.connected()
                megabytes = bot.memory() / 1000
                await bot.at_rest(quiet=QUIET)
                return Start(seconds, megabytes, bot.memory() / 1000)
            finally:
                await bot.kill()


async def report(checkouts: Sequence[Path]) -> str:
    starts = [(one.resolve().name, await start(one)) for one in checkouts]
    return "\n".join(
        f"{name}: READY with {MANY:,} tables after {one.seconds:.1f} s (wanted: 5 at most), "
        f"{one.megabytes:.0f} MB (wanted: 120 at most), at rest {one.at_rest:.0f} MB"
        for name, one in starts
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.bench.startup", description=__doc__)
    parser.add_argument("--checkout", type=Path, action="append", help="whose bot is started (this one's)")
    print(asyncio.run(report(parser.parse_args().checkout or [ROOT])))


if __name__ == "__main__":
    main()
