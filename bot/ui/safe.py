"""Names that people chose, made harmless: no mention, no markdown, no link."""

import discord

ZERO_WIDTH = "\u200b"


def plain(name: str) -> str:
    """The name as text that Discord shows as it is, and that mentions nobody."""
    unmentioned = name.replace("@", f"@{ZERO_WIDTH}").replace("<", f"<{ZERO_WIDTH}")
    escaped = discord.utils.escape_markdown(unmentioned, ignore_links=False)
    return escaped.replace("://", f":{ZERO_WIDTH}//")
