"""Tells people that the database does not answer, before Discord's three seconds for a reply are over."""

import asyncio
import logging
from collections import deque
from contextvars import ContextVar

import discord

from bot.delivery.messenger import NOBODY
from bot.texts.catalog import language_of, speaker
from bot.ui.kit.caller import LATE
from bot.ui.kit.widgets import notice

log = logging.getLogger(__name__)

AFTER = 2.5
"""Seconds since the interaction came; Discord takes a first answer for three."""
STILL = 1.0
"""Seconds without an answer from the database, after which people are warned."""

is_sending_notice: ContextVar[bool] = ContextVar("is_sending_notice", default=False)
"""Whether such a notice is being sent: the one message that needs no lease of the database."""


class Late:
    """Remembers the latest interactions, and sends a notice to those without an answer."""

    def __init__(self) -> None:
        self._arrived = deque[tuple[float, discord.Interaction]]()
        self._notices = set[asyncio.Task[None]]()

    def arrived(self, interaction: discord.Interaction) -> None:
        """Remembers an interaction, and forgets those that are too old."""
        now = asyncio.get_running_loop().time()
        while self._arrived and self._arrived[0][0] < now - AFTER:
            self._arrived.popleft()
        self._arrived.append((now, interaction))

    def warn_waiting(self) -> None:
        """Has a notice sent to each interaction that is not answered in time."""
        while self._arrived:
            at, interaction = self._arrived.popleft()
            asyncio.get_running_loop().call_at(at + AFTER, self._warn, interaction)

    def _warn(self, interaction: discord.Interaction) -> None:
        task = asyncio.create_task(_send_notice(interaction), name="late")
        self._notices.add(task)  # asyncio keeps only a weak reference to a task
        task.add_done_callback(self._notices.discard)


async def _send_notice(interaction: discord.Interaction) -> None:
    # Unless something was answered. What is shown later takes the place of the notice.
    if interaction.response.is_done():
        return
    is_sending_notice.set(True)
    view = notice(speaker(language_of(interaction.locale))("error-late"))
    try:
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
    except discord.DiscordException as error:
        log.warning("who waits for the database could not be told", extra={"error": str(error)})
    else:
        interaction.extras[LATE] = True
