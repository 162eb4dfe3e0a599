"""Text as Discord shows it: names made harmless, times in the reader's own zone, medals.

Times: https://discord.com/developers/docs/reference#message-formatting-timestamp-styles
"""

import discord

from bot.texts.catalog import Say

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def at(seconds: int) -> str:
    """An instant, with date and time."""
    return f"<t:{seconds}:f>"


def ago(seconds: int) -> str:
    """An instant, as seen from now: "in two hours", "three days ago"."""
    return f"<t:{seconds}:R>"


def until(due_at: int | None, say: Say) -> str:
    """A deadline in words, or nothing where there is none."""
    return "" if due_at is None else say("until", at=at(due_at), ago=ago(due_at))


LONGEST_ECHO = 300
"""Characters of what was typed that are shown again."""


def echo(typed: str) -> str:
    """What was typed, as it was, to be read and copied."""
    return f"`{typed[:LONGEST_ECHO].replace('`', ' ')}`" if typed else "–"


ZERO_WIDTH = "\u200b"


def escape(name: str) -> str:
    """The name as text that Discord shows as it is, and that mentions nobody."""
    unmentioned = name.replace("@", f"@{ZERO_WIDTH}").replace("<", f"<{ZERO_WIDTH}")
    escaped = discord.utils.escape_markdown(unmentioned, ignore_links=False)
    return escaped.replace("://", f":{ZERO_WIDTH}//")
