"""The play pile: the order in force, the cards that may be played on it, and four of a kind."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from bot.games.hollander.cards import (
    CAPTAIN,
    HOLLANDER,
    ISLAND,
    KRAKEN,
    MUTINY,
    PIRATE_AS_HOLLANDER,
)

Bound = Literal["any", "at_least", "at_most"]

GHOSTS = frozenset((HOLLANDER, PIRATE_AS_HOLLANDER))  # ignored in a row of equal cards
LOW_RANK = 3  # with nothing to beat, a Mutiny allows only deckhand, engineer and boatswain
FOUR = 4


class Order(NamedTuple):
    """The order that a character must obey."""

    bound: Bound
    rank: int  # 0 without an order


NO_ORDER = Order("any", 0)
UNDER_CAPTAIN = Order("at_least", CAPTAIN)


def order_of(pile: Sequence[int]) -> Order:
    """The order on a pile of faces, the bottom first.

    From the top, past ghosts: the first character is the rank; an Island or the bottom is nothing to beat.
    Each run of Mutinies above reverses the order once.
    """
    turned = False
    for face in reversed(pile):
        if face <= CAPTAIN:
            return Order("at_most" if turned else "at_least", face)
        if face == MUTINY:
            turned = True
        elif face == ISLAND:
            break
    return Order("at_most", LOW_RANK) if turned else NO_ORDER


def fits(card: int, order: Order) -> bool:
    """Whether a card may be played under the order.

    Mutiny and Island: "può essere giocato su tutte le carte tranne che sul CAPITANO"; the other special cards
    may be played on every card.
    """
    if card in (MUTINY, ISLAND):
        return order != UNDER_CAPTAIN
    if card > CAPTAIN or order.bound == "any":
        return True
    return card >= order.rank if order.bound == "at_least" else card <= order.rank


def makes_four(pile: Sequence[int], card: int) -> bool:
    """Whether the last card makes four in a row.

    A Hollander does not break the row, "essendo questa la carta fantasma"; four of them are no row.
    """
    if card in (HOLLANDER, KRAKEN):
        return False
    row = 0
    for face in reversed(pile):
        if face == card:
            row += 1
        elif face not in GHOSTS:
            break
    return row >= FOUR
