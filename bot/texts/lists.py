"""Several things in one sentence: `Anna, Ben and Carla`, joined as each language joins them."""

import re
import unicodedata
from collections.abc import Sequence

from bot.texts.catalog import Say

_I_BEFORE_ANOTHER_VOWEL = re.compile(r"h?i[aeou]")


def listed(items: Sequence[str], say: Say) -> str:
    """The items with commas between them, and the language's word before the last."""
    if len(items) < 2:
        return "".join(items)
    *others, last = items
    return say("list-and", others=", ".join(others), last=last, sound=_first_sound(last))


def _first_sound(text: str) -> str:
    """The letter that the text begins with for the ear, without accents; empty for one that is no vowel.

    A silent h is none, and neither is the i of `Iago`, which is no vowel for the ear: before both, Spanish
    asks for its word as it does before the sound that follows.
    """
    letters = [letter for letter in unicodedata.normalize("NFD", text.casefold()) if letter.isalnum()]
    begin = "".join(letters[:3])
    if _I_BEFORE_ANOTHER_VOWEL.match(begin):
        return ""
    first = begin.removeprefix("h")[:1]
    return first if first in ("a", "e", "i", "o", "u") else ""
