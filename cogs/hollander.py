"""`/hollander`: the slash commands of The Flying Hollander."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.hollander import RULES
from bot.ui.kit.translator import word
from cogs.commands import command
from cogs.game import GameCog, start_command, suggest_moves


@app_commands.guild_only()
class Hollander(
    GameCog, group_name=word("command-hollander"), group_description=word("command-hollander-about")
):
    """The commands of The Flying Hollander."""

    game = RULES.key

    start = start_command(RULES)

    @command("play")
    @app_commands.autocomplete(cards=suggest_moves(RULES.key, "play"))
    async def play(self, interaction: discord.Interaction, cards: str) -> None:
        """Plays equal cards, with the call or swap that belongs to them."""
        await self.make(interaction, f"play {cards}")

    @command("take-pile")
    async def take_pile(self, interaction: discord.Interaction) -> None:
        """Takes the play pile."""
        await self.make(interaction, "take")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Hollander())
