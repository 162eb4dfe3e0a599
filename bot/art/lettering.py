"""Words in a picture: the font, widths, and the writable part of a name."""

import unicodedata
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from bot.art import FONT_PACKAGE
from bot.presenters.picture import Who

Font = ImageFont.FreeTypeFont

ELLIPSIS = "…"
LACKING = "\U0010ffff"  # a character that no font has


@lru_cache(maxsize=128)
def font(size: int, weight: str = "Semibold") -> Font:
    """The font in a size in pixels. Raises OSError if it is not installed."""
    return ImageFont.truetype(
        str(_folder() / f"SourceSansPro-{weight}.ttf"), size, layout_engine=ImageFont.Layout.BASIC
    )


@lru_cache(maxsize=1)
def _folder() -> Path:
    spec = find_spec(FONT_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise OSError(f"{FONT_PACKAGE} is not installed")
    return Path(spec.submodule_search_locations[0]) / "files"


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    if character == " ":
        return True
    # Controls, marks and separators draw nothing by themselves.
    if unicodedata.category(character)[0] in "CMZ":
        return False
    probe = font(24)
    return bytes(probe.getmask(character)) != bytes(probe.getmask(LACKING))


def writable(text: str) -> str:
    """The text without characters that the font lacks."""
    spaced = "".join(
        " " if character.isspace() else character for character in unicodedata.normalize("NFC", text)
    )
    return " ".join("".join(filter(_has, spaced)).split())


def name_of(who: Who) -> str:
    """The writable part of a name; empty if nothing readable is left."""
    name = writable(who.name)
    return name if any(character.isalnum() for character in name) else ""


def width_of(text: str, size: int, weight: str = "Semibold") -> int:
    """How many pixels wide a line is."""
    return round(font(size, weight).getlength(text))


def fitted(text: str, width: int, size: int, weight: str = "Semibold") -> str:
    """As much of a line as fits a width, with an ellipsis for the rest."""
    if width_of(text, size, weight) <= width:
        return text
    while text and width_of(text.rstrip() + ELLIPSIS, size, weight) > width:
        text = text[:-1]
    return text.rstrip() + ELLIPSIS


def write(
    image: Image.Image,
    at: tuple[float, float],
    text: str,
    size: int,
    colour: tuple[int, ...],
    *,
    weight: str = "Semibold",
    anchor: str = "lm",
) -> None:
    """Writes a line with its `anchor` at a point.

    https://pillow.readthedocs.io/en/stable/handbook/text-anchors.html
    """
    ImageDraw.Draw(image).text(at, text, fill=colour, font=font(size, weight), anchor=anchor)
