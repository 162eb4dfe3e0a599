"""Channels in which Discord takes no files from the bot: there messages leave without their pictures."""

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

import discord

from bot.delivery.discord_errors import MISSING_PERMISSIONS
from bot.delivery.emojis import Turn
from bot.tables.calendar import DAY

log = logging.getLogger(__name__)

T = TypeVar("T")


class WithoutFiles:
    """Remembers such channels for a day, or until the bot may send files there; `now` is in seconds."""

    def __init__(self, client: discord.Client, now: Callable[[], float]) -> None:
        self._client = client
        self._now = now
        self._until: dict[int, float] = {}

    def has(self, channel_id: int) -> bool:
        """Whether pictures are to be left out in a channel, or in a thread of it."""
        return self._until.get(self._permitting(channel_id), 0) > self._now()

    async def send(
        self,
        channel_id: int | None,
        file: bytes | None,
        send: Callable[[bytes | None], Awaitable[T]],
        turn: Turn,
    ) -> T:
        """Sends a file, or the same without where it is not permitted. Raises as `send` does."""
        try:
            return await send(file)
        except discord.Forbidden as error:
            if file is None or error.code != MISSING_PERMISSIONS:
                raise
        await turn()
        sent = await send(None)
        # Had that been refused as well, the channel would lack more than this permission.
        if channel_id is not None:
            self._until[self._permitting(channel_id)] = self._now() + DAY
            log.warning("a channel takes no files, pictures are left out", extra={"channel": channel_id})
        return sent

    def look_again(self, guild: discord.Guild) -> None:
        """Forgets a server's channels in which files are permitted now."""
        for channel_id in list(self._until):
            channel = guild.get_channel(channel_id)
            if channel is not None and channel.permissions_for(guild.me).attach_files:
                del self._until[channel_id]

    def _permitting(self, channel_id: int) -> int:
        # A thread has the permissions of its channel.
        parent: int | None = getattr(self._client.get_channel(channel_id), "parent_id", None)
        return parent or channel_id
