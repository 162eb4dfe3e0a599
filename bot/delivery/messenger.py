"""Sends, edits and deletes messages, and asks Discord for the little else that the bot needs.

All raise as `sorted_errors`, or `Unavailable` where only that can be.
"""

import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import Any, Final, TypeVar

import discord
from discord.http import HTTPClient, handle_message_parameters

from bot.delivery.attachments import Attachments, as_file
from bot.delivery.body import (
    Body,
    always,
    arguments,
    drawing_of,
    is_shown_by,
    names_all,
    picture_in,
    shows_picture,
    text_of,
)
from bot.delivery.circuit_breaker import Circuit, CircuitBreaker
from bot.delivery.discord_errors import (
    NO_CHANNEL,
    NO_MEMBER,
    ClosedError,
    GoneError,
    InvalidRequestError,
    is_busy_channel,
    is_outage,
    sorted_errors,
)
from bot.delivery.emojis import OwnEmojis
from bot.delivery.failing_bodies import FailingBodies, Key
from bot.delivery.members import Members, sees
from bot.delivery.rate_limits import Priority, RateLimiter, RequestQueue
from bot.delivery.without_files import WithoutFiles
from bot.model.messages import ShownPicture
from bot.tables.presence import Presence, Unavailable

R = TypeVar("R")

log = logging.getLogger(__name__)

NOBODY = discord.AllowedMentions.none()
# A public thread (https://discord.com/developers/docs/resources/channel#channel-object-channel-types).
PUBLIC: Final = 11
MOST_READ: Final = 300  # messages that are read at most to find those of the bot
A_WEEK: Final = 7 * 24 * 60  # minutes without a message until a thread is archived: the most there is


class OvertakenError(Exception):
    """A message is not wanted any more in its turn."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that Discord has taken."""

    id: int
    # For a nonce that it knows Discord returns the message that it has, which may read otherwise.
    is_as_sent: bool
    names_all: bool
    picture: ShownPicture | None = None


class Messenger:
    """Sends messages through the bot's client, at most `per_second`, the urgent ones first.

    Discord takes 50 from a bot, answers to interactions apart
    (https://discord.com/developers/docs/topics/rate-limits#global-rate-limit). `edit_interval` is seconds
    between edits in a channel where `pace` is asked, `closed_wait` those for which a channel that refuses is
    paused first. `invalid` counts our bugs.
    """

    def __init__(
        self,
        client: discord.Client,
        presence: Presence,
        per_second: float,
        edit_interval: float = 0.0,
        closed_wait: float = 600.0,
        *,
        emojis: OwnEmojis | None = None,
    ) -> None:
        self.client = client
        self.emojis = emojis or OwnEmojis({})
        self.without_files = WithoutFiles(client, presence.now)
        self.attachments = Attachments(self.emojis, self.without_files)
        self._presence = presence
        self.pace = RateLimiter(edit_interval)
        self.failing = FailingBodies(presence)
        self.breaker = CircuitBreaker(presence.now, closed_wait)
        self.members = Members(presence.now)
        self.invalid = 0
        self.queue = RequestQueue(per_second)

    def channel(self, channel_id: int) -> discord.PartialMessageable:
        """A channel, thread or DM by its id alone."""
        return self.client.get_partial_messageable(channel_id)

    async def turn(self, priority: Priority) -> None:
        """Waits until another request may be made."""
        await self.queue.turn(priority)

    async def send(
        self,
        channel_id: int,
        body: Body,
        nonce: str,
        mentions: Sequence[int] = (),
        *,
        priority: Priority = Priority.BULK,
        still: Callable[[], Awaitable[bool]] | None = None,
        role: int | None = None,
    ) -> Sent:
        """Sends a message, once for a `nonce` of at most 25 characters. Raises `OvertakenError`, too.

        Only `mentions`, ids of people, and a `role` are notified.
        """
        key = self.failing.check(channel_id, body)
        drawing = drawing_of(body)
        data = None if drawing is None else await drawing.data(always)
        await self._turn(priority, circuit := Circuit(channel_id, is_for_sending=True))
        if still is not None and not await still():
            raise OvertakenError
        # Discord refuses an id that is there twice.
        people = [discord.Object(user_id) for user_id in dict.fromkeys(mentions)]
        roles = False if role is None else [discord.Object(role)]
        in_turn = partial(self.queue.turn, priority)
        allowed = discord.AllowedMentions(users=people or False, roles=roles, everyone=False)

        async def send(file: bytes | None, shown: Body) -> Sent:
            message = await self.channel(channel_id).send(
                **arguments(shown),
                files=[] if file is None else [as_file(file)],
                nonce=nonce,
                allowed_mentions=allowed,
                silent=not mentions and role is None,
            )
            is_as_sent = is_shown_by(message, shown)
            picture = None if drawing is None else ShownPicture(drawing.key, shows_picture(message))
            return Sent(
                message.id,
                is_as_sent,
                not mentions or names_all(message, shown),
                picture if file is not None and is_as_sent else None,
            )

        async def leave(file: bytes | None) -> Sent:
            return await self.emojis.send(
                text_of(body) if file is None else body, partial(send, file), in_turn
            )

        with self._sorted(circuit, key):
            return await self.without_files.send(channel_id, data, leave, in_turn)

    async def edit(
        self,
        channel_id: int,
        message_id: int,
        body: Body,
        *,
        priority: Priority = Priority.BULK,
        shown: ShownPicture | None = None,
    ) -> ShownPicture | None:
        """Edits a message that has `shown` a picture, or none; gives what it shows now."""
        key = self.failing.check(channel_id, body)
        ready = await self.attachments.ready(body, shown)
        await self._turn(priority, circuit := Circuit(channel_id))

        async def edit(changes: Mapping[str, Any]) -> int | None:
            with handle_message_parameters(**changes, allowed_mentions=NOBODY) as parameters:
                edited = await self.client.http.edit_message(channel_id, message_id, params=parameters)
            return picture_in(edited)

        with self._sorted(circuit, key):
            return await self.attachments.edit(ready, edit, partial(self.queue.turn, priority), channel_id)

    async def delete(self, channel_id: int, message_id: int, *, priority: Priority = Priority.BULK) -> bool:
        """Deletes one of our messages; False where it may be allowed later."""
        try:
            await self._turn(priority, circuit := Circuit(channel_id))
            with self._sorted(circuit):
                await self.channel(channel_id).get_partial_message(message_id).delete()
        except (GoneError, ClosedError) as error:
            return not error.may_pass
        return True

    async def messages_after(
        self, channel_id: int, message_id: int, limit: int, *, priority: Priority = Priority.BULK
    ) -> int:
        """How many messages are below one, at most `limit`."""
        await self._turn(priority, circuit := Circuit(channel_id))
        after = discord.Object(message_id)
        with self._sorted(circuit):
            history = self.channel(channel_id).history(after=after, limit=limit, oldest_first=True)
            return len([message async for message in history])

    async def own_messages(self, channel_id: int, since: int) -> Sequence[discord.Message] | None:
        """Our messages in a channel from `since`, seconds since 1970, oldest first; None if unreadable.

        Of all, `MOST_READ` at most are read.
        """
        if not _may_read(self.client, channel_id):
            return None
        await self.queue.turn(Priority.BULK)
        after = discord.Object(discord.utils.time_snowflake(datetime.fromtimestamp(since, UTC)))
        try:
            with self._sorted():
                history = self.channel(channel_id).history(after=after, limit=MOST_READ, oldest_first=True)
                return [message async for message in history if _is_own(self.client, message)]
        except (ClosedError, GoneError, InvalidRequestError):
            return None

    async def open_thread(self, channel_id: int, name: str) -> int:
        """Opens a public thread without a message.

        https://discord.com/developers/docs/resources/channel#start-thread-without-message
        """

        async def ask(http: HTTPClient) -> Any:
            return await http.start_thread_without_message(
                channel_id, name=name, auto_archive_duration=A_WEEK, type=PUBLIC
            )

        return int((await self.request(channel_id, ask, is_for_sending=True))["id"])

    async def request(
        self, channel_id: int, ask: Callable[[HTTPClient], Awaitable[R]], *, is_for_sending: bool = False
    ) -> R:
        """Asks Discord for something in a channel."""
        await self._turn(Priority.BULK, circuit := Circuit(channel_id, is_for_sending=is_for_sending))
        with self._sorted(circuit):
            return await ask(self.client.http)

    async def archive(self, thread_id: int) -> None:
        """Archives a thread, if it is there.

        https://discord.com/developers/docs/topics/threads#active--archived-threads
        """
        await self.queue.turn(Priority.BULK)
        with suppress(GoneError, ClosedError), self._sorted():
            await self.client.http.edit_channel(thread_id, archived=True)

    async def own_thread(self, guild_id: int, channel_id: int, name: str) -> int | None:
        """Our active thread of that name in a channel."""
        await self.queue.turn(Priority.BULK)
        with self._sorted():
            active = await self.client.http.get_active_threads(guild_id)
        me = None if self.client.user is None else self.client.user.id
        wanted = (str(channel_id), str(me), name)
        found = [
            int(thread["id"])
            for thread in active["threads"]
            if (str(thread["parent_id"]), str(thread["owner_id"]), thread["name"]) == wanted
        ]
        return min(found, default=None)

    async def open_dm(self, user_id: int, *, priority: Priority = Priority.BULK) -> int:
        """The channel of direct messages to a person."""
        await self.queue.turn(priority)
        with self._sorted():
            channel: Any = await self.client.create_dm(discord.Object(user_id))
        return int(channel.id)

    async def is_member(self, guild_id: int, user_id: int, *, now: bool = True) -> bool:
        """Whether the person is in the server, `now` or lately; True if unknown."""
        if not now and self.members.has(guild_id, user_id):
            return True
        await self.queue.turn(Priority.CALL)
        try:
            with self._sorted():
                await self.client.http.get_member(guild_id, user_id)
        except ClosedError as error:
            return error.code not in NO_MEMBER
        except (GoneError, InvalidRequestError):
            return True
        self.members.seen(guild_id, user_id)
        return True

    async def sees(self, guild_id: int, user_id: int, channel_id: int) -> bool:
        """Whether a person is in the server now, and can read a channel or public thread of it."""
        guild = self.client.get_guild(guild_id)
        if guild is None or guild.get_channel_or_thread(channel_id) is None:
            return False
        await self.queue.turn(Priority.CALL)
        try:
            with self._sorted():
                member = await guild.fetch_member(user_id)
        except (ClosedError, GoneError, InvalidRequestError):
            return False
        self.members.seen(guild_id, user_id)
        return sees(member, channel_id)

    async def set_role(
        self, guild_id: int, user_id: int, role_id: int, *, has: bool
    ) -> discord.HTTPException | None:
        """Gives a member a role, or takes it; returns Discord's refusal. A person who has left has none."""
        http = self.client.http
        change = http.add_role if has else http.remove_role
        await self.queue.turn(Priority.CALL)
        with self._sorted():
            try:
                await change(guild_id, user_id, role_id)
            except discord.HTTPException as error:
                if is_outage(error):
                    raise
                return None if error.code in NO_MEMBER else error
        return None

    async def is_closed(self, channel_id: int) -> bool:
        """Whether a channel is gone or hidden from us."""
        channel = self.client.get_channel(channel_id)
        if (
            isinstance(channel, discord.abc.GuildChannel)
            and channel.permissions_for(channel.guild.me).view_channel
        ):
            return False
        try:
            await self.look_at(channel_id)
        except ClosedError as error:
            return error.code in NO_CHANNEL
        return False

    async def look_at(self, channel_id: int) -> None:
        """Asks Discord for a channel, which raises where it is gone or hidden from us."""
        await self.queue.turn(Priority.ANSWER)
        with self._sorted():
            await self.client.http.get_channel(channel_id)

    async def probe(self) -> None:
        """Asks for something small, to see whether Discord answers."""
        await self.queue.turn(Priority.ANSWER)
        with suppress(ClosedError, GoneError, InvalidRequestError), self._sorted():
            await self.client.application_info()

    async def _turn(self, priority: Priority, circuit: Circuit) -> None:
        if priority is not Priority.ANSWER:
            self.breaker.check(circuit)
        await self.queue.turn(priority)

    @contextmanager
    def _sorted(self, circuit: Circuit | None = None, page: Key | None = None) -> Iterator[None]:
        # An error also says something of Discord and of the channel.
        try:
            with sorted_errors():
                yield
        except Unavailable as error:
            failure = None if page is None else self.failing.failed(page, error)
            if failure is not None:
                self.invalid += 1
                log.error("Discord fails on a message, which is left", extra={"error": str(error)})
                self._presence.answered()
                raise InvalidRequestError(failure) from error
            if is_busy_channel(error):
                self._presence.answered()
            else:
                self._presence.failed()
            raise
        except InvalidRequestError as error:
            self.invalid += 1
            log.error("Discord does not understand a request", extra={"fields": str(error)})
            self._presence.answered()
            raise
        except (ClosedError, GoneError) as error:
            self._presence.answered()
            if circuit is not None and isinstance(error, ClosedError) and error.is_of_channel:
                self.breaker.refused(circuit, error.refusal)
            raise
        self._presence.answered()
        if circuit is not None:
            self.breaker.answered(circuit)
        if page is not None:
            self.failing.taken(page)


def _may_read(client: discord.Client, channel_id: int) -> bool:
    # Where it may not, Discord answers with no messages:
    # https://discord.com/developers/docs/resources/message#get-channel-messages
    channel = client.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel | discord.Thread):
        return True  # in direct messages it may; of what else is not known Discord is asked
    if isinstance(channel, discord.Thread) and channel.parent is None:
        return True
    return channel.permissions_for(channel.guild.me).read_message_history


def _is_own(client: discord.Client, message: discord.Message) -> bool:
    me = client.user
    return me is not None and message.author.id == me.id and message.interaction_metadata is None
