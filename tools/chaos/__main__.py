"""`make chaos`: the bot is played on, killed and cut off for some time; then the damage is counted.

All four games and a league are in play while it is killed at random and in the midst of sends, stopped, cut
off from the gateway, refused and out of disk. When that has ended and the bot was idle for a while, it is
counted: answered moves that the database does not hold, or holds twice; tables that have stopped; messages
that show something else than is stored, and those that nobody keeps track of. Nothing of that is taken from
the bot's word.

With `--spare` there are two processes on one PostgreSQL, and the one that plays is killed or suspended.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tests.loopback.lively import LivelyCompany
from tests.loopback.pair import pair
from tests.loopback.people import NoAnswer, Person
from tests.loopback.play import SHORT, Attempt, until
from tests.loopback.process import ROOT, Bot, running
from tests.loopback.season import SeasonCompany
from tests.loopback.server import loopback
from tools.chaos.count import Count, Counting
from tools.chaos.spares import SpareTroubles, Takeovers, note_writes
from tools.chaos.troubles import Troubles

BETWEEN = 12
"""Fewer moves than that are answered between two troubles, however slow the machine is."""
CALM = 10.0
"""Seconds at most between two troubles."""
PATIENCE = 8.0
"""Seconds for which people wait for an answer: longer than Discord, for much else runs where chaos does."""
AS_DISCORD = 3.0
"""Seconds after which they press again when it is measured how soon they can continue: Discord's own."""
NAMES = ("Anna", "Ben", "Carla", "Diego")
HURRIED = {"NUDGE_AFTER": "1", "NUDGE_AFTER_DAILY": "1", "PICTURES": "1"}
"""So that nudges are sent and taken back while people think, and pictures are sent, kept and replaced."""
LAST = 3
"""How often requests fail at the end."""
KILLS, MINUTES = 60, 10.0


@dataclass
class Chaos:
    """People who play, the bot, and what befalls it."""

    bot: Bot
    companies: Sequence[LivelyCompany]
    season: SeasonCompany
    troubles: Troubles

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Lets all play as long as the block runs."""
        everyone = [*self.companies, self.season]
        lives = [asyncio.create_task(company.live()) for company in everyone]
        try:
            yield
        finally:
            for company in everyone:
                company.paused.set()
            await asyncio.gather(*lives)

    async def run(self, kills: int, seconds: float) -> Count:
        """Makes troubles until `kills` kills and a move of everyone, or the end of the time; then counts.

        The last are requests that fail, after which no new process puts the rest in order.
        """
        end = time.monotonic() + seconds
        async with self.playing():
            while time.monotonic() < end and (self.troubles.kills < kills or not self.all_have_played):
                await self._play_on()
                await self.troubles.any()
            if isinstance(self.troubles, SpareTroubles):
                await self._play_on()
                self.troubles.over()
            else:
                for _ in range(LAST):
                    await self.troubles.fail_requests()
                self.bot.discord.faults.end()
        playing = [*self.companies, *self.season.standing]
        return await Counting(self.bot, playing, self._pressed(), self.troubles.deleted).count()

    @property
    def all_have_played(self) -> bool:
        """Whether all people have made a move, in the league too."""
        everyone = [company.attempts for company in self.companies] + [self.season.everything]
        return all(any(attempt.done for attempt in attempts) for attempts in everyone)

    async def _play_on(self) -> None:
        wanted = self._answered() + self.troubles.chance.randrange(BETWEEN)
        with suppress(NoAnswer):
            await until(lambda: self._answered() >= wanted or None, CALM)

    def _pressed(self) -> list[Attempt]:
        everywhere = [*self.companies, *self.season.rooms.values()]
        return [attempt for company in everywhere for attempt in company.attempts]

    def _answered(self) -> int:
        return sum(attempt.done is True for attempt in self._pressed())

    def __str__(self) -> str:
        troubles, rooms = self.troubles, self.season.rooms.values()
        errors = [line for line in self.bot.log.splitlines() if " ERROR " in line]
        games = [
            f"games of {one.game:<15}{len(one.games):>6}{len(one.attempts):>6} presses\n"
            for one in self.companies
        ]
        return (
            f"{troubles}\n{''.join(games)}"
            f"{'leagues, their tables':<24}{self.season.leagues:>6}{len(rooms):>6}\n"
            + "\n".join([f"{'errors logged':<24}{len(errors):>6}", *errors])
        )


@asynccontextmanager
async def chaos(
    folder: Path, seed: int, checkout: Path = ROOT, *, spare: bool = False
) -> AsyncIterator[Chaos]:
    """The server, people in a channel for each game and in one for leagues, and the bot of a checkout.

    Or this one's with a spare.
    """
    chance = random.Random(seed)
    async with loopback() as discord:
        guild = discord.world.add_guild("The Pirate Tavern")
        companies = [
            LivelyCompany(
                discord.world.add_channel(guild, game),
                [Person(discord, guild, f"{name} {game}") for name in NAMES[: 2 + at % 2]],
                game,
                random.Random(seed + at),
                options=SHORT[game],
            )
            for at, game in enumerate(SHORT)
        ]
        captain, *others = (Person(discord, guild, name, moderator=name == NAMES[0]) for name in NAMES)
        channel = discord.world.add_channel(guild, "league")
        season = SeasonCompany(channel, [captain, *others], "skullking", random.Random(seed))
        if spare:
            async with pair(discord, folder, HURRIED) as both:
                discord.patience = AS_DISCORD
                note_writes(both.address)
                yield Chaos(both, companies, season, SpareTroubles(both, chance))
            return
        async with running(discord, folder, HURRIED, checkout) as bot:
            discord.patience = PATIENCE
            yield Chaos(bot, companies, season, Troubles(bot, chance))


async def main(arguments: argparse.Namespace) -> int:
    """Runs and prints; returns the exit status: 1 where anything was found."""
    with tempfile.TemporaryDirectory() as folder:
        opened = chaos(Path(folder), arguments.seed, arguments.checkout, spare=arguments.spare)
        async with opened as one:
            counted = await one.run(arguments.kills, 60 * arguments.minutes)
            print(f"{one}\n{counted}")
            if isinstance(one.troubles, SpareTroubles):
                print(Takeovers.read(one.bot.address, one.troubles))
            if arguments.log:
                arguments.log.write_text(one.bot.log, encoding="utf-8")
    return 0 if counted.is_clean else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.chaos", description=__doc__)
    parser.add_argument(
        "--kills", type=int, default=KILLS, help="ends after this number of kills (%(default)s)"
    )
    parser.add_argument("--minutes", type=float, default=MINUTES, help="or so long (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another course (%(default)s)")
    parser.add_argument("--checkout", type=Path, default=ROOT, help="whose bot is run (this one's)")
    parser.add_argument("--spare", action="store_true", help="two processes on one PostgreSQL")
    parser.add_argument("--log", type=Path, help="where the bot's log is written to")
    return parser.parse_args()


if __name__ == "__main__":
    sys.exit(asyncio.run(main(_arguments())))
