"""Docstrings have a doer and a plain verb; the words of our own that hid them stay out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot

ROOT = Path(bot.__file__).parents[1]

NEVER = re.compile(
    r"\A\s*what\b|\b(?:told|awaited|whoever|everybody|somebody|rests|stands|goes on|lies)\b", re.IGNORECASE
)
QUOTED = re.compile(r"`[^`]*`|\"[^\"]*\"")
"""Names of the code, and rulebooks in their own words."""


@pytest.mark.parametrize("folder", ["bot", "cogs", "tools"])
def test_no_docstring_has_a_word_that_hides_who_does_what(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {match.group().strip()}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, text in _docstrings(path)
        if (match := NEVER.search(QUOTED.sub("", text)))
    ]
    assert found == []


def _docstrings(path: Path) -> Iterator[tuple[int, str]]:
    # A string below an assignment documents it, too.
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
