"""Interactions: what a person does, and how the bot answers it.

https://discord.com/developers/docs/interactions/receiving-and-responding
"""

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

from tests.loopback import payloads
from tests.loopback.world import EPHEMERAL, Body, Channel, Message, User, World, snowflake

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
"""Kinds of interactions."""
MESSAGE, LATER, LATER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of answers."""


@dataclass(slots=True)
class Interaction:
    """What somebody did, and what came of it.

    `answered` is set when the bot's first answer has been taken, and `shown` when it has shown what that had
    promised; `kind` is that of the first answer, `body` what was shown as it was sent, `original` the message
    that it made or changed, and `more` are its follow-ups.
    """

    type: int
    user: User
    channel: Channel
    about: Body
    message: Message | None = None
    id: int = field(default_factory=snowflake)
    token: str = field(default_factory=lambda: "aW50" + secrets.token_hex(20))
    at: float = field(default_factory=time.monotonic)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    shown: asyncio.Event = field(default_factory=asyncio.Event)
    kind: int | None = None
    body: Body = field(default_factory=dict)
    original: Message | None = None
    more: list[Message] = field(default_factory=list)

    def answer(self, world: World, kind: int, body: Body) -> None:
        """Takes the bot's first answer. Raises `Refused`."""
        if kind == UPDATE and self.message is not None:
            self.message.edit(body, is_callback=True)
        self.kind, self.body = kind, body
        if kind in (UPDATE, LATER_UPDATE):
            self.original = self.message
        elif kind in (MESSAGE, LATER):
            self.original = self.say(world, body, hidden=bool(body.get("flags", 0) & EPHEMERAL))
        self.answered.set()
        if kind not in (LATER, LATER_UPDATE):
            self.shown.set()

    def show(self, body: Body) -> None:
        """Takes what an answer had promised."""
        if not self.shown.is_set():
            self.body = body
            self.shown.set()

    def follow_up(self, world: World, body: Body) -> Message:
        """Takes another message of the bot; after a promise of an answer the first is that answer."""
        if self.kind == LATER and self.original is not None and not self.original.edits:
            self.original.edit(body)
            self.show(body)
            return self.original
        message = self.say(world, body, hidden=bool(body.get("flags", 0) & EPHEMERAL))
        self.more.append(message)
        self.show(body)
        return message

    def say(self, world: World, body: Body, *, hidden: bool) -> Message:
        """A message in the channel where it was done, `hidden` from everybody but who did it."""
        only_for = self.user.id if hidden else None
        message = Message(self.channel.id, world.bot, {}, only_for, model=world.pictures)
        message.edit(body)
        message.edits = 0
        self.channel.messages[message.id] = message
        return message

    def event(self, world: World) -> dict[str, Any]:
        """What the bot is told of it."""
        told: dict[str, Any] = {
            "id": str(self.id),
            "application_id": str(world.bot.id),
            "type": self.type,
            "token": self.token,
            "version": 1,
            "data": self.about,
            "channel_id": str(self.channel.id),
            "channel": payloads.channel(self.channel),
            "locale": self.user.locale,
            "app_permissions": payloads.BOT_MAY,
            "entitlements": [],
            "attachment_size_limit": 10 << 20,
        }
        if self.message is not None:
            told["message"] = payloads.message(self.message)
        if self.channel.guild_id is None:
            return told | {"user": payloads.user(self.user), "context": 1}
        return told | self._in_guild(world)

    def _in_guild(self, world: World) -> dict[str, Any]:
        guild = world.guilds[self.channel.guild_id or 0]
        may = {"permissions": payloads.permissions(guild, self.user)}
        return {
            "guild_id": str(guild.id),
            "guild": payloads.guild_in_brief(guild),
            "guild_locale": guild.locale,
            "member": payloads.member(guild, self.user) | may,
            "context": 0,
            "authorizing_integration_owners": {"0": str(guild.id)},
        }
