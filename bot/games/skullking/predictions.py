"""What those who watch a game of Skull King are asked, from what everyone sees."""

from collections.abc import Sequence

from bot.games.predictions import WINNER, Question
from bot.games.skullking.view import View


def asked(view: View) -> Sequence[Question]:
    """Who wins, until the first card of the game; and who meets their bids, once these are shown.

    That locks when the first trick ends, and where a round is a single card with the first card.
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
