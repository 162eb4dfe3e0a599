"""The signs of a game with their words, two on a line where all fit."""

from collections.abc import Sequence

from PIL import Image

from bot.art.cards import card
from bot.art.emojis import emoji
from bot.art.ink import plate
from bot.art.lettering import fitted, width_of, write
from bot.art.measure import INNER, LIGHT, PANEL, READ, blank, put, token
from bot.presenters.picture import Face, Legend, Mark, Sign

HIGH, BETWEEN = 60, 5
CARD = 40
LEFT = 60  # where the words begin
RIGHT = 10


def legend(block: Legend) -> Image.Image:
    """The signs in two columns, as wide as their words need, or in one."""
    half = -(-len(block.signs) // 2)
    columns = [block.signs[:half], block.signs[half:]]
    first, second = map(_width, columns)
    first = min(max(first, (INNER - BETWEEN) // 2), INNER - BETWEEN - second)
    if first < _width(columns[0]):
        columns, first = [block.signs], INNER
    image = blank(INNER, len(columns[0]) * (HIGH + BETWEEN) - BETWEEN)
    for signs, x, wide in zip(columns, (0, first + BETWEEN), (first, INNER - BETWEEN - first), strict=False):
        for at, sign in enumerate(signs):
            put(image, _line(sign, wide), x, at * (HIGH + BETWEEN))
    return image


def _width(column: Sequence[Sign]) -> int:
    """The width in pixels that the longest words of a column need."""
    return LEFT + max((width_of(sign.text, READ) for sign in column), default=0) + RIGHT


def _line(sign: Sign, wide: int) -> Image.Image:
    image = plate(wide, HIGH, 10, PANEL).copy()
    drawn = _drawn(sign.drawn)
    put(image, drawn, 10, (HIGH - drawn.height) / 2)
    write(image, (LEFT, HIGH / 2), fitted(sign.text, wide - LEFT - RIGHT, READ), READ, LIGHT)
    return image


def _drawn(sign: Face | Mark) -> Image.Image:
    """A mark, a card, or a suit as in texts and on buttons."""
    if isinstance(sign, Mark):
        return token(sign.symbol, sign.colour, CARD)
    if sign.dark or sign.number:
        return card(sign, CARD)
    return emoji(sign).resize((CARD, CARD), Image.Resampling.LANCZOS)
