"""Emojis: the index of a card, as large as fits a square."""

import hashlib
from collections.abc import Iterator
from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.art.ink import MARGIN, OUTLINE, Colour, Edge, figure, plate
from bot.art.lettering import font
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

    at: int  # from left and top
    symbol: str
    size: int
    colour: Colour


class Number(NamedTuple):
    """A number."""

    at: int  # from right and bottom
    text: str
    size: int
    colour: Colour
    edge: Edge  # in the ground's colour


def emoji(face: Face) -> Image.Image:
    """The emoji of a face."""
    image = Image.new("RGBA", (SIZE, SIZE), (0, 0, 0, 0))
    for shape in _shapes(face):
        match shape:
            case Plate():
                drawn = plate(shape.size, shape.size, shape.radius, shape.fill, shape.edge)
                image.alpha_composite(drawn, (shape.at, shape.at))
            case Figure():
                drawn = figure(shape.symbol, shape.size, shape.colour)
                image.alpha_composite(drawn, (shape.at, shape.at))
            case Number():
                ImageDraw.Draw(image).text(
                    (SIZE - shape.at, SIZE - shape.at),
                    shape.text,
                    fill=shape.colour,
                    font=font(shape.size, "Black"),
                    anchor="rb",
                    stroke_width=shape.edge[1],
                    stroke_fill=shape.edge[0],
                )
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
    ground = COLOURS["night"] if face.dark else COLOURS["paper"]
    ink, colour = COLOURS["ink"], COLOURS[face.colour]
    yield Plate(0, SIZE, 22, ground, (ink, 5))
    if face.number:
        yield Figure(4, face.symbol, 70, colour)
        yield Number(8, face.number, 96 if len(face.number) == 1 else 84, ink, (ground, 6))
    elif face.second:
        yield Figure(10, face.symbol, 96, colour)
        yield Plate(64, 60, 30, COLOURS["paper"], (ink, 4))
        yield Figure(71, face.second, 46, COLOURS["gold"])
    else:
        yield Figure(12, face.symbol, 104, colour)
