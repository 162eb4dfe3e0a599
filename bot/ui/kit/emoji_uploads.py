"""Uploads the emojis of suits and cards after the start: only what is missing, one by one, when nobody waits.

An emoji is called by what it shows and by its file, so what stands there is found again, and a new drawing
takes the place of an old one. The application has room for 2,000 emojis of 256 KiB
(https://discord.com/developers/docs/resources/emoji#application-owned-emoji).
"""

import asyncio
import hashlib
import logging
import re
from collections.abc import Awaitable, Callable, Mapping

from bot import art
from bot.presenters.picture import Face
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables.announcing import Unavailable, until_told
from bot.ui.kit.delivery import Messenger
from bot.ui.kit.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.ui.kit.emojis import Known
from bot.ui.kit.lanes import Lane

log = logging.getLogger(__name__)

OURS = "pt_"
"""With what the names of our emojis begin; others of the application are left alone."""
MARK = 6
"""Digits of the file's hash in a name."""
LONGEST_NAME = 32
_UNNAMED = re.compile(r"[^a-z0-9]+")

DrawEmoji = Callable[[Face], Awaitable[bytes]]
"""Draws an emoji. Raises `NoAnswerError`."""


def emojis_drawn_by(pool: ProcessPool) -> DrawEmoji | None:
    """What draws emojis in the processes of a pool; None where Pillow or the font is missing."""

    async def draw(face: Face) -> bytes:
        return await pool.run(Priority.EMOJI, art.draw_emoji, face)

    return draw if art.can_draw() else None


def name_of(face: Face, file: bytes) -> str:
    """What an emoji is called: 2 to 32 letters, digits and underscores."""
    card = _UNNAMED.sub("_", "_".join(filter(None, (face.symbol, face.number, face.second))).lower())
    room = LONGEST_NAME - len(OURS) - 1 - MARK
    return f"{OURS}{card[:room]}_{hashlib.sha256(file).hexdigest()[:MARK]}"


class EmojiUploads:
    """Makes the application have the emojis that messages show; without anything to `draw` with, none."""

    def __init__(self, messenger: Messenger, draw: DrawEmoji | None) -> None:
        self._messenger = messenger
        self._draw = draw
        self._uploading: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Begins; nobody waits for it."""
        if not self._messenger.emojis.faces:
            return
        if self._draw is None:
            log.info("suits and cards are shown by Unicode's shapes: nothing draws emojis")
            return
        self._uploading = asyncio.create_task(self._upload_all(self._draw), name="emojis")

    async def stop(self) -> None:
        """Ends all work; the next start goes on with it."""
        if self._uploading is not None:
            self._uploading.cancel()
            await asyncio.gather(self._uploading, return_exceptions=True)

    async def _upload_all(self, draw: DrawEmoji) -> None:
        try:
            await until_told(lambda: self._bring_up_to_date(draw), what="emojis")
        except (ClosedError, GoneError, InvalidRequestError) as error:
            log.warning("Discord refuses an emoji: shapes are shown instead", extra={"error": str(error)})

    async def _bring_up_to_date(self, draw: DrawEmoji) -> None:
        client = self._messenger.client
        await self._messenger.turn(Lane.IDLE)
        with sorted_errors():
            there = {emoji.name: emoji.id for emoji in await client.fetch_application_emojis()}
        faces = self._messenger.emojis.faces
        kept = {name for face in faces if (name := await self._learn(face, there, draw)) is not None}
        if len(kept) < len(faces):
            raise Unavailable("an emoji could not be drawn")  # nor can it be told which are old
        for name, emoji_id in there.items():
            if name.startswith(OURS) and name not in kept:
                await self._delete(emoji_id)

    async def _learn(self, face: Face, there: Mapping[str, int], draw: DrawEmoji) -> str | None:
        """The name of the emoji, which is there from now on; None for one that can't be drawn now."""
        try:
            file = await draw(face)
        except NoAnswerError:
            return None  # the pool has told the log
        name = name_of(face, file)
        known = Known(name, there[name] if name in there else await self._upload(name, file))
        self._messenger.emojis.learn(face, known)
        return name

    async def _upload(self, name: str, file: bytes) -> int:
        await self._messenger.turn(Lane.IDLE)
        with sorted_errors():
            return (await self._messenger.client.create_application_emoji(name=name, image=file)).id

    async def _delete(self, emoji_id: int) -> None:
        client = self._messenger.client
        await self._messenger.turn(Lane.IDLE)
        with sorted_errors():
            await client.http.delete_application_emoji(client.application_id or 0, emoji_id)
