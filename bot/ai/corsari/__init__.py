"""The computer player of Corsari: it hopes for the lowest limit.

With four players the Captain looks some turns ahead; with fewer he is the Bosun who waits, since that wins.
"""

from collections.abc import Collection, Mapping
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.corsari.rule import costs, highest, laid, sailing
from bot.ai.corsari.search import search
from bot.ai.picking import best, slip
from bot.games.contract import Move
from bot.games.corsari.view import View

LEVELS = tuple(Level)
SEARCHING: Collection[Level] = (Level.CAPTAIN,)
BIDS_MET: Mapping[Level, float] = {}
SLIP = 14.0  # the size of the cabin boy's slips, in stowaway costs


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """A move for the seat."""
    if view.step == "lay":
        return laid(view)
    if level is Level.CAPTAIN:
        return search(view, rng, style)
    if view.step == "discard":
        offer = sailing(view)
        if view.must_sail or offer.split.limit <= highest(view, level, style):
            return offer.move
    worths = [(-cost, move) for move, cost in costs(view, rng).items()]
    return slip(worths, rng, SLIP) if level is Level.CABIN_BOY else best(worths, rng)
