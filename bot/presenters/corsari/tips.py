"""What is worth thinking of, for somebody who plays for the first time: a sentence a decision."""

from collections.abc import Iterator, Sequence

from bot.games.corsari.view import View
from bot.presenters.contract import Names
from bot.texts.catalog import Say

FIRST_ROUNDS = 3
"""Rounds for which there are tips."""
LOW = 15
"""A limit with which one may set sail: the others seldom have a lower one early."""


def tips(view: View, names: Names, say: Say) -> Sequence[str]:
    """About drawing, discarding or laying down; at the beginning of a round what the last one brought."""
    return list(_tips(view, say)) if view.round <= FIRST_ROUNDS else []


def _tips(view: View, say: Say) -> Iterator[str]:
    own = [line for line in view.scorepad if line.seat == view.seat]
    if own and not any(turn.seat == view.seat for turn in view.history) and view.step == "draw":
        line = own[-1]
        limit = line.details["limit"]
        if limit is not None:
            yield say("corsari-tip-scored", round=line.round, limit=limit, score=line.score)
    if view.step == "lay":
        yield say("corsari-tip-lay")
    elif view.turn == view.seat and view.step == "draw":
        yield say("corsari-tip-draw")
    elif view.turn == view.seat and view.step == "discard" and view.offers:
        low = "yes" if view.offers[0].split.limit <= LOW else "no"
        yield say("corsari-tip-discard", limit=view.offers[0].split.limit, low=low)
