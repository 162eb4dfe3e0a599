"""Deals that many people play, each alone: the game, its options, the cards and the pirates of each.

The deal of the day is one of these, and so is each deal of a voyage and of a duel. `142·3` names that of a
day, `v9.2·3` the second of the voyage of league 9, `d4.1·3` the first of duel 4; the last number is the
players' version.
"""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from bot.ai.contract import Level
from bot.games.contract import Options, OptionValue, Rules
from bot.model.solo import DAYS, Series

# The players' version, raised by any change of what the pirates play: results of others are not compared.
VERSION = 1
PLAYERS = 4

_NAME = re.compile(r"(?:([a-z][1-9][0-9]{0,8})\.)?([1-9][0-9]{0,5})·([1-9][0-9]{0,3})")


class DealName(NamedTuple):
    """The name that tells a deal from all others."""

    number: int
    version: int = VERSION
    series: Series = DAYS

    def __str__(self) -> str:
        series = f"{self.series}." if self.series else ""
        return f"{series}{self.number}·{self.version}"


@dataclass(frozen=True, slots=True)
class Deal:
    """The facts from which the cards and the pirates of a deal follow."""

    called: DealName
    game: str
    seed: bytes = field(repr=False)
    options: Options = field(hash=False)
    level: Level = Level.BOSUN  # of the pirates, by the rule, without a search

    @property
    def name(self) -> str:
        """The name as it is stored and shown."""
        return str(self.called)

    @property
    def number(self) -> int:
        """Its number in its series."""
        return self.called.number


def read_name(text: str) -> DealName:
    """The name that a text is. Raises ValueError."""
    found = _NAME.fullmatch(text)
    if found is None:
        raise ValueError(f"no deal is called {text!r}")
    return DealName(int(found[2]), int(found[3]), Series(found[1] or DAYS))


def short_options(rules: Rules) -> dict[str, OptionValue]:
    """The options of a short game, or the usual ones of a game of one length."""
    options = rules.complete({})
    if (found := rules.length_option(options)) is None:
        return options
    name = found[0].name
    return rules.changed(options, {name: rules.lengths[name][0]})
