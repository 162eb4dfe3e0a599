"""The hands that stand open in the channel for one person's eyes: kept up to date as long as Discord allows.

So a player can go on tapping in one panel instead of opening it anew for every card. What is remembered
here is a convenience, not kept over a restart: *My hand* always brings the hand back.
"""

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.tables.announcing import Unavailable
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.body import fingerprint
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
    looks: str
    until: float
    revision: int


class EphemeralHands:
    """One open hand for each person and table: the last one they opened."""

    def __init__(self, hands: Hands, clock: Callable[[], float] = time.monotonic) -> None:
        self._hands = hands
        self._clock = clock
        self._open: dict[tuple[int, int], _Open] = {}

    def opened(
        self, interaction: discord.Interaction, table: Table, say: Say, link: str, view: ui.LayoutView
    ) -> None:
        """Remembers the hand that has just been shown as the answer to an interaction."""
        now = self._clock()
        self._open = {key: entry for key, entry in self._open.items() if entry.until > now}
        entry = _Open(interaction, say, link, fingerprint(view), now + ANSWERABLE_FOR, table.row.revision)
        self._open[table.id, interaction.user.id] = entry

    async def show(self, latest: Callable[[], Table]) -> None:
        """Brings the open hands of the table up to date; those that can't be are forgotten."""
        table = latest()
        for key, entry in list(self._open.items()):
            if key[0] != table.id:
                continue
            seat = table.seat_of(key[1])
            if seat is None or entry.until <= self._clock():
                self._open.pop(key, None)
                continue
            if table.row.revision <= entry.revision:
                continue  # it shows this already, with what was said above it
            view = self._hands.drawn(table, seat, entry.say, entry.link)
            if fingerprint(view) == entry.looks:
                continue
            try:
                with sorted_errors():
                    await entry.interaction.edit_original_response(view=view, allowed_mentions=NOBODY)
            except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
                log.info("an open hand can't be edited", extra={"table": table.id, "error": str(error)})
                self._open.pop(key, None)
            else:
                self._still_open(key, entry, fingerprint(view), table.row.revision)

    def _still_open(self, key: tuple[int, int], entry: _Open, looks: str, revision: int) -> None:
        """Keeps what the hand shows now, unless the person has opened another one meanwhile."""
        if self._open.get(key) is entry:
            self._open[key] = replace(entry, looks=looks, revision=revision)
