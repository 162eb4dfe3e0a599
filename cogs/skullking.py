"""`/skullking`: the slash commands of Skull King."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.skullking import RULES
from bot.ui.faces.skullking import card_name, kind, shape
from bot.ui.translator import word
from cogs.game import GameCog, Suggestions, fitting, seen


async def suggest_cards(interaction: discord.Interaction, current: str) -> Suggestions:
    """Exactly the cards that who types may play now, equal ones once; none when it is not their turn."""
    view, say = await seen(interaction, RULES.key)
    if view is None:
        return []
    by_kind = {kind(face): f"{shape(face)} {card_name(face, say)} ({kind(face)})" for face in view.playable}
    return fitting(by_kind.items(), current)


@app_commands.guild_only()
class SkullKing(
    GameCog, group_name=word("command-skullking"), group_description=word("command-skullking-about")
):
    """The commands of Skull King."""

    game = RULES.key

    @app_commands.command(name=word("command-start"), description=word("command-start-about"))
    @app_commands.rename(
        seats=word("option-seats"), computers=word("option-computers"), rounds=word("option-rounds")
    )
    @app_commands.describe(
        seats=word("option-seats-about"),
        computers=word("option-computers-about"),
        rounds=word("option-rounds-about"),
    )
    async def start(
        self,
        interaction: discord.Interaction,
        seats: int | None = None,
        computers: int = 0,
        rounds: int | None = None,
    ) -> None:
        """Opens a table in this channel."""
        options = [] if rounds is None else [("rounds", rounds)]
        await self.open(interaction, seats, computers, options)

    @app_commands.command(name=word("command-bid"), description=word("command-bid-about"))
    @app_commands.rename(tricks=word("option-tricks"))
    @app_commands.describe(tricks=word("option-tricks-about"))
    async def bid(self, interaction: discord.Interaction, tricks: int) -> None:
        """Bids in secret."""
        await self.move(interaction, f"bid {tricks}")

    @app_commands.command(name=word("command-play"), description=word("command-play-about"))
    @app_commands.rename(card=word("option-card"))
    @app_commands.describe(card=word("option-card-about"))
    @app_commands.autocomplete(card=suggest_cards)
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        """Plays a card."""
        await self.move(interaction, f"play {card}")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(SkullKing())
