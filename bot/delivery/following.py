"""Pictures that were not drawn in time: each follows by one edit, if its message shows the same by then."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from weakref import WeakValueDictionary

from bot.delivery.body import Drawing, Still
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.store.errors import StoreError
from bot.tables.presence import Unavailable
from bot.tables.worker import end

log = logging.getLogger(__name__)


class _Shown:
    """Content of a message, kept while a function holds its `Still`."""


class Following:
    """The latest content of each message by its key, while a picture may follow."""

    def __init__(self) -> None:
        self._shown: WeakValueDictionary[Hashable, _Shown] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()

    def show(self, key: Hashable) -> Still:
        """Notes that a message shows something new, so that no picture of before is added."""
        this = self._shown[key] = _Shown()
        return lambda: self._shown.get(key) is this

    def drop(self, key: Hashable) -> None:
        """Lets no picture follow."""
        self._shown.pop(key, None)

    def follow(self, still: Still, drawing: Drawing, add: Callable[[], Awaitable[object]]) -> None:
        """Calls `add` when the picture is drawn, if the message still shows the same."""
        task = asyncio.create_task(_follow(still, drawing, add), name="a picture follows")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def stop(self) -> None:
        """Ends all work."""
        await end(*self._tasks)


async def _follow(still: Still, drawing: Drawing, add: Callable[[], Awaitable[object]]) -> None:
    if not await drawing.comes(still) or not still():
        return
    try:
        with sorted_errors():
            await add()
    except (GoneError, ClosedError, InvalidRequestError, Unavailable, StoreError) as error:
        log.info("a picture can't be added", extra={"error": str(error)})
