"""REST: channels, messages, threads, servers and commands, by the bot's token.

https://discord.com/developers/docs/reference
"""

import asyncio
from typing import Any

from aiohttp import web

from tests.loopback import payloads
from tests.loopback.refusals import (
    Refused,
    closed_dms,
    missing_access,
    no_server_in_common,
    require_something,
    require_valid,
    unknown_channel,
    unknown_message,
)
from tests.loopback.world import PUBLIC_THREAD, THREADS, Body, Channel, Message, World
from tests.simulated.limits import commands_complaints

Json = Any
NOTHING = None
"""204: done, and nothing to say."""


class Rest:
    """What the bot asks for with its token. Each handler gives the JSON of its answer or raises `Refused`."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.commands: list[dict[str, Any]] = []
        self.registered = asyncio.Event()

    async def me(self, request: web.Request, body: Body) -> Json:
        return payloads.user(self.world.bot)

    async def application(self, request: web.Request, body: Body) -> Json:
        return payloads.application(self.world)

    async def register(self, request: web.Request, body: Any) -> Json:
        """Replaces all commands; they keep their ids."""
        if complaints := list(commands_complaints(body)):
            raise Refused(400, 50035, "Invalid Form Body", errors={"_errors": complaints})
        ids = {command["name"]: command["id"] for command in self.commands}
        common = {"application_id": str(self.world.bot.id), "version": "1", "type": 1}
        self.commands = [
            common | command | {"id": ids.get(command["name"], str(self.world.bot.id + number))}
            for number, command in enumerate(body, start=1 + len(ids))
        ]
        self.registered.set()
        return self.commands

    async def list_commands(self, request: web.Request, body: Body) -> Json:
        return self.commands

    async def open_dm(self, request: web.Request, body: Body) -> Json:
        """The conversation with a person."""
        user = self.world.users.get(int(body["recipient_id"]))
        if user is None:
            raise Refused(400, 50033, "Invalid Recipient(s)")
        if user.stranger:
            raise no_server_in_common()
        return payloads.channel(self.world.conversation(user))

    async def channel(self, request: web.Request, body: Body) -> Json:
        return payloads.channel(self._channel(request))

    async def change_channel(self, request: web.Request, body: Body) -> Json:
        """Renames a channel, or archives a thread."""
        channel = self._channel(request)
        channel.name = body.get("name", channel.name)
        channel.archived = body.get("archived", channel.archived)
        return payloads.channel(channel)

    async def send(self, request: web.Request, body: Body) -> Json:
        """Sends a message; with an enforced nonce only once. It wakes an archived thread."""
        channel = self._writable(request)
        require_valid(body)
        require_something(body)
        nonce = str(body["nonce"]) if "nonce" in body else None
        if body.get("enforce_nonce") and (known := channel.with_nonce(nonce)) is not None:
            return payloads.message(known)
        message = Message(channel.id, self.world.bot, {}, nonce=nonce, model=self.world.pictures)
        message.edit(body)
        message.edits, channel.archived = 0, False
        channel.messages[message.id] = message
        return payloads.message(message)

    async def history(self, request: web.Request, body: Body) -> Json:
        """Messages, the newest first: the oldest `after` an id, or the newest `before` one.

        Their nonces are not kept, and so not told.
        """
        channel, query = self._channel(request), request.query
        after, before = int(query.get("after", 0)), int(query.get("before", 1 << 63))
        found = [m for m in channel.messages.values() if m.only_for is None and after < m.id < before]
        limit = int(query.get("limit", 50))
        found = found[:limit] if "after" in query else found[-limit:]
        return [payloads.message(message) | {"nonce": None} for message in reversed(found)]

    async def message(self, request: web.Request, body: Body) -> Json:
        return payloads.message(self._message(request))

    async def edit(self, request: web.Request, body: Body) -> Json:
        """Edits one of the bot's messages."""
        channel, message = self._writable(request), self._message(request)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        if message.author is not self.world.bot:
            raise Refused(403, 50005, "Cannot edit a message authored by another user")
        require_valid(message.body | body)
        message.edit(body)
        return payloads.message(message)

    async def delete(self, request: web.Request, body: Body) -> Json:
        """Deletes a message."""
        channel, message = self._channel(request), self._message(request)
        if channel.archived:
            raise Refused(400, 50083, "Thread is archived")
        del channel.messages[message.id]
        return NOTHING

    async def open_thread(self, request: web.Request, body: Body) -> Json:
        """Opens a thread without a message."""
        parent = self._channel(request)
        kind = body.get("type", PUBLIC_THREAD)
        thread = self.world.add_thread(parent, body["name"], self.world.bot, kind)
        thread.archive_after = body.get("auto_archive_duration", thread.archive_after)
        return payloads.channel(thread)

    async def join_thread(self, request: web.Request, body: Body) -> Json:
        self._channel(request)
        return NOTHING

    async def active_threads(self, request: web.Request, body: Body) -> Json:
        """The active threads of a server that the bot can see."""
        guild_id = int(request.match_info["guild"])
        threads = [
            payloads.channel(channel)
            for channel in self.world.channels.values()
            if channel.guild_id == guild_id and channel.kind in THREADS
            if channel.open_to_bot and not channel.archived
        ]
        return {"threads": threads, "members": []}

    async def guild(self, request: web.Request, body: Body) -> Json:
        """A server."""
        guild = self.world.guilds.get(int(request.match_info["guild"]))
        if guild is None:
            raise Refused(404, 10004, "Unknown Guild")
        return payloads.guild(self.world, guild)

    async def member(self, request: web.Request, body: Body) -> Json:
        """A member of a server."""
        guild = self.world.guilds[int(request.match_info["guild"])]
        user = guild.members.get(int(request.match_info["user"]))
        if user is None:
            raise Refused(404, 10007, "Unknown Member")
        return payloads.member(guild, user)

    def _channel(self, request: web.Request) -> Channel:
        channel = self.world.channels.get(int(request.match_info["channel"]))
        if channel is None:
            raise unknown_channel()
        if not channel.open_to_bot:
            raise missing_access()
        return channel

    def _writable(self, request: web.Request) -> Channel:
        channel = self._channel(request)
        if channel.recipient is not None and channel.recipient.stranger:
            raise no_server_in_common()
        if channel.recipient is not None and not channel.recipient.takes_dms:
            raise closed_dms()
        return channel

    def _message(self, request: web.Request) -> Message:
        message = self._channel(request).messages.get(int(request.match_info["message"]))
        if message is None or message.only_for is not None:
            raise unknown_message()
        return message
