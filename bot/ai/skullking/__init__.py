"""The computer player of Skull King: it estimates points, and takes the bid or the card with the most.

The modules, each on top of the one before: `position` is what a seat knows; `taking` tells who is likely to
take the trick on the table, `outlook` how many tricks the rest of a hand is likely to take, `points` what
they are worth; `bidding` and `playing` choose by them. Nothing is searched and no hands are guessed: the
unseen cards are only counted.
"""

import random

from bot.ai.skullking.bidding import best_bids
from bot.ai.skullking.playing import best_faces
from bot.ai.skullking.position import read
from bot.games.contract import Move
from bot.games.skullking import View
from bot.games.skullking.moves import BIDS, PLAYS

__all__ = ("choose",)


def choose(view: View, rng: random.Random) -> Move:
    """The bid or the play with the highest expected points; `rng` decides among equals.

    Raises ValueError for a view whose seat has nothing to decide.
    """
    position = read(view)
    if view.step == "bid":
        return rng.choice([BIDS[bid] for bid in best_bids(position)])
    if not position.playable:
        raise ValueError("a seat whose turn it is not has nothing to decide")
    return rng.choice([PLAYS[face] for face in best_faces(position)])
