"""The members seen in a server lately, so that Discord need not be asked again.

Without the members intent the bot does not hear of leavers
(https://discord.com/developers/docs/events/gateway#list-of-intents).
"""

from collections.abc import Callable

import discord

LATELY = 10 * 60  # seconds for which a person who was seen counts as there
MOST = 10_000  # people who are remembered at most, but for those of lately


class Members:
    """Remembers people seen in servers. `now` gives seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._seen: dict[tuple[int, int], float] = {}

    def has(self, guild_id: int, user_id: int) -> bool:
        """Whether the person was seen in the server lately."""
        at = self._seen.get((guild_id, user_id))
        return at is not None and self._now() - at < LATELY

    def seen(self, guild_id: int, user_id: int) -> None:
        """The person is in the server now."""
        now = self._now()
        if len(self._seen) >= MOST:
            self._seen = {who: at for who, at in self._seen.items() if now - at < LATELY}
        self._seen[guild_id, user_id] = now

    def forget(self, guild_id: int) -> None:
        """Forgets a server that has lost the bot."""
        self._seen = {who: at for who, at in self._seen.items() if who[0] != guild_id}


def sees(member: discord.Member, channel_id: int) -> bool:
    """Whether a member can read a channel or thread of their server; private threads count as hidden."""
    channel = member.guild.get_channel_or_thread(channel_id)
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return channel is not None and channel.permissions_for(member).view_channel
