"""`/table`: the slash commands for the table of a channel, whatever is played there."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.caller import caller_of
from bot.ui.kit.translator import word
from bot.ui.table import proposals
from bot.ui.table.lobby import join, leave
from bot.ui.table.lookup import any_table_to_look_at, bring_here, table_here
from bot.ui.table.manage import show_panel
from bot.ui.table.moves import show_hand
from bot.ui.table.recap import show_recap
from bot.ui.table.replay import show_replay
from bot.ui.table.rules import show_rules_here
from bot.ui.table.showing import show_scorepad
from cogs.commands import Choices, Command, add_commands, command, entries_of, game_choices


@app_commands.guild_only()
class Table(
    commands.GroupCog, group_name=word("command-table"), group_description=word("command-table-about")
):
    """The commands that all games have at a table."""

    def __init__(self, games: Choices) -> None:
        super().__init__()
        add_commands(self, rules_command(games))

    @command("show")
    async def show(self, interaction: discord.Interaction) -> None:
        """Shows the table again, or brings it here."""
        await bring_here(await caller_of(interaction))

    @command("hand")
    async def hand(self, interaction: discord.Interaction) -> None:
        """Shows the hand of the caller."""
        caller = await caller_of(interaction)
        await show_hand(caller, await caller.tables.load(await table_here(caller)))

    @command("join")
    async def join(self, interaction: discord.Interaction) -> None:
        """Sits down at the table."""
        caller = await caller_of(interaction)
        await join(caller, await table_here(caller))

    @command("leave")
    async def leave(self, interaction: discord.Interaction) -> None:
        """Gets up from the table; from a running game after a question."""
        caller = await caller_of(interaction)
        await leave(caller, await table_here(caller))

    @command("scores")
    async def scores(self, interaction: discord.Interaction) -> None:
        """Shows the scorepad."""
        caller = await caller_of(interaction)
        await show_scorepad(caller, await any_table_to_look_at(caller))

    @command("undo")
    async def undo(self, interaction: discord.Interaction) -> None:
        """Takes the last own move back."""
        caller = await caller_of(interaction)
        await proposals.undo(caller, await table_here(caller))

    @command("log")
    async def log(self, interaction: discord.Interaction) -> None:
        """Shows the log of the table here, from the caller's last move on."""
        caller = await caller_of(interaction)
        await show_recap(caller, await any_table_to_look_at(caller))

    @command("replay")
    async def replay(self, interaction: discord.Interaction) -> None:
        """Shows the last game here, step by step."""
        caller = await caller_of(interaction)
        await show_replay(caller, await any_table_to_look_at(caller))

    @command("manage")
    async def manage(self, interaction: discord.Interaction) -> None:
        """Shows what the caller can do at the table: as a guest, player, host or moderator."""
        caller = await caller_of(interaction)
        await show_panel(caller, await any_table_to_look_at(caller))


def rules_command(games: Choices) -> Command:
    """The command `rules`, of one of these games or of the one that is played here."""

    @command("rules")
    @app_commands.choices(game=games)
    async def rules(interaction: discord.Interaction, game: str | None = None) -> None:
        await show_rules_here(await caller_of(interaction), game)

    return rules


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Table(game_choices(entries_of(bot))))
