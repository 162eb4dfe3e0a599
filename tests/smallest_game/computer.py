"""A computer player of High Card: the highest card, as there is nothing to save it for."""

import random
from collections.abc import Collection, Mapping

from bot.ai.contract import PLAIN, Level, Style
from bot.games.contract import Move
from tests.smallest_game.rules import View

LEVELS = (Level.BOSUN,)
SEARCHING: Collection[Level] = ()
BIDS_MET: Mapping[Level, float] = {}


def choose(view: View, rng: random.Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    return f"play {view.hand[-1]}"
