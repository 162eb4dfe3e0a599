"""`/highcard`: the slash commands of High Card."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.translator import word
from cogs.commands import command
from cogs.game import GameCog, start_command, suggest_moves
from tests.smallest_game.rules import RULES


@app_commands.guild_only()
class HighCard(
    GameCog, group_name=word("command-highcard"), group_description=word("command-highcard-about")
):
    """The commands of High Card."""

    game = RULES.key
    start = start_command(RULES)

    @command("highcard-play")
    @app_commands.autocomplete(card=suggest_moves(RULES.key, "play"))
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        await self.make(interaction, f"play {card}")


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(HighCard())
