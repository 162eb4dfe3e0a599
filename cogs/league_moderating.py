"""`/league`: the slash commands of those who run leagues."""

import discord
from discord import app_commands

from bot.seasons.corrections import LONGEST_REASON
from bot.ui.kit.caller import caller_of
from bot.ui.kit.translator import word
from bot.ui.leagues import league_panel, marking
from bot.ui.leagues.lookup import league_named
from cogs.league_options import Name, named
from cogs.standings import Standings

Reason = app_commands.Range[str, 1, LONGEST_REASON]
"""Why a table counts no more, as it is typed."""


class Moderating(Standings):
    """The commands with which leagues are run; the cog of leagues has them with its own."""

    @app_commands.command(name=word("command-league-manage"), description=word("command-league-manage-about"))
    @named
    async def manage(self, interaction: discord.Interaction, name: Name) -> None:
        """Shows the panel of a league to who runs it."""
        await league_panel.show_panel(await caller_of(interaction), name)

    @app_commands.command(name=word("command-league-mark"), description=word("command-league-mark-about"))
    @named
    async def mark(self, interaction: discord.Interaction, name: Name) -> None:
        """Counts the table of this channel for a ladder."""
        caller = await caller_of(interaction)
        await marking.mark(caller, await league_named(caller, name))

    @app_commands.command(name=word("command-league-unmark"), description=word("command-league-unmark-about"))
    @app_commands.rename(reason=word("option-league-reason"))
    @app_commands.describe(reason=word("option-league-reason-about"))
    async def unmark(self, interaction: discord.Interaction, reason: Reason) -> None:
        """Lets the table of this channel count for its ladder no more."""
        await marking.unmark(await caller_of(interaction), reason)
