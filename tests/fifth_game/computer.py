"""A computer player of Grog: takes a trick as cheaply as it can, else throws its lowest card away."""

import random
from collections.abc import Collection, Mapping

from bot.ai.contract import PLAIN, Level, Style
from bot.games.contract import Move
from tests.fifth_game.rules import DECK, View

LEVELS = (Level.BOSUN,)
SEARCHING: Collection[Level] = ()
BIDS_MET: Mapping[Level, float] = {}


def choose(view: View, rng: random.Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """The lowest card that takes the trick as it lies, else the lowest of all."""
    best = max((card for card in view.trick if card[0] == view.trick[0][0]), key=DECK.index, default="")
    over = [card for card in view.playable if not best or (card[0] == best[0] and _rank(card) > _rank(best))]
    lowest = min(map(_rank, over or view.playable))
    return f"play {rng.choice([card for card in over or view.playable if _rank(card) == lowest])}"


def _rank(card: str) -> int:
    return int(card[1:])
