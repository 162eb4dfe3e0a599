"""The parts of a figure."""

from typing import NamedTuple

COLOURS = {
    "ink": (24, 34, 46),
    "paper": (253, 247, 232),
    "white": (255, 255, 255),
    "gold": (232, 172, 40),
    "brown": (142, 88, 48),
    "sand": (226, 190, 132),
    "steel": (150, 164, 178),
    "red": (206, 48, 52),
    "blue": (36, 104, 190),
    "sky": (120, 186, 224),
    "green": (44, 140, 74),
    "pink": (240, 156, 178),
    "teal": (0, 160, 150),
    "violet": (122, 66, 160),
    "orange": (240, 136, 32),
    "skin": (240, 200, 164),
    "night": (40, 56, 84),
}


class Part(NamedTuple):
    """A path in a colour: filled, or a stroke if it has a width."""

    colour: str  # of `COLOURS`, or `main` for the card's
    path: str
    width: float = 0.0
