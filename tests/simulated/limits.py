"""What Discord enforces on what a bot sends, and its own description of the API does not say.

Each rule is a pure function from a part of a request to the complaints about it, `where: what`.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from simcord import HttpLogEntry

from tests.simulated.command_limits import command_complaints
from tests.simulated.component_limits import (
    COMPONENTS_V2,
    TEXT_DISPLAY,
    component_complaints,
    form_complaints,
    layout_complaints,
    walk,
)
from tests.simulated.private import Unchanging

Body = Mapping[str, Any]

CONTENT_LENGTH = 2000
EMBEDS_LENGTH = 6000
NONCE_LENGTH = 25
CHOICES = 25
CHOICE_LENGTH = 100

EMOJI_NAME = re.compile(r"\w{2,32}", re.ASCII)
EMOJI_SIZE = 256 * 1024
PICTURE = re.compile(r"data:image/(?:png|jpeg|gif|webp|avif);base64")

NUMBERS = re.compile("(?<=/)[0-9]+(?=/|$)")
CALLS_SOMEONE = re.compile(r"@everyone|@here|<@")


def problems(request: HttpLogEntry) -> list[str]:
    """Everything that breaks an unstated rule in a request that the bot made.

    Gives sentences such as `POST /channels/1/messages: content: 2001 characters, at most 2000`.
    """
    if not request.json:
        return []
    return [
        f"{request.method} {request.path}: {complaint}"
        for judge in _judges(request.method, NUMBERS.sub("0", request.path))
        for complaint in judge(request.json)
    ]


@lru_cache(4096)
def _judges(method: str, path: str) -> Sequence[Callable[[Any], Iterator[str]]]:
    """What judges such requests; in the path each id is 0, since there are many."""
    return [judge for meant, pattern, judge in ROUTES if meant == method and re.fullmatch(pattern, path)]


def message_complaints(body: Body) -> Iterator[str]:
    for rule in MESSAGE_RULES:
        yield from rule(body)


def content_complaints(body: Body) -> Iterator[str]:
    """Discord's own limit for a bot is 2,000 characters; the description says 4,000."""
    length = len(body.get("content") or "")
    if length > CONTENT_LENGTH:
        yield f"content: {length} characters, at most {CONTENT_LENGTH}"


def embed_complaints(body: Body) -> Iterator[str]:
    length = sum(map(_embed_length, body.get("embeds") or ()))
    if length > EMBEDS_LENGTH:
        yield f"embeds: {length} characters in all, at most {EMBEDS_LENGTH}"


def _embed_length(embed: Body) -> int:
    footer, author = embed.get("footer") or {}, embed.get("author") or {}
    fields = [part for field in embed.get("fields") or () for part in (field.get("name"), field.get("value"))]
    texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name"), *fields]
    return sum(len(text or "") for text in texts)


def nonce_complaints(body: Body) -> Iterator[str]:
    """An enforced nonce must be there, and short."""
    nonce = str(body.get("nonce") or "")
    if body.get("enforce_nonce") and not 1 <= len(nonce) <= NONCE_LENGTH:
        yield f"nonce: {len(nonce)} characters, 1 to {NONCE_LENGTH}"


def mention_complaints(body: Body) -> Iterator[str]:
    """Only people whom a message names by their id may be called by it, never everyone, here or a role.

    What calls people is the content and the text displays. Embeds and labels call nobody.
    """
    displays = [
        part.get("content") for _, part in walk(body.get("components")) if part["type"] == TEXT_DISPLAY
    ]
    allowed = body.get("allowed_mentions")
    if allowed is None:
        if any(CALLS_SOMEONE.search(text or "") for text in [body.get("content"), *displays]):
            yield "allowed_mentions: missing, and the text may call people"
        return
    for key in ("parse", "roles", "replied_user"):
        if allowed.get(key):
            yield f"allowed_mentions.{key}: {allowed[key]!r} allows more than the users listed"


def choice_complaints(body: Body) -> Iterator[str]:
    """Complaints about the choices of an autocomplete."""
    choices: Sequence[Body] = body.get("choices") or ()
    if len(choices) > CHOICES:
        yield f"choices: {len(choices)}, at most {CHOICES}"
    for place, choice in enumerate(choices):
        for key in ("name", "value"):
            text = choice[key]
            if isinstance(text, str) and not 1 <= len(text) <= CHOICE_LENGTH:
                yield f"choices.{place}.{key}: {len(text)} characters, 1 to {CHOICE_LENGTH}"


def callback_complaints(body: Body) -> Iterator[str]:
    judge = CALLBACKS.get(body["type"])
    if judge and body.get("data"):
        yield from (f"data.{complaint}" for complaint in judge(body["data"]))


def starter_complaints(body: Body) -> Iterator[str]:
    if body.get("message"):
        yield from (f"message.{complaint}" for complaint in message_complaints(body["message"]))


def commands_complaints(commands: Sequence[Body] | Body) -> Iterator[str]:
    """Complaints about registered commands, all at once or one alone."""
    listed = (commands,) if isinstance(commands, Mapping) else tuple(commands)
    if all(isinstance(command, Unchanging) for command in listed):
        yield from _complaints_about(listed)
    else:
        yield from _complaints_about(json.dumps(listed))


@lru_cache
def _complaints_about(commands: str | tuple[Body, ...]) -> tuple[str, ...]:
    return tuple(command_complaints(json.loads(commands) if isinstance(commands, str) else commands))


def push_complaints(body: Body) -> Iterator[str]:
    """A components-v2 message that mentions somebody arrives as an empty push notification.

    https://github.com/discord/discord-api-docs/issues/7854
    """
    if int(body.get("flags") or 0) & COMPONENTS_V2 and (body.get("allowed_mentions") or {}).get("users"):
        yield "flags: mentions somebody in components v2, whose push notification is empty"


def picture_complaints(body: Body) -> Iterator[str]:
    """A new emoji: its name, and a picture of a kind and a size that Discord takes.

    https://discord.com/developers/docs/resources/emoji#emoji-formats
    """
    name, (head, _, data) = body.get("name") or "", (body.get("image") or "").partition(",")
    if not EMOJI_NAME.fullmatch(name):
        yield f"name: {name!r} is none of an emoji"
    if not PICTURE.fullmatch(head):
        yield f"image: {head!r} is no picture that Discord takes"
    if len(data) * 3 // 4 > EMOJI_SIZE:
        yield f"image: {len(data) * 3 // 4} bytes, at most {EMOJI_SIZE}"


MESSAGE_RULES: Sequence[Callable[[Body], Iterator[str]]] = (
    content_complaints,
    embed_complaints,
    nonce_complaints,
    mention_complaints,
    push_complaints,
    layout_complaints,
    component_complaints,
)

CALLBACKS: Mapping[int, Callable[[Body], Iterator[str]]] = {
    4: message_complaints,
    7: message_complaints,
    8: choice_complaints,
    9: form_complaints,
}

COMMANDS = r"/applications/\d+(/guilds/\d+)?/commands"
ROUTES: Sequence[tuple[str, str, Callable[[Any], Iterator[str]]]] = (
    ("POST", r"/channels/\d+/messages", message_complaints),
    ("PATCH", r"/channels/\d+/messages/\d+", message_complaints),
    ("POST", r"/channels/\d+/threads", starter_complaints),
    ("POST", r"/webhooks/\d+/[^/]+", message_complaints),
    ("PATCH", r"/webhooks/\d+/[^/]+/messages/(@original|\d+)", message_complaints),
    ("POST", r"/interactions/\d+/[^/]+/callback", callback_complaints),
    ("POST", r"/applications/\d+/emojis", picture_complaints),
    ("PUT", COMMANDS, commands_complaints),
    ("POST", COMMANDS, commands_complaints),
    ("PATCH", COMMANDS + r"/\d+", commands_complaints),
)
