"""The simulated Discord, as strict as the real one.

    with strict() as discord:
        async with simcord.run(bot) as env:
            discord.is_quarantined = True

simcord takes what Discord refuses: bodies beyond its limits, emojis that are none, threads of another kind
than their channel has, edits in archived threads, direct messages to everybody. Here it refuses them, with
Discord's own codes. What a bot promises besides is noted in `broken` where it is not kept: nobody waits for
an answer while the bot asks for something else, and nobody is written to first who has not acted.

https://discord.com/developers/docs/topics/opcodes-and-status-codes#json tells the codes.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest
from discord.state import ConnectionState
from simcord import HttpLogEntry
from simcord.backend import Backend, serializers
from simcord.backend.access import channel_accessible
from simcord.backend.errors import BackendError
from simcord.backend.models import Channel, Message
from simcord.enums import CallbackType, ChannelType

from bot.tables.worker import PerKeyWorker
from tests.simulated import attachments, limits
from tests.simulated.attachments import Model
from tests.simulated.component_limits import walk
from tests.simulated.private import see_requests

HOUR = 60 * 60
EDITS, EDIT_SECONDS = 3, 6
"""So many edits of a channel's messages that are older than an hour, in so many seconds (error 30046)."""
OPENED_AT_ONCE, OPENING_SECONDS = 30, 600
"""Conversations after which Discord has been seen to block more of them (error 40003), in so many seconds."""
MOST_THREADS, MOST_EMOJIS = 1000, 2000

_MESSAGE = re.compile(r"/channels/(\d+)/messages/(\d+)")
_MESSAGES = re.compile(r"/channels/(\d+)/messages")
_CHANNEL = re.compile(r"/channels/(\d+)(?:/.*)?")
_THREADS = re.compile(r"/channels/(\d+)/(?:messages/\d+/)?threads")
_CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
_ANSWER = re.compile(r"/webhooks/\d+/([^/]+)/messages/(@original|\d+)")
_EMOJIS = re.compile(r"/applications/\d+/emojis")
_EMOJI = re.compile(r"<a?:\w+:(\d+)>")
_CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
_OPENING = "/users/@me/channels"
_OF_THE_TOKEN = re.compile(r"/(?:channels|users|guilds|applications|oauth2)/.*")
"""What the bot asks for by its token; the rest are answers to an interaction."""

_KINDS: Mapping[int, Sequence[int]] = {
    ChannelType.TEXT: (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD),
    5: (10,),
    15: (ChannelType.PUBLIC_THREAD,),
}
"""Which kinds of threads a channel has: an announcement channel its own alone, a forum posts.
https://discord.com/developers/docs/resources/channel#channel-object-channel-types"""
_FORUM = 15


@dataclass(slots=True)
class _Waiting:
    """Somebody waits for the answer to what they did; `asked` is what was asked for meanwhile."""

    is_answered: bool = False


_waiting: ContextVar[_Waiting | None] = ContextVar("_waiting", default=None)


@dataclass
class Strict:
    """What Discord refuses besides. `broken` are the promises that the bot did not keep, in words.

    Limits that take time to reach are off until a test turns them on: a quarantined bot begins no
    conversation, `limits_edits` and `limits_openings` are those of old messages and of new conversations.
    `strangers` are people who share no server with the bot, `closed` those who take no direct messages.
    `pictures` is how it treats the files of messages.
    """

    backend: Backend | None = None
    broken: list[str] = field(default_factory=list)
    is_quarantined: bool = False
    limits_edits: bool = False
    limits_openings: bool = False
    most_threads: int = MOST_THREADS
    strangers: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    pictures: Model = Model.DOCUMENTED
    refusals: Counter[int] = field(default_factory=Counter)
    looked_at: set[int] = field(default_factory=set)
    _edited: dict[int, list[float]] = field(default_factory=dict)
    _opened: list[float] = field(default_factory=list)

    def check(self) -> None:
        assert not self.broken, "\n".join(self.broken)

    @property
    def world(self) -> Backend:
        assert self.backend is not None
        return self.backend

    def look(self, backend: Backend) -> None:
        """Raises what Discord would refuse the latest request with; notes the promise that it breaks."""
        self.backend, request = backend, backend.http_requests[-1]
        self._note_answer(request)
        self.looked_at.add(id(request))
        for rule in _RULES:
            if (refusal := rule(self, request)) is not None:
                self.refusals[refusal.code] += 1
                raise refusal

    def channel(self, pattern: re.Pattern[str], request: HttpLogEntry) -> Channel | None:
        found = pattern.fullmatch(request.path)
        return None if found is None else self.world.channels.get(int(found[1]))

    def now(self) -> float:
        return discord.utils.utcnow().timestamp()

    def _note_answer(self, request: HttpLogEntry) -> None:
        waiting = _waiting.get()
        if waiting is None or waiting.is_answered:
            return
        if _CALLBACK.fullmatch(request.path):
            waiting.is_answered = True
        elif _OF_THE_TOKEN.fullmatch(request.path):
            self.broken.append(f"{request.method} {request.path}: while somebody waits for an answer")


def _invalid(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    complaints = limits.problems(request)
    return BackendError(400, 50035, f"Invalid Form Body: {complaints}") if complaints else None


def _foreign_emoji(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """An emoji with an id is one of the application's own; others need a permission that the bot has not."""
    ids = {int(emoji["id"]) for emoji in _emojis(request.json) if emoji.get("id")}
    if ids <= set(strict.world.application_emojis):
        return None
    return BackendError(400, 50035, "Invalid Form Body: BUTTON_COMPONENT_INVALID_EMOJI")


def _unknown_emoji(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """In a text Discord shows the name of an emoji that it does not know, and refuses nothing."""
    own = strict.world.application_emojis
    for text in _texts(request.json):
        for emoji_id in _EMOJI.findall(_CODE.sub("", text)):
            if int(emoji_id) not in own:
                strict.broken.append(f"{request.path}: shows an emoji that there is not: {emoji_id}")
        if any(_EMOJI.search(code) for code in _CODE.findall(text)):
            strict.broken.append(f"{request.path}: an emoji in code is shown as its name")
    return None


def _too_many_emojis(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    is_new = request.method == "POST" and _EMOJIS.fullmatch(request.path)
    if is_new and len(strict.world.application_emojis) >= MOST_EMOJIS:
        return BackendError(400, 30008, "Maximum number of emojis reached")
    return None


def _hidden(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """Nothing can be done in a channel that one does not see; private threads show to who was added alone."""
    channel, me = strict.channel(_CHANNEL, request), strict.world.bot_user.id
    if channel is None:
        return None
    is_added = channel.type != ChannelType.PRIVATE_THREAD or me in channel.thread_members
    if is_added and channel_accessible(strict.world, channel.id, me):
        return None
    return BackendError(403, 50001, "Missing Access")


def _archived(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """An archived thread takes no edit; a new message wakes it, unless it was locked as well."""
    channel = strict.channel(_CHANNEL, request)
    state = None if channel is None else channel.thread_metadata
    if channel is None or state is None or not state.archived:
        return None
    if _MESSAGE.fullmatch(request.path) and request.method in ("PATCH", "DELETE"):
        return BackendError(400, 50083, "Thread is archived")
    if _MESSAGES.fullmatch(request.path) and request.method == "POST":
        if state.locked:
            return BackendError(400, 160005, "This thread is locked")
        strict.world.edit_channel(channel.id, {}, thread_metadata={"archived": False})
    return None


def _kind_of_thread(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """A channel has threads of its own kind, and a server so many that are active."""
    parent = strict.channel(_THREADS, request)
    if parent is None or request.method != "POST":
        return None
    body = request.json or {}
    if int(body.get("type", ChannelType.PUBLIC_THREAD)) not in _KINDS.get(parent.type, ()):
        return BackendError(400, 50024, "Cannot execute action on this channel type")
    if parent.type == _FORUM and not body.get("message"):
        return BackendError(400, 50035, "Invalid Form Body: message: BASE_TYPE_REQUIRED")
    active = [
        one
        for one in strict.world.channels.values()
        if one.guild_id == parent.guild_id and one.thread_metadata and not one.thread_metadata.archived
    ]
    if len(active) >= strict.most_threads:
        return BackendError(400, 160006, "Maximum number of active threads reached")
    return None


def _old_message(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    found = _MESSAGE.fullmatch(request.path)
    if not strict.limits_edits or found is None or request.method != "PATCH":
        return None
    now = strict.now()
    if now - discord.utils.snowflake_time(int(found[2])).timestamp() <= HOUR:
        return None
    lately = [at for at in strict._edited.get(int(found[1]), ()) if at > now - EDIT_SECONDS]
    strict._edited[int(found[1])] = [*lately, now]
    if len(lately) < EDITS:
        return None
    return BackendError(429, 30046, "Maximum number of edits to messages older than 1 hour reached")


def _first_contact(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """A conversation is begun with who has acted; by no quarantined bot, nor one that begins many."""
    if request.method != "POST" or not (request.path == _OPENING or _MESSAGES.fullmatch(request.path)):
        return None
    backend = strict.world
    if request.path != _OPENING:
        channel = strict.channel(_MESSAGES, request)
        if channel is None or channel.type != ChannelType.DM:
            return None
        return _refused_by(strict, channel) or (
            None if backend.messages.get(channel.id) else _quarantine(strict)
        )
    who = int((request.json or {})["recipient_id"])
    if who not in {interaction.user_id for interaction in backend.interactions.values()}:
        strict.broken.append(f"{who} has done nothing, and is written to first")
    if who in strict.strangers:
        return _no_server_in_common()
    now = strict.now()
    lately = [at for at in strict._opened if at > now - OPENING_SECONDS]
    strict._opened = [*lately, now]
    if strict.limits_openings and len(lately) >= OPENED_AT_ONCE:
        return BackendError(403, 40003, "You are opening direct messages too fast")
    return _quarantine(strict)


def _refused_by(strict: Strict, channel: Channel) -> BackendError | None:
    """Why a person takes no message: they share no server with the bot, or take none from it."""
    people = set(channel.recipient_ids)
    if people & strict.strangers:
        return _no_server_in_common()
    if people & strict.closed:
        return BackendError(403, 50007, "Cannot send messages to this user")
    return None


def _no_server_in_common() -> BackendError:
    return BackendError(400, 50278, "Cannot send a message to this user: no mutual guilds")


def _files(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """Components refer to files that come with the request or are kept by it; a callback drops all others."""
    message, body = _edited(strict, request)
    if message is None:
        return None
    if attachments.names_unknown(body, message.attachments):
        return BackendError(
            400, 50035, "Invalid Form Body\nIn attachments: The referenced attachment was not found"
        )
    if attachments.is_refused(strict.pictures, body, message.attachments):
        told = f"In {attachments.MEDIA}: The referenced attachment was not found"
        return BackendError(400, 50035, f"Invalid Form Body\n{told}")
    is_callback = request.method == "POST"
    if is_callback and attachments.sends(body):
        strict.broken.append(f"{request.path}: a picture is sent while somebody waits for an answer")
    if is_callback and "attachments" not in body and not strict.pictures.keeps_unlisted:
        message.attachments = []
    return None


def _forbidden_file(strict: Strict, request: HttpLogEntry) -> BackendError | None:
    """A new file needs a permission, in an edit as in a message."""
    channel = strict.channel(_CHANNEL, request)
    if channel is None or channel.guild_id is None or not attachments.sends(request.json or {}):
        return None
    granted = strict.world.compute_permissions(channel.guild_id, strict.world.bot_user.id, channel.id)
    if discord.Permissions(granted).attach_files:
        return None
    return BackendError(403, 50013, "Missing Permissions")


def _edited(strict: Strict, request: HttpLogEntry) -> tuple[Message | None, Mapping[str, Any]]:
    """The message that a request edits, and what it says of it."""
    world, body = strict.world, request.json or {}
    if found := _CALLBACK.fullmatch(request.path):
        source = world.interactions.get(int(found[1]))
        if body.get("type") != CallbackType.UPDATE_MESSAGE or source is None:
            return None, body
        return _message(world, source.channel_id, source.source_message_id), body.get("data") or {}
    if request.method != "PATCH":
        return None, body
    if found := _MESSAGE.fullmatch(request.path):
        return _message(world, int(found[1]), int(found[2])), body
    if (found := _ANSWER.fullmatch(request.path)) and found[1] in world.interaction_tokens:
        answered = world.interaction_by_token(found[1])
        number = answered.message_id if found[2] == "@original" else int(found[2])
        return _message(world, answered.channel_id, number), body
    return None, body


def _message(world: Backend, channel_id: int, message_id: int | None) -> Message | None:
    return world.messages.get(channel_id, {}).get(message_id or 0)


def _quarantine(strict: Strict) -> BackendError | None:
    if not strict.is_quarantined:
        return None
    return BackendError(403, 20026, "This bot has been flagged by our anti-spam system")


_RULES: Sequence[Callable[[Strict, HttpLogEntry], BackendError | None]] = (
    _first_contact,
    _hidden,
    _archived,
    _kind_of_thread,
    _invalid,
    _foreign_emoji,
    _unknown_emoji,
    _too_many_emojis,
    _old_message,
    _forbidden_file,
    _files,
)


def _texts(body: Any) -> Iterator[str]:
    """The texts of a message, or of an answer to an interaction, in which Discord shows emojis."""
    if not isinstance(body, Mapping):
        return
    for message in (body, body.get("data") or {}):
        if isinstance(message, Mapping):
            yield message.get("content") or ""
            for _, part in walk(message.get("components")):
                yield part.get("content") or ""


def _emojis(body: Any) -> Iterator[Mapping[str, Any]]:
    """The emojis of all components of a message, or of an answer to an interaction."""
    if not isinstance(body, Mapping):
        return
    for message in (body, body.get("data") or {}):
        if isinstance(message, Mapping):
            for _, part in walk(message.get("components")):
                yield from (one["emoji"] for one in (part, *part.get("options", ())) if one.get("emoji"))


@contextmanager
def strict() -> Iterator[Strict]:
    """Makes the Discord strict that is simulated within the block. Errors that a test orders come first."""
    found = Strict()
    parse, changed, payload = (
        ConnectionState.parse_interaction_create,
        PerKeyWorker.changed,
        serializers.message_payload,
    )

    def look(backend: Any, _method: str, _path: str) -> None:
        if found.backend is None or found.backend is backend:  # others may be simulated beside it, or later
            found.look(backend)

    def parse_interaction(state: Any, data: Any) -> None:
        """Whatever discord.py begins for an interaction begins in this context."""
        token = _waiting.set(_Waiting())
        try:
            parse(state, data)
        finally:
            _waiting.reset(token)

    def work(worker: PerKeyWorker, key: int) -> None:
        """Nobody waits for what a worker does."""
        token = _waiting.set(None)
        try:
            changed(worker, key)
        finally:
            _waiting.reset(token)

    def told(backend: Any, message: Message, *, for_user: int | None = None) -> Any:
        """A message as Discord answers with it."""
        shown: dict[str, Any] = dict(payload(backend, message, for_user=for_user))
        if not message.attachments:
            return shown
        parts, files = attachments.told(found.pictures, shown["components"], shown["attachments"])
        return shown | {"components": parts, "attachments": list(files)}

    with pytest.MonkeyPatch.context() as patch:
        see_requests(patch, look, after_errors=True)
        patch.setattr(serializers, "message_payload", told)
        patch.setattr(ConnectionState, "parse_interaction_create", parse_interaction)
        patch.setattr(PerKeyWorker, "changed", work)
        yield found
