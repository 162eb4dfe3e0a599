"""A simulator: quick tricks of the first edition for rollouts; tests compare it with the rules.

A hand is one integer, a bit per card in order of strength: its lowest and highest card are two operations.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.skullking.cards import (
    BLACK,
    CODES,
    FIRST_DECK,
    MARY_ESCAPES,
    MERMAID_FACES,
    NO_SUIT,
    PIRATE_FACES,
    SCARY_MARY,
    SKULL_KING,
    SUIT_OF,
)
from bot.games.skullking.trick import FIRST

_KIND = ("E", "Y", "K", "M", "SM", "P", "SK")


def _strength(card: int) -> tuple[int, int, int]:
    if SUIT_OF[card] not in (NO_SUIT, BLACK):
        return 1, int(CODES[card][1:]), card
    return _KIND.index(CODES[card].rstrip("0123456789")), card, card


ORDER = sorted(FIRST_DECK, key=_strength)
BIT = {card: bit for bit, card in enumerate(ORDER)}


def mask_of(cards: Sequence[int] | frozenset[int]) -> int:
    """The hand of these cards."""
    return sum(1 << BIT[card] for card in cards)


MARY, KING = BIT[SCARY_MARY], BIT[SKULL_KING]
MARY_MASK = 1 << MARY
# What wins while only Escapes are played, and when a mermaid has the Skull King.
NOTHING, CAUGHT = -1, len(ORDER)
SUIT_MASKS = (*(mask_of([card for card in ORDER if SUIT_OF[card] == suit]) for suit in range(NO_SUIT)), 0)
SPECIAL_MASK = mask_of([card for card in ORDER if SUIT_OF[card] == NO_SUIT])
# What a hand that has the suit to follow may play, by that suit.
FOLLOW_MASKS = tuple(mask | SPECIAL_MASK for mask in SUIT_MASKS)
PIRATE_MASK = mask_of([card for card in ORDER if card in PIRATE_FACES])
MERMAID_MASK = mask_of(MERMAID_FACES)
SUIT_OF_BIT = tuple(SUIT_OF[card] for card in ORDER)
HIGH_MASK = MERMAID_MASK | PIRATE_MASK | 1 << KING
ESCAPE_MASK = SPECIAL_MASK & ~HIGH_MASK


def _beating(led: int, winning: int) -> int:
    if winning == KING:
        return MERMAID_MASK
    if 1 << winning & PIRATE_MASK:
        return 1 << KING
    if 1 << winning & MERMAID_MASK:
        return PIRATE_MASK
    suit = SUIT_OF_BIT[winning]
    higher = SUIT_MASKS[suit] & -(2 << winning)
    if suit == BLACK:
        return higher | HIGH_MASK
    return (higher if suit == led else SUIT_MASKS[led]) | SUIT_MASKS[BLACK] | HIGH_MASK


ALL = (1 << len(ORDER)) - 1
# By the suit to follow and what is winning; CAUGHT and, at -1, NOTHING are the last elements.
BEATING = tuple(
    (*(_beating(led, winning) for winning in range(len(ORDER))), 0, ALL & ~ESCAPE_MASK)
    for led in range(NO_SUIT + 1)
)
NOBODY = -1


class Table(NamedTuple):
    """A trick so far."""

    led: int
    winning: int
    winner: Seat
    mermaid: Seat  # played the first mermaid
    cards: int
    turn: Seat  # plays next
    lying: int  # how many cards are played


def led_by(leader: Seat) -> Table:
    """The table before a trick."""
    return Table(NO_SUIT, NOTHING, leader, NOBODY, 0, leader, 0)


def legal_of(hand: int, led: int) -> int:
    """The cards that may be played when this suit is led."""
    return hand & FOLLOW_MASKS[led] if hand & SUIT_MASKS[led] else hand


def laid(table: Table, face: int, players: int) -> Table:
    """The table after a face is played."""
    return with_bit(table, ~MARY if face == MARY_ESCAPES else BIT[face], players)


def with_bit(table: Table, bit: int, players: int) -> Table:
    """The table after a bit is played, or its complement for Scary Mary as an Escape."""
    led, winning, winner, mermaid, cards, turn, lying = table
    escapes = bit < 0
    bit = ~bit if escapes else bit
    card = 1 << bit
    if bit == KING and mermaid != NOBODY:
        winning, winner = CAUGHT, mermaid
    elif not escapes and BEATING[led][winning] & card:
        winning, winner = CAUGHT if winning == KING else bit, turn
    if card & MERMAID_MASK and mermaid == NOBODY:
        mermaid = turn
    if led == NO_SUIT:
        led = SUIT_OF_BIT[bit]
    return Table(led, winning, winner, mermaid, cards | card, (turn + 1) % players, lying + 1)


def bonus_of(winning: int, cards: int) -> int:
    """The bonus of a full trick."""
    if winning == CAUGHT:
        return FIRST.skull_king
    return FIRST.pirate * (cards & PIRATE_MASK).bit_count() if winning == KING else 0
