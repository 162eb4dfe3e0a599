"""`/playapirata`: the slash commands of Playa Pirata."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.playapirata import RULES
from bot.ui.kit.translator import word
from cogs.commands import command
from cogs.game import GameCog, start_command, suggest_moves


@app_commands.guild_only()
class PlayaPirata(
    GameCog, group_name=word("command-playapirata"), group_description=word("command-playapirata-about")
):
    """The commands of Playa Pirata."""

    game = RULES.key

    start = start_command(RULES)

    @command("bury")
    @app_commands.autocomplete(treasure=suggest_moves(RULES.key, "bury"))
    async def bury(self, interaction: discord.Interaction, treasure: str) -> None:
        """Buries a treasure."""
        await self.make(interaction, f"bury {treasure}")

    @command("lay-towels")
    @app_commands.autocomplete(towels=suggest_moves(RULES.key, "lay"))
    async def lay(self, interaction: discord.Interaction, towels: str) -> None:
        """Lays towels on a treasure."""
        await self.make(interaction, f"lay {towels}")

    @command("end-turn")
    async def end_turn(self, interaction: discord.Interaction) -> None:
        await self.make(interaction, "done")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(PlayaPirata())
