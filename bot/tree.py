"""The tree of slash commands: what they raise goes to the one place that answers errors."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.refusal import Refusal
from bot.ui.kit.errors import answer_error

Interaction = discord.Interaction[commands.AutoShardedBot]


class Tree(app_commands.CommandTree[commands.AutoShardedBot]):
    """The slash commands."""

    async def on_error(
        self,
        interaction: discord.Interaction[commands.AutoShardedBot],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answers for a command that failed."""
        await answer_error(interaction, _cause(error), interaction.extras.get("table"))


def _cause(error: app_commands.AppCommandError) -> Exception:
    """What went wrong in a command: what its code raised, or a refusal of what Discord has sent for it."""
    match error:
        case app_commands.CommandInvokeError():
            return error.original
        case app_commands.TransformerError(type=discord.AppCommandOptionType.user):
            return Refusal("not_a_member")  # Discord resolves ids of people outside the server too
        case app_commands.TransformerError() | app_commands.CommandSignatureMismatch():
            return Refusal(
                "command_changed"
            )  # the person's Discord still knows it as it was before an update
        case _:
            return error
