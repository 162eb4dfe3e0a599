"""Draws what presenters describe, with Pillow, which is optional and only in the process that draws."""

from functools import lru_cache
from importlib.util import find_spec

from bot.art.gif import Shot
from bot.presenters.picture import Face, Picture

FONT_PACKAGE = "font_source_sans_pro"


@lru_cache(maxsize=1)
def can_draw() -> bool:
    """Whether Pillow and the font are installed."""
    return find_spec("PIL") is not None and find_spec(FONT_PACKAGE) is not None


def draw(picture: Picture) -> bytes:
    """A PNG file, at most 1,000 pixels wide and 60 KB."""
    from bot.art.composing import compose
    from bot.art.encoding import as_picture

    return as_picture(compose(picture))


def draw_emoji(face: Face) -> bytes:
    """A card's index as a PNG file of 128 × 128 pixels, readable at 22."""
    from bot.art.emojis import emoji
    from bot.art.encoding import as_png

    return as_png(emoji(face))


def draw_shot(picture: Picture, before: Shot | None, milliseconds: int) -> Shot:
    """A picture as the next shot of a film."""
    from bot.art.film import shot

    return shot(picture, before, milliseconds)


def draw_opening(width: int, height: int) -> bytes:
    """The opening of a film of shots of that size."""
    from bot.art.film import opening

    return opening(width, height)
