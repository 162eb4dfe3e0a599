"""The names of our emojis: `pt_star_gold_5_1` is a card and the number of its drawing.

`python -m tools.emoji_numbers` raises the numbers of drawings that changed, by the digests beside them: a
file's hash would differ between versions of Pillow.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from bot.presenters.picture import Face

NUMBERS = files("bot.art") / "emoji_numbers.txt"
OURS = "pt_"


class Drawing(NamedTuple):
    """The number of a drawing, and its digest."""

    number: int
    digest: str


@cache
def drawings() -> Mapping[str, Drawing]:
    """The latest drawing of each card."""
    rows = map(str.split, NUMBERS.read_text(encoding="utf-8").splitlines())
    return {card: Drawing(int(number), digest) for card, number, digest in rows}


def card_of(face: Face) -> str:
    """The card in words allowed in a name."""
    words = (face.symbol, face.colour, face.dark and "d", face.second, face.number)
    return "_".join(word for word in words if word).replace("-", "_")


def name_of(face: Face) -> str:
    """The emoji's name: 2 to 32 letters, digits and underscores."""
    card = card_of(face)
    return f"{OURS}{card}_{drawings()[card].number}"
