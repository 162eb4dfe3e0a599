"""Cards: paper, a frame, a figure, and an index in the corners."""

from functools import lru_cache

from PIL import Image

from bot.art.ink import Colour, figure, plate
from bot.art.lettering import width_of, write
from bot.art.symbols import COLOURS
from bot.presenters.picture import Face

HEIGHT = 1.4  # a card's height for its width
PLAIN_BELOW = 64  # below this width only index and figure
DIM = 0.62  # the share of the table's colour on an unplayable card
TABLE: Colour = (21, 53, 68)


def tint(colour: Colour, share: float, over: Colour = COLOURS["paper"]) -> Colour:
    """A colour mixed with another, of which it is the `share`."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(colour, over, strict=True))
    return red, green, blue


@lru_cache(maxsize=512)
def card(face: Face, width: int, *, dim: bool = False) -> Image.Image:
    """A card face up."""
    image = _plain(face, width) if width < PLAIN_BELOW else _whole(face, width)
    return _dimmed(image) if dim else image


@lru_cache(maxsize=16)
def back(width: int) -> Image.Image:
    """A card face down."""
    height, edge = round(width * HEIGHT), max(1.5, width / 50)
    image = plate(width, height, width // 8, COLOURS["night"], (COLOURS["paper"], edge * 1.6)).copy()
    size = round(width * 0.56)
    wheel = figure("wheel", size, COLOURS["gold"])
    image.alpha_composite(wheel, ((width - size) // 2, (height - size) // 2))
    return image


def _whole(face: Face, width: int) -> Image.Image:
    height, colour = round(width * HEIGHT), COLOURS[face.colour]
    image = _paper(face, width, height)
    inset = round(width * 0.06)
    frame = plate(
        width - 2 * inset,
        height - 2 * inset,
        width // 11,
        COLOURS["night"] if face.dark else tint(colour, 0.07),
        (COLOURS["gold"] if face.dark else colour, max(1.0, width / 60)),
    )
    image.alpha_composite(frame, (inset, inset))
    size = round(width * 0.5)
    _medallion(image, face, size, (width // 2, round(height * 0.53)))
    edge = round(width * 0.085)
    image.alpha_composite(_index(face, width, with_figure=True), (edge, edge))
    turned = _index(face, width, with_figure=not face.number).rotate(180)
    image.alpha_composite(turned, (width - turned.width - edge, height - turned.height - edge))
    return image


def _paper(face: Face, width: int, height: int) -> Image.Image:
    ground = COLOURS["night"] if face.dark else COLOURS["paper"]
    return plate(width, height, width // 8, ground, (COLOURS["ink"], max(1.5, width / 50))).copy()


def _medallion(image: Image.Image, face: Face, size: int, centre: tuple[int, int]) -> None:
    disc = round(size * 1.2)
    colour = COLOURS[face.colour]
    ground = tint(colour, 0.2) if not face.dark else tint(COLOURS["sky"], 0.55)
    ring = plate(
        disc, disc, disc // 2, ground, (COLOURS["gold"] if face.dark else colour, max(1.0, size / 40))
    )
    image.alpha_composite(ring, (centre[0] - disc // 2, centre[1] - disc // 2))
    image.alpha_composite(figure(face.symbol, size, colour), (centre[0] - size // 2, centre[1] - size // 2))
    if face.second:
        small = round(size * 0.5)
        at = (centre[0] + disc // 2 - round(small * 0.8), centre[1] + disc // 2 - round(small * 0.8))
        image.alpha_composite(
            plate(small, small, small // 2, COLOURS["paper"], (COLOURS["ink"], small / 20)), at
        )
        inner = round(small * 0.74)
        moved = (at[0] + (small - inner) // 2, at[1] + (small - inner) // 2)
        image.alpha_composite(figure(face.second, inner, COLOURS["gold"]), moved)


def _index(face: Face, width: int, *, with_figure: bool) -> Image.Image:
    size, mark = round(width * 0.27), round(width * 0.2)
    top = round(size * 0.84) if face.number else 0
    wide = max(mark, width_of(face.number, size, "Black")) + 2
    image = Image.new("RGBA", (wide, top + (mark if with_figure else 0)), (0, 0, 0, 0))
    if face.number:
        write(image, (wide / 2, size * 0.72), face.number, size, COLOURS["ink"], weight="Black", anchor="ms")
    if with_figure:
        image.alpha_composite(figure(face.symbol, mark, COLOURS[face.colour]), ((wide - mark) // 2, top))
    return image


def _plain(face: Face, width: int) -> Image.Image:
    height = round(width * HEIGHT)
    image = _paper(face, width, height)
    if not face.number:
        size = round(width * 0.82)
        image.alpha_composite(
            figure(face.symbol, size, COLOURS[face.colour]), ((width - size) // 2, (height - size) // 2)
        )
        return image
    size = round(width * 0.62)
    write(
        image,
        (width / 2, height * 0.3),
        face.number,
        round(width * 0.62),
        COLOURS["ink"],
        weight="Black",
        anchor="mm",
    )
    image.alpha_composite(
        figure(face.symbol, size, COLOURS[face.colour]),
        ((width - size) // 2, height - size - round(width * 0.08)),
    )
    return image


def _dimmed(image: Image.Image) -> Image.Image:
    veil = Image.new("RGBA", image.size, (*TABLE, 255))
    dimmed = Image.blend(image, veil, DIM)
    dimmed.putalpha(image.getchannel("A"))
    return dimmed
