"""The sign before a number below nothing, as typography has it: −10, which breaks no line."""

import re

_HYPHENED = re.compile(r"(?<![\w:-])-(?=\d)")


def with_minus(text: str) -> str:
    """The text with that sign before each such number."""
    return _HYPHENED.sub("−", text)
