"""The beach of Playa Pirata: a grid of numbered treasures."""

from PIL import Image

from bot.art.cards import card
from bot.art.ink import Colour, figure, plate
from bot.art.lettering import width_of, write
from bot.art.measure import INNER, READ, blank, colour_of, put, symbol_of
from bot.art.symbols import COLOURS
from bot.presenters.picture import Beach, Spot

BETWEEN = 8
HIGH = 132
A_ROW = 7  # treasures that fit
LEAST = 4  # columns, so that few are not too wide
SAND: Colour = (236, 208, 158)
EDGE: Colour = (188, 142, 84)
CARD = 48  # how wide one is, if two fit side by side
SIGN = 28
EDGES = 6  # between what lies on a treasure's sand and the edges
CORNER = 38  # how high the number is, and the animal of who buried it


def beach(block: Beach) -> Image.Image:
    """The treasures in rows, which they fill."""
    count = len(block.spots)
    rows = -(-count // A_ROW) or 1
    columns = max(LEAST, -(-count // rows))
    wide = (INNER - BETWEEN * (columns - 1)) // columns
    image = blank(INNER, rows * (HIGH + BETWEEN) - BETWEEN)
    for at, spot in enumerate(block.spots):
        x, y = at % columns * (wide + BETWEEN), at // columns * (HIGH + BETWEEN)
        put(image, _spot(spot, wide), x, y)
    return image


def _spot(spot: Spot, wide: int) -> Image.Image:
    """The number and who buried it above the treasure, on whose right the towels lie."""
    image = plate(wide, HIGH, 14, SAND, (EDGE, 3)).copy()
    width = min(CARD, wide // 2 - EDGES)
    number = str(spot.number)
    badge = max(CORNER, width_of(number, READ, "Black") + 14)
    put(image, plate(badge, CORNER, 12, COLOURS["night"]), 0, 0)
    write(image, (badge / 2, CORNER / 2), number, READ, COLOURS["paper"], weight="Black", anchor="mm")
    if spot.by is not None:
        size = CORNER - 4
        drawn = figure(symbol_of(spot.by), size, COLOURS[colour_of(spot.by.seat)])
        put(image, drawn, wide - size - EDGES, 3)
    top = CORNER + 2
    if spot.face is None:
        put(image, figure("buried", width, COLOURS["red"]), EDGES, top + 4)
    else:
        put(image, card(spot.face, width), EDGES, top)
    below = HIGH - SIGN / 2 - 5
    if spot.top is not None:
        x = wide - width - EDGES
        put(image, card(spot.top, width), x, top)
        text = f"×{spot.height}"
        write(image, (x + width / 2, below), text, READ, COLOURS["ink"], weight="Bold", anchor="mm")
    x = EDGES
    for mark, colour in (
        *([("eye", "blue")] if spot.only_seen else []),
        *((mark, "red") for mark in spot.marks),
    ):
        put(image, figure(mark, SIGN, COLOURS[colour]), x, below - SIGN / 2)
        x += SIGN
    return image
