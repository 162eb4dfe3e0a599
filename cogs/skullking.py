"""`/skullking`: the slash commands of Skull King."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.skullking import RULES
from bot.games.skullking.plans import CONDITION
from bot.presenters.skullking import card_name, kind, shape
from bot.ui.kit.translator import word
from bot.ui.table.plans import plan_by_words
from cogs.commands import Suggestions, command, fitting
from cogs.game import GameCog, seen, start_command


async def suggest_cards(interaction: discord.Interaction, current: str) -> Suggestions:
    """Exactly the cards that the caller may play now, equal ones once; none when it is not their turn."""
    view, say = await seen(interaction, RULES.key)
    if view is None:
        return []
    by_kind = {kind(face): f"{shape(face)} {card_name(face, say)} ({kind(face)})" for face in view.playable}
    return fitting(by_kind.items(), current)


async def suggest_plans(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that the caller holds and may plan to play, in the order of the hand; equal ones once."""
    view, say = await seen(interaction, RULES.key)
    if view is None:
        return []
    by_kind = {kind(code): f"{shape(code)} {card_name(code, say)} ({kind(code)})" for code in view.hand}
    return fitting(by_kind.items(), current)


@app_commands.guild_only()
class SkullKing(
    GameCog, group_name=word("command-skullking"), group_description=word("command-skullking-about")
):
    """The commands of Skull King."""

    game = RULES.key

    start = start_command(RULES)

    @command("bid")
    async def bid(self, interaction: discord.Interaction, tricks: int) -> None:
        """Bids in secret."""
        await self.move(interaction, f"bid {tricks}")

    @command("play")
    @app_commands.autocomplete(card=suggest_cards)
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        """Plays a card."""
        await self.move(interaction, f"play {card}")

    @command("plan")
    @app_commands.autocomplete(card=suggest_plans)
    async def plan(self, interaction: discord.Interaction, card: str, unless: bool = False) -> None:
        """Plans a card to be played when the turn comes."""
        caller, table_id = await self.here(interaction)
        await plan_by_words(caller, table_id, f"play {card}{CONDITION if unless else ''}")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(SkullKing())
