"""The application's own emojis in the place of Unicode's suits and cards.

All is written and compared with Unicode's shapes; only as a message leaves are they replaced:
https://discord.com/developers/docs/resources/emoji#application-owned-emoji
"""

import logging
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple, TypeVar

import discord

from bot.art.emoji_names import name_of
from bot.delivery.body import Body, Components, Page, Plain
from bot.presenters.picture import Emojis, Face

log = logging.getLogger(__name__)

INVALID_FORM = 50035  # Discord's answer to an unknown emoji, among others
MOST_PLAIN, MOST_IN_ALL = 2000, 4000  # characters of text in a message, and in one of components v2
# Bytes of the latter's texts as UTF-8, and how many more each counts: beyond that Discord answers with 500
# (https://github.com/discord/discord-api-docs/issues/8554).
MOST_BYTES, FOR_EACH = 10_170, 12
# Characters that make another emoji of a shape.
_JOINED = r"\u200d\ufe0f\U0001F3FB-\U0001F3FF\U000E0020-\U000E007F"
_PATH = re.compile(r"\b(components(?:\.\w+)*?)\.emoji\b")  # where in a message Discord has refused an emoji

T = TypeVar("T")
Turn = Callable[[], Awaitable[None]]  # waits until one more request may be made


async def at_once() -> None:
    """Waits for nothing: answers don't count against the bot's rate."""


class Known(NamedTuple):
    """An emoji that the application has."""

    name: str
    id: int

    def __str__(self) -> str:
        return f"<:{self.name}:{self.id}>"


class OwnEmojis:
    """The known emojis of `faces`, and messages with them."""

    def __init__(self, faces: Emojis) -> None:
        self._faces = {(_bare(shape), code): face for (shape, code), face in faces.items()}
        self._known: dict[Face, Known] = {}
        self._pattern = _pattern({shape for shape, _ in self._faces})

    @property
    def faces(self) -> Sequence[Face]:
        """The faces, each once."""
        return list(dict.fromkeys(self._faces.values()))

    @property
    def ids(self) -> Mapping[str, int]:
        """The ids of those that are known, by name."""
        return {known.name: known.id for known in self._known.values()}

    def know(self, ids: Mapping[str, int]) -> None:
        """Shows from now on the emojis with an id by their name."""
        self._known = {face: Known(name, ids[name]) for face in self.faces if (name := name_of(face)) in ids}

    def shown(self, body: Body) -> Body:
        """The message with known emojis; a text that would be too long keeps its shapes."""
        if not self._known:
            return body
        if isinstance(body, Plain):
            content = self._pattern.sub(self._in_text, body.content)
            return replace(body, content=content) if len(content) <= MOST_PLAIN else body
        if not isinstance(body, Page):
            return body
        parts = body.to_components()
        shown = self._all(parts, is_text=True)
        if not _is_taken(list(_texts(shown))):
            shown = self._all(parts, is_text=False)
        return Page(shown, body.drawing) if shown != parts else body

    async def send(self, body: Body, send: Callable[[Body], Awaitable[T]], turn: Turn = at_once) -> T:
        """Sends a message with emojis, or without where Discord refuses one. Raises as `send` does."""
        shown = self.shown(body)
        try:
            return await send(shown)
        except discord.HTTPException as error:
            if shown is body or error.code != INVALID_FORM or not _names_emoji(error.text):
                raise
            await turn()
            sent = await send(body)
            # Until the next start: a new emoji is not known everywhere at once.
            self._forget(shown, error.text)
            return sent

    def _all(self, parts: Components, *, is_text: bool) -> Components:
        return [self._part(part, is_text=is_text) for part in parts]

    def _part(self, part: Mapping[str, Any], *, is_text: bool) -> dict[str, Any]:
        shown = dict(part)
        if is_text and "content" in part:
            shown["content"] = self._pattern.sub(self._in_text, part["content"])
        if part.get("emoji"):
            shown["emoji"] = self._in_button(part["emoji"])
        for key in ("components", "options"):
            if part.get(key):
                shown[key] = self._all(part[key], is_text=is_text)
        return shown

    def _in_text(self, found: re.Match[str]) -> str:
        if found["shape"] is None:
            return found[0]
        known = self._find(found["shape"], found["card"] or "") or self._find(found["shape"], "")
        return found[0] if known is None else f"{known}{found['code'] or ''}"

    def _in_button(self, emoji: Mapping[str, Any]) -> Mapping[str, Any]:
        known = None if emoji.get("id") else self._find(_bare(emoji["name"]), "")
        return emoji if known is None else {"id": str(known.id), "name": known.name}

    def _find(self, shape: str, code: str) -> Known | None:
        face = self._faces.get((shape, code))
        return None if face is None else self._known.get(face)

    def _forget(self, shown: Body, refusal: str) -> None:
        refused = _refused(shown, refusal)
        log.warning("Discord refuses emojis: shapes are shown instead", extra={"emojis": " ".join(refused)})
        self._known = {face: known for face, known in self._known.items() if known.name not in refused}


def _names_emoji(refusal: str) -> bool:
    return _PATH.search(refusal) is not None or "INVALID_EMOJI" in refusal


def _bare(shape: str) -> str:
    # U+FE0F asks for colour.
    return shape.removesuffix("\ufe0f")


def _pattern(shapes: set[str]) -> re.Pattern[str]:
    # What is formatted as code is matched, too, so that it is left alone.
    every = "|".join(map(re.escape, sorted(shapes, key=len, reverse=True)))
    shape = rf"(?<!\u200d)(?P<shape>{every})\ufe0f?(?![{_JOINED}])"
    return re.compile(rf"{shape}(?P<code> ?`(?P<card>[^`\s]+)`)?|```.*?```|`[^`]*`", re.DOTALL)


def _is_taken(texts: Sequence[str]) -> bool:
    size = sum(len(text.encode()) + FOR_EACH for text in texts)
    return sum(map(len, texts)) <= MOST_IN_ALL and size <= MOST_BYTES


def _texts(parts: Components) -> Iterator[str]:
    for part in parts:
        if "content" in part:
            yield part["content"]
        yield from _texts(part.get("components") or [])


def _refused(shown: Body, refusal: str) -> Sequence[str]:
    if not isinstance(shown, Page):
        return ()
    components = shown.to_components()
    named = [_at({"components": components}, path.split(".")) for path in _PATH.findall(refusal)]
    return [emoji["name"] for emoji in _emojis(named or components) if emoji.get("id")]


def _at(part: Any, path: Sequence[str]) -> Any:
    for step in path:
        part = part[int(step)] if step.isdigit() else part[step]
    return part


def _emojis(parts: Components) -> Iterator[Mapping[str, Any]]:
    for part in parts:
        if part.get("emoji"):
            yield part["emoji"]
        for key in ("components", "options"):
            yield from _emojis(part.get(key) or [])
