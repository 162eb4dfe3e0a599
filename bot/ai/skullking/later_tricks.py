"""The chance of each card in hand to take a later trick of the round."""

from collections.abc import Mapping
from math import exp, sqrt
from typing import NamedTuple

from bot.ai.skullking.position import Position
from bot.ai.skullking.simulator import BEATING, BIT, ORDER, SPECIAL_MASK, SUIT_MASKS, SUIT_OF_BIT, mask_of
from bot.games.skullking.cards import CODES, NAMED_PIRATES, NO_SUIT, OF_SUIT, SUIT_OF


class LaterTricks(NamedTuple):
    """The tricks to come for a seat."""

    tricks: int
    need: int  # what it lacks of its bid
    rivals: int
    pressure: float  # what all rivals lack, per trick left
    leading: bool  # it leads the first


class Odds(NamedTuple):
    """The terms of the log-odds that a card takes a trick: `base` once, the others per unit.

    Fitted to 1,500 games of this player against itself, some moves left to chance.
    """

    base: float
    stronger: float  # the square root of how many stronger cards the rivals are likely to hold
    length: float  # cards of its suit in this hand
    tricks: float
    rivals: float
    leading: float
    want: float  # the share of the tricks that this seat needs
    sated: float  # once, if it needs none
    pressure: float


SUIT = Odds(1.1, -1.33, -0.22, 0.13, -0.28, 0.45, 0.01, -0.18, -2.06)
# By kind of card; an Escape takes nothing.
ODDS: Mapping[str, Odds] = {
    "Y": SUIT,
    "R": SUIT,
    "B": SUIT,
    "G": SUIT,
    "U": SUIT,
    "K": Odds(2.39, -1.44, 0.04, 0.06, -0.23, 0.04, 0.64, -0.33, -1.58),
    "M": Odds(3.88, -2.29, 0.0, 0.3, -0.07, -0.02, -0.21, -1.75, -1.13),
    "P": Odds(4.6, -1.8, 0.0, 0.0, -0.26, -0.04, 0.33, -2.29, -0.94),
    "SM": Odds(1.0, -1.03, 0.0, -0.02, -0.09, -0.6, 1.33, -4.11, 0.86),
    "SK": Odds(4.02, -2.23, 0.0, 0.02, 0.06, -0.55, -0.14, -1.13, -0.76),
}
_KINDS = {"TI": "SM", **dict.fromkeys(NAMED_PIRATES, "P")}
KIND_OF = tuple(_KINDS.get(code, code.rstrip("0123456789")) for code in CODES)


def _stronger(bit: int) -> int:
    suit = SUIT_OF_BIT[bit]
    return BEATING[suit][bit] & (SPECIAL_MASK if suit == NO_SUIT else SUIT_MASKS[suit])


STRONGER = tuple(_stronger(bit) for bit in range(len(ORDER)))


def strengths(position: Position, tricks: int) -> dict[int, float]:
    """Each card's own part of the log-odds to take one of `tricks` tricks."""
    if tricks == 0:
        return {}
    in_play, unseen = position.rivals * tricks / len(position.unseen), mask_of(position.unseen)
    lengths = [len(suit.intersection(position.hand)) for suit in OF_SUIT] + [0]
    parts = {}
    for card in position.hand:
        if (odds := ODDS.get(KIND_OF[card])) is not None:
            held = (STRONGER[BIT[card]] & unseen).bit_count() * in_play
            parts[card] = odds.stronger * sqrt(held) + odds.length * lengths[SUIT_OF[card]]
    return parts


def chances(strengths: Mapping[int, float], later_tricks: LaterTricks) -> dict[int, float]:
    """The chance of each card to take a trick."""
    parts: dict[str, float] = {}
    likely = {}
    for card, strength in strengths.items():
        kind = KIND_OF[card]
        if kind not in parts:
            parts[kind] = common(ODDS[kind], later_tricks)
        likely[card] = 1 / (1 + exp(-parts[kind] - strength))
    return likely


def common(odds: Odds, later_tricks: LaterTricks) -> float:
    """The part of the log-odds that all cards of a kind share."""
    tricks, need, rivals, pressure, leading = later_tricks
    wish = odds.want * need / tricks if need > 0 else odds.sated
    lead = odds.leading if leading else 0.0
    return odds.base + odds.tricks * tricks + odds.rivals * rivals + odds.pressure * pressure + wish + lead
