"""What is on the cards."""

from bot.games.corsari.cards import CODES
from bot.presenters.corsari.cards import SHAPES
from bot.presenters.picture import Emojis, Face

LOOKS = {
    "R": ("heart", "red"),
    "O": ("orange", "orange"),
    "Y": ("star", "gold"),
    "G": ("clover", "green"),
    "B": ("diamond", "blue"),
    "L": ("drop", "sky"),
    "V": ("grapes", "violet"),
    "P": ("flower", "pink"),
    "N": ("peanut", "brown"),
    "S": ("chain", "steel"),
}


def face(code: str) -> Face:
    """What is on the card."""
    symbol, colour = LOOKS[code[0]]
    return Face(symbol, colour, code[1:])


FACES = {code: face(code) for code in CODES}

EMOJIS: Emojis = {
    **{(SHAPES[letter], ""): Face(*looks) for letter, looks in LOOKS.items()},
    **{(SHAPES[code[0]], code): face for code, face in FACES.items()},
}
"""The colours, and every card."""
