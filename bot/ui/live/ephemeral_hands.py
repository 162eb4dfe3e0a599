"""The hands that stand open in the channel for one person's eyes: kept up to date as long as Discord allows.

So a player can go on tapping in one panel instead of opening it anew for every card. What is remembered
here is a convenience, not kept over a restart: *My hand* always brings the hand back.
"""

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
from bot.ui.kit.body import Components, components_of
from bot.ui.kit.delivery import NOBODY
from bot.ui.kit.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.ui.live.hands import Hands

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


class EphemeralHands:
    """One open hand for each table and person: the last one they opened, oldest first."""

    def __init__(self, hands: Hands, clock: Callable[[], float] = time.monotonic) -> None:
        self._hands = hands
        self._clock = clock
        self._open: dict[tuple[int, int], _Open] = {}

    def opened(
        self, interaction: discord.Interaction, table: Table, say: Say, link: str, view: ui.LayoutView
    ) -> None:
        """Remembers the hand that has just been shown as the answer to an interaction."""
        self._forget_old()
        until, key = self._clock() + ANSWERABLE_FOR, (table.id, interaction.user.id)
        self._open.pop(key, None)  # so that it stands last
        self._open[key] = _Open(interaction, say, link, components_of(view), until, table.row.revision)

    async def show(self, latest: Callable[[], Table]) -> None:
        """Brings the open hands of the table up to date; those that can't be are forgotten."""
        self._forget_old()
        table = latest()
        for row in table.people():
            entry = self._open.get((table.id, row.user_id or 0))
            # One of this revision shows this already, with what was said above it.
            if entry is not None and table.row.revision > entry.revision:
                await self._show(table, row.seat, entry)

    async def _show(self, table: Table, seat: Seat, entry: _Open) -> None:
        key = (table.id, table.seats[seat].user_id or 0)
        view = self._hands.drawn(table, seat, entry.say, entry.link)
        if components_of(view) == entry.shows:
            return
        try:
            with sorted_errors():
                await entry.interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
        except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
            log.info("an open hand can't be edited", extra={"table": table.id, "error": str(error)})
            kept = None
        else:
            kept = replace(entry, shows=components_of(view), revision=table.row.revision)
        if self._open.get(key) is not entry:
            return  # the person has opened another one meanwhile
        if kept is None:
            del self._open[key]
        else:
            self._open[key] = kept

    def _forget_old(self) -> None:
        """Forgets those whose time is over; all have the same, so that the oldest go first."""
        now = self._clock()
        for key in list(takewhile(lambda key: self._open[key].until <= now, self._open)):
            del self._open[key]
