"""Deleting what is stored of a person: their running seats go to computer players, the rest to nobody."""

from collections.abc import Sequence
from contextlib import suppress

from bot.model.messages import MessageRow
from bot.store.privacy import StillSeatedError
from bot.tables import seats
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables


async def erase(tables: Tables, person: Person) -> Sequence[MessageRow]:
    """Deletes all that is stored of somebody; returns the messages on Discord that were theirs.

    At an open table their seat is free, at a running one a computer player takes it, and a table at which
    nobody is left is closed. Games that are over keep an anonymous seat; a person who comes back is new.
    """
    messages = await tables.store.privacy.messages(person.user_id)
    while True:
        await _leave_every_table(tables, person)
        try:
            shown_at = await tables.store.privacy.erase(person.user_id)
        except StillSeatedError:
            continue  # they have sat down somewhere meanwhile
        for table_id in shown_at:
            tables.changed(table_id)
        return messages


async def _leave_every_table(tables: Tables, person: Person) -> None:
    for table_id in await tables.store.tables.live_tables_of(person.user_id):
        with suppress(Refusal):  # frozen, or closed meanwhile: nobody plays there any more
            await seats.leave(tables, table_id, person, "deleted")
