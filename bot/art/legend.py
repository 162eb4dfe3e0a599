"""The signs of a game with their words, two on a line where all fit."""

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
    """The signs, a line each."""
    half = (INNER - BETWEEN) // 2
    columns = 2 if all(LEFT + width_of(sign.text, READ) + RIGHT <= half for sign in block.signs) else 1
    wide = (INNER - BETWEEN * (columns - 1)) // columns
    lines = -(-len(block.signs) // columns)
    image = blank(INNER, lines * (HIGH + BETWEEN) - BETWEEN)
    for at, sign in enumerate(block.signs):
        column, line = divmod(at, lines)
        put(image, _line(sign, wide), column * (wide + BETWEEN), line * (HIGH + BETWEEN))
    return image


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
