"""The bot's permissions in a channel."""

from collections.abc import Iterable, Sequence

import discord

from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.ui.kit.caller import Caller

# What a table needs in its channel.
TO_PLAY = ("view_channel", "send_messages", "read_message_history", "attach_files")
IN_THREADS = {"send_messages": "send_messages_in_threads"}  # what a permission is called in a thread


def missing_permissions(interaction: discord.Interaction) -> Sequence[str]:
    """The permissions that the bot lacks here for a table."""
    return _lacking_to_play(interaction.channel, interaction.app_permissions)


def lacking_to_play(channel: discord.abc.GuildChannel | discord.Thread, me: discord.Member) -> Sequence[str]:
    """The permissions that the bot lacks in a channel for a table."""
    return _lacking_to_play(channel, channel.permissions_for(me))


def is_gone(guild: discord.Guild | None, channel_id: int) -> bool:
    """Whether a server has no such channel, or hides it from us."""
    return guild is not None and guild.get_channel(channel_id) is None


def _lacking_to_play(channel: object, granted: discord.Permissions) -> Sequence[str]:
    in_thread = isinstance(channel, discord.Thread)
    return lacking(granted, [IN_THREADS.get(name, name) if in_thread else name for name in TO_PLAY])


def lacking(granted: discord.Permissions, needed: Iterable[str]) -> Sequence[str]:
    """The needed permissions that are not granted."""
    return [name for name in needed if not getattr(granted, name)]


def require_permissions(caller: Caller) -> None:
    """Raises `Refusal("missing_permissions")` where some are missing."""
    if missing := missing_permissions(caller.interaction):
        raise Refusal("missing_permissions", permissions=permission_names(missing, caller.say))


def permission_names(permissions: Iterable[str], say: Say) -> str:
    """Discord's names of these permissions."""
    return ", ".join(say(key_of("permission", name)) for name in permissions)
