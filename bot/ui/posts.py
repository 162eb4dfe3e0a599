"""The one live post of each table: edited in place, and moved to the bottom when talk has buried it."""

import asyncio
import logging
import time
from weakref import WeakValueDictionary

from discord import ui

from bot.settings import Settings
from bot.store.rows import NO_SEAT, MessageKind, MessageRow, Status
from bot.store.tables import TableStore
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.delivery import ClosedError, GoneError, Mail
from bot.ui.digest import digest
from bot.ui.post import post

log = logging.getLogger(__name__)


class Posts:
    """Keeps the posts of all tables up to date."""

    def __init__(self, tables: TableStore, mail: Mail, settings: Settings) -> None:
        self._tables = tables
        self._mail = mail
        self._settings = settings
        self._looked: dict[int, float] = {}
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def show(self, table: Table) -> None:
        """Makes the post show the table as it is now. Raises `Unavailable`.

        Where the channel is gone or closed to us nothing is shown; the table lives on, and `table` shows it
        elsewhere.
        """
        async with self._lock(table):
            await self._show(table)

    async def _show(self, table: Table) -> None:
        view = post(table, speaker(table.row.language))
        looks = digest(view)
        known = await self._tables.message(table.id, MessageKind.POST)
        try:
            if known is not None and await self._stands(table, known):
                if known.shows != looks:
                    await self._mail.edit(known.channel_id, known.message_id, view)
                    await self._remember(table, known.message_id, looks)
                return
        except GoneError:
            pass  # a new post takes its place
        except ClosedError as error:
            log.warning("the post of table %s can't be edited: %s", table.id, error)
            return
        await self._send(table, known, view)

    async def show_again(self, table: Table) -> None:
        """Moves the post to the bottom of its channel. Raises `Unavailable`."""
        view = post(table, speaker(table.row.language))
        async with self._lock(table):
            await self._send(table, await self._tables.message(table.id, MessageKind.POST), view)

    async def _send(self, table: Table, known: MessageRow | None, view: ui.LayoutView) -> None:
        replaced = 0 if known is None else known.message_id % 10_000
        nonce = f"p{table.id}.{table.row.revision}.{replaced}"[:25]
        try:
            message_id = await self._mail.send(table.row.channel_id, view, nonce)
        except (GoneError, ClosedError) as error:
            log.warning("table %s can't be shown in its channel: %s", table.id, error)
            return
        await self._remember(table, message_id, digest(view))
        if known is not None:
            await self._mail.delete(known.channel_id, known.message_id)

    async def _stands(self, table: Table, known: MessageRow) -> bool:
        """Whether the post is where it should be: in the table's channel, and not buried."""
        return known.channel_id == table.row.channel_id and not await self._is_buried(table, known)

    async def _is_buried(self, table: Table, known: MessageRow) -> bool:
        """Whether talk has buried the post; looked at now and then, since each look is a request."""
        now = time.monotonic()
        if table.status is not Status.RUNNING or not self._settings.buried_after:
            self._looked.pop(table.id, None)
            return False
        if now - self._looked.get(table.id, 0.0) < self._settings.buried_check_every:
            return False
        self._looked[table.id] = now
        limit = self._settings.buried_after
        return await self._mail.messages_after(known.channel_id, known.message_id, limit) >= limit

    def _lock(self, table: Table) -> asyncio.Lock:
        """Held while the post is changed: a table that is shown twice at once must not get two posts."""
        return self._locks.setdefault(table.id, asyncio.Lock())

    async def _remember(self, table: Table, message_id: int, looks: str) -> None:
        row = MessageRow(table.id, MessageKind.POST, NO_SEAT, table.row.channel_id, message_id, looks)
        await self._tables.remember_message(row)
