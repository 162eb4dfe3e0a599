"""The hand of each person as a direct message: sent once, then edited in place."""

import logging

from discord import ui

from bot.games.contract import Seat
from bot.model.tables import HandsBy, MessageKind, MessageRow, PersonRow, Status
from bot.store.messages import MessageStore
from bot.store.people import PeopleStore
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.kit.delivery import ClosedError, GoneError, Messenger
from bot.ui.kit.fingerprint import fingerprint
from bot.ui.kit.services import Services
from bot.ui.live.direct_messages import DirectMessages
from bot.ui.live.hand import hand

log = logging.getLogger(__name__)


class DmHands:
    """Keeps the hands in direct messages up to date. A closed DM never stops a game."""

    def __init__(self, services: Services, messenger: Messenger, letters: DirectMessages) -> None:
        self._services = services
        self._messenger = messenger
        self._messages: MessageStore = services.tables.store.messages
        self._people: PeopleStore = services.people
        self._letters = letters
        self._refused: set[tuple[int, int]] = set()

    async def show(self, table: Table) -> None:
        """Brings every hand up to date, and takes back those of who left. Raises `Unavailable`."""
        if table.status is Status.OPEN:
            return
        known = {
            message.seat: message
            for message in await self._messages.of_table(table.id)
            if message.kind is MessageKind.HAND
        }
        link = await self._services.link(table)
        for row in table.people():
            if row.user_id is not None:
                await self._show(table, row.seat, row.user_id, known.get(row.seat), link)
        for seat, message in known.items():
            if table.seats[seat].user_id is None:
                await self._withdraw(table, message)

    async def _show(
        self, table: Table, seat: Seat, user_id: int, known: MessageRow | None, link: str
    ) -> None:
        if (table.id, user_id) in self._refused or (known is None and table.status is not Status.RUNNING):
            return
        person = await self._people.person(user_id) or PersonRow(user_id, table.row.language)
        if person.hands is HandsBy.DEMAND:
            if known is not None:
                await self._withdraw(table, known)
            return
        view = hand(table, seat, speaker(person.spoken_to_in), link)
        looks = fingerprint(view)
        try:
            channel_id = await self._letters.channel(person)
            message_id = await self._deliver(table, seat, channel_id, known, view)
        except (ClosedError, GoneError) as error:
            fields = {"table": table.id, "seat": seat, "error": str(error)}
            log.info("a hand can't be sent as a direct message", extra=fields)
            self._refused.add((table.id, user_id))  # not tried again at this table
            await self._letters.refused(person)
            return
        if known is None or known.message_id != message_id:
            await self._letters.taken(person)
        row = MessageRow(table.id, MessageKind.HAND, seat, channel_id, message_id, looks)
        if row != known:
            await self._messages.remember(row)

    async def _deliver(
        self, table: Table, seat: Seat, channel_id: int, known: MessageRow | None, view: ui.LayoutView
    ) -> int:
        """Edits the hand in place, or sends it where that can't be; returns the message's id."""
        nonce = f"h{table.id}.{table.row.revision}.{seat}"[:25]
        if known is None:
            return await self._messenger.send(channel_id, view, nonce)
        if known.channel_id != channel_id:  # the seat was another's before
            await self._messenger.delete(known.channel_id, known.message_id)
            return await self._messenger.send(channel_id, view, nonce)
        if known.shows == fingerprint(view):
            return known.message_id
        try:
            await self._messenger.edit(channel_id, known.message_id, view)
        except GoneError:
            return await self._messenger.send(channel_id, view, nonce)
        return known.message_id

    async def _withdraw(self, table: Table, message: MessageRow) -> None:
        """Deletes the hand of somebody who gave up the seat: it is another's now."""
        await self._messenger.delete(message.channel_id, message.message_id)
        await self._messages.forget(table.id, MessageKind.HAND, message.seat)
