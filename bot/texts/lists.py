"""Lists in a sentence, such as `Anna, Ben and Carla`, joined as each language joins them."""

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
    # A silent h doesn't count, nor the i of `Iago`: before it Spanish has the same word as before a
    # consonant.
    letters = [letter for letter in unicodedata.normalize("NFD", text.casefold()) if letter.isalnum()]
    begin = "".join(letters[:3])
    if _I_BEFORE_ANOTHER_VOWEL.match(begin):
        return ""
    first = begin.removeprefix("h")[:1]
    return first if first in ("a", "e", "i", "o", "u") else ""
