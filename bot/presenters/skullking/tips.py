"""What is worth thinking of, for somebody who plays for the first time: a sentence a decision."""

from collections.abc import Iterator, Sequence

from bot.games.contract import ScoreLine
from bot.games.skullking import View
from bot.presenters.contract import Names
from bot.presenters.skullking.cards import is_number, kind, shape
from bot.texts.catalog import Say
from bot.texts.keys import key_of

FIRST_ROUNDS = 3
"""Rounds for which there are tips."""
HIGH = 10
"""Numbers of the black suit from which on they often win."""
WINNERS = ("P", "SM", "TI", "SK", "M")
"""Kinds of cards that often win a trick; the pirates of 2021 count as `P`."""


def tips(view: View, names: Names, say: Say) -> Sequence[str]:
    """About the bid, with the cards that are special and what the last round brought; or about the card."""
    if view.round > FIRST_ROUNDS or view.seat is None:
        return []
    if view.step == "bid":
        return list(_before_a_bid(view, say))
    return [_about_a_card(view, say)] if view.step == "play" and view.turn == view.seat else []


def _before_a_bid(view: View, say: Say) -> Iterator[str]:
    own = [line for line in view.scorepad if line.seat == view.seat]
    if own:
        yield _example(own[-1], say)
    special = dict.fromkeys(kind_of(code) for code in view.hand if not is_number(code))
    for code in special:
        yield f"{shape(code)} {say(key_of('skullking-about', code))}"
    yield say("skullking-tip-bid", strong=sum(map(_is_strong, view.hand)))


def _example(line: ScoreLine, say: Say) -> str:
    bid, won = line.details["bid"], line.details["tricks"]
    how = f"{'zero' if bid == 0 else 'some'}-{'met' if bid == won else 'missed'}"
    return say("skullking-tip-scored", round=line.round, bid=bid, won=won, score=line.score, how=how)


def kind_of(code: str) -> str:
    """The kind of a special card, pirates with a name among the pirates."""
    return "P" if code[0] == "P" else kind(code)


def _is_strong(code: str) -> bool:
    if is_number(code):
        return code[0] == "K" and int(code[1:]) >= HIGH
    return kind_of(code) in WINNERS


def _about_a_card(view: View, say: Say) -> str:
    assert view.seat is not None  # only a seat plays
    needed = int(view.bids[view.seat] or 0) - view.won[view.seat]
    aim = "take" if needed > 0 else "leave"
    place = "follow" if view.trick else "lead"
    return say("skullking-tip-play", aim=f"{aim}-{place}")
