"""The one live post of each table: edited in place, and moved to the bottom when talk has buried it."""

import logging
import time

from discord import ui

from bot.model.tables import NO_SEAT, MessageKind, MessageRow, Status
from bot.settings import Settings
from bot.store.messages import MessageStore
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.kit.delivery import ClosedError, GoneError, Messenger
from bot.ui.kit.fingerprint import fingerprint
from bot.ui.kit.keyed_queue import KeyedQueue
from bot.ui.live.post import post

log = logging.getLogger(__name__)


class Posts:
    """Keeps the posts of all tables up to date."""

    def __init__(self, messages: MessageStore, messenger: Messenger, settings: Settings) -> None:
        self._messages = messages
        self._messenger = messenger
        self._settings = settings
        self._looked: dict[int, float] = {}
        self._in_turn = KeyedQueue()

    async def show(self, table: Table) -> None:
        """Makes the post show the table as it is now. Raises `Unavailable`.

        Where the channel is gone or closed to us nothing is shown; the table lives on, and `table` shows it
        elsewhere. A table that is shown twice at once does not get two posts.
        """
        await self._in_turn.do(table.id, lambda: self._show(table))

    async def _show(self, table: Table) -> None:
        view = post(table, speaker(table.row.language))
        looks = fingerprint(view)
        known = await self._messages.one(table.id, MessageKind.POST)
        try:
            if known is not None and await self._stands(table, known):
                if known.shows != looks:
                    await self._messenger.edit(known.channel_id, known.message_id, view)
                    await self._remember(table, known.message_id, looks)
                return
        except GoneError:
            pass  # a new post takes its place
        except ClosedError as error:
            log.warning("the post can't be edited", extra=_about(table, error))
            return
        await self._send(table, known, view)

    async def show_again(self, table: Table) -> bool:
        """Moves the post to the bottom of its channel; False where that is gone or closed to us.

        Raises `Unavailable`.
        """
        return await self._in_turn.do(table.id, lambda: self._show_again(table))

    async def _show_again(self, table: Table) -> bool:
        known = await self._messages.one(table.id, MessageKind.POST)
        return await self._send(table, known, post(table, speaker(table.row.language)))

    async def _send(self, table: Table, known: MessageRow | None, view: ui.LayoutView) -> bool:
        replaced = 0 if known is None else known.message_id % 10_000
        nonce = f"p{table.id}.{table.row.revision}.{replaced}"[:25]
        try:
            message_id = await self._messenger.send(table.row.channel_id, view, nonce)
        except (GoneError, ClosedError) as error:
            log.warning("the channel takes no post", extra=_about(table, error))
            return False
        await self._remember(table, message_id, fingerprint(view))
        if known is not None:
            await self._messenger.delete(known.channel_id, known.message_id)
        return True

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
        return await self._messenger.messages_after(known.channel_id, known.message_id, limit) >= limit

    async def _remember(self, table: Table, message_id: int, looks: str) -> None:
        row = MessageRow(table.id, MessageKind.POST, NO_SEAT, table.row.channel_id, message_id, looks)
        await self._messages.remember(row)


def _about(table: Table, error: Exception) -> dict[str, object]:
    """What the log is told of a channel that takes no post."""
    return {"table": table.id, "channel": table.row.channel_id, "error": str(error)}
