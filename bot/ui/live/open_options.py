"""The options that are open in the channel, each for one person's eyes: they close when the cards are dealt.

They are forgotten at a restart.
"""

import logging
import time
from collections import defaultdict
from collections.abc import Callable
from typing import NamedTuple

import discord

from bot.delivery.answers import Answers
from bot.delivery.discord_errors import ClosedError, GoneError, InvalidRequestError, sorted_errors
from bot.model.tables import Status
from bot.tables.presence import Unavailable
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.layout import page
from bot.ui.live.ephemeral_hands import ANSWERABLE_FOR

log = logging.getLogger(__name__)


class _Open(NamedTuple):
    interaction: discord.Interaction
    say: Say
    until: float


class OpenOptions:
    """The options of each open table that people look at, the last of each person."""

    def __init__(self, answers: Answers, clock: Callable[[], float] = time.monotonic) -> None:
        self._answers = answers
        self._clock = clock
        self._open: defaultdict[int, dict[int, _Open]] = defaultdict(dict)

    def opened(self, interaction: discord.Interaction, table_id: int, say: Say) -> None:
        """Remembers options that were just shown."""
        entry = _Open(interaction, say, self._clock() + ANSWERABLE_FOR)
        self._open[table_id][interaction.user.id] = entry

    async def show(self, latest: Callable[[], Table]) -> None:
        """Closes those of a table that is not open any more."""
        table = latest()
        if table.status is Status.OPEN:
            return
        key = "done-dealt" if table.status is Status.RUNNING else "table-ended"
        for entry in self._open.pop(table.id, {}).values():
            if entry.until > self._clock():
                await self._close(table, entry, key)

    async def _close(self, table: Table, entry: _Open, key: str) -> None:
        try:
            with sorted_errors():
                await self._answers.edit(entry.interaction, page([entry.say(key)]))
        except (GoneError, ClosedError, InvalidRequestError, Unavailable) as error:
            log.info("open options can't be closed", extra={"table": table.id, "error": str(error)})
