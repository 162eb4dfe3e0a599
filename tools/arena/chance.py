"""A contestant that leaves everything to chance, for others to be compared with."""

import random
from typing import Any

from bot.games.contract import AnyGame, Move, Seat


def at_random(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Move:
    return rng.choice(list(game.legal(state, seat)))
