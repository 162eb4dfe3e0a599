"""The stored rows of people: their language, whether they take messages; and deleting them."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from bot.games.contract import Seat
from bot.model.messages import MessageRow
from bot.model.people import DmState, NudgesBy, PersonRow
from bot.store import deed
from bot.store.privacy import StillSeatedError
from bot.tables import seats
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables


async def person(tables: Tables, user_id: int, language: str) -> PersonRow:
    """The stored row of a person, or one with this language alone."""
    return await tables.store.people.person(user_id) or PersonRow(user_id, language)


async def at_table(tables: Tables, table: Table) -> Mapping[Seat, PersonRow]:
    """Finds the people at a table; of those unknown only its language is given."""
    user_ids = {row.seat: row.user_id for row in table.seats if row.user_id is not None}
    known = await tables.store.people.people(tuple(user_ids.values()))
    return {
        seat: known.get(user_id) or PersonRow(user_id, table.row.language)
        for seat, user_id in user_ids.items()
    }


async def meet(tables: Tables, user_id: int, language: str) -> PersonRow:
    """Remembers that a person is here, and their language."""
    return await _meet(tables, user_id, language, await tables.store.people.person(user_id))


async def meet_in(
    tables: Tables, user_id: int, language: str, guild_id: int, name: str
) -> tuple[PersonRow, bool]:
    """Remembers a person as `meet` does; tells also whether something in the server has an old name."""
    known, is_renamed = await tables.store.people.met(user_id, guild_id, shown_name(name))
    return await _meet(tables, user_id, language, known), is_renamed


async def _meet(tables: Tables, user_id: int, language: str, known: PersonRow | None) -> PersonRow:
    await tables.store.people.visit(user_id, tables.now())
    met = replace(known or PersonRow(user_id, language), language=language)
    if met != known:
        await tables.store.people.change(met, lambda person: replace(person, language=language))
    return met


def begin_noting() -> None:
    """Counts all that is stored from now on as done for the acting person."""
    deed.begin()


def note_done() -> None:
    """Notes another lasting step for them, such as a message that was sent."""
    deed.note_stored()


async def tell_of_closed_dm(tables: Tables, met: PersonRow) -> bool:
    """Whether to say, once, that their direct messages are closed; `met` is from before."""
    if met.dm not in (DmState.CLOSED, DmState.BLOCKED):
        return False
    await _set_dm(tables, met, DmState.TOLD)
    return True


async def keep_dm_channel(tables: Tables, person: PersonRow, channel_id: int) -> None:
    """Remembers the channel of direct messages to a person."""
    await tables.store.people.change(person, lambda known: replace(known, dm_channel_id=channel_id))


async def allow_writing(tables: Tables, person: PersonRow) -> None:
    """Remembers that the bot may write to them first."""
    await tables.store.people.change(person, lambda known: replace(known, may_write=True))


async def note_told_later(tables: Tables, person: PersonRow) -> None:
    """Remembers that they know that the bot can't write to them yet."""
    await tables.store.people.change(person, lambda known: replace(known, told_later=True))


async def note_dm_taken(tables: Tables, person: PersonRow) -> None:
    """Remembers that a message to them has arrived."""
    await _set_dm(tables, person, DmState.OPEN)


async def note_dm_refused(tables: Tables, person: PersonRow, *, may_be_blocked: bool) -> None:
    """Remembers that the person takes no direct messages.

    A person who took them before has closed them, or blocked the bot unless they share no server with it.
    """
    latest = await tables.store.people.person(person.user_id) or person
    if latest.dm is DmState.OPEN and may_be_blocked:
        await _set_dm(tables, latest, DmState.BLOCKED)
    elif latest.dm in (DmState.OPEN, DmState.UNKNOWN):
        await _set_dm(tables, latest, DmState.CLOSED)


async def wanting_alerts(tables: Tables, user_ids: Sequence[int]) -> Sequence[int]:
    """Those who have not switched alerts off."""
    known = await tables.store.people.people(user_ids)
    off = {user_id for user_id, person in known.items() if person.nudges is NudgesBy.NONE}
    return [user_id for user_id in dict.fromkeys(user_ids) if user_id not in off]


async def export(tables: Tables, user_id: int) -> dict[str, Any]:
    """All that is stored of a person, for JSON."""
    return await tables.store.privacy.export(user_id)


async def _set_dm(tables: Tables, person: PersonRow, dm: DmState) -> None:
    await tables.store.people.change(person, lambda known: replace(known, dm=dm))


async def erase(tables: Tables, person: Person) -> Sequence[MessageRow]:
    """Deletes all that is stored of a person; returns their messages on Discord.

    An open table has their seat free, a running one a computer player; without people it is closed. Games
    that are over keep an anonymous seat.
    """
    messages = await tables.store.privacy.messages(person.user_id)
    while True:
        for table_id in await tables.store.tables.live_tables_of(person.user_id):
            with suppress(Refusal):  # frozen, or closed meanwhile: nobody plays there any more
                await seats.leave(tables, table_id, person, "deleted")
        try:
            shown_at = await tables.store.privacy.erase(person.user_id)
        except StillSeatedError:
            continue  # they have sat down somewhere meanwhile
        for table_id in shown_at:
            tables.changed(table_id)
        return messages
