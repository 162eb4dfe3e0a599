"""`/corsari`: the slash commands of Corsari."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.corsari import RULES
from bot.presenters.corsari.choices import discard_of, sail_option
from bot.texts.keys import key_of
from bot.ui.kit.translator import word
from cogs.commands import Suggestions, command, fitting
from cogs.game import GameCog, start_command, suggest_moves, view_here

SOURCES = [
    app_commands.Choice(name=word(key_of("corsari-source", source)), value=source)
    for source in ("stock", "discard", "pier")
]


async def suggest_sailings(interaction: discord.Interaction, current: str) -> Suggestions:
    """The cards that may be discarded before setting sail, the best limit first."""
    view, say = await view_here(interaction, RULES.key)
    offers = view.offers if view is not None and view.step == "discard" else ()
    return fitting(
        ((discard_of(offer), f"{sail_option(offer, say)} ({offer.discard})") for offer in offers), current
    )


@app_commands.guild_only()
class Corsari(GameCog, group_name=word("command-corsari"), group_description=word("command-corsari-about")):
    """The commands of Corsari."""

    game = RULES.key

    start = start_command(RULES)

    @command("draw", source="from")
    @app_commands.choices(source=SOURCES)
    async def draw(self, interaction: discord.Interaction, source: str) -> None:
        """Draws a card."""
        await self.make(interaction, f"draw {source}")

    @command("discard")
    @app_commands.autocomplete(card=suggest_moves(RULES.key, "discard"))
    async def discard(self, interaction: discord.Interaction, card: str) -> None:
        await self.make(interaction, f"discard {card}")

    @command("sail", discarded="discard")
    @app_commands.autocomplete(discarded=suggest_sailings)
    async def sail(self, interaction: discord.Interaction, discarded: str = "") -> None:
        """Discards a card and sets sail with the best split."""
        await self.make(interaction, f"sail {discarded}")

    @command("lay-down")
    async def lay_down(self, interaction: discord.Interaction) -> None:
        """Lays down with the best split after a player has set sail."""
        await self.make(interaction, "lay")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Corsari())
