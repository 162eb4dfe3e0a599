"""The cost of pictures: uploads and kilobytes a move, and how often a hand that is played in has none.

    python -m tools.bench.uploads --checkout ../older --checkout .

Two people each play Skull King at many tables, all in the hands that they are sent by direct message, at the
bot's own rates. Each thinks for some seconds, so that a picture has its time to come. Opening and dealing are
no moves, so they are over before anything is counted; the move that ends a round brings all a new hand.
"""

import argparse
import asyncio
import random
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.loopback.offers import MOVE
from tests.loopback.people import Person
from tests.loopback.play import Company
from tests.loopback.process import ROOT, Bot, running
from tests.loopback.server import loopback
from tests.loopback.world import Guild, Message
from tests.simulated.attachments import Model, wrong

TABLES, SECONDS, THINKING = 64, 60.0, 4.0
PICTURES = {"PICTURES": "1"}
LOOKING = 0.2
"""Seconds between two looks at what has come."""


@dataclass
class Correspondents(Company):
    """People who play in their direct messages alone. `bare` are moves made in a hand without its picture."""

    bare: int = 0

    async def play_for(self, seconds: float, thinking: float, table: int) -> None:
        """Plays a game that is dealt, which is longer than that."""
        clock = asyncio.get_running_loop().time
        until = clock() + seconds
        while clock() < until:
            found = [(person, hand) for person in self.people if (hand := self._hand_to_move(person, table))]
            if not found:
                await asyncio.sleep(LOOKING)
                continue
            await asyncio.sleep(thinking * self.chance.uniform(0.5, 1.5))
            for person, hand in found:
                await self._press(person, hand)

    def _hand_to_move(self, person: Person, table: int) -> Message | None:
        """The hand in a person's direct messages, if they are to move: nobody changes a bid here."""
        hand = self._sent_hand(person, table)
        step = None if hand is None else self._step(hand)
        own = [one.words for one in self.attempts if one.user_id == person.user.id and one.table == table]
        if step is None or (own and own[-1].startswith("bid") and step.argument.startswith("bid")):
            return None
        return hand

    async def _press(self, person: Person, hand: Message) -> None:
        step = self._step(hand)
        if step is None or step.action != MOVE:
            return
        self.bare += not hand.attachments or any(wrong(hand.body, hand.attachments))
        await self._make(person, hand, step)


@dataclass(frozen=True, slots=True)
class Cost:
    """The counts."""

    name: str
    moves: int
    uploads: int
    size: int
    bare: int
    refused: int

    def __str__(self) -> str:
        uploads, kilobytes = self.uploads / self.moves, self.size / self.moves / 1000
        return (
            f"{self.name}: {self.moves} moves; a move {uploads:.2f} uploads (wanted: 2 at most), "
            f"{kilobytes:.0f} kB; {self.bare / self.moves:.1%} of them in a hand without its picture; "
            f"{self.refused} requests refused"
        )


async def measure(
    checkout: Path, tables: int = TABLES, seconds: float = SECONDS, model: Model = Model.DOCUMENTED
) -> Cost:
    """Plays on the bot of a checkout, and counts."""
    with TemporaryDirectory() as folder:
        async with loopback() as discord:
            discord.world.pictures = model
            guild = discord.world.add_guild("The Pirate Tavern")
            async with running(discord, Path(folder), PICTURES, checkout) as bot:
                await bot.at_rest(quiet=2)  # the emojis are there
                companies = [await _company(bot, guild, number) for number in range(tables)]
                dealt = await asyncio.gather(*(one.open(rounds=10) for one in companies))
                await bot.at_rest(quiet=2)
                calls = len(discord.calls)
                seated = zip(companies, dealt, strict=True)
                await asyncio.gather(*(one.play_for(seconds, THINKING, table) for one, table in seated))
                asked = discord.calls[calls:]
    return Cost(
        f"{checkout.resolve().name} ({model})",
        sum(attempt.done is True for one in companies for attempt in one.attempts),
        sum(call.uploaded > 0 for call in asked),
        sum(call.uploaded for call in asked),
        sum(one.bare for one in companies),
        sum(call.refusal is not None for call in asked),
    )


async def _company(bot: Bot, guild: Guild, number: int) -> Correspondents:
    people = [Person(bot.discord, guild, f"{name} {number}") for name in ("Anna", "Ben")]
    channel = await bot.discord.add_channel(guild, f"table-{number}")
    return Correspondents(channel, people, "skullking", random.Random(number))


async def report(checkouts: Sequence[Path], models: Sequence[Model] = (Model.DOCUMENTED,)) -> str:
    return "\n".join([str(await measure(one, model=model)) for one in checkouts for model in models])


def main() -> None:
    """Reads the arguments, measures, prints."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench.uploads", description=__doc__)
    parser.add_argument("--checkout", type=Path, action="append", help="whose bot is measured (this one's)")
    parser.add_argument("--model", type=Model, action="append", choices=Model, help="of Discord (documented)")
    asked = parser.parse_args()
    print(asyncio.run(report(asked.checkout or [ROOT], asked.model or [Model.DOCUMENTED])))


if __name__ == "__main__":
    main()
