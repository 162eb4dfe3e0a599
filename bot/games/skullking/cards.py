"""The 66 cards, as small integers inside and codes at the edge, and the tables that rank them.

A *card* is 0–65. A card as it lies in a trick is a *face*, 0–66: the card's own number, but that Scary Mary
has two faces, `SM:P` (her own number) and `SM:E` (one number of its own).
"""

SUITS = "YRBK"
"""Yellow, red, blue and black; black, the Jolly Roger, is trump."""
RANKS = 13
ESCAPES, PIRATES, MERMAIDS = 5, 5, 2
BLACK = SUITS.index("K")
NO_SUIT = len(SUITS)

CODES: tuple[str, ...] = (
    *(f"{suit}{rank}" for suit in SUITS for rank in range(1, RANKS + 1)),
    *(f"E{n}" for n in range(1, ESCAPES + 1)),
    *(f"P{n}" for n in range(1, PIRATES + 1)),
    *(f"M{n}" for n in range(1, MERMAIDS + 1)),
    "SM",
    "SK",
)
"""Code of each card, stable for ever since records hold them."""

DECK = tuple(range(len(CODES)))
SCARY_MARY = CODES.index("SM")
SKULL_KING = CODES.index("SK")
MARY_ESCAPES = len(CODES)
"""The face of Scary Mary played as an Escape; played as a Pirate she keeps her own number."""

FACES: tuple[str, ...] = (*("SM:P" if code == "SM" else code for code in CODES), "SM:E")
CARD_OF_FACE: tuple[int, ...] = (*DECK, SCARY_MARY)

SUIT_OF: tuple[int, ...] = tuple(
    SUITS.index(code[0]) if code[0] in SUITS and code[1:].isdigit() else NO_SUIT for code in FACES
)
"""Suit of each face; NO_SUIT for the special cards."""

OF_SUIT = tuple(frozenset(card for card in DECK if SUIT_OF[card] == suit) for suit in range(NO_SUIT))
SPECIALS = frozenset(card for card in DECK if SUIT_OF[card] == NO_SUIT)
FOLLOWING = tuple(cards | SPECIALS for cards in OF_SUIT)
"""What may be played by who holds a card of the suit: the suit, and any special card."""

MERMAID_FACES = frozenset(face for face, code in enumerate(FACES) if code[0] == "M")
PIRATE_FACES = frozenset(face for face, code in enumerate(FACES) if code[0] == "P" or code == "SM:P")
PIRATES_FOR_BONUS = PIRATE_FACES | {MARY_ESCAPES}
"""For the bonus Scary Mary "always counts as a pirate even though she was played as the Escape"."""


def _rank(face: int, led: int) -> int:
    """How high a face is in a trick with the suit `led` to follow; of equals the first played is higher."""
    if face == SKULL_KING:
        return 400
    if face in PIRATE_FACES:
        return 300
    if face in MERMAID_FACES:
        return 200
    if SUIT_OF[face] == BLACK:
        return 100 + face
    return 1 + face if SUIT_OF[face] == led != NO_SUIT else 0


RANK_WHEN_LED = tuple(tuple(_rank(face, led) for face in range(len(FACES))) for led in range(NO_SUIT + 1))
