"""The computer player of Skull King: it estimates points, and takes the bid or the card with the most.

The modules, each on top of the one before: `position` is what a seat knows; `taking` tells who is likely to
take the trick on the table, `outlook` how many tricks the rest of a hand is likely to take, `points` what
they are worth; `bidding` and `playing` estimate choices by them, the unseen cards being only counted. This is
the rule, by which the Bosun plays and the cabin boy slips.

The Captain guesses hands, too: `twin` is a quick copy of the game, `rollout` plays a round out on it,
`worlds` are hands that the rivals may hold, and `search` tries each choice in many of them.
"""

from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.picking import best, slip
from bot.ai.skullking.bidding import points_of_bids
from bot.ai.skullking.playing import points_of_faces
from bot.ai.skullking.position import read
from bot.ai.skullking.search import search
from bot.games.contract import Move
from bot.games.skullking import View
from bot.games.skullking.moves import BIDS, PLAYS

__all__ = ("LEVELS", "choose")

LEVELS = tuple(Level)
SLIP = 6.0
"""The size of the cabin boy's slips, in points."""


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """The bid or the play with the highest expected points; `rng` decides among equals.

    Raises ValueError for a view whose seat has nothing to decide.
    """
    position = read(view)
    bidding = view.step == "bid"
    if not bidding and not position.playable:
        raise ValueError("a seat whose turn it is not has nothing to decide")
    points = points_of_bids(position, style.boldness) if bidding else points_of_faces(position, style.spite)
    if level is Level.CAPTAIN:
        points = search(position, points, rng, style.spite)
    moves = BIDS if bidding else PLAYS
    worths = [(worth, moves[choice]) for choice, worth in points.items()]
    return slip(worths, rng, SLIP) if level is Level.CABIN_BOY else best(worths, rng)
