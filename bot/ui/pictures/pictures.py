"""Pictures that messages show: drawn in worker processes, kept for a while, and never waited for long.

Whoever does without them is not held up: where there is no Pillow, where too much is to be drawn, or where it
takes too long, there is no picture, and the text goes out alone.
"""

import asyncio
import hashlib
import hmac
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine

from bot import art
from bot.delivery.body import Drawing
from bot.presenters.picture import Picture
from bot.processes import NoAnswerError, Priority, ProcessPool

PATIENCE = 0.5
"""Seconds after which a message goes out without its picture."""
MOST_KEPT = 16 * 1024 * 1024
"""Bytes of pictures that are kept, the latest of them."""

Draw = Callable[[Picture, Callable[[], bool]], Awaitable[bytes]]
"""Draws a picture if it is still wanted when its turn comes. Raises `NoAnswerError`."""


def drawn_by(pool: ProcessPool) -> Draw | None:
    """What draws in the processes of a pool; None where Pillow or the font is missing."""

    async def draw(picture: Picture, wanted: Callable[[], bool]) -> bytes:
        return await pool.run(Priority.PICTURE, art.draw, picture, wanted=wanted)

    return draw if art.can_draw() else None


def drawn_here() -> Draw | None:
    """What draws in this very process, which waits meanwhile; None where Pillow or the font is missing.

    For the demo, whose simulated Discord waits for no other process.
    """

    async def draw(picture: Picture, wanted: Callable[[], bool]) -> bytes:
        return art.draw(picture)

    return draw if art.can_draw() else None


class Pictures:
    """Draws pictures, each once. Without anything to `draw` with there are none.

    Keys are made with a `secret`: with the same, messages of an earlier process keep their pictures.
    `left_out` are those that came too late for their message.
    """

    def __init__(self, draw: Draw | None, secret: bytes, patience: float = PATIENCE) -> None:
        self._draw = draw
        self._patience = patience
        self._secret = secret
        self.left_out = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._coming: dict[str, asyncio.Task[None]] = {}
        self._waiting: dict[str, list[Callable[[], bool]]] = {}
        """By key, for each message that waits for the picture whether it is still to show it."""
        self._later: set[asyncio.Task[None]] = set()

    @property
    def are_on(self) -> bool:
        """Whether there are any."""
        return self._draw is not None

    def key(self, picture: Picture) -> str:
        """What tells pictures apart, and tells nothing of what is on them: it is made with a secret."""
        return hmac.new(self._secret, repr(picture).encode(), hashlib.sha256).hexdigest()[:32]

    def drawing(self, picture: Picture, still: Callable[[], bool] = lambda: True) -> Drawing:
        """The picture as messages have it; it is drawn only where it is to be sent, and in time.

        What was begun is there the next time; what was not is dropped when no message waits that is `still`
        to show it.
        """
        key = self.key(picture)

        async def data() -> bytes | None:
            await self._come(key, picture, still, self._patience)
            self.left_out += self.are_on and key not in self._kept and still()
            return self._kept.get(key)

        async def comes(still: Callable[[], bool]) -> bool:
            await self._come(key, picture, still, None)
            return key in self._kept

        return Drawing(key, picture.alt, data, comes)

    async def _come(
        self, key: str, picture: Picture, still: Callable[[], bool], patience: float | None
    ) -> None:
        """Waits for a picture, without `patience` as long as the pool does."""
        if self._draw is not None and key not in self._kept:
            waiting = self._waiting.setdefault(key, [])
            waiting.append(still)
            try:
                await asyncio.wait({self._drawing(key, picture, self._draw)}, timeout=patience)
            finally:
                waiting.remove(still)

    def later(self, work: Coroutine[None, None, None]) -> None:
        """Lets something follow that shows a picture; nobody waits for it."""
        task = asyncio.create_task(work, name="a picture follows")
        self._later.add(task)
        task.add_done_callback(self._later.discard)

    async def resume(self) -> None:
        """Starts a process, if there are pictures: its first one would come too late."""
        if self._draw is not None:
            self.later(self._warm(self._draw))

    async def stop(self) -> None:
        """Ends all work."""
        tasks = [*self._later, *self._coming.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

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
