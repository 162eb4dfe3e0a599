"""Deals that many people play, each alone: `142·3` names the cards and the pirates.

Deal 1 is that of `FIRST_DAY`, in UTC, and so on, one a day. The seed of a deal is SHA-256 of `NAMED` and the
date in ISO 8601 (`Pirate Tavern, deal of the day 2026-05-22`); the cards come from it by the shuffle of every
table. Anyone who reads this can work them out before: it is on trust.
"""

import hashlib
import re
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from bot.games.contract import Options
from bot.games.shuffle import SeededShuffler

FIRST_DAY = date(2026, 1, 1)
NAMED = "Pirate Tavern, deal of the day"
# The players' version, raised by any change of what the pirates play: results of others are not compared.
VERSION = 1
SIZES = (5, 6, 7, 8)  # cards in a hand
PLAYERS = 4
DAY = 24 * 60 * 60

_NAME = re.compile(r"([1-9][0-9]{0,5})·([1-9][0-9]{0,3})")
# The first edition and that of 2021 in turn: a single round, of a size of its own.
_EDITIONS: tuple[Options, Options] = ({"rounds": 1}, {"edition": "2021", "dealing": "bedtime"})


class Deal(NamedTuple):
    """A deal with its computer players' version."""

    number: int
    version: int = VERSION

    @property
    def name(self) -> str:
        """As it is stored and told."""
        return f"{self.number}·{self.version}"

    @property
    def day(self) -> date:
        """Its day in UTC."""
        return FIRST_DAY + timedelta(days=self.number - 1)

    @property
    def starts_at(self) -> int:
        """When its day begins, in seconds since 1970."""
        return int(datetime(self.day.year, self.day.month, self.day.day, tzinfo=UTC).timestamp())

    @property
    def seed(self) -> bytes:
        """What its cards, and the chance of its pirates, follow from."""
        return hashlib.sha256(f"{NAMED} {self.day.isoformat()}".encode()).digest()

    @property
    def game(self) -> str:
        """The game that is played."""
        return "skullking"

    @property
    def options(self) -> Options:
        """With which options."""
        [size] = SeededShuffler(self.seed).draw("cards in a hand", SIZES, 1)
        return {**_EDITIONS[(self.number - 1) % 2], "first_round": size}


def number_at(now: int) -> int:
    """The number of the deal at an instant, in seconds since 1970; below 1 before `FIRST_DAY`."""
    return (datetime.fromtimestamp(now, UTC).date() - FIRST_DAY).days + 1


def deal_called(name: str) -> Deal:
    """The deal of a name. Raises ValueError."""
    named = _NAME.fullmatch(name)
    if named is None:
        raise ValueError(f"no deal is called {name!r}")
    return Deal(int(named[1]), int(named[2]))
