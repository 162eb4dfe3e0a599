"""The typographic minus sign before a number: −10, without a line break."""

import re

_HYPHENED = re.compile(r"(?<![\w:-])-(?=\d)")


def with_minus(text: str) -> str:
    """The text with that sign before each negative number."""
    return _HYPHENED.sub("−", text)
