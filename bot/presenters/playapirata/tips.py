"""What is worth thinking of, for somebody who plays for the first time: a sentence a decision."""

from collections.abc import Sequence

from bot.games.contract import ScoreLine
from bot.games.playapirata import View
from bot.presenters.contract import Names
from bot.presenters.facts import as_number
from bot.texts.catalog import Say

FIRST_ROUNDS = 1
"""Rounds for which there are tips, and one more for what the first one brought."""


def tips(view: View, names: Names, say: Say) -> Sequence[str]:
    """About burying, playing a pirate or laying towels; after the first round about its points."""
    if view.turn != view.seat or view.seat is None:
        return []
    own = [line for line in view.scorepad if line.seat == view.seat]
    if view.round > FIRST_ROUNDS:
        is_news = len(own) == FIRST_ROUNDS and view.turn_number == 1 and view.step in ("card", "sit", "draft")
        return [_example(own[-1], say)] if is_news else []
    match view.step:
        case "card" if view.turn_number == 1:
            return [say("playapirata-tip-bury")]
        case "card":
            return [say("playapirata-tip-card")]
        case "towels" | "last" if view.lays:
            return [say("playapirata-tip-lay")]
    return []


def _example(line: ScoreLine, say: Say) -> str:
    treasures, towels = as_number(line.details["treasure_points"]), as_number(line.details["towels"])
    facts = {"treasures": treasures, "towels": towels, "more": line.score - treasures - towels}
    return say("playapirata-tip-scored", score=line.score, **facts)
