"""The help in the first deals of a person: the tips of a table, and what a bid is."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.model.people import Tips
from bot.solo.hands import Hand
from bot.solo.playing import YOU
from bot.texts.catalog import Say
from bot.ui.kit.text import tips_in_room

WITH_TIPS = 3  # deals


class Learner(NamedTuple):
    """A person: how many deals they have finished before, and when they want tips."""

    finished: int
    tips: Tips

    @property
    def is_new(self) -> bool:
        """Whether the rules are beside these hands."""
        return self.finished < WITH_TIPS

    @property
    def wants_tips(self) -> bool:
        """Whether tips are beside these hands."""
        return self.tips is Tips.ALWAYS or (self.tips is Tips.FIRST and self.is_new)

    @property
    def knows_nothing(self) -> bool:
        """Whether this is their very first deal."""
        return self.wants_tips and self.finished == 0


def tips_on(hand: Hand, learner: Learner, say: Say) -> Sequence[str]:
    """The tips for what is asked now, as one block; the first time also what a bid is and brings."""
    tips = hand.entry.presenter.tips
    if not learner.wants_tips or tips is None or hand.is_over:
        return []
    found = list(tips.tips(hand.entry.game.view(hand.play.state, YOU), say))
    if learner.knows_nothing and not hand.row.moves:
        # The first tip says what a trick is.
        found[1:1] = [say("solo-first-bid"), say("solo-first-score")]
    return tips_in_room(found)
