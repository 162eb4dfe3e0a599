"""Whether a league can stand in a channel."""

import discord

from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Caller
from bot.ui.kit.permissions import lacking, permission_names

# What the bot must be allowed to do in a league's channel, and in the threads of its matches.
NEEDED = (
    "view_channel",
    "send_messages",
    "read_message_history",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)


def check_channel(caller: Caller, channel_id: int) -> None:
    """Raises `Refusal` for a channel in which a league's post and its matches can't stand.

    That is another than a text channel of this server, and one that lacks a permission.
    """
    guild = caller.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise Refusal("league_channel_wanted")
    if channel.is_news():  # its threads are of another kind, and everything in it may be published
        raise Refusal("league_channel_announces")
    missing = lacking(channel.permissions_for(guild.me), NEEDED)
    if missing:
        names = permission_names(missing, caller.say)
        raise Refusal("league_permissions", channel=channel.mention, permissions=names)


def check_forum(caller: Caller, forum_id: int | None) -> None:
    """Raises `Refusal` for a forum in which the matches of a league can't have their posts."""
    guild = caller.interaction.guild
    channel = None if guild is None or forum_id is None else guild.get_channel(forum_id)
    if forum_id is None:
        return
    if guild is None or not isinstance(channel, discord.ForumChannel):
        raise Refusal("league_forum_wanted")
    needed = [name for name in NEEDED if name != "create_public_threads"]  # in a forum that is sending
    missing = lacking(channel.permissions_for(guild.me), needed)
    if missing:
        names = permission_names(missing, caller.say)
        raise Refusal("league_permissions", channel=channel.mention, permissions=names)
