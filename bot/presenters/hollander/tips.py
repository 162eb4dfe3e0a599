"""What is worth thinking of, for somebody who plays for the first time: a sentence a decision."""

from collections.abc import Iterator, Sequence

from bot.games.hollander import View
from bot.presenters.contract import Names
from bot.presenters.hollander.cards import SHAPES
from bot.texts.catalog import Say

FIRST_PLAYS = 6
"""Plays of each player for which there are tips."""


def tips(view: View, names: Names, say: Say) -> Sequence[str]:
    """What special cards in hand do, and which card to play."""
    if view.plays >= FIRST_PLAYS * view.players or view.turn != view.seat or view.seat is None:
        return []
    return list(_tips(view, say)) if view.step == "play" else []


def _tips(view: View, say: Say) -> Iterator[str]:
    points = say("hollander-rules").split("\n• ")
    for code in dict.fromkeys(code for code in view.hand if not code.isdecimal()):
        yield from (point for point in points if point.startswith(SHAPES[code]))
    if view.may_take:
        yield say("hollander-tip-take")
    elif view.offers:
        yield say("hollander-tip-play")
