"""The beach of Playa Pirata: a grid of numbered treasures."""

from PIL import Image

from bot.art.cards import HEIGHT, card
from bot.art.ink import Colour, figure, plate
from bot.art.lettering import width_of, write
from bot.art.measure import INNER, TEXT, blank, colour_of, put, symbol_of
from bot.art.symbols import COLOURS
from bot.presenters.picture import Beach, Spot

COLUMNS = 5
BETWEEN = 8
HIGH = 140
SAND: Colour = (236, 208, 158)
EDGE: Colour = (188, 142, 84)
TREASURE = 56
CHEST = 50
TOWEL = 52
SIGN = 28
ASIDE = 6  # between a towel and the edge beside it
NUMBER = 30
OWNER = 34  # the animal of who buried it, beside the number


def beach(block: Beach) -> Image.Image:
    """The treasures in rows."""
    wide = (INNER - BETWEEN * (COLUMNS - 1)) // COLUMNS
    rows = -(-len(block.spots) // COLUMNS)
    image = blank(INNER, rows * (HIGH + BETWEEN) - BETWEEN)
    for at, spot in enumerate(block.spots):
        x, y = at % COLUMNS * (wide + BETWEEN), at // COLUMNS * (HIGH + BETWEEN)
        put(image, _spot(spot, wide), x, y)
    return image


def _spot(spot: Spot, wide: int) -> Image.Image:
    image = plate(wide, HIGH, 14, SAND, (EDGE, 3)).copy()
    number = str(spot.number)
    badge = max(NUMBER + 8, width_of(number, NUMBER, "Black") + 14)
    put(image, plate(badge, NUMBER + 8, 12, COLOURS["night"]), 0, 0)
    write(image, (badge / 2, NUMBER / 2 + 3), number, NUMBER, COLOURS["paper"], weight="Black", anchor="mm")
    _put_treasure(image, spot)
    towel = wide - TOWEL - ASIDE
    if spot.by is not None:
        size = min(OWNER, towel - badge - 4)
        put(
            image,
            figure(symbol_of(spot.by), size, COLOURS[colour_of(spot.by.seat)]),
            badge + 2,
            (NUMBER + 8 - size) / 2,
        )
    if spot.top is not None:
        put(image, card(spot.top, TOWEL), towel, 10)
        text = f"×{spot.height}"
        write(
            image,
            (wide - TOWEL / 2 - ASIDE, 10 + TOWEL * HEIGHT + 18),
            text,
            TEXT,
            COLOURS["ink"],
            weight="Bold",
            anchor="mm",
        )
    x = 10
    for mark, colour in (
        *([("eye", "blue")] if spot.only_seen else []),
        *((mark, "red") for mark in spot.marks),
    ):
        put(image, figure(mark, SIGN, COLOURS[colour]), x, HIGH - SIGN - 6)
        x += SIGN + 2
    return image


def _put_treasure(image: Image.Image, spot: Spot) -> None:
    left, top = 12, NUMBER + 14
    if spot.face is None:
        put(image, figure("buried", TREASURE - 6, COLOURS["red"]), left, top + 2)
    else:
        put(image, card(spot.face, CHEST), left, top - 4)
