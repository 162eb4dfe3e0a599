"""Pictures in messages: drawn in worker processes, kept for a while, never waited for long.

Without Pillow, or where drawing takes too long, the text goes out alone.
"""

import asyncio
import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from bot import art
from bot.delivery.body import Drawing, Still
from bot.presenters.picture import Picture
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables.worker import end

PATIENCE = 0.5  # seconds until a message goes out without its picture
MOST_KEPT = 16 * 1024 * 1024  # bytes of pictures that are kept

# Draws a picture if it is still wanted in its turn. Raises `NoAnswerError`.
Draw = Callable[[Picture, Still], Awaitable[bytes]]


def drawn_by(pool: ProcessPool) -> Draw | None:
    """Draws in a pool of processes; None without Pillow or the font."""

    async def draw(picture: Picture, wanted: Still) -> bytes:
        return await pool.run(Priority.PICTURE, art.draw, picture, wanted=wanted)

    return draw if art.can_draw() else None


def drawn_here() -> Draw | None:
    """Draws in this process, for the demo."""

    async def draw(picture: Picture, wanted: Still) -> bytes:
        return art.draw(picture)

    return draw if art.can_draw() else None


class Pictures:
    """Draws pictures, each once, if there is anything to `draw` with.

    With the same `secret`, messages of an earlier process keep their pictures.
    """

    def __init__(self, draw: Draw | None, secret: bytes, patience: float = PATIENCE) -> None:
        self._draw = draw
        self._patience = patience
        self._secret = secret
        self.left_out = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[str, asyncio.Task[None]] = {}
        # By key, whether each message that waits is still to show the picture.
        self._waiting: dict[str, list[Still]] = {}
        self._warming: asyncio.Task[None] | None = None

    @property
    def are_on(self) -> bool:
        """Whether there are any."""
        return self._draw is not None

    def key(self, picture: Picture) -> str:
        """A hash that tells pictures apart and reveals nothing of them."""
        return hmac.new(self._secret, repr(picture).encode(), hashlib.sha256).hexdigest()[:32]

    def drawing(self, picture: Picture) -> Drawing:
        """A picture for messages."""
        key = self.key(picture)

        async def data(still: Still) -> bytes | None:
            await self._come(key, picture, still, self._patience)
            self.left_out += self.are_on and key not in self._kept and still()
            return self._kept.get(key)

        async def comes(still: Still) -> bool:
            await self._come(key, picture, still, None)
            return key in self._kept

        return Drawing(key, picture.alt, data, comes)

    async def _come(self, key: str, picture: Picture, still: Still, patience: float | None) -> None:
        if self._draw is not None and key not in self._kept:
            waiting = self._waiting.setdefault(key, [])
            waiting.append(still)
            try:
                await asyncio.wait({self._drawing(key, picture, self._draw)}, timeout=patience)
            finally:
                waiting.remove(still)

    async def resume(self) -> None:
        """Starts a process: the first picture would come too late."""
        if self._draw is not None:
            self._warming = asyncio.create_task(self._warm(self._draw), name="the first picture")

    async def stop(self) -> None:
        """Ends all work."""
        await end(self._warming, *self._coming.values())

    def _drawing(self, key: str, picture: Picture, draw: Draw) -> asyncio.Task[None]:
        if key not in self._coming:
            task = asyncio.create_task(self._keep(key, picture, draw), name="a picture")
            self._coming[key] = task
            task.add_done_callback(lambda _: (self._coming.pop(key), self._waiting.pop(key)))
        return self._coming[key]

    async def _keep(self, key: str, picture: Picture, draw: Draw) -> None:
        try:
            data = await draw(picture, lambda: any(still() for still in self._waiting[key]))
        except NoAnswerError:
            return  # the pool has told the log
        self._kept[key] = data
        self._size += len(data)
        while self._size > MOST_KEPT:
            _, oldest = self._kept.popitem(last=False)
            self._size -= len(oldest)

    async def _warm(self, draw: Draw) -> None:
        try:
            await draw(Picture((), ""), lambda: True)
        except NoAnswerError:
            return
