"""After an upgrade all messages get their new looks, at leisure; nobody is notified.

The first start of a version marks the looks of all messages as unknown; each start goes through the rest,
what is live first.
"""

import asyncio
import logging
from collections.abc import Callable, Mapping

from bot import VERSION
from bot.delivery.messenger import Messenger
from bot.delivery.rate_limits import Priority
from bot.model.messages import Subjects
from bot.store.errors import StoreError
from bot.tables.lookup import Messages
from bot.tables.tables import Tables
from bot.tables.worker import end

log = logging.getLogger(__name__)

BEGINS_AFTER = 10 * 60  # seconds after the start: other work comes first
PAUSE, AT_ONCE = 30, 20  # seconds between so many tables: 50,000 in a day
KEPT_FOR = 30 * 24 * 60 * 60  # seconds for which the messages of what is over are edited

NUMBER = 1  # one more when messages that stand have to say something else within a version
OF_THIS_VERSION = f"{VERSION} {NUMBER}"

Changed = Callable[[int], None]


class Looks:
    """Brings all messages to the looks of this version."""

    def __init__(
        self,
        tables: Tables,
        messages: Messages,
        messenger: Messenger,
        *,
        league_changed: Changed,
        scorepad_changed: Changed,
    ) -> None:
        self._tables = tables
        self._messages = messages
        self._messenger = messenger
        self._changed: Mapping[Subjects, Changed] = {
            "tables": tables.changed,
            "leagues": league_changed,
            "pads": scorepad_changed,
        }
        self._working: asyncio.Task[None] | None = None

    async def resume(self) -> None:
        """Begins, some time later."""
        self._working = asyncio.create_task(self._work(), name="looks")

    async def stop(self) -> None:
        """Ends all work; the next start does the rest."""
        await end(self._working)

    async def _work(self) -> None:
        is_done = False
        while not is_done:
            await asyncio.sleep(BEGINS_AFTER)
            try:
                await self._messages.doubt_looks(OF_THIS_VERSION)
                for since in (2**63 - 1, self._tables.now() - KEPT_FOR):  # nothing was closed after the first
                    for of, changed in self._changed.items():
                        await self._bring(of, changed, since)
                is_done = True
            except StoreError as error:  # the host has read of it
                log.warning("messages keep their old looks for now", extra={"error": str(error)})

    async def _bring(self, of: Subjects, changed: Changed, since: int) -> None:
        before = 2**63 - 1
        while found := await self._messages.doubted(of, before, since, AT_ONCE):
            if not self._tables.presence.is_away:  # nothing can be shown while Discord is away
                for number in found:
                    await self._messenger.turn(Priority.IDLE)
                    changed(number)
                before = found[-1]
            await asyncio.sleep(PAUSE)
