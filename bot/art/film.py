"""The shots of a film: each draws what differs from the one before, in shared colours."""

import zlib
from functools import lru_cache
from itertools import chain, product

from PIL import Image, ImageChops
from PIL.GifImagePlugin import getdata

from bot.art import beach, cards, charts, measure, sheets
from bot.art.cards import TABLE, tint
from bot.art.composing import compose
from bot.art.gif import Shot, header
from bot.art.ink import Colour
from bot.art.symbols import COLOURS
from bot.presenters.picture import Face, Picture

UNCHANGED = 255  # the palette index that leaves the previous shot visible
GROUNDS: tuple[Colour, ...] = (TABLE, measure.PANEL, measure.FELT, COLOURS["paper"], COLOURS["ink"])
KEPT_FIRST = 20  # milliseconds of empty table before the first shot


@lru_cache(maxsize=1)
def palette() -> bytes:
    """The colours of pictures, and those between them and the grounds, for smooth edges."""
    letters = (measure.LIGHT, measure.GOLD, measure.FAINT)
    own = (*letters, measure.LINE, measure.EDGE, beach.SAND, beach.EDGE, sheets.RULE)
    special = (cards.ground_of(Face("", colour)) for colour in COLOURS)
    lines = map(charts.line_colour, range(len(measure.SEAT_COLOURS)))
    plain = [*GROUNDS, *COLOURS.values(), *cards.DEEPER.values(), *own, *special, *lines]
    between = [tint(colour, 0.5, ground) for colour, ground in product(plain, GROUNDS)]
    colours = list(dict.fromkeys((*plain, *between)))[:UNCHANGED]
    colours += [TABLE] * (UNCHANGED + 1 - len(colours))
    return bytes(chain.from_iterable(colours))


def shot(picture: Picture, before: Shot | None, milliseconds: int) -> Shot:
    """A picture as a shot."""
    drawn = _indices(compose(picture))
    width, height = drawn.width, max(drawn.height, before.height if before else 0)
    whole = _ground(width, height)
    whole.paste(drawn, (0, 0))
    last = _ground(width, height)
    if before is not None:
        last.paste(Image.frombytes("L", (before.width, before.height), zlib.decompress(before.shows)), (0, 0))
    return Shot(_blocks(last, whole, milliseconds), width, height, zlib.compress(whole.tobytes(), 1))


def opening(width: int, height: int) -> bytes:
    """The opening of a film of that size: an empty table."""
    blocks = getdata(_ground(width, height), duration=KEPT_FIRST, disposal=1)
    return header(width, height, palette()) + b"".join(blocks)


def _blocks(last: Image.Image, whole: Image.Image, milliseconds: int) -> bytes:
    changed = ImageChops.difference(last, whole).point(lambda value: 255 if value else 0)
    left, top, right, bottom = changed.getbbox() or (0, 0, 1, 1)
    box = left, top, right, bottom
    laid = Image.new("L", (right - left, bottom - top), UNCHANGED)
    laid.paste(whole.crop(box), (0, 0), changed.crop(box))
    blocks = getdata(laid, (left, top), duration=milliseconds, transparency=UNCHANGED, disposal=1)
    return b"".join(blocks)


def _ground(width: int, height: int) -> Image.Image:
    return Image.new("L", (width, height), 0)


def _indices(image: Image.Image) -> Image.Image:
    indices = image.quantize(palette=_palette_image(), dither=Image.Dither.NONE)
    return Image.frombytes("L", indices.size, indices.tobytes())


@lru_cache(maxsize=1)
def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(palette())
    return image
