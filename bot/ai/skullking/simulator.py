"""A simulator: quick tricks for rollouts; tests compare it with the rules.

A hand is one integer, a bit per card in order of strength: its lowest and highest card are two operations.
The cards of both editions have bits, and a `Deck` says which are in play and what they do.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.skullking.cards import (
    BLACK,
    CARDS,
    CODES,
    FIRST_DECK,
    KRAKEN,
    LEADS,
    LEVIATHANS,
    LOOT_CARDS,
    MERMAID_FACES,
    NAMED_PIRATES,
    NO_SUIT,
    NO_SUIT_AT_ALL,
    PIRATE_FACES,
    RANK_OF,
    RANKS,
    SCARY_MARY,
    SKULL_KING,
    SUIT_OF,
    TIGRESS,
    TWO_FACED,
)
from bot.games.skullking.edition import NO_GHOST
from bot.games.skullking.trick import FIRST, NOBODY, OF_2021, Bonuses, finish

# What wins nothing comes first; of that, Kraken and whale are kept longest.
_KIND = ("E", "L", "KR", "WW", "Y", "K", "M", "SM", "TI", "P", "SK")
_KINDS = dict.fromkeys(NAMED_PIRATES, "P")


def _strength(card: int) -> tuple[int, int, int]:
    if SUIT_OF[card] not in (NO_SUIT, BLACK):
        return _KIND.index("Y"), RANK_OF[card], card
    return _KIND.index(_KINDS.get(CODES[card], CODES[card].rstrip("0123456789"))), card, card


ORDER = sorted(CARDS, key=_strength)
BIT = {card: bit for bit, card in enumerate(ORDER)}


def mask_of(cards: Iterable[int]) -> int:
    """The hand of these cards."""
    return sum(1 << BIT[card] for card in cards)


KING, MARY = BIT[SKULL_KING], BIT[SCARY_MARY]
# Played as an Escape, these two are the complement of their bit.
TWO_FACED_MASK = mask_of((SCARY_MARY, TIGRESS))
_BIT_OF_ESCAPE = {face: ~BIT[card] for card, face in TWO_FACED.items()}
# What wins while only Escapes and Loots are played, when a mermaid has the Skull King, and under a Kraken;
# under a whale it is WHALED and the highest number.
NOTHING, CAUGHT = -1, len(ORDER)
SUNK, WHALED = CAUGHT + 1, CAUGHT + 2
SUIT_MASKS = (*(mask_of(card for card in CARDS if SUIT_OF[card] == suit) for suit in range(NO_SUIT)), 0, 0)
SPECIAL_MASK = mask_of(card for card in CARDS if SUIT_OF[card] == NO_SUIT)
# What a hand that has the suit to follow may play, by that suit.
FOLLOW_MASKS = tuple(mask | SPECIAL_MASK for mask in SUIT_MASKS)
PIRATE_MASK = mask_of(card for card in CARDS if card in PIRATE_FACES)
MERMAID_MASK = mask_of(MERMAID_FACES)
LEVIATHAN_MASK, LOOT_MASK = mask_of(LEVIATHANS), mask_of(LOOT_CARDS)
# The cards that do more to a trick than to be higher than others.
ODD_MASK = MERMAID_MASK | 1 << KING | LEVIATHAN_MASK
SUIT_OF_BIT = tuple(SUIT_OF[card] for card in ORDER)
HIGH_MASK = MERMAID_MASK | PIRATE_MASK | 1 << KING
FOURTEEN_MASK = mask_of(OF_2021.cards)
_FOURTEENS = tuple((BIT[card], points) for card, points in OF_2021.cards.items())
FLED = 1 << len(ORDER)  # among the cards of a trick: the Tigress is an Escape, and no pirate


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
    is_followed = led in (suit, NO_SUIT_AT_ALL)
    return (higher if is_followed else SUIT_MASKS[led]) | SUIT_MASKS[BLACK] | HIGH_MASK


ALL = (1 << len(ORDER)) - 1
_HIGHER_NUMBERS = tuple(mask_of(card for card in CARDS if RANK_OF[card] > rank) for rank in range(15))
# By the suit to follow and what is winning; NOTHING, at -1, is the last element.
BEATING = tuple(
    (
        *(_beating(led, winning) for winning in range(len(ORDER))),
        0,  # CAUGHT
        0,  # SUNK
        *_HIGHER_NUMBERS,  # WHALED
        ALL & ~SPECIAL_MASK | HIGH_MASK,
    )
    for led in range(NO_SUIT + 2)
)


@dataclass(frozen=True, slots=True, eq=False)
class Deck:
    """The cards and bonuses of a round, by edition and options."""

    cards: frozenset[int]
    ranks: int  # of each suit
    leads: tuple[int, ...]  # what must be followed after a bit
    bonuses: Bonuses
    fled: int  # marks a trick in which a two-faced card is an Escape
    powers: bool = False
    ghost: Seat = NO_GHOST


def _by_bit(leads: Sequence[int]) -> tuple[int, ...]:
    return tuple(leads[card] for card in ORDER)


# Scary Mary "always counts as a pirate even though she was played as the Escape".
FIRST_EDITION = Deck(frozenset(FIRST_DECK), RANKS["first"], _by_bit(LEADS.first), FIRST, fled=0)


@cache
def deck_of_2021(cards: frozenset[int], ghost: Seat, *, powers: bool) -> Deck:
    """The deck of 2021 with these cards."""
    return Deck(cards, RANKS["2021"], _by_bit(LEADS.of_2021), OF_2021, FLED, powers, ghost)


class Table(NamedTuple):
    """A trick so far."""

    order: tuple[Seat, ...]  # of play
    bits: tuple[int, ...]  # that are played
    led: int
    winning: int
    winner: Seat  # if nobody, who leads next
    mermaid: Seat  # played the first mermaid
    cards: int

    @property
    def turn(self) -> Seat:
        """Plays next; the trick is not full."""
        return self.order[len(self.bits)]


@cache
def led_by(order: tuple[Seat, ...]) -> Table:
    """The table before a trick."""
    return Table(order, (), NO_SUIT, NOTHING, order[0], NOBODY, 0)


def legal_of(hand: int, led: int) -> int:
    """The cards that may be played when this suit is led."""
    return hand & FOLLOW_MASKS[led] if hand & SUIT_MASKS[led] else hand


def face_of(bit: int) -> int:
    """The face of a bit, or of its complement."""
    return TWO_FACED[ORDER[~bit]] if bit < 0 else ORDER[bit]


def bit_of(face: int) -> int:
    """The bit of a face; of a two-faced card as an Escape, the complement of its bit."""
    return _BIT_OF_ESCAPE[face] if face in _BIT_OF_ESCAPE else BIT[face]


def laid(table: Table, face: int, deck: Deck) -> Table:
    """The table after a face is played."""
    return with_bit(table, bit_of(face), deck)


def with_bit(table: Table, bit: int, deck: Deck) -> Table:
    """The table after a bit is played, or its complement for a two-faced card as an Escape."""
    order, bits, led, winning, winner, mermaid, cards = table
    turn, bits = order[len(bits)], (*bits, bit)
    takes = BEATING[led][winning]
    if bit < 0:
        bit, takes, cards = ~bit, 0, cards | deck.fled
    elif led == NO_SUIT:
        led = deck.leads[bit]
    card = 1 << bit
    cards |= card
    if cards & LEVIATHAN_MASK:
        return _beside_leviathans(order, bits, led, cards, deck)
    if bit == KING and mermaid != NOBODY:
        winning, winner = CAUGHT, mermaid
    elif takes & card:
        winning, winner = CAUGHT if winning == KING else bit, turn
    if card & MERMAID_MASK and mermaid == NOBODY:
        mermaid = turn
    return Table(order, bits, led, winning, winner, mermaid, cards)


def _beside_leviathans(
    order: tuple[Seat, ...], bits: tuple[int, ...], led: int, cards: int, deck: Deck
) -> Table:
    # So rare that the rules themselves are asked.
    faces = tuple([TWO_FACED[ORDER[~bit]] if bit < 0 else ORDER[bit] for bit in bits])
    trick = finish(order[: len(faces)], faces, NO_SUIT, deck.bonuses)
    if trick.winner == NOBODY and next(face for face in reversed(faces) if face in LEVIATHANS) == KRAKEN:
        return Table(order, bits, led, SUNK, trick.leads, NOBODY, cards)
    highest = max([RANK_OF[face] for face in faces])
    return Table(order, bits, led, WHALED + highest, trick.leads, NOBODY, cards)


class Rest(NamedTuple):
    """The rest of a round, in lists by seat that a rollout changes."""

    number: int  # the cards dealt to each
    hands: list[int]
    bids: list[int]
    needs: list[int]  # what is lacking of the bid
    bonuses: list[int]
    alliances: list[tuple[Seat, Seat]]  # who played a Loot, and who took it
    bets: list[tuple[Seat, int]]
    pile: list[int]  # bits not dealt, those that are drawn first
    ghost: list[int]  # its bits, the next last


def take(rest: Rest, deck: Deck, table: Table) -> None:
    """Gives the cards of a full trick to its winner, if there is one."""
    order, bits, _, winning, winner, _, cards = table
    if SUNK <= winning <= WHALED:
        return
    rest.needs[winner] -= 1
    rest.bonuses[winner] += bonus_of(winning, cards, deck.bonuses)
    if cards & LOOT_MASK and winning < WHALED:
        ghost = deck.ghost
        for seat, bit in zip(order, bits, strict=True):
            if bit >= 0 and 1 << bit & LOOT_MASK and seat != winner and ghost not in (seat, winner):
                rest.alliances.append((seat, winner))


def bonus_of(winning: int, cards: int, bonuses: Bonuses) -> int:
    """The bonus of a full trick that a seat takes."""
    bonus = 0
    if cards & FOURTEEN_MASK:
        bonus = sum(points for bit, points in _FOURTEENS if cards >> bit & 1)
    if winning == CAUGHT:
        return bonus + bonuses.skull_king
    if winning == KING:
        # FLED is above all cards.
        return bonus + bonuses.pirate * ((cards & PIRATE_MASK).bit_count() - (cards >= FLED))
    if cards & MERMAID_MASK and winning >= 0 and PIRATE_MASK >> winning & 1:
        return bonus + bonuses.mermaid * (cards & MERMAID_MASK).bit_count()
    return bonus
