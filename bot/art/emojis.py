"""Emojis: the face of a card in a square."""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image

from bot.art.cards import ON_A_CARD, ground_of, ink_on, suit_ground, tint
from bot.art.ink import MARGIN, OUTLINE, Colour, Edge, figure, plate
from bot.art.lettering import write
from bot.art.symbols import COLOURS, SYMBOLS
from bot.presenters.picture import Face

SIZE = 128


class Plate(NamedTuple):
    """A rounded square."""

    at: int  # from left and top
    size: int
    radius: int
    fill: Colour
    edge: Edge


class Figure(NamedTuple):
    """A figure."""

    left: int
    top: int
    symbol: str
    size: int
    colour: Colour


class Number(NamedTuple):
    """A number."""

    middle: int  # from the top
    text: str
    size: int
    colour: Colour


def emoji(face: Face) -> Image.Image:
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    for shape in _shapes(face):
        match shape:
            case Plate():
                drawn = plate(shape.size, shape.size, shape.radius, shape.fill, shape.edge)
                image.alpha_composite(drawn, (shape.at, shape.at))
            case Figure():
                drawn = figure(shape.symbol, shape.size, shape.colour)
                image.alpha_composite(drawn, (shape.left, shape.top))
            case Number():
                middle = (SIZE // 2, shape.middle)
                write(image, middle, shape.text, shape.size, shape.colour, weight="Black", anchor="mm")
    return image


def digest(face: Face) -> str:
    """Differs between drawings: of all that an emoji is drawn from, outlines included."""
    parts = [
        (COLOURS.get(part.colour), part.path, part.width)
        for shape in _shapes(face)
        if isinstance(shape, Figure)
        for part in SYMBOLS[shape.symbol]
    ]
    drawn = repr((SIZE, OUTLINE, MARGIN, [tuple(shape) for shape in _shapes(face)], parts))
    return hashlib.sha256(drawn.encode()).hexdigest()[:8]


def _shapes(face: Face) -> Iterator[Plate | Figure | Number]:
    if face.dark:
        yield from _special(face)
        return
    ground = suit_ground(face.colour)
    light = tint(COLOURS[face.colour], 0.16, COLOURS["white"])
    symbol = ON_A_CARD.get(face.symbol, face.symbol)
    yield Plate(0, SIZE, 22, ground, (COLOURS["paper"], 5))
    if face.number:
        yield Figure((SIZE - 54) // 2, 72, symbol, 54, light)
        yield Number(40, face.number, 104 if len(face.number) == 1 else 90, ink_on(ground))
    else:
        yield Figure(14, 14, symbol, 100, light)


def _special(face: Face) -> Iterator[Plate | Figure | Number]:
    yield Plate(0, SIZE, 22, COLOURS["gold"], (COLOURS["ink"], 3))
    yield Plate(8, SIZE - 16, 16, ground_of(face), (COLOURS["gold"], 0))
    if face.second:
        yield Figure(12, 12, face.symbol, 92, COLOURS[face.colour])
        yield Plate(64, 60, 30, COLOURS["paper"], (COLOURS["ink"], 4))
        yield Figure(71, 71, face.second, 46, COLOURS["gold"])
    else:
        yield Figure(16, 16, face.symbol, 96, COLOURS[face.colour])
