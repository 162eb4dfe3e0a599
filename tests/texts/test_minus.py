"""The sign before a number below nothing."""

import re
from pathlib import Path

import bot
from bot.texts.minus import with_minus


def test_a_number_below_nothing_has_the_sign_of_typography_and_a_hyphen_stays_one() -> None:
    assert with_minus("-10 · 20 · change-bid 3 · 2026-12-24") == "−10 · 20 · change-bid 3 · 2026-12-24"


def test_one_place_writes_that_sign() -> None:
    root = Path(bot.__file__).parent
    files = {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in root.rglob("*.py")}
    writes = re.compile(r'(replace\("-", |sub\()"−"')
    assert {name for name, code in files.items() if writes.search(code)} == {"texts/minus.py"}
