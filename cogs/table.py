"""`/table`: the slash commands for the table of a channel, whatever is played there."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.caller import caller_of
from bot.ui.kit.translator import word
from bot.ui.table.lobby import join, leave
from bot.ui.table.lookup import any_table_here, bring_here
from bot.ui.table.moves import show_hand
from cogs.commands import command


@app_commands.guild_only()
class Table(
    commands.GroupCog, group_name=word("command-table"), group_description=word("command-table-about")
):
    """The commands that all games have at a table."""

    @command("show")
    async def show(self, interaction: discord.Interaction) -> None:
        """Shows the table again, or brings it here."""
        await bring_here(await caller_of(interaction))

    @command("hand")
    async def hand(self, interaction: discord.Interaction) -> None:
        """Shows the hand of the caller."""
        caller = await caller_of(interaction)
        await show_hand(caller, await caller.tables.load(await any_table_here(caller)))

    @command("join")
    async def join(self, interaction: discord.Interaction) -> None:
        """Sits down at the table."""
        caller = await caller_of(interaction)
        await join(caller, await any_table_here(caller))

    @command("leave")
    async def leave(self, interaction: discord.Interaction) -> None:
        """Gets up from the table; from a running game after a question."""
        caller = await caller_of(interaction)
        await leave(caller, await any_table_here(caller))


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Table())
