"""What is on the cards of both editions."""

from bot.games.skullking.cards import FACES as FACE_CODES
from bot.games.skullking.cards import SUITS
from bot.presenters.picture import Emojis, Face
from bot.presenters.skullking.cards import SHAPES, kind, shape

SUIT_LOOKS = {
    "Y": ("star", "gold"),
    "R": ("heart", "red"),
    "B": ("diamond", "blue"),
    "G": ("parrot", "green"),
    "U": ("scroll", "violet"),
    "K": ("jolly", "ink"),
}
SPECIAL_LOOKS = {
    "E": Face("surrender", "steel"),
    "L": Face("loot", "brown", dark=True),
    "P": Face("pirate", "red", dark=True),
    "PR": Face("pirate", "red", dark=True, second="wheel"),
    "PB": Face("pirate", "red", dark=True, second="two-cards"),
    "PS": Face("pirate", "red", dark=True, second="coins"),
    "PJ": Face("pirate", "red", dark=True, second="spyglass"),
    "PH": Face("pirate", "red", dark=True, second="plus-minus"),
    "M": Face("mermaid", "green", dark=True),
    "SM": Face("mask", "red", dark=True),
    "SM:P": Face("mask", "red", dark=True, second="pirate"),
    "SM:E": Face("mask", "red", dark=True, second="surrender"),
    "TI": Face("tiger", "orange", dark=True),
    "TI:P": Face("tiger", "orange", dark=True, second="pirate"),
    "TI:E": Face("tiger", "orange", dark=True, second="surrender"),
    "SK": Face("king", dark=True),
    "KR": Face("octopus", "violet", dark=True),
    "WW": Face("whale", "sky", dark=True),
}
"""By code without the number of a copy."""


def face(code: str) -> Face:
    """What is on the card, or on the face that it was played with."""
    if code[0] in SUITS and code[1:].isdigit():
        symbol, colour = SUIT_LOOKS[code[0]]
        return Face(symbol, colour, code[1:])
    return SPECIAL_LOOKS[code if code in SPECIAL_LOOKS else code.rstrip("0123456789")]


FACES = {code: face(code) for code in (*FACE_CODES, "SM", "TI")}

_SUITS = {(SHAPES[letter], ""): Face(*looks) for letter, looks in SUIT_LOOKS.items()}
_KINDS = {(SHAPES[code], ""): SPECIAL_LOOKS[code] for code in SHAPES if code not in SUITS}
EMOJIS: Emojis = {**_SUITS, **_KINDS, **{(shape(code), kind(code)): face for code, face in FACES.items()}}
"""The suits, the special cards, and every card."""
