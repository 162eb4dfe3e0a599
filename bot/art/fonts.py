"""The fonts of pictures: the main one, and those for names in letters that it lacks."""

from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path

from PIL import ImageFont

from bot.art import FONT_PACKAGE

Font = ImageFont.FreeTypeFont

LACKING = "\U0010ffff"  # a character that no font has
MAIN = 0
SEMIBOLD = 600

_OTHERS = (
    "justmytype_intl_rtl",  # Arabic, Hebrew
    "justmytype_intl_sea",  # Thai, Lao, Khmer, Burmese
    "justmytype_intl_south_asia",  # Devanagari, Bengali, Tamil, Telugu
    "noto_cjk_sans_jp_regular",  # Chinese, Japanese, Korean
)


@lru_cache(maxsize=128)
def font(size: int, weight: str = "Semibold") -> Font:
    """The main font in a size in pixels. Raises OSError if it is not installed."""
    main = _folder(FONT_PACKAGE) / "files" / f"SourceSansPro-{weight}.ttf"
    return ImageFont.truetype(str(main), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=64)
def other_font(number: int, size: int) -> Font:
    """Another font in a size in pixels: its letters join, stack, and run from right to left as they must."""
    made = ImageFont.truetype(str(_other_fonts()[number - 1]), size, layout_engine=ImageFont.Layout.RAQM)
    if axes := _axes(number):
        made.set_variation_by_axes(axes)
    return made


@lru_cache(maxsize=16)
def _axes(number: int) -> list[float]:
    """The places on the axes of a font that varies, as heavy as the main one; it may be thin as it comes."""
    try:
        axes = _probe(number).get_variation_axes()
    except OSError:  # it does not vary
        return []
    return [SEMIBOLD if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes]


def _folder(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise OSError(f"{package} is not installed")
    return Path(spec.submodule_search_locations[0])


@lru_cache(maxsize=1)
def _other_fonts() -> Sequence[Path]:
    """The files that are installed, in the order in which they are searched; the largest is last."""
    folders = [_folder(package) for package in _OTHERS if find_spec(package) is not None]
    return [path for folder in folders for path in sorted((*folder.rglob("*.ttf"), *folder.rglob("*.otf")))]


@lru_cache(maxsize=4096)
def number_of(character: str) -> int | None:
    """The first font that has a character; None if none has. The others are opened when first needed."""
    numbers = range(1 + len(_other_fonts()))
    return next((number for number in numbers if has(number, character)), None)


@lru_cache(maxsize=4096)
def has(number: int, character: str) -> bool:
    """Whether a font has a character."""
    probe = _probe(number)
    return bytes(probe.getmask(character)) != bytes(probe.getmask(LACKING))


@lru_cache(maxsize=16)
def _probe(number: int) -> Font:
    # A full layout would set a mark on a circle, and so pretend to have it.
    path = font(24).path if number == MAIN else _other_fonts()[number - 1]
    return ImageFont.truetype(str(path), 24, layout_engine=ImageFont.Layout.BASIC)
