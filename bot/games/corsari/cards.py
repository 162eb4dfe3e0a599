"""The 110 cards, as integers inside and codes outside.

A *card* is 0–109, by colour and then number; cards of one colour can be a *mask*: bit n − 1 for number n.
"""

from collections.abc import Iterable, Iterator

COLOURS = "ROYGBLVPNS"  # red, orange, yellow, green, blue, light blue, violet, pink, brown and grey (silver)
NUMBERS = 11

# Stable for ever: records have them.
CODES: tuple[str, ...] = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, NUMBERS + 1))
CARD_OF = {code: card for card, code in enumerate(CODES)}

DECK = tuple(range(len(CODES)))
COLOUR_OF: tuple[int, ...] = tuple(card // NUMBERS for card in DECK)
NUMBER_OF: tuple[int, ...] = tuple(card % NUMBERS + 1 for card in DECK)

# The sum of the numbers in each mask.
SUM_OF: tuple[int, ...] = tuple(
    sum(bit + 1 for bit in range(NUMBERS) if mask >> bit & 1) for mask in range(1 << NUMBERS)
)


def masks_of(cards: Iterable[int]) -> list[int]:
    """The mask of each colour."""
    masks = [0] * len(COLOURS)
    for card in cards:
        masks[card // NUMBERS] |= 1 << card % NUMBERS
    return masks


def cards_in(colour: int, mask: int) -> Iterator[int]:
    """The cards in a colour's mask."""
    first = colour * NUMBERS
    return (first + bit for bit in range(NUMBERS) if mask >> bit & 1)


def codes_of(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CODES[card] for card in cards)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards except one of them."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
