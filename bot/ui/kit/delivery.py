"""Sending, editing and deleting messages, with Discord's refusals sorted into the few that matter to us."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, Final

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
PUBLIC: Final = 11
"""A public thread (https://discord.com/developers/docs/resources/channel#channel-object-channel-types)."""
A_WEEK: Final = 7 * 24 * 60
"""Minutes without a message after which a thread is archived: the longest time."""


class GoneError(Exception):
    """The message can't be edited any more, so a new one is needed."""


class OvertakenError(Exception):
    """What was to be sent is no longer so."""


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


class Messenger:
    """Sends messages through the bot's client, whose cache need not know the channel.

    However much is to be told at once, there are at most `per_second` requests a second: Discord takes 50 in
    all from one bot (https://discord.com/developers/docs/topics/rate-limits#global-rate-limit), and answers
    to people should not wait for reminders.
    """

    def __init__(self, client: discord.Client, per_second: float) -> None:
        self.client = client
        self._interval = 1 / per_second
        self._free_at = 0.0

    async def _turn(self) -> None:
        """Waits for the next moment at which a request may be made; who comes first is first."""
        now = asyncio.get_running_loop().time()
        at = max(now, self._free_at)
        self._free_at = at + self._interval
        if at > now:
            await asyncio.sleep(at - now)

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """A channel, thread or DM by its id alone."""
        return self.client.get_partial_messageable(channel_id)

    async def send(
        self,
        channel_id: int,
        view: ui.LayoutView,
        nonce: str,
        mentions: Sequence[discord.Object] = (),
        *,
        still: Callable[[], Awaitable[bool]] | None = None,
    ) -> int:
        """Sends a message and returns its id. Discord takes a nonce (≤ 25 characters) once in some minutes.

        Only `mentions` are notified; without any, nobody is, not even softly. Raises as `sorted_errors`, and
        `OvertakenError` if it is not `still` to be sent when its turn has come.
        """
        await self._turn()
        if still is not None and not await still():
            raise OvertakenError
        allowed = discord.AllowedMentions(users=list(mentions) or False, roles=False, everyone=False)
        with sorted_errors():
            message = await self.channel(channel_id).send(
                view=view, nonce=nonce, allowed_mentions=allowed, silent=not mentions
            )
        return message.id

    async def edit(self, channel_id: int, message_id: int, view: ui.LayoutView) -> None:
        """Edits a message; nobody is notified. Raises as `sorted_errors`."""
        await self._turn()
        message = self.channel(channel_id).get_partial_message(message_id)
        with sorted_errors():
            await message.edit(view=view, allowed_mentions=NOBODY)

    async def keep(self, channel_id: int, message_id: int | None, view: ui.LayoutView, nonce: str) -> int:
        """Edits a message, or sends it where it is gone or was never there; returns its id.

        Notifies nobody. Raises as `sorted_errors`.
        """
        if message_id is not None:
            with suppress(GoneError):
                await self.edit(channel_id, message_id, view)
                return message_id
        return await self.send(channel_id, view, nonce)

    async def delete(self, channel_id: int, message_id: int) -> None:
        """Deletes one of our messages, if it is still there and Discord lets us."""
        await self._turn()
        try:
            with sorted_errors():
                await self.channel(channel_id).get_partial_message(message_id).delete()
        except (GoneError, ClosedError):
            return

    async def messages_after(self, channel_id: int, message_id: int, limit: int) -> int:
        """How many messages stand below one, at most `limit`. Raises as `sorted_errors`."""
        await self._turn()
        after = discord.Object(message_id)
        with sorted_errors():
            history = self.channel(channel_id).history(after=after, limit=limit, oldest_first=True)
            return len([message async for message in history])

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Opens a public thread without a message in a text channel. Raises as `sorted_errors`.

        https://discord.com/developers/docs/resources/channel#start-thread-without-message
        """
        await self._turn()
        with sorted_errors():
            thread = await self.client.http.start_thread_without_message(
                channel_id,
                name=name,
                auto_archive_duration=A_WEEK,
                type=PUBLIC,
            )
        return int(thread["id"])

    async def own_thread(self, guild_id: int, channel_id: int, name: str) -> int | None:
        """The thread of that name that the bot has opened in a channel, while it is active.

        Raises as `sorted_errors`.
        """
        await self._turn()
        with sorted_errors():
            active = await self.client.http.get_active_threads(guild_id)
        me = None if self.client.user is None else self.client.user.id
        wanted = (str(channel_id), str(me), name)
        found = [
            int(thread["id"])
            for thread in active["threads"]
            if (str(thread["parent_id"]), str(thread["owner_id"]), thread["name"]) == wanted
        ]
        return min(found, default=None)

    async def open_dm(self, user_id: int) -> int:
        """The channel of direct messages to a person. Raises as `sorted_errors`."""
        await self._turn()
        with sorted_errors():
            channel: Any = await self.client.create_dm(discord.Object(user_id))
        return int(channel.id)

    async def is_member(self, guild_id: int, user_id: int) -> bool:
        """Whether the person is in the server; True where Discord does not say."""
        await self._turn()
        try:
            await self.client.http.get_member(guild_id, user_id)
        except discord.HTTPException as error:
            return error.code != UNKNOWN_MEMBER
        return True
