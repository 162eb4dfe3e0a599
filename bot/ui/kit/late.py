"""Tells who waits for a database that stands still, while Discord still takes an answer."""

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
"""Seconds without an answer for which a database stands still."""

is_telling: ContextVar[bool] = ContextVar("is_telling", default=False)
"""While this is said, which no lease is needed for."""


class Late:
    """The interactions that came of late, and what is said to those that nothing has answered."""

    def __init__(self) -> None:
        self._arrived = deque[tuple[float, discord.Interaction]]()
        self._telling = set[asyncio.Task[None]]()

    def arrived(self, interaction: discord.Interaction) -> None:
        """Notes one."""
        now = asyncio.get_running_loop().time()
        while self._arrived and self._arrived[0][0] < now - AFTER:
            self._arrived.popleft()
        self._arrived.append((now, interaction))

    def look(self) -> None:
        """The database stands still: sees to it that nobody waits in silence."""
        while self._arrived:
            at, interaction = self._arrived.popleft()
            asyncio.get_running_loop().call_at(at + AFTER, self._tell, interaction)

    def _tell(self, interaction: discord.Interaction) -> None:
        telling = asyncio.create_task(_send_notice(interaction), name="late")
        self._telling.add(telling)
        telling.add_done_callback(self._telling.discard)


async def _send_notice(interaction: discord.Interaction) -> None:
    # Unless something was answered. What is shown later takes the place of the notice.
    if interaction.response.is_done():
        return
    is_telling.set(True)
    view = notice(speaker(language_of(interaction.locale))("error-late"))
    try:
        await interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
    except discord.DiscordException as error:
        log.warning("who waits for the database could not be told", extra={"error": str(error)})
    else:
        interaction.extras[LATE] = True
