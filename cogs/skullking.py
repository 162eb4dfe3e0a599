"""`/skullking`: the slash commands of Skull King."""

from collections.abc import Iterable, Mapping

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.skullking import RULES, View
from bot.games.skullking.moves import LOADS
from bot.games.skullking.plans import UNLESS_SPECIAL
from bot.presenters.skullking.cards import card_name, kind_in, shape
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.ui.kit.translator import word
from bot.ui.table.moves import plan_by_words
from cogs.commands import Suggestions, command, fitting
from cogs.game import GameCog, start_command, suggest_words, view_here

LOAD_CHOICES = [app_commands.Choice(name=word(key_of("skullking-load", load)), value=load) for load in LOADS]


async def suggest_cards(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that the caller may play, equal ones once."""
    view, say = await view_here(interaction, RULES.key)
    if view is None:
        return []
    return fitting(_by_kind(view, view.playable, say).items(), current)


async def suggest_plans(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that the caller may plan to play, equal ones once."""
    view, say = await view_here(interaction, RULES.key)
    if view is None:
        return []
    return fitting(_by_kind(view, view.hand, say).items(), current)


def _by_kind(view: View, codes: Iterable[str], say: Say) -> Mapping[str, str]:
    kinds = dict.fromkeys(kind_in(view, code) for code in codes)
    return {kind: f"{shape(kind)} {card_name(kind, say)} ({kind})" for kind in kinds}


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
        await self.move(interaction, f"bid {tricks} {load or ''}")

    @command("play")
    @app_commands.autocomplete(card=suggest_cards)
    async def play(self, interaction: discord.Interaction, card: str) -> None:
        await self.move(interaction, f"play {card}")

    @command("lead", player="leader")
    @app_commands.autocomplete(player=suggest_words(RULES.key, "lead"))
    async def lead(self, interaction: discord.Interaction, player: str) -> None:
        """Rosie: chooses who leads."""
        await self.move(interaction, f"lead {player}")

    @command("bendt", card="first-card", other="second-card")
    @app_commands.autocomplete(
        card=suggest_words(RULES.key, "discard"), other=suggest_words(RULES.key, "discard", "card")
    )
    async def discard(self, interaction: discord.Interaction, card: str, other: str | None = None) -> None:
        """Bendt: discards as many cards as were drawn."""
        await self.move(interaction, f"discard {card} {other or ''}")

    @command("bet", points="bet-points")
    @app_commands.autocomplete(points=suggest_words(RULES.key, "bet"))
    async def bet(self, interaction: discord.Interaction, points: str) -> None:
        """The Rascal: bets on the own bid."""
        await self.move(interaction, f"bet {points}")

    @command("change-bid", by="change-by")
    @app_commands.autocomplete(by=suggest_words(RULES.key, "change"))
    async def change(self, interaction: discord.Interaction, by: str) -> None:
        """Harry: changes the own bid."""
        await self.move(interaction, f"change {by}")

    @command("plan")
    @app_commands.autocomplete(card=suggest_plans)
    async def plan(self, interaction: discord.Interaction, card: str, unless: bool = False) -> None:
        """Plans a card for the next turn."""
        caller, table_id = await self.here(interaction)
        await plan_by_words(caller, table_id, f"play {card} {UNLESS_SPECIAL if unless else ''}".strip())


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(SkullKing())
