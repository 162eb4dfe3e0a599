"""The welcome for a moderator of a new server, a private message after their first command."""

import logging

import discord

from bot.delivery.messenger import NOBODY
from bot.tables import notes
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import caller_of, guild_of, is_at_home
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page

# Commands whose answer says the same, or would be pushed off a phone's screen.
NOT_AFTER = ("tavern help", "league create")

log = logging.getLogger(__name__)


async def greet(interaction: discord.Interaction) -> None:
    """Says how to begin to a moderator of a new server, after their first answer."""
    if not is_at_home(interaction) or not interaction.permissions.manage_guild:
        return
    if interaction.command is not None and interaction.command.qualified_name in NOT_AFTER:
        return
    caller = await caller_of(interaction)
    is_new = interaction.response.is_done() and await notes.note_welcome(caller.tables, guild_of(caller))
    if not is_new:
        return
    daily = TableButton(ButtonId(NO_TABLE, "daily"), caller.say("button-daily"))
    text = page([caller.say("welcome")], [daily])
    try:
        await interaction.followup.send(view=text, ephemeral=True, allowed_mentions=NOBODY)
    except discord.HTTPException as error:
        log.info("a welcome was not taken", extra={"guild": interaction.guild_id, "error": str(error)})
