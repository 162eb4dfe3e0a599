"""`/grog`: the slash commands of Grog."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.translator import word
from cogs.commands import command
from cogs.game import GameCog, start_command, suggest_moves
from tests.fifth_game.rules import RULES


@app_commands.guild_only()
class Grog(GameCog, group_name=word("command-grog"), group_description=word("command-grog-about")):
    """The commands of Grog."""

    game = RULES.key
    start = start_command(RULES)

    @command("grog-play")
    @app_commands.autocomplete(card=suggest_moves(RULES.key, "play"))
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        await self.make(interaction, f"play {card}")


async def setup(bot: commands.Bot) -> None:
    await bot.add_cog(Grog())
