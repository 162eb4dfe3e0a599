"""`/skullking`: the slash commands of Skull King."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.skullking import RULES
from bot.games.skullking.moves import LOADS
from bot.games.skullking.plans import UNLESS_SPECIAL
from bot.presenters.skullking.cards import card_name, kind_in, shape
from bot.texts.keys import key_of
from bot.ui.kit.translator import word
from bot.ui.table.moves import plan_by_words
from cogs.commands import Suggestions, command, fitting
from cogs.game import GameCog, start_command, suggest_moves, view_here

LOAD_CHOICES = [app_commands.Choice(name=word(key_of("skullking-load", load)), value=load) for load in LOADS]


async def suggest_plans(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that the caller may plan to play, equal ones once."""
    view, say = await view_here(interaction, RULES.key)
    if view is None:
        return []
    kinds = dict.fromkeys(kind_in(view, code) for code in view.hand)
    return fitting(((kind, f"{shape(kind)} {card_name(kind, say)} ({kind})") for kind in kinds), current)


@app_commands.guild_only()
class SkullKing(
    GameCog, group_name=word("command-skullking"), group_description=word("command-skullking-about")
):
    """The commands of Skull King."""

    game = RULES.key

    start = start_command(RULES)

    @command("bid")
    @app_commands.choices(load=LOAD_CHOICES)
    async def bid(self, interaction: discord.Interaction, tricks: int, load: str | None = None) -> None:
        """Bids in secret."""
        await self.make(interaction, f"bid {tricks} {load or ''}")

    @command("play")
    @app_commands.autocomplete(card=suggest_moves(RULES.key, "play"))
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        await self.make(interaction, f"play {card}")

    @command("plan")
    @app_commands.autocomplete(card=suggest_plans)
    async def plan(self, interaction: discord.Interaction, card: str, unless: bool = False) -> None:
        """Plans a card for the next turn."""
        caller, table_id = await self.here(interaction)
        await plan_by_words(caller, table_id, f"play {card} {UNLESS_SPECIAL if unless else ''}".strip())


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(SkullKing())
