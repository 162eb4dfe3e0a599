"""The bodies of messages, and how to tell two apart.

A message that mentions people is plain: the push notification of a components-v2 message is empty
(https://github.com/discord/discord-api-docs/issues/7854).
"""

import hashlib
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, NamedTuple, Protocol

import discord
from discord import ui

Components = list[dict[str, Any]]
Still = Callable[[], bool]  # whether a message still shows the same


def always() -> bool:
    """A message of which nothing else says that it shows the same."""
    return True


class Button(Protocol):
    """A button as it is sent."""

    def to_component_dict(self) -> dict[str, Any]: ...


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture in a message (https://discord.com/developers/docs/components/reference#media-gallery)."""

    key: str
    alt: str
    data: Callable[[Still], Awaitable[bytes | None]]  # the file, or None where it takes too long
    comes: Callable[[Still], Awaitable[bool]]  # waits longer; whether it is there


@dataclass(frozen=True, slots=True)
class Plain:
    """Text of at most 2,000 characters, a few buttons, and perhaps a picture below it.

    `beside` is the text beside a picture, which shows the rest; `text` is the message without a picture.
    """

    content: str
    buttons: Sequence[Button] = ()
    drawing: Drawing | None = None
    beside: str = ""
    text: "Plain | None" = None


ROW = 5  # buttons in a row (https://discord.com/developers/docs/components/reference#action-row)
_ROW = discord.ComponentType.action_row.value
_GALLERY = discord.ComponentType.media_gallery.value
PICTURE = "picture.png"  # the name of every picture, which gives nothing away

MOST_MENTIONED = 80  # people whom one message mentions: Discord takes a hundred in `allowed_mentions`
# Characters of one message (https://discord.com/developers/docs/resources/message#create-message).
MOST_CONTENT = 2_000

Body = Plain | ui.LayoutView


class Page(ui.LayoutView):
    """A message whose buttons are found by their custom ids alone.

    `beside` gives the components beside a picture that shows some of the rest; `text` is the page without it.
    """

    def __init__(
        self,
        components: Components,
        drawing: Drawing | None = None,
        beside: Callable[[], Components] | None = None,
        text: "Page | None" = None,
        *,
        picture_first: bool = False,
    ) -> None:
        super().__init__(timeout=None)
        self._components = components
        self.drawing = drawing
        self.text = text or self
        self._beside = beside
        self.picture_first = picture_first

    @cached_property
    def beside(self) -> Components:
        """The components beside a picture."""
        return self._components if self._beside is None else self._beside()

    @cached_property
    def fingerprint(self) -> str:
        """As `fingerprint`."""
        return _fingerprint(self)

    def with_beside(self, beside: Callable[[], Components]) -> "Page":
        """The page that has these components below a picture, if it gets one."""
        return Page(self._components, beside=beside, picture_first=True)

    def to_components(self) -> Components:
        """The components as they are sent."""
        return self._components

    def has_components_v2(self) -> bool:
        """Always."""
        return True

    def is_finished(self) -> bool:
        """Always: else discord.py keeps a view, an ephemeral one for fifteen minutes."""
        return True


class _Row(ui.View):
    def __init__(self, buttons: Sequence[Button]) -> None:
        super().__init__(timeout=None)
        self._buttons = buttons

    def to_components(self) -> Components:
        made = [button.to_component_dict() for button in self._buttons]
        rows = (made[at : at + ROW] for at in range(0, len(made), ROW))
        return [{"type": _ROW, "components": row} for row in rows]

    def is_finished(self) -> bool:
        return True


def with_drawing(page: Page, drawing: Drawing) -> Page:
    """The page with a picture above its buttons, or first."""
    [container] = page.beside
    parts: Components = container["components"]
    above = next((at for at, part in enumerate(parts) if part["type"] == _ROW), len(parts))
    at = 0 if page.picture_first else above
    item = {"media": {"url": f"attachment://{PICTURE}"}, "description": drawing.alt}
    gallery = {"type": _GALLERY, "items": [item]}
    return Page([{**container, "components": [*parts[:at], gallery, *parts[at:]]}], drawing, text=page)


def with_below(page: Page, other: Page) -> Page:
    """The page, and another below it."""
    [below] = other.to_components()
    line = {"type": discord.ComponentType.separator.value, "divider": True, "spacing": 1}

    def both(components: Components) -> Components:
        [container] = components
        return [{**container, "components": [*container["components"], line, *below["components"]]}]

    return Page(
        both(page.to_components()),
        page.drawing,
        lambda: both(page.beside),
        None if page.text is page else with_below(page.text, other),
        picture_first=page.picture_first,
    )


def illustrated(body: Plain, drawing: Drawing) -> Plain:
    """The message with a picture."""
    return replace(body, content=body.beside or body.content, drawing=drawing, text=body)


def arguments(body: Body) -> dict[str, Any]:
    """The body for discord.py's `send` and `edit`."""
    if isinstance(body, ui.LayoutView):
        return {"view": body}
    return {"content": body.content, "view": _Row(body.buttons)}


def drawing_of(body: Body) -> Drawing | None:
    """The picture that is in a message."""
    drawing: Drawing | None = getattr(body, "drawing", None)
    return drawing


def text_of(body: Body) -> Body:
    """The message without its picture."""
    if isinstance(body, Plain):
        return body.text or replace(body, drawing=None)
    return body.text if isinstance(body, Page) else body


def shows_picture(message: discord.Message) -> int | None:
    """The id of our picture in a message, if any.

    Attachments of components are not in its list of attachments:
    https://discord.com/developers/docs/components/reference#unfurled-media-item
    """
    for part in _parts(message.components):
        for item in getattr(part, "items", ()):
            if item.media.attachment_id is not None:
                return int(item.media.attachment_id)
    return next((one.id for one in message.attachments if one.filename == PICTURE), None)


def picture_in(message: Mapping[str, Any]) -> int | None:
    """The same, of a message in JSON."""
    for part in _inner(message["components"]):
        for item in part.get("items", ()):
            if (attachment_id := item["media"].get("attachment_id")) is not None:
                return int(attachment_id)
    return next((int(one["id"]) for one in message["attachments"] if one["filename"] == PICTURE), None)


def _inner(components: Sequence[Any]) -> Iterator[Mapping[str, Any]]:
    for part in components:
        yield part
        yield from _inner(part.get("components", ()))


def _parts(components: Sequence[Any]) -> Iterator[Any]:
    for part in components:
        yield part
        yield from _parts(getattr(part, "children", ()))


def fingerprint(body: Body) -> str:
    """Equal for messages that look the same."""
    return body.fingerprint if isinstance(body, Page) else _fingerprint(body)


def _fingerprint(body: Body) -> str:
    drawing = drawing_of(body)
    picture = [] if drawing is None else [drawing.key]
    return _digest([_content(body), components_of(body), *picture])


def is_shown_by(message: discord.Message, body: Body) -> bool:
    """Whether a message from Discord reads as the body does, with a picture if it has one.

    For a nonce that it knows Discord answers with the message that it has.
    """
    shown = [component.to_dict() for component in message.components]
    if (shows_picture(message) is None) is not (drawing_of(body) is None):
        return False
    return (message.content.strip(), _words(shown)) == (_content(body).strip(), _words(components_of(body)))


def looks(body: Body) -> str:
    """A value by which a message is found again on Discord."""
    return _looks(components_of(body), _content(body))


def looks_of(message: discord.Message) -> str:
    """The same of a message on Discord."""
    return _looks([component.to_dict() for component in message.components], message.content)


def custom_ids(message: discord.Message) -> Sequence[str]:
    """The custom ids in a message on Discord."""
    return list(_strings([component.to_dict() for component in message.components], ("custom_id",)))


def _looks(components: Any, content: str) -> str:
    # What can be pressed tells messages apart; where nothing can, all that it says.
    pressed = list(_strings(components, ("custom_id",)))
    return _digest(pressed or [content.strip(), *_words(components)])


def offers(body: Body, custom_id: str) -> bool:
    """Whether a message has a button of that custom id, which Discord takes once."""
    return custom_id in _strings(components_of(body), ("custom_id",))


def names_all(message: discord.Message, body: Body) -> bool:
    """Whether a message mentions all people that the body does."""
    shown = [component.to_dict() for component in message.components]
    return _mentioned(components_of(body), _content(body)) <= _mentioned(shown, message.content)


def _mentioned(components: Any, content: str) -> Set[str]:
    return {user_id for text in (content, *_strings(components)) for user_id in _MENTION.findall(text)}


def _content(body: Body) -> str:
    return body.content if isinstance(body, Plain) else ""


def components_of(body: Body) -> Components:
    """The components of a message as they are sent."""
    components: Components = arguments(body)["view"].to_components()
    return components


def _words(components: Any) -> Sequence[str]:
    return [word.strip() for word in _strings(components)]


_MENTION = re.compile(r"<@(\d+)>")
_READ = ("content", "label", "placeholder", "custom_id", "url", "value")


def _strings(part: Any, named: Sequence[str] = _READ) -> Iterator[str]:
    if isinstance(part, Mapping):
        yield from (part[name] for name in named if part.get(name))
        for name in ("components", "options", "accessory"):
            yield from _strings(part.get(name) or [], named)
    elif isinstance(part, list):
        for inner in part:
            yield from _strings(inner, named)


def _digest(said: Any) -> str:
    return hashlib.sha256(json.dumps(said, sort_keys=True).encode()).hexdigest()[:16]


class Part(NamedTuple):
    """One of the messages, with the people that it mentions."""

    content: str
    people: Sequence[int]


def parts_of(text: str, people: Sequence[int]) -> Sequence[Part]:
    """A text, and then mentions of people, in as many messages as it takes."""
    parts: list[Part] = []
    content, named = text, list[int]()
    for user_id in people:
        mention = f"{' ' if named else chr(10) if content else ''}<@{user_id}>"
        if len(named) == MOST_MENTIONED or len(content) + len(mention) > MOST_CONTENT:
            parts.append(Part(content, named))
            content, named, mention = "", [], mention.strip()
        content, named = content + mention, [*named, user_id]
    return [*parts, Part(content, named)]
