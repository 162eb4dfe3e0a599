"""Slips: the small messages beside a table's post, each kept as it is wanted now, or taken away."""

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

import discord
from discord import ui

from bot.games.contract import Seat
from bot.model.tables import MessageKind, MessageRow
from bot.store.messages import MessageStore
from bot.tables.table import Table
from bot.ui.kit.delivery import ClosedError, GoneError, Messenger, OvertakenError

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Notice:
    """What a slip should be: where it stands, how it looks, `shows` what it tells of, whom it notifies.

    An edit notifies nobody, so a slip is sent anew when it has somebody to notify. It is sent only if it is
    `still` wanted when its turn has come.
    """

    channel_id: int
    view: ui.LayoutView
    shows: str
    mentions: Sequence[int] = ()
    notifies: bool = False
    still: Callable[[], Awaitable[bool]] | None = None


class Notices:
    """Keeps slips as they are wanted."""

    def __init__(self, messages: MessageStore, messenger: Messenger) -> None:
        self._messages = messages
        self._messenger = messenger

    async def known(self, table: Table, kind: MessageKind, seat: Seat) -> MessageRow | None:
        """The slip that is there now."""
        return await self._messages.one(table.id, kind, seat)

    async def of_kind(self, table: Table, kind: MessageKind) -> Mapping[Seat, MessageRow]:
        """The slips of a kind that are there now, by seat."""
        found = await self._messages.of_table(table.id)
        return {message.seat: message for message in found if message.kind is kind}

    async def show(
        self, table: Table, kind: MessageKind, seat: Seat, known: MessageRow | None, wanted: Notice
    ) -> bool:
        """Makes the slip be as it is wanted; False where the channel is closed to us.

        Raises `Unavailable` where Discord should be tried again.
        """
        if known is not None and (known.shows, known.channel_id) == (wanted.shows, wanted.channel_id):
            return True
        try:
            message_id = await self._edited(known, wanted) or await self._sent(table, kind, seat, wanted)
        except OvertakenError:
            return True  # the table has changed, and is told anew
        except (ClosedError, GoneError) as error:
            log.warning(
                "a slip can't be shown", extra={"table": table.id, "kind": str(kind), "error": str(error)}
            )
            return False
        row = MessageRow(table.id, kind, seat, wanted.channel_id, message_id, wanted.shows)
        await self._messages.remember(row)
        if known is not None and known.message_id != message_id:
            await self._messenger.delete(known.channel_id, known.message_id)
        return True

    async def withdraw(self, known: MessageRow | None) -> None:
        """Takes a slip away, if it is there."""
        if known is not None:
            await self._messenger.delete(known.channel_id, known.message_id)
            await self._messages.forget(known.table_id, known.kind, known.seat)

    async def leave(self, known: MessageRow, last: ui.LayoutView) -> None:
        """Lets a slip say a last thing, and stay as it is from then on. Raises `Unavailable`."""
        with suppress(ClosedError, GoneError):
            await self._messenger.edit(known.channel_id, known.message_id, last)
        await self._messages.forget(known.table_id, known.kind, known.seat)

    async def _edited(self, known: MessageRow | None, wanted: Notice) -> int | None:
        """The id of the slip that was edited in place; None where a new one is needed."""
        if known is None or wanted.notifies or known.channel_id != wanted.channel_id:
            return None
        try:
            await self._messenger.edit(known.channel_id, known.message_id, wanted.view)
        except GoneError:
            return None
        return known.message_id

    async def _sent(self, table: Table, kind: MessageKind, seat: Seat, wanted: Notice) -> int:
        nonce = f"{kind[0]}{table.id}.{table.row.revision}.{seat}"[:25]
        mentions = [discord.Object(user_id) for user_id in wanted.mentions]
        return await self._messenger.send(wanted.channel_id, wanted.view, nonce, mentions, still=wanted.still)
