"""People as they are remembered, for tests."""

from bot.model.people import PersonRow
from bot.store.people import PeopleStore


async def remembered(people: PeopleStore, person: PersonRow) -> None:
    await people.change(person, lambda _: person)
