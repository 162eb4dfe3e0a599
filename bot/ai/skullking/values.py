"""The worth of cards in tricks, in any hand: for rollouts, and for judging a hand by its bid."""

from collections.abc import Sequence
from functools import cache
from math import exp, sqrt

from bot.ai.skullking.later_tricks import KIND_OF, ODDS, STRONGER
from bot.ai.skullking.rule import USUAL_PRESSURE
from bot.ai.skullking.simulator import BIT, ORDER, Deck, mask_of

Values = Sequence[float]  # how many tricks each card is worth, by bit


@cache
def trick_values(players: int, tricks: int, deck: Deck) -> Values:
    """The chance of each card to take one of `tricks` tricks, in any hand."""
    cards = mask_of(deck.cards)
    return tuple(_value(card, cards, players, tricks, deck) for card in ORDER)


def _value(card: int, cards: int, players: int, tricks: int, deck: Deck) -> float:
    if card not in deck.cards or (odds := ODDS.get(KIND_OF[card])) is None:
        return 0.0
    held = (STRONGER[BIT[card]] & cards).bit_count() * (players - 1) * tricks / (len(deck.cards) - 1)
    length = max(1.0, tricks * deck.ranks / len(deck.cards)) if odds.length else 0.0
    rest = odds.tricks * tricks + odds.rivals * (players - 1) + odds.pressure * USUAL_PRESSURE
    log_odds = odds.base + odds.stronger * sqrt(held) + odds.length * length + rest + odds.want / players
    return 1 / (1 + exp(-log_odds))


def value_of(hand: int, values: Values) -> float:
    """How many tricks a hand is worth."""
    value = 0.0
    while hand:
        lowest = hand & -hand
        value += values[lowest.bit_length() - 1]
        hand ^= lowest
    return value
