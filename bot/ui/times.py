"""Times as Discord shows them: in each reader's own zone and language.

https://discord.com/developers/docs/reference#message-formatting-timestamp-styles
"""

from bot.texts.catalog import Say


def at(seconds: int) -> str:
    """An instant, with date and time."""
    return f"<t:{seconds}:f>"


def ago(seconds: int) -> str:
    """An instant, as seen from now: "in two hours", "three days ago"."""
    return f"<t:{seconds}:R>"


def until(due_at: int | None, say: Say) -> str:
    """A deadline in words, or nothing where there is none."""
    return "" if due_at is None else say("until", at=at(due_at), ago=ago(due_at))
