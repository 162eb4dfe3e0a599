"""The 72 cards, as integers inside and codes outside.

A *card* is 1–12 for a character and 13–18 for a special one. Copies have no names, which would reveal which
of two sevens a player holds. A *face* is a card on the play pile: a Pirate with nobody to swap with is a
Hollander there, `PI:FH`.
"""

from collections.abc import Mapping

NO_CARD = 0  # in the place of a final card that was flipped

# Stable for ever: records have them.
CODES: tuple[str, ...] = ("", *map(str, range(1, 13)), "FH", "KR", "MU", "WH", "IS", "PI")
COPIES: Mapping[str, int] = dict.fromkeys(CODES[1:], 4)  # **R**: the rulebook gives no counts
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
    return PIRATE if face == PIRATE_AS_HOLLANDER else face


def codes(cards: tuple[int, ...]) -> tuple[str, ...]:
    """The codes of cards or faces."""
    return tuple(FACES[card] for card in cards)
