"""Sizes in pixels and colours that all blocks share; a phone shows them about half as wide."""

from functools import lru_cache

from PIL import Image

from bot.art.ink import Colour, figure, plate
from bot.art.lettering import fitted, name_of, width_of, write
from bot.art.symbols import COLOURS
from bot.games.contract import Seat
from bot.presenters.picture import Who

WIDTH = 760
MARGIN = 20
GAP = 14
INNER = WIDTH - 2 * MARGIN

# The least type: a phone 390 pixels wide shows a picture in 265, and this in 11.
READ = 32
LIGHT: Colour = (250, 240, 214)
FAINT: Colour = (164, 190, 198)
PANEL: Colour = (33, 72, 88)
LINE: Colour = (72, 116, 132)
FELT: Colour = (24, 78, 86)
GOLD: Colour = (244, 196, 84)  # of letters on felt and lines
EDGE: Colour = (150, 98, 56)

# The seats' colours: the first four are those of Playa Pirata's towels, and the ninth is Graybeard's ghost.
SEAT_COLOURS = ("gold", "red", "blue", "green", "violet", "orange", "teal", "steel", "pink")
# Of who has none of their own, as Graybeard's ghost.
SEAT_ANIMALS = ("octopus", "fish", "snail", "pig", "tiger", "fox", "owl", "frog", "bat")


def blank(width: int, height: int) -> Image.Image:
    """An empty image."""
    return Image.new("RGBA", (max(1, width), max(1, height)), (*PANEL, 0))


@lru_cache(maxsize=256)
def token(symbol: str, colour: str, size: int) -> Image.Image:
    """A figure on a light disc, which reads on every ground."""
    image = plate(size, size, size // 2, COLOURS["paper"]).copy()
    inner = round(size * 0.8)
    at = (size - inner) // 2
    image.alpha_composite(figure(symbol, inner, COLOURS[colour]), (at, at))
    return image


def colour_of(seat: Seat) -> str:
    """The name of a seat's colour."""
    return SEAT_COLOURS[seat % len(SEAT_COLOURS)]


def symbol_of(who: Who) -> str:
    """The figure of a player's animal."""
    return who.animal or SEAT_ANIMALS[who.seat % len(SEAT_ANIMALS)]


def animal(who: Who, size: int) -> Image.Image:
    """A player's animal in the colour of their seat."""
    return token(symbol_of(who), colour_of(who.seat), size)


def put(image: Image.Image, other: Image.Image, x: float, y: float) -> None:
    """Puts an image on another, clipped."""
    left, top = round(x), round(y)
    if left < 0 or top < 0:
        other = other.crop((max(0, -left), max(0, -top), other.width, other.height))
    if left < image.width and top < image.height:
        image.alpha_composite(other, (max(0, left), max(0, top)))


def shrunk(text: str, width: int, size: int, weight: str = "Semibold") -> int:
    """The largest size, up to this one, in which a line fits a width; `READ` if none is."""
    sizes = range(size, READ, -2)
    return next((one for one in sizes if width_of(text, one, weight) <= width), READ)


def write_player(
    image: Image.Image,
    at: tuple[float, float],
    who: Who,
    width: int,
    *,
    size: int = READ,
    colour: Colour = LIGHT,
    centred: bool = False,
) -> int:
    """Writes the animal and the name, if that can be written."""
    sign = round(size * 1.15)
    text = fitted(name_of(who), width - sign - 5, size)
    wide = sign + 5 + width_of(text, size)
    left = at[0] - wide / 2 if centred else at[0]
    put(image, animal(who, sign), left, at[1] - sign / 2)
    write(image, (left + sign + 5, at[1]), text, size, colour)
    return wide


def write_figure(
    image: Image.Image, end: int, middles: tuple[int, int], texts: tuple[str, str], size: int, *, width: int
) -> int:
    """Writes a large figure and its unit, up to a right edge; returns where the room beside them ends."""
    figure, unit = texts
    size = shrunk(figure, width, size, "Black")
    write(image, (end, middles[0]), figure, size, GOLD, weight="Black", anchor="rm")
    write(image, (end, middles[1]), unit, READ, FAINT, anchor="rm")
    return end - max(width_of(figure, size, "Black"), width_of(unit, READ)) - 20


def width_with_animal(who: Who, size: int = READ) -> int:
    """How wide a whole name is with its animal."""
    return round(size * 1.15) + 5 + width_of(name_of(who), size)


def write_name(
    image: Image.Image,
    at: tuple[float, float],
    who: Who,
    width: int,
    *,
    size: int = READ,
    colour: Colour = LIGHT,
    centred: bool = False,
) -> int:
    """Writes a name with the middle of its left, or its centre, at a point; returns its width."""
    name = name_of(who)
    if not name:  # the animal alone, then
        return write_player(image, at, who, width, size=size, colour=colour, centred=centred)
    text = fitted(name, width, size)
    write(image, at, text, size, colour, anchor="mm" if centred else "lm")
    return width_of(text, size)
