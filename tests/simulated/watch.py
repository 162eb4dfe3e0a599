"""Reads the bot's requests: what it sent, whether Discord takes that, and who can read it.

Everything is read from the requests themselves, so that an edit is seen beside what it replaced, and what was
deleted is still seen.
"""

import re
from collections.abc import Container, Iterator, Mapping
from contextlib import suppress
from typing import Any, NamedTuple

from discord import ButtonStyle
from simcord import Env, HttpLogEntry
from simcord.backend.models import EPHEMERAL_FLAG, Interaction, Message
from simcord.enums import CallbackType, ChannelType, ComponentType

from tests.simulated import limits, openapi

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
FOLLOWUP = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/(@original|\d+))?")
IN_CHANNEL = re.compile(r"/channels/(\d+)(?:/.*)?")

GREY = (ButtonStyle.secondary.value, ButtonStyle.link.value)

Body = Mapping[str, Any]

NEW_MESSAGES = (CallbackType.CHANNEL_MESSAGE_WITH_SOURCE, CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE)


class Sent(NamedTuple):
    """One request that carried something to read, or one file that came with a message."""

    audience: int | None
    """The id of the only person who can read it, None for everyone."""
    text: str
    """All its strings, a line for each: content, labels, embeds, options, custom ids, file names."""


def check_requests(env: Env, looked_at: Container[int] = ()) -> None:
    """Assert that Discord takes all that the bot has sent so far, by its description and its other rules.

    `looked_at` are the identities of requests that have been held against the other rules before.
    """
    found = [problem for request in env.http_requests for problem in openapi.problems(request)]
    found += [
        problem
        for request in env.http_requests
        if id(request) not in looked_at
        for problem in limits.problems(request)
    ]
    assert not found, "Discord would refuse this:\n" + "\n".join(found)


def check_colours(env: Env) -> None:
    """Assert that at most one button of each message has a colour: the way on."""
    for request in env.http_requests:
        body = request.json if isinstance(request.json, Mapping) else {}
        labels = list(coloured((body.get("data") or body).get("components") or []))
        assert len(labels) <= 1, f"more than one way on: {labels}"


def coloured(parts: Any) -> Iterator[str]:
    """The labels of the buttons that are not grey."""
    for part in parts:
        if part["type"] == ComponentType.BUTTON and part["style"] not in GREY:
            yield part.get("label", "")
        yield from coloured(part.get("components", []))


def sent(env: Env) -> list[Sent]:
    """Everything the bot has sent so far, in order, with who can read it; then its text files.

    Only files that a message still has are there, and no pictures.
    """
    audiences = _Audiences(env)
    bodies = [
        Sent(audiences.of_request(request), "\n".join(_strings(request.json)))
        for request in env.http_requests
        if request.json is not None
    ]
    return [*bodies, *_files(env, audiences)]


def messages_seen_by_others(env: Env, user_id: int) -> list[str]:
    return [text for audience, text in sent(env) if audience != user_id]


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)


def _files(env: Env, audiences: "_Audiences") -> Iterator[Sent]:
    messages = [message for channel in env.backend.messages.values() for message in channel.values()]
    for message in (message for message in messages if message.author_id == env.backend.bot_user.id):
        for attachment in message.attachments:
            content = env.backend.cdn.get(attachment["url"]) or b""
            with suppress(UnicodeDecodeError):
                yield Sent(audiences.of_message(message), content.decode())


class _Audiences:
    """Who reads what the bot has sent. The requests must be asked about in the order in which they were made.

    A guild's channels and threads count as read by everyone, whatever their permissions; so does a channel
    that is gone.
    """

    def __init__(self, env: Env) -> None:
        self._backend = env.backend
        # Only what everyone in the channel sees is told to the gateway.
        self._public = {
            int(payload["id"])
            for seam, event, payload in env.backend.transcript
            if (seam, event) == ("GATEWAY", "MESSAGE_CREATE")
        }
        # Interactions whose answer is announced and still to come: it is as private as the announcement was.
        self._pending: set[int] = set()

    def of_request(self, request: HttpLogEntry) -> int | None:
        body = request.json or {}
        if match := CALLBACK.fullmatch(request.path):
            interaction = self._backend.interactions.get(int(match[1]))
            return self._of_answer(interaction, body) if interaction else None
        if match := FOLLOWUP.fullmatch(request.path):
            known = self._backend.interaction_tokens.get(match[1])
            return self._of_followup(self._backend.interactions[known], match[2], body) if known else None
        match = IN_CHANNEL.fullmatch(request.path)
        return self._of_channel(int(match[1])) if match else None

    def of_message(self, message: Message) -> int | None:
        if message.is_ephemeral and message.interaction_metadata:
            return int(message.interaction_metadata["user"]["id"])
        return self._of_channel(message.channel_id)

    def _of_channel(self, channel_id: int) -> int | None:
        channel = self._backend.channels.get(channel_id)
        return channel.recipient_ids[0] if channel and channel.type == ChannelType.DM else None

    def _of_answer(self, interaction: Interaction, answer: Body) -> int | None:
        kind = answer["type"]
        if kind == CallbackType.DEFERRED_CHANNEL_MESSAGE_WITH_SOURCE:
            self._pending.add(interaction.id)
        if kind in NEW_MESSAGES:
            return self._of_new(interaction, answer.get("data") or {})
        if kind == CallbackType.UPDATE_MESSAGE:
            return self._of_edited(interaction, interaction.source_message_id)
        return interaction.user_id

    def _of_followup(self, interaction: Interaction, edited: str | None, body: Body) -> int | None:
        if interaction.id in self._pending:
            self._pending.remove(interaction.id)
            edited = "@original"
        if edited is None:
            return self._of_new(interaction, body)
        return self._of_edited(interaction, interaction.message_id if edited == "@original" else int(edited))

    def _of_new(self, interaction: Interaction, message: Body) -> int | None:
        ephemeral = int(message.get("flags") or 0) & EPHEMERAL_FLAG
        return interaction.user_id if ephemeral else self._of_channel(interaction.channel_id)

    def _of_edited(self, interaction: Interaction, message_id: int | None) -> int | None:
        public = message_id in self._public
        return self._of_channel(interaction.channel_id) if public else interaction.user_id
