"""What the small Discord holds: servers, channels, people and messages, as people would see them."""

import itertools
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from tests.loopback.refusals import Refused
from tests.simulated import attachments
from tests.simulated.attachments import Attachment, Model

TEXT, DM, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
"""Kinds of channels (https://discord.com/developers/docs/resources/channel#channel-object-channel-types)."""
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
EPHEMERAL = 1 << 6
EPOCH = 1_420_070_400
"""Seconds from 1970 to Discord's first second, from which ids count."""
NONCE_SECONDS = 300.0
"""For how long an enforced nonce brings back the message that has it."""
KEPT = ("content", "components", "flags", "embeds", "allowed_mentions")
"""What a message keeps of the body that it was sent or edited with."""

Body = dict[str, Any]
BOT_ID = 1 << 60
"""The bot's id, the same in every world: what it has registered in one is right for it in another."""
_numbers = itertools.count()


def snowflake(age: float = 0.0) -> int:
    """A new id, of something that is so many seconds old."""
    milliseconds = int(1000 * (time.time() - age - EPOCH))
    return milliseconds << 22 | next(_numbers) & 0x3FFFFF


@dataclass(slots=True)
class User:
    """A person or a bot. Who `takes_dms` not refuses every direct message with 50007.

    A `stranger` shares no server with the bot.
    """

    name: str
    is_bot: bool = False
    locale: str = "en-US"
    takes_dms: bool = True
    stranger: bool = False
    id: int = field(default_factory=snowflake)


@dataclass(slots=True)
class Message:
    """A message as it stands now. `only_for` is whose eyes alone it is for, if it is ephemeral.

    `model` is how Discord treats its files, `attachments`.
    """

    channel_id: int
    author: User
    body: Body
    only_for: int | None = None
    nonce: str | None = None
    id: int = field(default_factory=snowflake)
    sent_at: float = field(default_factory=time.monotonic)
    edits: int = 0
    model: Model = Model.DOCUMENTED
    attachments: list[Attachment] = field(default_factory=list)

    def edit(self, body: Body, *, is_callback: bool = False) -> None:
        """Changes what the body names, and nothing else. Flags that are set stay so.

        Raises `Refused` where it refers to files, or lists some, that are not there.
        """
        if attachments.names_unknown(body, self.attachments):
            raise Refused(400, 50035, "Invalid Form Body", errors={"attachments": _mistake("UNKNOWN")})
        if attachments.is_refused(self.model, body, self.attachments):
            errors = _mistake(attachments.NOT_FOUND)
            for step in reversed(attachments.MEDIA.split(".")):
                errors = {step: errors}
            raise Refused(400, 50035, "Invalid Form Body", errors=errors)
        alts = attachments.alternatives(body.get("components"))
        new = [self._attachment(one, alts.get(one["filename"], "")) for one in body.get("files", ())]
        self.attachments = [
            *attachments.after(self.model, body, self.attachments, new, is_callback=is_callback)
        ]
        flags = self.body.get("flags", 0) | (body.get("flags") or 0)
        self.body |= {key: body[key] for key in KEPT if key in body} | {"flags": flags}
        self.edits += 1

    def _attachment(self, file: Body, shows: str) -> Attachment:
        number = str(snowflake())
        url = f"https://cdn.discordapp.com/attachments/{self.channel_id}/{number}/{file['filename']}"
        return {"id": number, "url": url, "proxy_url": url, "shows": shows, **file}


def _mistake(code: str) -> Body:
    return {"_errors": [{"code": code, "message": "The referenced attachment was not found"}]}


@dataclass(slots=True)
class Channel:
    """A channel, thread or conversation, with its messages by id, oldest first.

    A bot that is not `open_to_bot` is refused there as in a private thread to which nobody has added it.
    """

    kind: int
    guild_id: int | None = None
    name: str = ""
    parent_id: int | None = None
    owner_id: int | None = None
    recipient: User | None = None
    open_to_bot: bool = True
    archived: bool = False
    archive_after: int = 1440
    id: int = field(default_factory=snowflake)
    messages: dict[int, Message] = field(default_factory=dict)

    def seen_by(self, user_id: int) -> list[Message]:
        return [message for message in self.messages.values() if message.only_for in (None, user_id)]

    def with_nonce(self, nonce: str | None) -> Message | None:
        since = time.monotonic() - NONCE_SECONDS
        recent = (one for one in reversed(self.messages.values()) if one.sent_at > since)
        return next((one for one in recent if nonce is not None and one.nonce == nonce), None)


@dataclass(slots=True)
class Guild:
    """A server, and who is in it."""

    name: str
    locale: str = "en-US"
    members: dict[int, User] = field(default_factory=dict)
    moderators: set[int] = field(default_factory=set)
    id: int = field(default_factory=snowflake)


@dataclass(slots=True)
class World:
    """Everything, by id. The bot is in every server. `pictures` is how the files of messages are treated."""

    bot: User = field(default_factory=lambda: User("Pirate Tavern", is_bot=True, id=BOT_ID))
    guilds: dict[int, Guild] = field(default_factory=dict)
    channels: dict[int, Channel] = field(default_factory=dict)
    users: dict[int, User] = field(default_factory=dict)
    pictures: Model = Model.DOCUMENTED

    def add_guild(self, name: str, locale: str = "en-US") -> Guild:
        guild = Guild(name, locale, {self.bot.id: self.bot})
        self.guilds[guild.id] = guild
        return guild

    def add_person(self, guild: Guild, name: str, *, moderator: bool = False, locale: str = "en-US") -> User:
        """A new person in a server; a moderator has every permission."""
        user = User(name, locale=locale)
        self.users[user.id] = guild.members[user.id] = user
        if moderator:
            guild.moderators.add(user.id)
        return user

    def add_channel(self, guild: Guild, name: str) -> Channel:
        return self._kept(Channel(TEXT, guild.id, name))

    def add_thread(self, parent: Channel, name: str, owner: User, kind: int = PUBLIC_THREAD) -> Channel:
        ours = kind != PRIVATE_THREAD or owner is self.bot
        return self._kept(Channel(kind, parent.guild_id, name, parent.id, owner.id, open_to_bot=ours))

    def conversation(self, user: User) -> Channel:
        return self.found_conversation(user) or self._kept(Channel(DM, recipient=user))

    def found_conversation(self, user: User) -> Channel | None:
        return next((one for one in self.channels.values() if one.recipient is user), None)

    def messages(self) -> Iterator[Message]:
        """Every message of the bot that is not ephemeral."""
        for channel in self.channels.values():
            for message in channel.messages.values():
                if message.author is self.bot and message.only_for is None:
                    yield message

    def _kept(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        return channel
