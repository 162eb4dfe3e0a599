"""Direct messages that the bot begins: within a budget, and only while Discord lets it."""

import logging
from collections.abc import Callable

from bot.model.first_contact import Budget, FirstContacts, as_text, first_contacts
from bot.store.notes import FIRST_CONTACTS
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


async def kept(tables: Tables) -> FirstContacts:
    """The notes about the conversations that were opened lately."""
    return first_contacts(await tables.store.notes.note(FIRST_CONTACTS))


async def may_open(tables: Tables, budget: Budget) -> bool:
    """Whether one more may be opened now."""
    return (await kept(tables)).may_open(tables.now(), budget)


async def take(tables: Tables, budget: Budget) -> int | None:
    """Takes one out of the budget; its time, or None where it is spent."""
    now = tables.now()
    before, _ = await _alter(
        tables, lambda known: known.opened(now) if known.may_open(now, budget) else known
    )
    return now if before.may_open(now, budget) else None


async def give_back(tables: Tables, taken_at: int) -> None:
    """Puts one back into the budget: Discord has not answered."""
    await _alter(tables, lambda known: known.not_opened(taken_at))


async def note_refused(tables: Tables, code: int) -> None:
    """Notes that Discord refuses the bot new conversations, by its `code`."""
    now = tables.now()
    _, after = await _alter(
        tables, lambda known: known if known.are_stopped(now) else known.refused(now, code)
    )
    fields = {"code": code, "seconds": after.stopped_until - now}
    log.error("Discord lets the bot open no direct messages", extra=fields)


async def note_taken(tables: Tables) -> None:
    """Notes that a message in a new conversation has arrived."""
    if (await kept(tables)).refusals:
        await _alter(tables, FirstContacts.taken)


async def _alter(
    tables: Tables, alter: Callable[[FirstContacts], FirstContacts]
) -> tuple[FirstContacts, FirstContacts]:
    before, after = await tables.store.notes.alter(
        FIRST_CONTACTS, lambda known: as_text(alter(first_contacts(known)))
    )
    return first_contacts(before), first_contacts(after)
