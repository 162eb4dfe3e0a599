"""What our emojis are called: `pt_star_gold_5_1` is what is drawn, and the number of its drawing.

The numbers are in `emoji_numbers.txt`, each beside a digest of what was drawn as that number;
`python -m tools.emoji_numbers` raises those of what is drawn otherwise now. A name does not come from a file:
how a PNG is packed differs between versions of Pillow and between processors.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from bot.presenters.picture import Face

NUMBERS = files("bot.art") / "emoji_numbers.txt"
OURS = "pt_"


class Drawing(NamedTuple):
    """The number of a drawing, and the digest by which it is known again."""

    number: int
    digest: str


@cache
def drawings() -> Mapping[str, Drawing]:
    """The drawing of each card, as they were numbered last."""
    rows = map(str.split, NUMBERS.read_text(encoding="utf-8").splitlines())
    return {card: Drawing(int(number), digest) for card, number, digest in rows}


def card_of(face: Face) -> str:
    """What is drawn, in words that a name may have; `d` for a dark card."""
    words = (face.symbol, face.colour, face.dark and "d", face.second, face.number)
    return "_".join(word for word in words if word).replace("-", "_")


def name_of(face: Face) -> str:
    """What the emoji of a face is called, in 2 to 32 letters, digits and underscores."""
    card = card_of(face)
    return f"{OURS}{card}_{drawings()[card].number}"
