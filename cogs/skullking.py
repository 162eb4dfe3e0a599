"""`/skullking`: the slash commands of Skull King."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.skullking import RULES
from bot.games.skullking.plans import UNLESS_SPECIAL
from bot.presenters.skullking import card_name, kind, shape
from bot.tables.lobby import Invitation
from bot.ui.kit.translator import word
from bot.ui.table.plans import plan_by_words
from cogs.game import GameCog, Suggestions, fitting, paced, seen


async def suggest_cards(interaction: discord.Interaction, current: str) -> Suggestions:
    """Exactly the cards that who types may play now, equal ones once; none when it is not their turn."""
    view, say = await seen(interaction, RULES.key)
    if view is None:
        return []
    by_kind = {kind(face): f"{shape(face)} {card_name(face, say)} ({kind(face)})" for face in view.playable}
    return fitting(by_kind.items(), current)


async def suggest_plans(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that who types holds and may plan to play, in the order of the hand; equal ones once."""
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

    @app_commands.command(name=word("command-start"), description=word("command-start-about"))
    @app_commands.rename(
        seats=word("option-seats"), computers=word("option-computers"), rounds=word("option-rounds")
    )
    @app_commands.describe(
        seats=word("option-seats-about"),
        computers=word("option-computers-about"),
        rounds=word("option-rounds-about"),
    )
    @paced
    async def start(
        self,
        interaction: discord.Interaction,
        seats: int | None = None,
        computers: int = 0,
        rounds: int | None = None,
        pace: str | None = None,
    ) -> None:
        """Opens a table in this channel."""
        options = () if rounds is None else (("rounds", rounds),)
        await self.open(interaction, pace, Invitation(self.game, seats, computers, options))

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

    @app_commands.command(name=word("command-plan"), description=word("command-plan-about"))
    @app_commands.rename(card=word("option-card"), unless=word("option-unless"))
    @app_commands.describe(card=word("option-card-about"), unless=word("option-unless-about"))
    @app_commands.autocomplete(card=suggest_plans)
    async def plan(self, interaction: discord.Interaction, card: str, unless: bool = False) -> None:
        """Plans a card to be played when the turn comes."""
        caller, table = await self.here(interaction)
        await plan_by_words(caller, table, f"play {card}{UNLESS_SPECIAL if unless else ''}")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(SkullKing())
