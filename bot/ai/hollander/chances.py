"""The chance of each seat to go out first, as the Bosuns' games came out.

A logistic fit: a seat's strength is a sum over its cards and its place in the order of play.
"""

from math import exp
from typing import NamedTuple

from bot.ai.hollander.simulator import NOBODY, Simulator
from bot.games.contract import Seat
from bot.games.hollander.cards import CAPTAIN, CODES

KINDS = tuple(0 if not card else 4 if card > CAPTAIN else (card - 1) // 3 for card in range(len(CODES)))


class Weights(NamedTuple):
    """The weights of a card in each place: 1–3, 4–6, 7–9, 10–12 and special; then the other weights."""

    hand: tuple[float, ...]
    clash: tuple[float, ...]
    final: tuple[float, ...]
    different: float  # each different card in hand
    soon: tuple[float, ...]  # on turn, the next, the one after
    holding: float  # any card in hand
    few: float  # the inverse of the cards left
    stuck: float  # each card of the pile that it must take


DRAWING = Weights(
    hand=(-0.09, -0.06, -0.04, 0.02, 0.04),
    clash=(-0.20, -0.18, -0.10, 0.00, 0.02),
    final=(-0.23, -0.11, -0.06, 0.07, 0.19),
    different=0.01,
    soon=(0.04, 0.02, 0.03),
    holding=0.0,
    few=0.14,
    stuck=-0.01,
)
DRAWN = Weights(
    hand=(-0.16, -0.12, -0.06, 0.03, 0.06),
    clash=(-0.60, -0.53, -0.33, -0.18, -0.15),
    final=(-0.82, -0.70, -0.65, -0.44, -0.24),
    different=-0.10,
    soon=(0.21, 0.11, 0.08),
    holding=-0.42,
    few=1.40,
    stuck=-0.10,
)


def chance_of(game: Simulator, seat: Seat) -> float:
    """The chance that the seat goes out first, 0 to 1."""
    if game.winner != NOBODY:
        return float(game.winner == seat)
    weights = DRAWING if game.draw else DRAWN
    strengths = [exp(_strength(game, at, weights)) for at in range(len(game.left))]
    return strengths[seat] / sum(strengths)


def _strength(game: Simulator, seat: Seat, weights: Weights) -> float:
    hand, clash = game.hands[seat], game.clash[seat]
    strength = weights.few / game.left[seat]
    for card, count in hand.items():
        strength += weights.hand[KINDS[card]] * count + weights.different
    for card, count in clash.items():
        strength += weights.clash[KINDS[card]] * count
    for card in game.finals[seat]:
        strength += weights.final[KINDS[card]]
    if hand:
        strength += weights.holding
    wait = (seat - game.seat) % len(game.left)
    if wait < len(weights.soon):
        strength += weights.soon[wait]
    if not wait and game.is_stuck:
        strength += weights.stuck * len(game.pile)
    return strength
