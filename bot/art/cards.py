"""Cards, with one face in every size: the number, the suit under it, on the suit's colour.

A special card is light in a gold frame, with its name.
"""

from functools import lru_cache

from PIL import Image, ImageDraw

from bot.art.fonts import font
from bot.art.ink import Colour, figure, plate
from bot.art.lettering import width_of, writable, write
from bot.art.symbols import COLOURS
from bot.presenters.picture import Face

HEIGHT = 1.3  # a card's height for its width
NUMBER = 0.43  # a number's height, of the card's
DIGIT = 0.65  # a digit's height, of its font's size
ROOM = 0.91  # for a number's digits, of the card's width
SUIT = 0.41  # a suit's size, of the card's height
SPECIAL = (0.8, 0.68, 0.6)  # a special card's figure, of the card's width, by the lines of its name
BADGE = 0.44  # the second figure, of the card's width
NAME = 32  # the size of a special card's name: one that it doesn't fit has its figure alone
NAME_LINES = 2
BELOW = 1.06  # the room of figure and name, of the card's width
TABLE: Colour = (21, 53, 68)
FAINTER: Colour = (232, 226, 208)  # what is written on a card that can't be played
LEFT_OF_GROUND, LEFT_OF_LIGHT = 0.2, 0.08  # of the ground's colour on such a card, if special the second
LEFT_OF_FIGURE = 0.34
SHARP = 3  # times as large an outline is drawn as it is shown

ON_A_CARD = {"jolly": "bones"}  # the card's ground is the flag
# The grounds of suits whose own colour leaves no text 4.5 : 1, as all eyes see it.
DEEPER: dict[str, Colour] = {
    "red": (188, 34, 42),
    "blue": (28, 88, 168),
    "green": (24, 104, 56),
    "brown": (118, 70, 36),
    "violet": (106, 54, 146),
}


def tint(colour: Colour, share: float, over: Colour = COLOURS["paper"]) -> Colour:
    """A colour mixed with another, of which it is the `share`."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(colour, over, strict=True))
    return red, green, blue


def ground_of(face: Face) -> Colour:
    """The colour of all of a card within its frame."""
    if not face.number:
        return tint(COLOURS[face.colour], 0.3 if face.colour != "ink" else 0.12)
    return suit_ground(face.colour)


def suit_ground(colour: str) -> Colour:
    """The ground of a suit's cards, by the name of its colour."""
    return DEEPER.get(colour, COLOURS[colour])


def ink_on(ground: Colour) -> Colour:
    """The colour that is read best on another."""
    return max((COLOURS["white"], COLOURS["ink"]), key=lambda ink: contrast(ink, ground))


def contrast(one: Colour, other: Colour) -> float:
    """From 1 to 21 (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio)."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Colour) -> float:
    shares = (value / 255 for value in colour)
    red, green, blue = (
        share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@lru_cache(maxsize=512)
def card(face: Face, width: int, name: str = "", *, dim: bool = False) -> Image.Image:
    """A card face up; one that can't be played has no frame and less colour."""
    ground = ground_of(face)
    ground = tint(ground, LEFT_OF_GROUND if face.number else LEFT_OF_LIGHT, TABLE) if dim else ground
    image = _framed(face, width, ground, dim=dim)
    ink = FAINTER if dim else ink_on(ground)
    if face.number:
        _put_number(image, face, ink, dim=dim)
    else:
        _put_special(image, face, name, ink, dim=dim)
    return image


@lru_cache(maxsize=32)
def back(width: int, number: str = "") -> Image.Image:
    """A card face down, with a number on it if several must be distinguished."""
    height = round(width * HEIGHT)
    image = plate(width, height, width // 8, COLOURS["night"], (COLOURS["paper"], _frame(width))).copy()
    if number:
        size = round(height * NUMBER / DIGIT)
        middle = (width / 2, height / 2)
        write(image, middle, number, size, COLOURS["gold"], weight="Black", anchor="mm")
        return image
    size = round(width * 0.6)
    _put(image, figure("wheel", size, COLOURS["gold"]), height / 2)
    return image


@lru_cache(maxsize=32)
def place(width: int, *, to_move: bool = False) -> Image.Image:
    """Where a card is still to come: a dashed line around nothing, so that it is no card face down."""
    edge, colour = (5, COLOURS["gold"]) if to_move else (3, tint(COLOURS["paper"], 0.6, TABLE))
    large = (width * SHARP, round(width * HEIGHT) * SHARP)
    outline = Image.new("L", large)
    draw = ImageDraw.Draw(outline)
    draw.rounded_rectangle(
        (0, 0, large[0] - 1, large[1] - 1), width // 8 * SHARP, outline=255, width=edge * SHARP
    )
    for side, along in ((0, 1), (1, 0)):
        middle = large[along] / 2
        for at in (-2, 0, 2):
            gap = (middle + (at - 0.5) * width * SHARP / 8, middle + (at + 0.5) * width * SHARP / 8)
            box = (
                (0.0, gap[0], float(large[0]), gap[1])
                if side == 0
                else (gap[0], 0.0, gap[1], float(large[1]))
            )
            draw.rectangle(box, fill=0)
    image = Image.new("RGBA", (width, round(width * HEIGHT)), (*colour, 0))
    image.putalpha(outline.resize(image.size, Image.Resampling.LANCZOS))
    if to_move:
        sign = round(width * 0.42)
        _put(image, figure("turn", sign, COLOURS["gold"]), image.height / 2)
    return image


def _frame(width: int) -> float:
    return max(2.0, width / 32)


def _framed(face: Face, width: int, ground: Colour, *, dim: bool) -> Image.Image:
    height, radius = round(width * HEIGHT), width // 8
    if dim:
        return plate(width, height, radius, ground, (tint(ground, 0.8, COLOURS["paper"]), 1.5)).copy()
    if face.number:
        return plate(width, height, radius, ground, (COLOURS["paper"], _frame(width))).copy()
    image = plate(width, height, radius, COLOURS["gold"], (COLOURS["ink"], max(1.0, width / 90))).copy()
    inset = max(3, round(width / 18))
    within = plate(width - 2 * inset, height - 2 * inset, max(1, radius - inset // 2), ground)
    image.alpha_composite(within, (inset, inset))
    return image


def _put_number(image: Image.Image, face: Face, ink: Colour, *, dim: bool) -> None:
    width, height = image.size
    room = width * ROOM
    size = round(height * NUMBER / DIGIT)
    while width_of(face.number, size, "Black") > room and size > 8:
        size -= 1
    middle = height * (0.055 + NUMBER / 2)
    baseline = middle + size * DIGIT / 2
    write(image, (width / 2, baseline), face.number, size, ink, weight="Black", anchor="ms")
    suit, light = round(height * SUIT), tint(COLOURS[face.colour], 0.16, COLOURS["white"])
    drawn = figure(ON_A_CARD.get(face.symbol, face.symbol), suit, light)
    _put(image, _fainter(drawn) if dim else drawn, height * 0.955 - suit / 2)


def _put_special(image: Image.Image, face: Face, name: str, ink: Colour, *, dim: bool) -> None:
    width, height = image.size
    lines = _name(name, width)
    wide = round(width * SPECIAL[len(lines)])
    middle = height * 0.08 + wide / 2 if lines else height / 2
    drawn = figure(face.symbol, wide, COLOURS[face.colour])
    _put(image, _fainter(drawn) if dim else drawn, middle)
    if face.second:
        _put_badge(image, face.second, (width - width * 0.06, middle + wide / 2), dim=dim)
    step = NAME
    below = middle + wide / 2
    top = below + (height - width / 18 - below - step * len(lines)) / 2
    for number, line in enumerate(lines):
        write(
            image,
            (width / 2, top + step * (number + 0.5)),
            line,
            NAME,
            ink,
            weight="Bold",
            anchor="mm",
        )


def _put_badge(image: Image.Image, symbol: str, corner: tuple[float, float], *, dim: bool) -> None:
    size = round(image.width * BADGE)
    left, top = round(corner[0] - size), round(corner[1] - size)
    ground = tint(COLOURS["paper"], 0.5, TABLE) if dim else COLOURS["paper"]
    image.alpha_composite(plate(size, size, size // 2, ground, (COLOURS["ink"], size / 18)), (left, top))
    inner = round(size * 0.76)
    moved = (left + (size - inner) // 2, top + (size - inner) // 2)
    image.alpha_composite(figure(symbol, inner, COLOURS["gold"]), moved)


def _name(name: str, width: int) -> list[str]:
    """The name in lines that fit a card; none if it is too long."""
    room = round(width * 0.9)
    lines = _wrapped(writable(name).split(), room)
    fits = len(lines) <= NAME_LINES and all(width_of(line, NAME, "Bold") <= room for line in lines)
    return lines if fits and NAME * len(lines) <= width * (BELOW - SPECIAL[len(lines)]) else []


def _wrapped(words: list[str], room: int) -> list[str]:
    lines: list[str] = []
    for word in words:
        if lines and font(NAME, "Bold").getlength(f"{lines[-1]} {word}") <= room:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def _put(image: Image.Image, drawn: Image.Image, middle: float) -> None:
    at = ((image.width - drawn.width) // 2, round(middle - drawn.height / 2))
    image.alpha_composite(drawn, (at[0], max(0, at[1])))


def _fainter(drawn: Image.Image) -> Image.Image:
    veil = Image.new("RGBA", drawn.size, (*FAINTER, 255))
    blended = Image.blend(veil, drawn, LEFT_OF_FIGURE)
    blended.putalpha(drawn.getchannel("A"))
    return blended
