"""`/league`: the slash commands of leagues."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.caller import caller_of
from bot.ui.kit.translator import word
from bot.ui.leagues import creation, participation, showing
from bot.ui.leagues.lookup import league_named
from cogs.league_moderating import Moderating
from cogs.league_options import Name, named


@app_commands.guild_only()
class Leagues(Moderating, group_name=word("command-league"), group_description=word("command-league-about")):
    """The commands for the leagues of a server."""

    @app_commands.command(name=word("command-league-create"), description=word("command-league-create-about"))
    @app_commands.rename(name=word("option-league"))
    @app_commands.describe(name=word("option-league-new-about"))
    async def create(self, interaction: discord.Interaction, name: Name) -> None:
        """Founds a league: shows its panel."""
        await creation.create(await caller_of(interaction), name)

    @app_commands.command(name=word("command-league-list"), description=word("command-league-list-about"))
    async def list(self, interaction: discord.Interaction) -> None:
        """Lists the leagues of the server."""
        await showing.show_list(await caller_of(interaction))

    @app_commands.command(name=word("command-league-show"), description=word("command-league-show-about"))
    @named
    async def show(self, interaction: discord.Interaction, name: Name) -> None:
        """Shows a league as its post does."""
        caller = await caller_of(interaction)
        await showing.show_league(caller, await league_named(caller, name))

    @app_commands.command(name=word("command-league-join"), description=word("command-league-join-about"))
    @named
    async def join(self, interaction: discord.Interaction, name: Name) -> None:
        """Signs who asks up."""
        caller = await caller_of(interaction)
        await participation.join(caller, await league_named(caller, name))

    @app_commands.command(name=word("command-league-leave"), description=word("command-league-leave-about"))
    @named
    async def leave(self, interaction: discord.Interaction, name: Name) -> None:
        """Takes who asks out of a league."""
        caller = await caller_of(interaction)
        await participation.leave(caller, await league_named(caller, name))

    @app_commands.command(
        name=word("command-league-substitute"), description=word("command-league-substitute-about")
    )
    @named
    async def substitute(self, interaction: discord.Interaction, name: Name) -> None:
        """Keeps that who asks would step in."""
        caller = await caller_of(interaction)
        await participation.offer(caller, await league_named(caller, name))


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Leagues())
