"""Deleting the stored data of a person: as they wish, or after months without a visit."""

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import AsyncExitStack, suppress

from bot.model.messages import MessageRow
from bot.seasons import participation
from bot.seasons.seasons import Seasons
from bot.tables import people
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.scheduler import ItemScheduler

log = logging.getLogger(__name__)
MONTH = 30  # days


async def erase(seasons: Seasons, person: Person) -> Sequence[MessageRow]:
    """Deletes all that is stored of a person; returns the messages on Discord that were theirs."""
    # The first of a waiting list comes in for them, and their results stay those of an anonymous entrant.
    privacy = seasons.tables.store.privacy
    for league_id in await privacy.leagues(person.user_id):
        with suppress(Refusal):  # out of it already, or it is over
            await participation.withdraw(seasons, league_id, person.user_id)
    async with AsyncExitStack() as held:  # nobody may bring back what they have read of the leagues before
        leagues = await privacy.leagues(person.user_id)
        for league_id in leagues:
            await held.enter_async_context(seasons.locked(league_id))
        messages = await people.erase(seasons.tables, person)
    for league_id in leagues:
        if await seasons.store.league(league_id) is not None:
            await seasons.changed(league_id)
    return messages


class InactivePeople(ItemScheduler[int]):
    """Forgets people after `months` without a visit, 0 for never; `take_off` deletes on Discord."""

    are_people = True

    def __init__(self, seasons: Seasons, months: int, take_off: Callable[[], Awaitable[None]]) -> None:
        super().__init__(seasons.now)
        self._seasons = seasons
        self._months = months
        self._take_off = take_off

    async def due(self) -> Collection[int]:
        """The people who have stayed away for that long."""
        if not self._months:
            return ()
        store = self._seasons.tables.store
        return await store.people.not_here_since(self._seasons.now() - self._months * MONTH * DAY)

    async def do(self, item: int) -> None:
        """Forgets one of them."""
        messages = await erase(self._seasons, Person(item, ""))
        await self._seasons.tables.store.messages.delete_later(messages)
        await self._take_off()
        log.info("somebody who stayed away was forgotten")

    async def next_at(self) -> None:
        """Nothing is due before the next daily look."""
