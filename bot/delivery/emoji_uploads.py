"""Uploads missing emojis of suits and cards after the start, when nobody waits.

The application has room for 2,000 (https://discord.com/developers/docs/resources/emoji#application-owned-
emoji). Older drawings stay, since messages show them, until room becomes scarce.
"""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress

from bot import art, processes
from bot.art.emoji_names import OURS, drawings, name_of
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.delivery.messenger import Messenger
from bot.delivery.rate_limits import Priority
from bot.presenters.picture import Face
from bot.processes import NoAnswerError, ProcessPool
from bot.store.errors import StoreError
from bot.tables import notes
from bot.tables.presence import until_available
from bot.tables.tables import Tables
from bot.tables.worker import end

log = logging.getLogger(__name__)

A_DAY = 24 * 3600
FULL = 1500  # emojis from which on old ones are deleted
_NUMBERED = re.compile(rf"{OURS}(?P<card>\w+)_(?P<number>\d{{1,3}})")
# Names of version 0.2.0, which ended in six digits of the file's hash.
_BEFORE_NUMBERS = re.compile(rf"{OURS}\w+_[0-9a-f]{{6}}")

DrawEmoji = Callable[[Face], Awaitable[bytes]]  # raises `NoAnswerError`


def emojis_drawn_by(pool: ProcessPool) -> DrawEmoji | None:
    """Draws emojis in a pool of processes; None without Pillow or the font."""

    async def draw(face: Face) -> bytes:
        return await pool.run(processes.Priority.EMOJI, art.draw_emoji, face)

    return draw if art.can_draw() else None


def outdated(name: str) -> bool:
    """Whether an emoji is ours and at least two drawings old."""
    if _BEFORE_NUMBERS.fullmatch(name):
        return min(drawing.number for drawing in drawings().values()) > 1
    found = _NUMBERED.fullmatch(name)
    drawing = found and drawings().get(found["card"])
    return bool(found and drawing and int(found["number"]) < drawing.number - 1)


class EmojiUploads:
    """Uploads emojis; without anything to `draw` with, none."""

    def __init__(self, tables: Tables, messenger: Messenger, draw: DrawEmoji | None) -> None:
        self._tables = tables
        self._messenger = messenger
        self._emojis = messenger.emojis
        self._draw = draw
        self._uploading: asyncio.Task[None] | None = None

    async def recall(self) -> None:
        """Uses the emojis that were uploaded before this start."""
        if self._draw is not None:
            self._emojis.know(await notes.emoji_ids(self._tables))

    async def resume(self) -> None:
        """Begins, and returns at once."""
        if not self._emojis.faces:
            return
        if self._draw is None:
            log.info("suits and cards are shown by Unicode's shapes: nothing draws emojis")
            return
        self._uploading = asyncio.create_task(self._upload_all(self._draw), name="emojis")

    async def stop(self) -> None:
        """Ends all work; the next start does the rest."""
        await end(self._uploading)

    async def _upload_all(self, draw: DrawEmoji) -> None:
        while True:
            try:
                await until_available(lambda: self._bring_up_to_date(draw), what="emojis")
            except (ClosedError, GoneError, InvalidRequestError, StoreError) as error:
                log.warning("emojis are tried again tomorrow", extra={"error": str(error)})
            if len(self._emojis.ids) == len(self._emojis.faces):
                return
            await asyncio.sleep(A_DAY)

    async def _bring_up_to_date(self, draw: DrawEmoji) -> None:
        client = self._messenger.client
        await self._messenger.turn(Priority.IDLE)
        with sorted_errors():
            there = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
        await self._know(there)
        await self._make_room(there)
        refused: dict[str, str] = {}
        for face in self._emojis.faces:
            if (name := name_of(face)) in there:
                continue
            try:
                emoji_id = await self._upload(name, await draw(face))
            except NoAnswerError:
                continue  # the pool has logged it
            except (ClosedError, GoneError, InvalidRequestError) as error:
                refused[name] = str(error)
            else:
                await self._know({**self._emojis.ids, name: emoji_id})
        if refused:
            about = {"emojis": " ".join(refused), "error": ", ".join(sorted(set(refused.values())))}
            log.warning("Discord refuses emojis: they are tried again tomorrow", extra=about)

    async def _know(self, ids: Mapping[str, int]) -> None:
        self._emojis.know(ids)
        await notes.keep_emoji_ids(self._tables, self._emojis.ids)

    async def _make_room(self, there: Mapping[str, int]) -> None:
        old = sorted(emoji_id for name, emoji_id in there.items() if outdated(name))
        deleted = old[: max(0, len(there) - FULL + 1)]
        for emoji_id in deleted:
            await self._delete(emoji_id)
        if deleted:
            left = len(there) - len(deleted)
            log.warning("emojis of old drawings are deleted", extra={"deleted": len(deleted), "left": left})

    async def _upload(self, name: str, file: bytes) -> int:
        await self._messenger.turn(Priority.IDLE)
        with sorted_errors():
            return (await self._messenger.client.create_application_emoji(name=name, image=file)).id

    async def _delete(self, emoji_id: int) -> None:
        client = self._messenger.client
        await self._messenger.turn(Priority.IDLE)
        with suppress(ClosedError), sorted_errors():  # another bot has deleted it
            await client.http.delete_application_emoji(client.application_id or 0, emoji_id)
