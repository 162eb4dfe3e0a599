"""What a moderator of a new server is told at their first command, for their eyes only."""

import logging

import discord

from bot.delivery.messenger import NOBODY
from bot.tables import notes
from bot.ui.kit.caller import caller_of
from bot.ui.kit.layout import page

log = logging.getLogger(__name__)


async def greet(interaction: discord.Interaction) -> None:
    """Says how to begin to a moderator of a new server, after their first answer."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        return
    caller = await caller_of(interaction)
    if not interaction.response.is_done() or not await notes.note_welcome(
        caller.tables, interaction.guild_id
    ):
        return
    text = page([caller.say("welcome")])
    try:
        await interaction.followup.send(view=text, ephemeral=True, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        log.info("a welcome was not taken", extra={"guild": interaction.guild_id, "error": str(error)})
