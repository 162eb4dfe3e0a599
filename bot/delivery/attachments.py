"""The picture of a message that is edited: kept where the message shows it already, else sent.

An edit lists the files that stay by id and name, and the answer to a button drops all others:
https://discord.com/developers/docs/resources/message#edit-message and https://github.com/discord/discord-api-
docs/issues/6277. Where files can't be kept all the same, they are sent each time after the first refusal.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from io import BytesIO
from typing import Any, NamedTuple

import discord

from bot.delivery.body import PICTURE, Body, Still, always, arguments, drawing_of, text_of
from bot.delivery.emojis import INVALID_FORM, OwnEmojis, Turn, at_once
from bot.delivery.without_files import WithoutFiles
from bot.model.messages import ShownPicture

log = logging.getLogger(__name__)

_MEDIA = re.compile(r"\bcomponents[\w.]*\.media\b")  # where in a message Discord has refused a picture
# How Discord says that a message has no such picture: a press took it away meanwhile, or another took its
# place just before a kill.
_GONE = re.compile(r"^In attachments\b", re.MULTILINE)

# Edits with discord.py's arguments; gives the id of the picture that the message shows then, if known.
Edit = Callable[[Mapping[str, Any]], Awaitable[int | None]]


class _Kept(NamedTuple):
    picture: ShownPicture

    def to_dict(self) -> dict[str, Any]:
        return {"id": str(self.picture.attachment_id), "filename": PICTURE}


class Ready(NamedTuple):
    """An edit to be sent, its picture `kept`, drawn or left out."""

    body: Body
    kept: ShownPicture | None
    data: bytes | None


class Attachments:
    """Edits messages that may have a picture."""

    def __init__(self, emojis: OwnEmojis, without_files: WithoutFiles) -> None:
        self.emojis = emojis
        self._without_files = without_files
        self._can_keep: bool | None = None
        self._first = asyncio.Lock()

    async def ready(self, body: Body, shown: ShownPicture | None, still: Still = always) -> Ready:
        """Draws the picture of an edit, unless the message can keep it or shows something newer."""
        if self.is_kept(body, shown):
            return Ready(body, shown, None)
        drawing = drawing_of(body)
        data = None if drawing is None else await drawing.data(still)
        return Ready(text_of(body) if data is None else body, None, data)

    async def edit(
        self, ready: Ready, edit: Edit, turn: Turn = at_once, channel_id: int | None = None
    ) -> ShownPicture | None:
        """Edits a message; gives the picture it shows then. Raises as `edit` does."""
        body, kept, data = ready
        if kept is not None:
            if await self._can_be_kept(body, kept, edit, turn):
                return kept
            again = await self.ready(body, None)
            await turn()
            return await self.edit(again, edit, turn, channel_id)

        async def send(file: bytes | None) -> ShownPicture | None:
            attachment_id = await self._send(text_of(body) if file is None else body, file, edit, turn)
            drawing = drawing_of(body)
            return None if drawing is None or file is None else ShownPicture(drawing.key, attachment_id)

        return await self._without_files.send(channel_id, data, send, turn)

    async def edit_at_once(self, body: Body, shown: ShownPicture | None, edit: Edit) -> ShownPicture | None:
        """As `edit`, for a waiting caller: the shown picture stays or is left out, none is uploaded."""
        can_keep = shown is not None and self.is_kept(body, shown) and not self._first.locked()
        if shown is not None and can_keep and await self._can_be_kept(body, shown, edit, at_once):
            return shown
        await self._send(text_of(body), None, edit, at_once)
        return None

    def is_kept(self, body: Body, shown: ShownPicture | None) -> bool:
        """Whether a message that has `shown` a picture keeps it when it is edited."""
        drawing = drawing_of(body)
        if drawing is None or shown is None or shown.attachment_id is None:
            return False
        return shown.key == drawing.key and self._can_keep is not False

    async def _can_be_kept(self, body: Body, kept: ShownPicture, edit: Edit, turn: Turn) -> bool:
        # The first try is made alone: it shows whether Discord keeps pictures at all.
        if self._can_keep is None:
            async with self._first:
                if self._can_keep is None:
                    return await self._keep(body, kept, edit, turn)
        return self._can_keep is not False and await self._keep(body, kept, edit, turn)

    async def _keep(self, body: Body, kept: ShownPicture, edit: Edit, turn: Turn) -> bool:
        try:
            await self._send(body, kept, edit, turn)
        except discord.HTTPException as error:
            if error.code != INVALID_FORM or not (_GONE.search(error.text) or _MEDIA.search(error.text)):
                raise
            if self._can_keep is None and not _GONE.search(error.text):
                self._can_keep = False
                log.warning("Discord keeps no picture in an edit: each is sent again")
            return False
        self._can_keep = True
        return True

    async def _send(
        self, body: Body, file: bytes | ShownPicture | None, edit: Edit, turn: Turn
    ) -> int | None:
        async def send(shown: Body) -> int | None:
            return await edit({**arguments(shown), "attachments": [] if file is None else [_as_sent(file)]})

        return await self.emojis.send(body, send, turn)


def _as_sent(file: bytes | ShownPicture) -> discord.File | _Kept:
    return as_file(file) if isinstance(file, bytes) else _Kept(file)


def as_file(data: bytes) -> discord.File:
    """A picture as a file, whose name gives nothing away."""
    return discord.File(BytesIO(data), PICTURE)
