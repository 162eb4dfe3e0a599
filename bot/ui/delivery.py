"""Sending, editing and deleting messages, with Discord's refusals sorted into the few that matter to us."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
from discord import ui

from bot.tables.announcing import Unavailable

NOBODY = discord.AllowedMentions.none()

EDIT_NO_MORE = {10008, 30046, 50005, 50083}
"""Unknown message, too many edits of an old message, another's message, archived thread: send a new one.
https://discord.com/developers/docs/topics/opcodes-and-status-codes#json"""
CANNOT_SEND_TO_USER = 50007
UNKNOWN_MEMBER = 10007
BUSY = 429


class GoneError(Exception):
    """The message can't be edited any more, so a new one is needed."""


class ClosedError(Exception):
    """The channel is gone, or closed to us: nothing can be shown there."""


def is_outage(error: Exception) -> bool:
    """Whether Discord did not answer, or not as it should: the same may work later."""
    if isinstance(error, discord.HTTPException):
        return error.status == BUSY or error.status >= 500
    broken = (Unavailable, discord.RateLimited, aiohttp.ClientError, TimeoutError, ConnectionError)
    return isinstance(error, broken)


@contextmanager
def sorted_errors() -> Iterator[None]:
    """Turns Discord's errors into `GoneError`, `ClosedError` and `Unavailable`."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code in EDIT_NO_MORE:
            raise GoneError(error.text) from error
        if is_outage(error):
            raise Unavailable(f"{error.status} {error.text}") from error
        raise ClosedError(f"{error.status} {error.code} {error.text}") from error
    except (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
        raise Unavailable(str(error)) from error


@dataclass(frozen=True, slots=True)
class Mail:
    """Sends messages through the bot's client, whose cache need not know the channel."""

    client: discord.Client

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """A channel, thread or DM by its id alone."""
        return self.client.get_partial_messageable(channel_id)

    async def send(
        self,
        channel_id: int,
        view: ui.LayoutView,
        nonce: str,
        mentions: Sequence[discord.Object] = (),
    ) -> int:
        """Sends a message and returns its id. Discord takes a nonce (≤ 25 characters) once in some minutes.

        Only `mentions` are notified; without any, nobody is, not even softly. Raises as `sorted_errors`.
        """
        allowed = discord.AllowedMentions(users=list(mentions) or False, roles=False, everyone=False)
        with sorted_errors():
            message = await self.channel(channel_id).send(
                view=view, nonce=nonce, allowed_mentions=allowed, silent=not mentions
            )
        return message.id

    async def edit(self, channel_id: int, message_id: int, view: ui.LayoutView) -> None:
        """Edits a message; nobody is notified. Raises as `sorted_errors`."""
        message = self.channel(channel_id).get_partial_message(message_id)
        with sorted_errors():
            await message.edit(view=view, allowed_mentions=NOBODY)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Deletes one of our messages, if it is still there and Discord lets us."""
        try:
            with sorted_errors():
                await self.channel(channel_id).get_partial_message(message_id).delete()
        except (GoneError, ClosedError):
            return

    async def messages_after(self, channel_id: int, message_id: int, limit: int) -> int:
        """How many messages stand below one, at most `limit`. Raises as `sorted_errors`."""
        after = discord.Object(message_id)
        with sorted_errors():
            history = self.channel(channel_id).history(after=after, limit=limit, oldest_first=True)
            return len([message async for message in history])

    async def open_dm(self, user_id: int) -> int:
        """The channel of direct messages to a person. Raises as `sorted_errors`."""
        with sorted_errors():
            channel: Any = await self.client.create_dm(discord.Object(user_id))
        return int(channel.id)

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether the person is in the server; True where Discord does not say."""
        try:
            await self.client.http.get_member(guild_id, user_id)
        except discord.HTTPException as error:
            return error.code != UNKNOWN_MEMBER
        return True
