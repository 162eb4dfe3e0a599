"""`/league`: the slash commands of leagues: to take part, to look at them, and to run them."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.seasons.creation import LONGEST_NAME
from bot.ui.kit.caller import caller_of
from bot.ui.kit.translator import word
from bot.ui.leagues import creation, league_panel, participation, records
from bot.ui.leagues.lookup import league_named
from bot.ui.leagues.standings import show_standings
from cogs.commands import command, suggest_leagues

FORMAT_CHOICES = [app_commands.Choice(name=kind.upper(), value=kind) for kind in records.FORMATS]

Name = app_commands.Range[str, 1, LONGEST_NAME]  # the name of a league, as it is typed

# Suggests the server's leagues for the option `league`.
named = app_commands.autocomplete(league=suggest_leagues)


@app_commands.guild_only()
class Leagues(
    commands.GroupCog, group_name=word("command-league"), group_description=word("command-league-about")
):
    """The commands for the leagues of a server."""

    @command("league-create", name="league-name")
    async def create(self, interaction: discord.Interaction, name: Name) -> None:
        """Founds a league: shows its panel."""
        await creation.create(await caller_of(interaction), name)

    @command("league-list")
    async def list(self, interaction: discord.Interaction) -> None:
        """Lists the leagues of the server."""
        await records.show_list(await caller_of(interaction))

    @command("league-show")
    @named
    async def show(self, interaction: discord.Interaction, league: Name) -> None:
        """Shows a league as its post does."""
        caller = await caller_of(interaction)
        await records.show_league(caller, await league_named(caller, league))

    @command("league-manage")
    @named
    async def manage(self, interaction: discord.Interaction, league: Name) -> None:
        """Shows the panel of a league."""
        await league_panel.show_panel(await caller_of(interaction), league)

    @command("league-count")
    @named
    async def count(self, interaction: discord.Interaction, league: Name) -> None:
        """Counts the table here for a ladder."""
        caller = await caller_of(interaction)
        await participation.mark(caller, await league_named(caller, league))

    @command("league-standings")
    @named
    async def standings(self, interaction: discord.Interaction, league: Name) -> None:
        """Shows the whole standings."""
        caller = await caller_of(interaction)
        await show_standings(caller, await league_named(caller, league))

    @command("league-export", kind="format")
    @app_commands.choices(kind=FORMAT_CHOICES)
    @named
    async def export(self, interaction: discord.Interaction, league: Name, kind: str) -> None:
        """Gives a league as files."""
        caller = await caller_of(interaction)
        await records.show_export(caller, league, kind)


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Leagues())
