"""The 72 cards, as integers inside and codes outside.

A *card* is 1–12 for a character and 13–18 for a special one. Copies have no names: a name would reveal which
of two sevens a player holds. A *face* is a card on the play pile: a Pirate with nobody to swap with is a
Hollander there, `PI:FH`.
"""

from collections.abc import Mapping

COPIES: Mapping[str, int] = {
    "1": 4,
    "2": 4,
    "3": 4,
    "4": 4,
    "5": 4,
    "6": 4,
    "7": 4,
    "8": 4,
    "9": 4,
    "10": 4,
    "11": 4,
    "12": 4,
    "FH": 4,
    "KR": 4,
    "MU": 4,
    "WH": 4,
    "IS": 4,
    "PI": 4,
}
"""Copies of each card (**R**: the rulebook gives no counts). The codes are stable for ever."""

NO_CARD = 0
"""In the place of a final card that was flipped."""

CODES: tuple[str, ...] = ("", *COPIES)
CARDS: Mapping[str, int] = {code: card for card, code in enumerate(CODES) if code}
DECK: tuple[int, ...] = tuple(CARDS[code] for code, copies in COPIES.items() for _ in range(copies))

CAPTAIN = CARDS["12"]
HOLLANDER = CARDS["FH"]
KRAKEN = CARDS["KR"]
MUTINY = CARDS["MU"]
WORMHOLE = CARDS["WH"]
ISLAND = CARDS["IS"]
PIRATE = CARDS["PI"]

PIRATE_AS_HOLLANDER = len(CODES)
FACES: tuple[str, ...] = (*CODES, "PI:FH")


def card_of(face: int) -> int:
    """The card of a face."""
    return PIRATE if face == PIRATE_AS_HOLLANDER else face


def codes(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The codes of cards, or of faces."""
    return tuple(FACES[card] for card in cards)
