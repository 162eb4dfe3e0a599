"""The hands that are open in the channel, which only their owner sees.

They are up to date as long as Discord allows, and forgotten at a restart.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import takewhile

import discord
from discord import ui

from bot.delivery.answers import Answers, picture_of, shown_in
from bot.delivery.body import Components, components_of, text_of
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.games.contract import Seat
from bot.model.messages import ShownPicture
from bot.tables.presence import Unavailable
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.layout import page
from bot.ui.live.hand import hand, own_part
from bot.ui.live.hand_pictures import HandPictures

log = logging.getLogger(__name__)

ANSWERABLE_FOR = 14 * 60.0  # seconds for which an answer can be edited; Discord's tokens last 15 minutes


class _PlayedIn(Enum):
    """Where the owner of an open hand plays, as far as their taps have shown."""

    HERE = auto()
    EITHER = auto()
    MESSAGES = auto()


@dataclass(slots=True)
class _OpenHand:
    interaction: discord.Interaction
    message: int  # as `shown_in` gives it
    say: Say
    link: str
    shows: Components
    until: float
    revision: int
    drafted_in: str | None  # its `own_part` when a move was drafted in it
    onward: TableButton | None
    played_in: _PlayedIn = _PlayedIn.HERE


class EphemeralHands:
    """The last open hand of each table and person."""

    def __init__(
        self, pictures: HandPictures, answers: Answers, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._pictures = pictures
        self._answers = answers
        self._clock = clock
        self._open: dict[tuple[int, int], _OpenHand] = {}

    async def opened(
        self,
        interaction: discord.Interaction,
        table: Table,
        say: Say,
        link: str,
        view: ui.LayoutView,
        *,
        in_place: bool = False,
        drafted_by: Seat | None = None,
        onward: TableButton | None = None,
    ) -> None:
        """Remembers the hand that was just shown, with its button `onward` to another table.

        The hand before is replaced by a hint, unless this was shown `in_place` of it.
        """
        self._forget_old()
        message = shown_in(interaction)
        if not in_place and message != interaction.id:
            self._open = {of: entry for of, entry in self._open.items() if entry.message != message}
        until, key = self._clock() + ANSWERABLE_FOR, (table.id, interaction.user.id)
        before = self._open.pop(key, None)  # so that the new one stands last
        drafted_in = None if drafted_by is None else own_part(table, drafted_by, say)
        shows, revision = components_of(text_of(view)), table.row.revision
        self._open[key] = _OpenHand(
            interaction, message, say, link, shows, until, revision, drafted_in, onward
        )
        if before is not None and not in_place:
            await self._edit(table, before, page([before.say("hand-newer")]))

    def picture(self, table: Table, user_id: int) -> ShownPicture | None:
        """The picture that a person's open hand shows."""
        entry = self._open.get((table.id, user_id))
        return None if entry is None else picture_of(entry.interaction)

    def is_played_in(self, table: Table, user_id: int) -> bool:
        """Whether a person plays in their open hand."""
        self._forget_old()
        entry = self._open.get((table.id, user_id))
        return entry is not None and entry.played_in is _PlayedIn.HERE

    def sent(self, table: Table, user_id: int) -> None:
        """Remembers a person's first hand in direct messages: until they tap, they may look at either."""
        if (entry := self._open.get((table.id, user_id))) is not None:
            entry.played_in = _PlayedIn.EITHER

    def plays_in_messages(self, table: Table, user_id: int) -> None:
        """Remembers that a person plays in direct messages, not here."""
        if (entry := self._open.get((table.id, user_id))) is not None:
            entry.played_in = _PlayedIn.MESSAGES

    async def show(self, latest: Callable[[], Table]) -> None:
        """Brings the open hands of a table up to date."""
        self._forget_old()
        table = latest()
        opened = ((row.seat, self._open.get((table.id, row.user_id or 0))) for row in table.people())
        # A hand of this revision is up to date, with the notice above it.
        shown = [(seat, entry) for seat, entry in opened if entry and table.row.revision > entry.revision]
        if shown:
            wanted = await self._pictures.wanted_at(table)
            await asyncio.gather(
                *(self._update(table, seat, entry, is_wanted=seat in wanted) for seat, entry in shown)
            )

    async def _update(self, table: Table, seat: Seat, entry: _OpenHand, *, is_wanted: bool) -> None:
        key = (table.id, table.seats[seat].user_id or 0)
        if self._open.get(key) is not entry:
            return  # the person has opened another one, or tapped in this, while the database was read
        if entry.drafted_in is not None and entry.drafted_in == own_part(table, seat, entry.say):
            return  # an edit would take the draft away from its owner
        view = hand(table, seat, entry.say, entry.link, onward=entry.onward)
        if components_of(view) == entry.shows:
            return
        pictured: ui.LayoutView = view
        if is_wanted:
            is_due = seat in table.to_move() and entry.played_in is not _PlayedIn.MESSAGES
            shown = picture_of(entry.interaction)
            pictured = self._pictures.added(table, seat, entry.say, view, shown, is_due=is_due)
        shows, revision = components_of(view), table.row.revision
        # Noted before the edit: a change that comes during it is compared with what will be shown by then.
        entry = self._open[key] = replace(entry, shows=shows, revision=revision, drafted_in=None)
        is_shown = await self._edit(table, entry, pictured)
        if not is_shown and self._open.get(key) is entry:  # a newer one in its place was not refused
            del self._open[key]

    async def _edit(self, table: Table, entry: _OpenHand, view: ui.LayoutView) -> bool:
        try:
            with sorted_errors():
                await self._answers.edit(entry.interaction, view, picture_of(entry.interaction))
        except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
            log.info("an open hand can't be edited", extra={"table": table.id, "error": str(error)})
            return False
        return True

    def _forget_old(self) -> None:
        now = self._clock()
        for key in list(takewhile(lambda key: self._open[key].until <= now, self._open)):
            del self._open[key]
