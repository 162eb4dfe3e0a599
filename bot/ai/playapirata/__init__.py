"""The computer player of Playa Pirata: from what its seat may see to a move.

It looks one step ahead. A treasure has a *worth*: its points where the seat knows it, else what an unseen one
brings on average. Occupying it now is good for the worth times the chance that nobody takes it until evening,
which falls with the opponents' turns to come and rises with the towel left on top. Each towel laid costs the
point it brings when kept, and early in the hand also what it may still conquer later.

`worth` holds the estimates; `pirates` the card of a turn, `towels` and `specials` the rest of it. They are
the `rule`, by which the Bosun plays and the cabin boy slips.

The Captain guesses what is hidden, too: `twin` is a quick copy of a hand, `worlds` deals what is hidden,
`rollout` plays it out, and `search` tries the rule's best moves in many worlds. `advice` tells people what
came of it.
"""

from collections.abc import Collection, Mapping, Sequence
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.picking import best, careless
from bot.ai.playapirata.rule import worths
from bot.ai.playapirata.search import search
from bot.ai.playapirata.specials import special_move
from bot.games.contract import Move, Options
from bot.games.playapirata import View

__all__ = ("BIDS_MET", "LEVELS", "SEARCHING", "choose", "levels")

LEVELS = tuple(Level)
SEARCHING: Collection[Level] = (Level.CAPTAIN,)
BIDS_MET: Mapping[Level, float] = {}
CARELESS, DEAREST = 0.12, 4.0
"""How often the cabin boy slips, and the points that a slip costs at most by the rule, as found."""


def levels(options: Options) -> Sequence[Level]:
    """All of them, whatever is chosen."""
    return LEVELS


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """A legal move for the seat whose view this is."""
    if (special := special_move(view)) is not None:
        return special
    choices = list(worths(view, rng, style))
    if level is Level.CAPTAIN and len(choices) > 1:
        choices = search(view, choices, rng, style.spite)
    return careless(choices, rng, CARELESS, DEAREST) if level is Level.CABIN_BOY else best(choices, rng)
