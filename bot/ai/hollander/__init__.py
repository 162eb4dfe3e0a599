"""The computer player of The Flying Hollander.

It keeps strong cards for the clash and the end, sheds many weak ones at a time, and spends strong ones when
someone is about to go out or the next player would take a big pile.
"""

from collections.abc import Collection, Mapping
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.hollander.rule import completed, merits, without_play
from bot.ai.hollander.search import search
from bot.ai.picking import best, slip
from bot.games.contract import Move
from bot.games.hollander.view import View

LEVELS = tuple(Level)
SEARCHING: Collection[Level] = (Level.CAPTAIN,)
BIDS_MET: Mapping[Level, float] = {}
SLIP, DEAREST = 12.0, 10.5  # the size of the cabin boy's slips in ranks, and the most that one costs


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """A legal move for the seat on turn; the Captain searches."""
    if not view.offers:
        return without_play(view, rng)
    if level is Level.CAPTAIN:
        return search(view, rng, style)
    plays = merits(view, style)
    offer = slip(plays, rng, SLIP, DEAREST) if level is Level.CABIN_BOY else best(plays, rng)
    return completed(view, offer, rng)
