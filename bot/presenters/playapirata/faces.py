"""What is on the cards: towels have their colour's animal, treasures their number."""

from bot.games.playapirata.cards import (
    COLOURS,
    NUMBER_OF,
    PIRATES,
    SPECIALS,
    TOWEL_VALUES,
    TREASURES,
    towel_code,
)
from bot.presenters.picture import Emojis, Face
from bot.presenters.playapirata.cards import COLOUR_SHAPES, NUMBER, SHAPES, shape, short

ANIMALS = {"Y": ("sun", "gold"), "R": ("crab", "red"), "B": ("whale", "blue"), "G": ("turtle", "green")}
LOOKS = {
    "TS": Face("skull", "ink", dark=True),
    "TT": Face("towels", "blue"),
    "SPY": Face("spyglass", "gold"),
    "MAP": Face("map", "green"),
    "UMB": Face("umbrella", "red"),
    "CASTLE": Face("castle", "sand", dark=True),
    "SKELETON": Face("bone", "steel", dark=True),
    "WAVE": Face("wave", "blue", dark=True),
    "DOUBLE": Face("double", "red", dark=True),
    "FLAG": Face("flag", "red", dark=True),
    "BUCKET": Face("bucket", "blue", dark=True),
    "LIFEGUARD": Face("buoy", "red", dark=True),
    "FLIPFLOPS": Face("flipflops", "green", dark=True),
    "PIGGY": Face("pig", "pink", dark=True),
    "PARROT": Face("parrot", "green", dark=True),
}


def face(code: str) -> Face:
    """What is on the card."""
    if code in NUMBER_OF:
        return Face("chest", "brown", str(NUMBER_OF[code]))
    if code[0] in COLOURS and code[1:].isdigit():
        symbol, colour = ANIMALS[code[0]]
        return Face(symbol, colour, code[1:])
    return LOOKS[code if code in LOOKS else code[:2]]


_TOWELS = (towel_code(seat, value) for seat in range(len(COLOURS)) for value in TOWEL_VALUES)
FACES = {code: face(code) for code in (*TREASURES, *_TOWELS, *PIRATES, *SPECIALS)}

EMOJIS: Emojis = {
    **{(COLOUR_SHAPES[letter], ""): Face(*looks) for letter, looks in ANIMALS.items()},
    **{(SHAPES[code], ""): looks._replace(dark=False) for code, looks in LOOKS.items()},
    (NUMBER, ""): Face("chest", "brown"),
    **{(shape(code), short(code)): face for code, face in FACES.items()},
}
"""The players' animals, the treasures, every towel and every special card."""
