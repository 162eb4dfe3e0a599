"""The hand as a direct message: sent once, then edited."""

import logging
from collections.abc import Callable, Iterator
from functools import partial

from discord import ui

from bot.delivery.direct_messages import DirectMessages
from bot.delivery.discord_errors import NO_DIRECT_MESSAGES, ClosedError, GoneError
from bot.delivery.message_keeper import MessageKeeper, Wanted, only_looks_old
from bot.delivery.messenger import OvertakenError
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.people import DmState, HandsBy, PersonRow
from bot.model.shown import ShownHand
from bot.model.tables import SeatRow, Status
from bot.tables import people
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.worker import each
from bot.texts.catalog import Say, speaker
from bot.ui.kit.services import link_to_post
from bot.ui.live.ephemeral_hands import EphemeralHands
from bot.ui.live.hand import hand, own_part, shown_hand
from bot.ui.live.hand_pictures import HandPictures

log = logging.getLogger(__name__)


class DmHands:
    """Keeps the hands in direct messages up to date; a closed DM never stops a game.

    A hand has a picture while its person is to move and does not play in the channel.
    """

    def __init__(
        self,
        keeper: MessageKeeper,
        tables: Tables,
        pictures: HandPictures,
        direct_messages: DirectMessages,
        *,
        open_hands: EphemeralHands,
    ) -> None:
        self._keeper = keeper
        self._tables = tables
        self._pictures = pictures
        self._direct_messages = direct_messages
        self._open_hands = open_hands
        self._closed: set[tuple[int, int]] = set()

    async def show(self, latest: Callable[[], Table]) -> None:
        """Brings every hand up to date. Raises `InvalidRequestError` and `Unavailable`."""
        table = latest()
        if table.status is Status.OPEN or table.row.lost_at is not None:
            return
        known = await self._keeper.of_table(table.id)
        link = link_to_post(table, known.get(MessageKey(MessageKind.POST, table.id)))
        here = await people.at_table(self._tables, table)
        hands = [
            partial(self._show, table, row, here[row.seat], known.get(_key(table, row)), link)
            for row in _to_move_first(table)
        ]
        await each(*hands)
        for key, message in known.items():
            if key.kind is MessageKind.HAND and table.seats[key.seat].user_id is None:
                await self._keeper.withdraw(message)

    async def _show(
        self, table: Table, row: SeatRow, person: PersonRow, known: MessageRow | None, link: str
    ) -> None:
        is_closed = person.dm is not DmState.OPEN and (table.id, person.user_id) in self._closed
        if is_closed or (known is None and table.status is not Status.RUNNING):
            return
        if person.hands is HandsBy.DEMAND:
            await self._keeper.withdraw(known)
            return
        shown = None if known is None else known.shows
        if isinstance(shown, ShownHand) and shown.noticed_at == table.row.revision:
            return  # a hand of this revision is up to date, with the notice above it
        if isinstance(shown, ShownHand) and (row.seat not in table.to_move() or shown.is_draft):
            say = speaker(person.spoken_to_in, person.language)
            if shown.own == own_part(table, row.seat, say) and not _has_old_notice(shown, table):
                return  # others' moves are shown when the person is to move and drafts nothing, or looks
        try:
            await self._bring(table, row, person, known, link)
        except OvertakenError:  # a press has shown something, which may be older
            await self._show(table, row, person, await self._keeper.known(_key(table, row)), link)
        except (ClosedError, GoneError) as error:
            await self._refused(table, person, error)

    async def _bring(
        self, table: Table, row: SeatRow, person: PersonRow, known: MessageRow | None, link: str
    ) -> None:
        channel_id = await self._direct_messages.channel(person)
        if channel_id is None:
            await self._keeper.withdraw(known)  # it belongs to the person who had the seat before
            return
        say = speaker(person.spoken_to_in, person.language)
        text = view = hand(table, row.seat, say, link)
        if await self._pictures.wanted(table.row.guild_id, person):
            view = self._pictured(table, row, say, text, known)
        priority = Priority.CALL if row.seat in table.to_move() else Priority.BULK
        priority = Priority.IDLE if only_looks_old(known, is_over=not table.status.live) else priority
        wanted = Wanted(channel_id, view, shown_hand(table, row.seat, say, view), priority=priority)
        await self._keeper.keep(_key(table, row), lambda: wanted, patiently=person.has_conversation)
        if known is None:
            await self._direct_messages.taken(person)

    def _pictured(
        self, table: Table, row: SeatRow, say: Say, text: ui.LayoutView, known: MessageRow | None
    ) -> ui.LayoutView:
        assert row.user_id is not None  # people have one
        if known is None:
            self._open_hands.sent(table, row.user_id)
        is_due = row.seat in table.to_move() and not self._open_hands.is_played_in(table, row.user_id)
        shown = None if known is None else known.picture
        return self._pictures.added(table, row.seat, say, text, shown, is_due=is_due)

    async def _refused(self, table: Table, person: PersonRow, error: ClosedError | GoneError) -> None:
        fields = {"table": table.id, "seat": table.seat_of(person.user_id), "error": str(error)}
        log.info("a hand can't be sent as a direct message", extra=fields)
        if not isinstance(error, ClosedError):
            return
        if error.code in NO_DIRECT_MESSAGES:
            self._closed.add((table.id, person.user_id))
        await self._direct_messages.refused(person, error)


def _has_old_notice(shown: ShownHand, table: Table) -> bool:
    # What is said above a hand goes with the next change.
    return shown.noticed_at is not None and shown.noticed_at < table.row.revision


def _key(table: Table, row: SeatRow) -> MessageKey:
    return MessageKey(MessageKind.HAND, table.id, row.seat)


def _to_move_first(table: Table) -> Iterator[SeatRow]:
    to_move = table.to_move()
    yield from (row for row in table.people() if row.seat in to_move)
    yield from (row for row in table.people() if row.seat not in to_move)
