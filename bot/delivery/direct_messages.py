"""Direct messages: to which people the bot may write first, when, and which of them take messages.

It writes first only after a person's tap, and opens few conversations an hour and a day: Discord stops bots
that open many. Beyond that people wait for their next tap.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.delivery.discord_errors import (
    NO_DIRECT_MESSAGES,
    NO_SERVER_IN_COMMON,
    ClosedError,
    GoneError,
    InvalidRequestError,
)
from bot.delivery.messenger import Messenger
from bot.model.first_contact import Budget
from bot.model.people import DmState, HandsBy, PersonRow
from bot.tables import first_contact, people
from bot.tables.presence import Unavailable
from bot.tables.tables import Tables

log = logging.getLogger(__name__)


class DirectMessages:
    """All conversations; `interval` is seconds between two openings."""

    def __init__(self, tables: Tables, messenger: Messenger, interval: float, budget: Budget) -> None:
        self._tables = tables
        self._messenger = messenger
        self._interval = interval
        self._budget = budget
        self._opening = asyncio.Lock()
        self._put_off: set[int] = set()

    async def tapped(self, person: PersonRow, table_id: int | None = None) -> None:
        """Lets the bot write to a person; a hand that waited is sent."""
        if person.has_conversation:
            return
        is_due = not person.may_write or person.user_id in self._put_off
        if not person.may_write:
            await people.allow_writing(self._tables, person)
        if not await first_contact.may_open(self._tables, self._budget):
            self._put_off.add(person.user_id)
            return
        self._put_off.discard(person.user_id)
        if is_due and table_id is not None and person.hands is HandsBy.DM:
            self._tables.changed(table_id)

    async def is_to_wait(self, person: PersonRow) -> bool:
        """Whether to say, once, that the hand comes later."""
        waits = person.hands is HandsBy.DM and person.dm is DmState.UNKNOWN and not person.has_conversation
        if not waits or person.told_later or await first_contact.may_open(self._tables, self._budget):
            return False
        await people.note_told_later(self._tables, person)
        return True

    async def channel(self, person: PersonRow) -> int | None:
        """The channel to a person, opened if it may be. Raises as `sorted_errors`."""
        if person.has_conversation:
            return person.dm_channel_id
        if not person.may_write or person.user_id in self._put_off:
            return None
        if person.dm_channel_id is None:
            async with self._opening:
                return await self._open_conversation(person)
        if (await first_contact.kept(self._tables)).are_stopped(self._tables.now()):
            self._put_off.add(person.user_id)
            return None
        return person.dm_channel_id

    async def write(self, person: PersonRow, keep: Callable[[int], Awaitable[None]]) -> bool:
        """Has `keep` bring a message to the channel with a person; returns whether they took it.

        Raises `OvertakenError` and `Unavailable`.
        """
        try:
            channel_id = await self.channel(person)
            if channel_id is None:
                return False
            await keep(channel_id)
        except (ClosedError, GoneError, InvalidRequestError) as error:
            log.info("a person can't be written to", extra={"error": str(error)})
            if isinstance(error, ClosedError):
                await self.refused(person, error)
            return False
        await self.taken(person)
        return True

    async def taken(self, person: PersonRow) -> None:
        """Keeps that a message to the person has arrived."""
        if person.dm is not DmState.OPEN:
            await people.note_dm_taken(self._tables, person)
            await first_contact.note_taken(self._tables)

    async def refused(self, person: PersonRow, error: ClosedError) -> None:
        """Stores the refusal: the person takes no messages, or the bot may open no conversations."""
        if error.code in NO_DIRECT_MESSAGES:
            may_be_blocked = error.code != NO_SERVER_IN_COMMON
            await people.note_dm_refused(self._tables, person, may_be_blocked=may_be_blocked)
        elif not person.has_conversation:
            self._put_off.add(person.user_id)
            if error.may_pass:
                await first_contact.note_refused(self._tables, error.code)

    async def _open_conversation(self, person: PersonRow) -> int | None:
        latest = await people.person(self._tables, person.user_id, person.language)
        if latest.dm_channel_id is not None:  # opened while this one waited
            return latest.dm_channel_id
        taken_at = await first_contact.take(self._tables, self._budget)
        if taken_at is None:
            self._put_off.add(person.user_id)
            return None
        try:
            channel_id = await self._messenger.open_dm(person.user_id)
        except Unavailable:
            await first_contact.give_back(self._tables, taken_at)
            raise
        await people.keep_dm_channel(self._tables, person, channel_id)
        await asyncio.sleep(self._interval)
        return channel_id
