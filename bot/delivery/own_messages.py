"""Which messages of a channel are the bot's own, and whether it may look for them."""

import discord


def may_read(client: discord.Client, channel_id: int) -> bool:
    """Whether the bot may read what was sent in a channel; else Discord answers as if it were nothing.

    https://discord.com/developers/docs/resources/message#get-channel-messages
    """
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return True  # in direct messages it may; of what else is not known Discord is asked
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return True
    return channel.permissions_for(channel.guild.me).read_message_history


def is_own(client: discord.Client, message: discord.Message) -> bool:
    """Whether the bot has sent a message by itself, not as the answer to somebody."""
    me = client.user
    return me is not None and message.author.id == me.id and message.interaction_metadata is None
