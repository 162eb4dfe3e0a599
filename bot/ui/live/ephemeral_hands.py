"""The hands that stand open in the channel for one person's eyes: kept up to date as long as Discord allows.

So a player can go on tapping in one panel instead of opening it anew for every card. What is remembered
here is a convenience, not kept over a restart: *My hand* always brings the hand back.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import takewhile

import discord
from discord import ui

from bot.games.contract import Seat
from bot.tables.announcing import Unavailable
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.answering import edit_answer
from bot.ui.kit.body import Components, components_of
from bot.ui.kit.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.ui.kit.layout import page
from bot.ui.live.hand_pictures import HandPictures
from bot.ui.live.hands import Hands, own_part

log = logging.getLogger(__name__)

ANSWERABLE_FOR = 14 * 60.0
"""Seconds for which an answer can be edited; Discord's tokens are good for 15 minutes."""


@dataclass(frozen=True, slots=True)
class _Open:
    interaction: discord.Interaction
    say: Say
    link: str
    shows: Components
    until: float
    revision: int
    drafted_in: str | None
    """What its owner knew and might choose when a move was drafted in it."""


class EphemeralHands:
    """One open hand for each table and person: the last one they opened, oldest first."""

    def __init__(
        self, hands: Hands, pictures: HandPictures, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._hands = hands
        self._pictures = pictures
        self._clock = clock
        self._open: dict[tuple[int, int], _Open] = {}

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
    ) -> None:
        """Remembers the hand that has just been shown as the answer to an interaction; its picture follows.

        The one before leads to it, unless it was shown `in_place` of that. While a seat drafts a move the
        picture is not drawn again, and what others do is not shown.
        """
        self._forget_old()
        until, key = self._clock() + ANSWERABLE_FOR, (table.id, interaction.user.id)
        before = self._open.pop(key, None)  # so that it stands last
        drafted_in = None if drafted_by is None else own_part(table, drafted_by, say)
        entry = _Open(interaction, say, link, components_of(view), until, table.row.revision, drafted_in)
        self._open[key] = entry
        if self._pictures.pictures.are_on and drafted_by is None:
            self._pictures.pictures.later(self._follow(table, key, entry, view))
        if before is not None and not in_place:
            await self._edit(table, before, page([before.say("hand-newer")]))

    async def show(self, latest: Callable[[], Table]) -> None:
        """Brings the open hands of the table up to date; those that can't be are forgotten."""
        self._forget_old()
        table = latest()
        opened = ((row.seat, self._open.get((table.id, row.user_id or 0))) for row in table.people())
        # One of this revision shows this already, with what was said above it.
        shown = [(seat, entry) for seat, entry in opened if entry and table.row.revision > entry.revision]
        await asyncio.gather(*(self._show(table, seat, entry) for seat, entry in shown))

    async def _show(self, table: Table, seat: Seat, entry: _Open) -> None:
        key = (table.id, table.seats[seat].user_id or 0)
        if entry.drafted_in is not None and entry.drafted_in == own_part(table, seat, entry.say):
            return
        view = self._hands.drawn(table, seat, entry.say, entry.link)
        if components_of(view) == entry.shows:
            return
        pictured = await self._pictures.added_for(
            key[1], table, entry.say, view, lambda: self._open.get(key) is entry
        )
        if self._open.get(key) is not entry:
            return  # the person has opened another one meanwhile
        kept = None
        if await self._edit(table, entry, pictured or view):
            kept = replace(entry, shows=components_of(view), revision=table.row.revision, drafted_in=None)
        if self._open.get(key) is not entry:
            return  # the person has opened another one meanwhile
        if kept is None:
            del self._open[key]
        else:
            self._open[key] = kept

    async def _follow(self, table: Table, key: tuple[int, int], entry: _Open, view: ui.LayoutView) -> None:
        """Adds the picture to a hand that was shown without it, unless something newer is shown there."""
        pictured = await self._pictures.added_for(
            key[1], table, entry.say, view, lambda: self._open.get(key) is entry
        )
        if pictured is not None and self._open.get(key) is entry:
            await self._edit(table, entry, pictured)

    async def _edit(self, table: Table, entry: _Open, view: ui.LayoutView) -> bool:
        """Edits the answer; False where that can't be."""
        try:
            with sorted_errors():
                await edit_answer(entry.interaction, view)
        except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
            log.info("an open hand can't be edited", extra={"table": table.id, "error": str(error)})
            return False
        return True

    def _forget_old(self) -> None:
        """Forgets those whose time is over; all have the same, so that the oldest go first."""
        now = self._clock()
        for key in list(takewhile(lambda key: self._open[key].until <= now, self._open)):
            del self._open[key]
