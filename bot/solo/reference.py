"""The reference games of a deal: 300 plays by the rule with slips, to compare a result with."""

from collections.abc import Sequence
from importlib import import_module
from itertools import islice
from typing import NamedTuple, cast

from bot.games.contract import Move
from bot.solo.chance import Chance
from bot.solo.deals import Deal
from bot.solo.playing import YOU, Play, Playable, by_the_rule, line_of, play_out

SIZE = 300  # games
MOST_SLIPS = 31  # a game slips in 0 to 30 of 100 moves, by lot
HUNDRED = range(100)
MOST_MOVES = 256  # the first of the legal ones, of which games offer the sensible ones first


class Modules(NamedTuple):
    """A game and its computer player by the names of their modules, which another process can import."""

    game: str
    computer: str


def modules_of(entry: Playable) -> Modules:
    return Modules(*(cast("str", getattr(one, "__name__")) for one in (entry.game, entry.computer)))  # noqa: B009


class _Imported(NamedTuple):
    game: object
    computer: object


def scores_elsewhere(modules: Modules, deal: Deal, first: int, count: int) -> Sequence[int]:
    """The scores of some reference games, in a process of their own."""
    entry = cast("Playable", _Imported(*map(import_module, modules)))
    return [score(entry, deal, number) for number in range(first, first + count)]


def score(entry: Playable, deal: Deal, number: int) -> int:
    """The score of one reference game, from 0."""
    return line_of(entry, slipping(entry, deal, number)).total


def slipping(entry: Playable, deal: Deal, number: int) -> Play:
    """One reference game: the rule, and now and then any legal move instead."""
    # Every slip follows from this label, so it keeps its old word.
    chance = Chance(deal.seed, f"field {number}")
    return with_slips(entry, deal, chance.choice(range(MOST_SLIPS)), chance)


def with_slips(entry: Playable, deal: Deal, slips: int, chance: Chance) -> Play:
    """The deal played by the rule, with `slips` slips in 100 moves."""

    def choose(play: Play) -> Move:
        if chance.choice(HUNDRED) >= slips:
            return by_the_rule(entry, play)
        return chance.choice(list(islice(entry.game.legal(play.state, YOU), MOST_MOVES)))

    return play_out(entry, deal, choose)


def par(entry: Playable, deal: Deal) -> Play:
    """The deal played by the rule alone."""
    return play_out(entry, deal, lambda play: by_the_rule(entry, play))
