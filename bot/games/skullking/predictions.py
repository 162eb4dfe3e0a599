"""The questions for those who watch a game of Skull King, from facts that everyone sees."""

from collections.abc import Sequence

from bot.games.predictions import WINNER, Question
from bot.games.skullking.view import View


def asked(view: View) -> Sequence[Question]:
    """Asks who wins, until the first card of the game; and who meets their bids, once these are shown.

    The second question locks when the first trick ends, or with the first card if the round has only one.
    """
    if view.step == "over":
        return [Question(WINNER, is_open=False)]
    is_bidding = view.step == "bid"
    is_untouched = is_bidding or not (view.trick or view.tricks)
    winner = Question(WINNER, view.round == 1 and is_untouched)
    if is_bidding:
        return [winner]
    is_open = is_untouched if view.round == 1 or view.cards == 1 else not view.tricks
    return [winner, Question(view.round, is_open)]
