"""People who have not been here for months: the bot forgets them, where its host wants that."""

import logging
from collections.abc import Awaitable, Callable

from bot.seasons import erasing
from bot.seasons.seasons import Seasons
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.scheduler import Scheduler

log = logging.getLogger(__name__)

MONTH = 30 * DAY


class InactivePeople:
    """Forgets people after so many months without a visit, 0 for never; `take_off` deletes on Discord."""

    def __init__(self, seasons: Seasons, months: int, take_off: Callable[[], Awaitable[None]]) -> None:
        self._seasons = seasons
        self._months = months
        self._take_off = take_off
        self._alarm = Scheduler(seasons.now, self._due_at, self.tidy, longest_nap=DAY)

    async def resume(self) -> None:
        """Looks now, and once a day from then on."""
        if self._months:
            self._alarm.start()

    async def stop(self) -> None:
        """Ends the looking; it goes on at the next start."""
        await self._alarm.stop()

    async def tidy(self) -> None:
        """Forgets those who are due by now."""
        store = self._seasons.tables.store
        gone = await store.people.not_here_since(self._seasons.now() - self._months * MONTH)
        for user_id in gone:
            messages = await erasing.erase(self._seasons, Person(user_id, ""))
            await store.messages.delete_later(messages)
        if gone:
            log.info("people who stayed away were forgotten", extra={"people": len(gone)})
            await self._take_off()

    async def _due_at(self) -> None:
        """Nothing is due before the next daily look."""
