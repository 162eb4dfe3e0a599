"""The computer player of Corsari: it hopes for the lowest limit.

With four players the Captain looks some turns ahead; with fewer he is the Bosun who waits, since that wins.
"""

from collections.abc import Collection, Mapping, Sequence
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.corsari.rule import costs, highest, laid, sailing
from bot.ai.corsari.search import search
from bot.ai.picking import best, slip
from bot.games.contract import Move
from bot.games.corsari.view import View

__all__ = ("BIDS_MET", "LEVELS", "SEARCHING", "choose")

LEVELS = tuple(Level)
SEARCHING: Collection[Level] = (Level.CAPTAIN,)
BIDS_MET: Mapping[Level, float] = {}
SLIP = 14.0  # the size of the cabin boy's slips, in stowaway costs
FOUR = 4
CONSIDERED = 5  # how many discards the Captain weighs
DARES = 12  # with which limit he also thinks of sailing, above the Bosun's


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """A move for the seat."""
    if view.step == "lay":
        return laid(view)
    if view.must_sail:
        return sailing(view).move
    searches = level is Level.CAPTAIN and view.players == FOUR
    sails = view.step == "discard" and sailing(view).split.limit <= highest(view, level, style)
    if sails and not searches:
        return sailing(view).move
    worths = [(-cost, move) for move, cost in costs(view, rng).items()]
    if searches:
        return search(view, _considered(view, worths, best(worths, rng), sails=sails), rng)
    return slip(worths, rng, SLIP) if level is Level.CABIN_BOY else best(worths, rng)


def _considered(
    view: View, worths: Sequence[tuple[float, Move]], usual: Move, *, sails: bool
) -> Sequence[Move]:
    # The Bosun's move first.
    liked = [move for _, move in sorted(worths, reverse=True)[:CONSIDERED]]
    moves = dict.fromkeys((usual, *liked))
    if view.step == "draw":
        return list(moves)
    offer = sailing(view)
    if sails:
        return [offer.move, *moves]
    dares = offer.split.limit < highest(view, Level.BOSUN, PLAIN) + DARES
    return [*moves, offer.move] if dares else list(moves)
