"""The options that the commands of leagues share: one of the server's leagues, by its name."""

import discord
from discord import app_commands

from bot.seasons.creation import LONGEST_NAME
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from cogs.game import Callback, Suggestions, fitting

Name = app_commands.Range[str, 1, LONGEST_NAME]
"""The name of a league, as it is typed."""


async def suggest_leagues(interaction: discord.Interaction, current: str) -> Suggestions:
    """The leagues of this server, those that go on first."""
    rows = await services_of(interaction).seasons.store.of_guild(interaction.guild_id or 0)
    return fitting(((row.name, row.name) for row in rows), current)


def named(command: Callback) -> Callback:
    """Gives a command the option `name`: one of the server's leagues."""
    for describe in (
        app_commands.rename(name=word("option-league")),
        app_commands.describe(name=word("option-league-about")),
        app_commands.autocomplete(name=suggest_leagues),
    ):
        describe(command)
    return command
