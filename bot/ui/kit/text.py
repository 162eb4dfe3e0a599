"""Text as Discord shows it: names made harmless, times in the reader's own zone, medals.

Times: https://discord.com/developers/docs/reference#message-formatting-timestamp-styles
"""

import re
import unicodedata
from functools import lru_cache

import discord

from bot.texts.catalog import Say

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def at(seconds: int) -> str:
    """An instant, with date and time."""
    return f"<t:{seconds}:f>"


def clock(seconds: int) -> str:
    """The time of day of an instant."""
    return f"<t:{seconds}:t>"


def ago(seconds: int) -> str:
    """An instant, as seen from now: "in two hours", "three days ago"."""
    return f"<t:{seconds}:R>"


def until(due_at: int | None, say: Say) -> str:
    """A deadline in words, or nothing where there is none."""
    return "" if due_at is None else say("until", at=at(due_at), ago=ago(due_at))


MOST_REMEMBERED = 4096
"""Names that are remembered as they are shown: those at a table are shown with every move."""
LONGEST_ECHO = 300
"""Characters of what was typed that are shown again."""
LONGEST_QUOTE = 80
"""The same within a sentence."""


def echo(typed: str) -> str:
    """What was typed, as it was, to be read and copied."""
    return f"`{typed[:LONGEST_ECHO].replace('`', ' ')}`" if typed else "–"


def quoted(typed: str) -> str:
    """What was typed, to stand in a sentence: harmless, and cut where it is long."""
    cut = typed if len(typed) <= LONGEST_QUOTE else f"{typed[:LONGEST_QUOTE]}…"
    return escape(cut) if cut else ""


ZERO_WIDTH = "\u200b"


ISOLATE, END_ISOLATE = "\u2068", "\u2069"
"""What stands between them has a direction of its own, and changes that of nothing around it
(https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates)."""
MOST_MARKS = 2
"""Combining marks on one letter; no language needs more, and a pile of them hides the lines around it."""
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+")
"""Characters that show nothing, and change how others are shown; those that join emojis are none of them."""


@lru_cache(MOST_REMEMBERED)
def label(name: str) -> str:
    """The name where Discord shows no markdown: in selects, on buttons, in placeholders and forms."""
    shown, marks = [], 0
    for character in unicodedata.normalize("NFC", _CONTROLS.sub("", " ".join(name.split()))):
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MOST_MARKS:
            shown.append(character)
    return " ".join("".join(shown).split()) or "?"


@lru_cache(MOST_REMEMBERED)
def escape(name: str) -> str:
    """The name as text that Discord shows as it is, and that mentions nobody."""
    tame = label(name)
    unmentioned = tame.replace("@", f"@{ZERO_WIDTH}").replace("<", f"<{ZERO_WIDTH}")
    escaped = discord.utils.escape_markdown(unmentioned, ignore_links=False)
    safe = escaped.replace("://", f":{ZERO_WIDTH}//")
    return f"{ISOLATE}{safe}{END_ISOLATE}" if _is_right_to_left(tame) else safe


def _is_right_to_left(text: str) -> bool:
    """Whether some of the text runs from right to left, so that it would turn what follows it."""
    return any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in text)
