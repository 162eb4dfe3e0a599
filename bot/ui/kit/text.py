"""Text as Discord shows it: escaped names, times in the reader's zone, medals.

https://discord.com/developers/docs/reference#message-formatting-timestamp-styles
"""

import re
import unicodedata
from collections.abc import Sequence
from fractions import Fraction
from functools import lru_cache

import discord

from bot.texts.catalog import Say
from bot.texts.lists import listed

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


TIPS_ROOM = 240  # characters of tips beside a hand, so that a phone shows its picture too


def tips_in_room(found: Sequence[str]) -> Sequence[str]:
    """Tips as one block: the first, and the others that there is room for."""
    shown, left = list(found[:1]), TIPS_ROOM - len("".join(found[:1]))
    for tip in found[1:]:
        if len(tip) <= left:
            shown.append(tip)
            left -= len(tip)
    return ["\n".join(f"💡 {tip}" for tip in shown)] if shown else []


def unlisted(line: str) -> str:
    """A line with a number first: Discord takes several for a list, and counts on where two share one."""
    return f"\u200b{line}"


def at(seconds: int) -> str:
    """An instant, with date and time."""
    return f"<t:{seconds}:f>"


def day(seconds: int) -> str:
    """The date of an instant."""
    return f"<t:{seconds}:D>"


def clock(seconds: int) -> str:
    """The time of day of an instant."""
    return f"<t:{seconds}:t>"


def ago(seconds: int) -> str:
    """An instant as seen from now: "in two hours"."""
    return f"<t:{seconds}:R>"


def until(due_at: int | None, say: Say) -> str:
    """A deadline in words; empty for none."""
    return "" if due_at is None else say("until", at=at(due_at), ago=ago(due_at))


def time_of(hours: int, say: Say) -> str:
    """Some hours, in days where there are several or whole ones."""
    days, rest = divmod(hours, 24)
    if not days or (days == 1 and rest):
        return say("league-hours", hours=hours)
    whole = say("league-days", days=days)
    return listed([whole, say("league-hours", hours=rest)], say) if rest else whole


def tenths(value: Fraction | float, say: Say) -> str:
    """A number that is not negative with one decimal."""
    whole, tenth = divmod(round(value * 10), 10)
    return say("standings-tenths", whole=str(whole), tenth=tenth)


MOST_REMEMBERED = 4096  # names that are kept as they are shown, since every move shows some
LONGEST_ECHO = 1_000  # characters of a typed value that are repeated: as many as the longest field takes
LINE_BREAK = "⏎"  # in a repeated value, which has one line
LONGEST_QUOTE = 80  # the same within a sentence


def echo(typed: str) -> str:
    """A typed value as one line of code, to be read and copied."""
    line = typed[:LONGEST_ECHO].replace("`", " ").replace("\n", LINE_BREAK)
    return f"`{line}`" if line else "–"


def quoted(typed: str) -> str:
    """A typed value, escaped and cut for a sentence."""
    cut = typed if len(typed) <= LONGEST_QUOTE else f"{typed[:LONGEST_QUOTE]}…"
    return escape(cut) if cut else ""


ZERO_WIDTH = "\u200b"


# Text between them has a direction of its own, and does not change that of the text around it
# (https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates).
ISOLATE, END_ISOLATE = "\u2068", "\u2069"
MOST_MARKS = 2  # combining marks on a letter: no language needs more, and a pile of them hides other lines
# Invisible characters that change others; those that join emojis are none.
_CONTROLS = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]+")


@lru_cache(MOST_REMEMBERED)
def label(name: str) -> str:
    """The name where Discord shows no markdown."""
    shown, marks = [], 0
    for character in unicodedata.normalize("NFC", _CONTROLS.sub("", " ".join(name.split()))):
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= MOST_MARKS:
            shown.append(character)
    return " ".join("".join(shown).split()) or "?"


@lru_cache(MOST_REMEMBERED)
def escape(name: str) -> str:
    """The name with its markdown and mentions made harmless."""
    tame = label(name)
    unmentioned = tame.replace("@", f"@{ZERO_WIDTH}").replace("<", f"<{ZERO_WIDTH}")
    escaped = discord.utils.escape_markdown(unmentioned, ignore_links=False)
    safe = escaped.replace("://", f":{ZERO_WIDTH}//")
    return f"{ISOLATE}{safe}{END_ISOLATE}" if _is_right_to_left(tame) else safe


def _is_right_to_left(text: str) -> bool:
    return any(unicodedata.bidirectional(character) in ("R", "AL", "AN") for character in text)
