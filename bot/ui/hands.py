"""The hand of each person as a direct message: sent once, then edited in place."""

import asyncio
import logging
from dataclasses import replace

from discord import ui

from bot.games.contract import Seat
from bot.settings import Settings
from bot.store.people import PeopleStore
from bot.store.rows import DirectMessages, MessageKind, MessageRow, PersonRow, Status
from bot.store.tables import TableStore
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.delivery import ClosedError, GoneError, Mail
from bot.ui.desk import Desk
from bot.ui.digest import digest
from bot.ui.hand import hand

log = logging.getLogger(__name__)


class Hands:
    """Keeps the hands in direct messages up to date. A closed DM never stops a game."""

    def __init__(self, desk: Desk, mail: Mail, settings: Settings) -> None:
        self._desk = desk
        self._mail = mail
        self._tables: TableStore = desk.house.tables
        self._people: PeopleStore = desk.people
        self._interval = settings.dm_interval
        self._opening = asyncio.Lock()
        self._refused: set[tuple[int, int]] = set()

    async def show(self, table: Table) -> None:
        """Brings every hand of the table up to date, and empties those of who left. Raises `Unavailable`."""
        if table.status is Status.OPEN:
            return
        known = {
            message.seat: message
            for message in await self._tables.messages(table.id)
            if message.kind is MessageKind.HAND
        }
        link = await self._desk.link(table)
        for row in table.people():
            if row.user_id is not None:
                await self._show(table, row.seat, row.user_id, known.get(row.seat), link)
        for seat, message in known.items():
            if table.seats[seat].is_computer:
                await self._withdraw(table, message)

    async def _show(
        self, table: Table, seat: Seat, user_id: int, known: MessageRow | None, link: str
    ) -> None:
        if (table.id, user_id) in self._refused or (known is None and table.status is not Status.RUNNING):
            return
        person = await self._people.person(user_id) or PersonRow(user_id, table.row.language)
        view = hand(table, seat, speaker(person.language), link)
        looks = digest(view)
        try:
            channel_id = await self._channel(person)
            message_id = await self._deliver(table, seat, channel_id, known, view)
        except (ClosedError, GoneError) as error:
            log.info("a hand of table %s can't be sent as a direct message: %s", table.id, error)
            await self._close(table, person)
            return
        row = MessageRow(table.id, MessageKind.HAND, seat, channel_id, message_id, looks)
        if row != known:
            await self._tables.remember_message(row)

    async def _deliver(
        self, table: Table, seat: Seat, channel_id: int, known: MessageRow | None, view: ui.LayoutView
    ) -> int:
        """Edits the hand in place, or sends it where that can't be; returns the message's id."""
        nonce = f"h{table.id}.{table.row.revision}.{seat}"[:25]
        if known is None:
            return await self._mail.send(channel_id, view, nonce)
        if known.channel_id != channel_id:  # the seat was another's before
            await self._mail.delete(known.channel_id, known.message_id)
            return await self._mail.send(channel_id, view, nonce)
        if known.shows == digest(view):
            return known.message_id
        try:
            await self._mail.edit(channel_id, known.message_id, view)
        except GoneError:
            return await self._mail.send(channel_id, view, nonce)
        return known.message_id

    async def _withdraw(self, table: Table, message: MessageRow) -> None:
        """Deletes the hand of somebody who gave up the seat: it is another's now."""
        await self._mail.delete(message.channel_id, message.message_id)
        await self._tables.forget_message(table.id, MessageKind.HAND, message.seat)

    async def _channel(self, person: PersonRow) -> int:
        """The person's DM channel; opened one by one, since Discord quarantines bots that rush."""
        if person.dm_channel_id is not None:
            return person.dm_channel_id
        async with self._opening:
            channel_id = await self._mail.open_dm(person.user_id)
            latest = await self._people.person(person.user_id) or person
            await self._people.remember(replace(latest, dm_channel_id=channel_id, dm=DirectMessages.OPEN))
            await asyncio.sleep(self._interval)
        return channel_id

    async def _close(self, table: Table, person: PersonRow) -> None:
        """The person takes no direct messages: not tried again at this table, and told once to them."""
        self._refused.add((table.id, person.user_id))
        latest = await self._people.person(person.user_id) or person
        if latest.dm is not DirectMessages.TOLD:
            await self._people.remember(replace(latest, dm=DirectMessages.CLOSED))
