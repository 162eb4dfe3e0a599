"""`/hollander`: the slash commands of The Flying Hollander."""

from collections.abc import Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.hollander import RULES
from bot.presenters.hollander.cards import SHAPES, named
from bot.presenters.hollander.command_fields import Field, forms, values, words
from bot.texts.catalog import Say
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from cogs.commands import Suggest, Suggestions, command, fitting
from cogs.game import GameCog, start_command, suggest_seats, view_here

PLACES = {"hand": "hollander-place-hand", "clash": "hollander-place-clash", "final": "hollander-place-final"}


def suggest(option: str) -> Suggest:
    """Suggests values of an option that make a legal move with the other options."""

    async def suggestions(interaction: discord.Interaction, current: str) -> Suggestions:
        view, _ = await view_here(interaction, RULES.key)
        if view is None:
            return []
        command = "" if interaction.command is None else interaction.command.name
        filled = {name: value for name, value in interaction.namespace if name != option}
        shown = await _names(interaction, option, filled.get("where"))
        found = values(forms(view, command), option, filled)
        return fitting(((value, shown(value)) for value in found), current)

    return suggestions


async def _names(interaction: discord.Interaction, option: str, where: object) -> Callable[[Field], str]:
    say = await services_of(interaction).say_to(interaction)
    if option == "player":
        seats = {choice.value: choice.name for choice in await suggest_seats(interaction, "")}
        return lambda seat: seats[int(seat)]
    if option == "where":
        return lambda place: say(PLACES[str(place)])
    if option == "number" or where == "final":
        return lambda slot: say("hollander-final-card", slot=int(slot))
    return lambda cards: _cards(str(cards), say)


def _cards(codes: str, say: Say) -> str:
    code, *more = codes.split()
    return f"{SHAPES[code]} {named(code, 1 + len(more), say)} ({codes})"


@app_commands.guild_only()
class Hollander(
    GameCog, group_name=word("command-hollander"), group_description=word("command-hollander-about")
):
    """The commands of The Flying Hollander."""

    game = RULES.key

    start = start_command(RULES)

    @command("swap")
    @app_commands.autocomplete(
        give=suggest("give"), get=suggest("get"), where=suggest("where"), player=suggest("player")
    )
    async def swap(
        self,
        interaction: discord.Interaction,
        give: str,
        get: str | None = None,
        where: str | None = None,
        player: int | None = None,
    ) -> None:
        """Swaps a card for a clash card, or makes a Pirate's swap."""
        await self.move(interaction, words("swap", where, player, give, get))

    @command("ready")
    async def ready(self, interaction: discord.Interaction) -> None:
        """Ends the caller's swaps before the game."""
        await self.move(interaction, "ready")

    @command("play")
    @app_commands.autocomplete(
        cards=suggest("cards"),
        where=suggest("where"),
        player=suggest("player"),
        give=suggest("give"),
        get=suggest("get"),
    )
    async def play(
        self,
        interaction: discord.Interaction,
        cards: str,
        *,
        player: int | None = None,
        where: str | None = None,
        give: str | None = None,
        get: str | None = None,
    ) -> None:
        """Plays equal cards, with the call or swap that belongs to them."""
        await self.move(interaction, words(f"play {cards}", where, player, give, get))

    @command("take-pile")
    async def take_pile(self, interaction: discord.Interaction) -> None:
        """Takes the play pile."""
        await self.move(interaction, "take")

    @command("flip")
    @app_commands.autocomplete(number=suggest("number"))
    async def flip(self, interaction: discord.Interaction, number: int) -> None:
        """Turns a final card, blind."""
        await self.move(interaction, f"final {number}")

    @command("choose-next")
    @app_commands.autocomplete(player=suggest("player"))
    async def choose_next(self, interaction: discord.Interaction, player: int) -> None:
        """Says who plays next, after a blind Wormhole."""
        await self.move(interaction, f"call {player - 1}")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Hollander())
