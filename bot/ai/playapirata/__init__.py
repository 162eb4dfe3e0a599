"""The computer player of Playa Pirata.

It looks one step ahead: a treasure is worth its points (an average if unseen) times the chance to keep it
until evening. A towel costs its own point and, early, the treasures that it could still conquer.
"""

from collections.abc import Collection, Mapping
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.picking import best, careless
from bot.ai.playapirata.rule import special_move, worths
from bot.ai.playapirata.search import search
from bot.games.contract import Move
from bot.games.playapirata import View

LEVELS = tuple(Level)
SEARCHING: Collection[Level] = (Level.CAPTAIN,)
BIDS_MET: Mapping[Level, float] = {}
CARELESS, DEAREST = 0.12, 4.0  # how often the cabin boy slips, and the most points that a slip costs


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """A legal move for the seat; the Captain searches among the rule's best."""
    if (special := special_move(view)) is not None:
        return special
    choices = list(worths(view, rng, style))
    if level is Level.CAPTAIN and len(choices) > 1:
        choices = search(view, choices, rng, style.spite)
    return careless(choices, rng, CARELESS, DEAREST) if level is Level.CABIN_BOY else best(choices, rng)
