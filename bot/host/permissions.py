"""The permissions that the bot needs, under discord.py's names and Discord's."""

from collections.abc import Mapping

import discord

# docs/hosting.md says what each is for.
SHOWN: Mapping[str, str] = {
    "view_channel": "View Channel",
    "send_messages": "Send Messages",
    "create_public_threads": "Create Public Threads",
    "send_messages_in_threads": "Send Messages in Threads",
    "read_message_history": "Read Message History",
    "attach_files": "Attach Files",
}

NEEDED = discord.Permissions(**dict.fromkeys(SHOWN, True))
IN_THREAD = NEEDED & ~discord.Permissions(send_messages=True, create_public_threads=True)
IN_CHANNEL = NEEDED & ~discord.Permissions(send_messages_in_threads=True, create_public_threads=True)


def lacking(granted: int, needed: discord.Permissions = NEEDED) -> list[str]:
    """The needed permissions that are not granted, in Discord's words."""
    permissions = discord.Permissions(granted)
    if permissions.administrator:
        return []
    return [
        shown for name, shown in SHOWN.items() if getattr(needed, name) and not getattr(permissions, name)
    ]
