"""What each move is worth by the rule: one step ahead, hidden cards being worth their average."""

from collections.abc import Iterable
from random import Random

from bot.ai.contract import Style
from bot.ai.playapirata.pirates import card_worths
from bot.ai.playapirata.specials import kept_special
from bot.ai.playapirata.towels import towel_worths
from bot.games.contract import Move
from bot.games.playapirata import View


def worths(view: View, rng: Random, style: Style) -> Iterable[tuple[float, Move]]:
    """The moves other than special cards, with their worths in points."""
    match view.step:
        case "draft":
            return [(0.0, kept_special(view))]
        case "sit":
            return [(0.0, view.choices[0])]  # who starts has one more turn, the last of all
        case "card":
            return card_worths(view)
        case "end":
            return [(0.0, "done")]
    return towel_worths(view, rng, style)
