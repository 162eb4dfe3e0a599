"""The work that begins once the bot is online, each part by itself."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import chain, repeat

from bot.store.errors import StoreError
from bot.tables.presence import RETRIES_AFTER
from bot.tables.worker import end

log = logging.getLogger(__name__)

Start = Callable[[], Awaitable[None]]


class Starts:
    """Starts parts of the bot; one that fails is tried again by itself, while the others run."""

    def __init__(self) -> None:
        self._trying: dict[str, asyncio.Task[None]] = {}
        self._is_stopped = False

    def failed(self) -> Sequence[str]:
        """The parts that are still to be started."""
        return tuple(sorted(self._trying))

    async def start(self, part: str, start: Start) -> None:
        """Starts a part, now or later."""
        if part in self._trying:
            return
        try:
            await start()
        except Exception as error:
            if self._is_stopped:
                return
            if isinstance(error, StoreError):
                about = {"part": part, "error": str(error)}
                log.warning("a part of the bot does not run yet: it is tried again", extra=about)
            else:  # its words may name a card
                log.exception("a part of the bot does not run yet: it is tried again", extra={"part": part})
            self._trying[part] = asyncio.create_task(self._try(part, start), name=f"starting {part}")

    async def stop(self) -> None:
        """Ends the trying."""
        self._is_stopped = True
        await end(*self._trying.values())

    async def _try(self, part: str, start: Start) -> None:
        for pause in chain(RETRIES_AFTER, repeat(RETRIES_AFTER[-1])):
            await asyncio.sleep(pause)
            with suppress(Exception):  # it was logged when it failed first
                await start()
                break
        del self._trying[part]
        log.warning("a part of the bot runs now", extra={"part": part})
