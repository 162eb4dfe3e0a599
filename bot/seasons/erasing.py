"""Deleting what is stored of a person: they leave their leagues and tables, and stay nowhere by name."""

from collections.abc import Sequence
from contextlib import AsyncExitStack, suppress

from bot.model.messages import MessageRow
from bot.seasons import participation
from bot.seasons.seasons import Seasons
from bot.tables import people
from bot.tables.person import Person
from bot.tables.refusal import Refusal


async def erase(seasons: Seasons, person: Person) -> Sequence[MessageRow]:
    """Deletes all that is stored of somebody; returns the messages on Discord that were theirs."""
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
