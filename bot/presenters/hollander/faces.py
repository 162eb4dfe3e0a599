"""What is on the cards."""

from bot.presenters.hollander.cards import SHAPES
from bot.presenters.picture import Emojis, Face

FACES = {
    "1": Face("broom", "brown", "1"),
    "2": Face("wrench", "steel", "2"),
    "3": Face("knot", "orange", "3"),
    "4": Face("spyglass", "gold", "4"),
    "5": Face("pot", "orange", "5"),
    "6": Face("map", "green", "6"),
    "7": Face("bomb", "ink", "7"),
    "8": Face("swords", "steel", "8"),
    "9": Face("medic", "red", "9"),
    "10": Face("medal", "blue", "10"),
    "11": Face("compass", "gold", "11"),
    "12": Face("crown", "red", "12"),
    "FH": Face("ghost", "sky", dark=True),
    "KR": Face("octopus", "violet", dark=True),
    "MU": Face("mutiny", "red", dark=True),
    "WH": Face("wormhole", "violet", dark=True),
    "IS": Face("island", "green", dark=True),
    "PI": Face("pirate", "red", dark=True),
    "PI:FH": Face("pirate", "red", dark=True, second="ghost"),
}
"""By code; a Pirate who counts as a Hollander has the Hollander beside him."""


def face(code: str) -> Face:
    """What is on the card."""
    return FACES[code]


EMOJIS: Emojis = {
    **{(SHAPES[code], ""): face._replace(number="") for code, face in FACES.items() if code != "PI:FH"},
    **{(SHAPES[code], code): face for code, face in FACES.items()},
}
"""What is on the cards, without their rank and with it."""
