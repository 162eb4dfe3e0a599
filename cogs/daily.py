"""`/daily`: the deal of the day, which a person can also install for themselves, for any chat."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.caller import caller_of
from bot.ui.solo.daily import show_daily
from cogs.commands import command


class Daily(commands.Cog):
    """The one command of the deal of the day."""

    @command("daily")
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    @app_commands.allowed_installs(guilds=True, users=True)
    async def daily(self, interaction: discord.Interaction) -> None:
        """Shows today's hand."""
        await show_daily(await caller_of(interaction))


async def setup(bot: commands.Bot) -> None:
    """Adds the command to the bot."""
    await bot.add_cog(Daily())
