"""The fonts of pictures: the main one, and those of Noto for names in letters that it lacks."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont

from bot.art import FONT_PACKAGE

Font = ImageFont.FreeTypeFont

LACKING = "\U0010ffff"  # a character that no font has
MAIN = "SourceSansPro"
SEMIBOLD = 600

_PACKAGES = ("manimgx_fonts", "noto_cjk_sans_jp_bold")
# How a family's file may be called, the preferred first: names stand beside bold letters.
_FILES = ("{}-Bold", "{}jp-Bold", "{}[wght]", "{}-Regular")
# Noto's families are called after a script, as Unicode's names of letters begin with it; but for these.
_CJK = "NotoSansCJK"
_FAMILIES = {
    **dict.fromkeys(("LATIN", "GREEK", "CYRILLIC"), "NotoSans"),
    **dict.fromkeys(("CJK", "HIRAGANA", "KATAKANA", "HALFWIDTH", "IDEOGRAPHIC", "HANGUL", "BOPOMOFO"), _CJK),
    "EXTENDED": "NotoSansArabic",
}
_FIRST_EMOJI = "\U0001f000"


@lru_cache(maxsize=128)
def font(size: int, weight: str = "Semibold") -> Font:
    """The main font in a size in pixels. Raises OSError if it is not installed."""
    main = _folder(FONT_PACKAGE) / "files" / f"{MAIN}-{weight}.ttf"
    return ImageFont.truetype(str(main), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=64)
def other_font(family: str, size: int) -> Font:
    """Another font in a size in pixels: its letters join, stack, and run from right to left as they must."""
    made = ImageFont.truetype(_path(family), size, layout_engine=ImageFont.Layout.RAQM)
    if axes := _axes(family):
        made.set_variation_by_axes(axes)
    return made


@lru_cache(maxsize=64)
def _axes(family: str) -> list[float]:
    """The places on the axes of a font that varies, as heavy as the main one; it may be thin as it comes."""
    try:
        axes = _probe(family).get_variation_axes()
    except OSError:  # it does not vary
        return []
    return [SEMIBOLD if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes]


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise OSError(f"{package} is not installed")
    return Path(spec.submodule_search_locations[0])


@lru_cache(maxsize=1)
def _packaged() -> Mapping[str, Path]:
    """The installed packages' files by their names."""
    folders = [_folder(package) for package in _PACKAGES if find_spec(package) is not None]
    return {path.stem: path for folder in folders for path in folder.glob("*.[ot]tf")}


@lru_cache(maxsize=256)
def _path(family: str) -> str:
    """The file of a family: of a package, or else of this system. Raises OSError if there is none."""
    names = [name.format(family) for name in _FILES]
    for name in names:
        if name in _packaged():
            return str(_packaged()[name])
    for name in names:
        try:
            return str(ImageFont.truetype(name).path)
        except OSError:
            continue
    raise OSError(f"{family} is not installed")


@lru_cache(maxsize=4096)
def family_of(character: str) -> str | None:
    """The family that has a character, the main one if it has; None if none has it."""
    return next((family for family in _families(character) if has(family, character)), None)


def _families(character: str) -> Iterator[str]:
    yield MAIN
    if character < _FIRST_EMOJI or character.isalnum():
        script = re.split("[ -]", unicodedata.name(character, ""))[0]
        yield _FAMILIES.get(script, f"NotoSans{script.capitalize()}")
        yield _CJK  # brackets and stars


@lru_cache(maxsize=4096)
def has(family: str, character: str) -> bool:
    """Whether a font has a character; it is opened for the question."""
    try:
        probe = _probe(family)
    except OSError:
        return False
    return bytes(probe.getmask(character)) != bytes(probe.getmask(LACKING))


@lru_cache(maxsize=64)
def _probe(family: str) -> Font:
    # A full layout would set a mark on a circle, and so pretend to have it.
    path = font(24).path if family == MAIN else _path(family)
    return ImageFont.truetype(str(path), 24, layout_engine=ImageFont.Layout.BASIC)
