"""The cards of both editions, as integers inside and codes outside.

A *card* is the index of its code in `CODES`. A *face* is a card in a trick: Scary Mary and the Tigress have
two, `SM:P` (her own number) and `SM:E`.
"""

from collections.abc import Iterable
from typing import NamedTuple

SUITS = "YRBGUK"  # yellow, red, blue, green, purple and black, which is trump
RANKS = {"first": 13, "2021": 14}
ESCAPES, PIRATES, MERMAIDS, LOOTS = 5, 5, 2, 2
# Rosie D'Laney, Bendt the Bandit, the Rascal of Roatan, Juanita Jade, Harry the Giant.
NAMED_PIRATES = ("PR", "PB", "PS", "PJ", "PH")
BLACK = SUITS.index("K")
NO_SUIT = len(SUITS)  # no card has decided the suit yet
NO_SUIT_AT_ALL = NO_SUIT + 1  # no suit to follow in the whole trick


def _numbers(suits: str, ranks: int) -> tuple[str, ...]:
    return tuple(f"{suit}{rank}" for suit in suits for rank in range(1, ranks + 1))


def _copies(kind: str, copies: int) -> tuple[str, ...]:
    return tuple(f"{kind}{n}" for n in range(1, copies + 1))


# Stable for ever: records have them.
CODES: tuple[str, ...] = (
    *_numbers("Y", 14),
    *_numbers("RB", 13),
    *_numbers("GUK", 14),
    *_copies("E", ESCAPES),
    *_copies("L", LOOTS),
    *_copies("P", PIRATES),
    *NAMED_PIRATES,
    *_copies("M", MERMAIDS),
    "SM",
    "TI",
    "SK",
    "KR",
    "WW",
)
CARDS = tuple(range(len(CODES)))


def codes_of(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(CODES[card] for card in cards)


def deck_of(*codes: str) -> tuple[int, ...]:
    """These cards, in deck order."""
    return tuple(card for card in CARDS if CODES[card] in codes)


FIRST_DECK = deck_of(
    *_numbers("YRBK", RANKS["first"]),
    *_copies("E", ESCAPES),
    *_copies("P", PIRATES),
    *_copies("M", MERMAIDS),
    "SM",
    "SK",
)
DECK_OF_2021 = deck_of(
    *_numbers("YGUK", RANKS["2021"]),
    *_copies("E", ESCAPES),
    *NAMED_PIRATES,
    *_copies("M", MERMAIDS),
    "TI",
    "SK",
)

SCARY_MARY, TIGRESS = CODES.index("SM"), CODES.index("TI")
SKULL_KING = CODES.index("SK")
KRAKEN, WHITE_WHALE = CODES.index("KR"), CODES.index("WW")
LEVIATHANS = frozenset((KRAKEN, WHITE_WHALE))
# The faces played as an Escape; played as a Pirate they keep their own number.
MARY_ESCAPES, TIGRESS_ESCAPES = len(CODES), len(CODES) + 1
TWO_FACED = {SCARY_MARY: MARY_ESCAPES, TIGRESS: TIGRESS_ESCAPES}  # by card, its other face

FACES: tuple[str, ...] = (*(f"{code}:P" if code in ("SM", "TI") else code for code in CODES), "SM:E", "TI:E")
CARD_OF_FACE: tuple[int, ...] = (*CARDS, SCARY_MARY, TIGRESS)

# Suit of each face; NO_SUIT for the special cards.
SUIT_OF: tuple[int, ...] = tuple(
    SUITS.index(code[0]) if code[0] in SUITS and code[1:].isdigit() else NO_SUIT for code in FACES
)
# Number of each face, 0 for the special cards.
RANK_OF: tuple[int, ...] = tuple(
    int(code[1:]) if SUIT_OF[face] != NO_SUIT else 0 for face, code in enumerate(FACES)
)

OF_SUIT = (*(frozenset(card for card in CARDS if SUIT_OF[card] == suit) for suit in range(NO_SUIT)),)
SPECIALS = frozenset(card for card in CARDS if SUIT_OF[card] == NO_SUIT)
# What the holder of a suit may play: the suit, and any special card.
FOLLOWING = tuple(cards | SPECIALS for cards in OF_SUIT)

ESCAPE_FACES = frozenset(
    (*(face for face, code in enumerate(FACES) if code[0] == "E"), MARY_ESCAPES, TIGRESS_ESCAPES)
)
LOOT_CARDS = frozenset(card for card in CARDS if CODES[card][0] == "L")
MERMAID_FACES = frozenset(face for face, code in enumerate(FACES) if code[0] == "M")
PIRATE_FACES = frozenset(
    face for face, code in enumerate(FACES) if code[0] == "P" or code in ("SM:P", "TI:P")
)
ROSIE, BENDT, RASCAL, JUANITA, HARRY = (CODES.index(code) for code in NAMED_PIRATES)


def _leads_in_2021(face: int) -> int:
    if SUIT_OF[face] != NO_SUIT:
        return SUIT_OF[face]
    # Any other special card that leads frees the whole trick; after these the next card decides.
    return NO_SUIT if face in ESCAPE_FACES or face in LOOT_CARDS else NO_SUIT_AT_ALL


class Leads(NamedTuple):
    """The suits that must be followed after a face, if no earlier card has decided that."""

    first: tuple[int, ...]
    of_2021: tuple[int, ...]


LEADS = Leads(SUIT_OF, tuple(map(_leads_in_2021, range(len(FACES)))))


def _rank(face: int, led: int) -> int:
    if face == SKULL_KING:
        # Steps wider than any rank keep the kinds apart; of equal heights the first played wins.
        return 400
    if face in PIRATE_FACES:
        return 300
    if face in MERMAID_FACES:
        return 200
    if SUIT_OF[face] == BLACK:
        return 100 + RANK_OF[face]
    return RANK_OF[face] if SUIT_OF[face] == led != NO_SUIT else 0


RANK_WHEN_LED = tuple(tuple(_rank(face, led) for face in range(len(FACES))) for led in range(NO_SUIT + 2))
