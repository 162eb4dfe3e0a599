"""`/playapirata`: the slash commands of Playa Pirata."""

from collections.abc import Callable, Iterator

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.contract import Move, next_words_in
from bot.games.playapirata import RULES, View
from bot.presenters.contract import Names
from bot.presenters.playapirata.cards import card_name, several, shape, short
from bot.presenters.playapirata.choices import move_label, special_move, treasure_label
from bot.texts.catalog import Say
from bot.ui.kit.text import escape
from bot.ui.kit.translator import word
from cogs.commands import Named, Suggest, Suggestions, command, fitting
from cogs.game import GameCog, start_command, suggest_seats, view_here

# Verbs with a command of their own; the others are moves of special cards.
OWN_COMMANDS = ("keep", "sit", "bury", "spy", "map", "umbrella", "show", "done")


def suggest(offer: Callable[[View, Say], Named]) -> Suggest:
    """Suggests the values that `offer` finds in the caller's view."""

    async def suggestions(interaction: discord.Interaction, current: str) -> Suggestions:
        view, say = await view_here(interaction, RULES.key)
        return [] if view is None else fitting(offer(view, say), current)

    return suggestions


def suggest_after(verb: str, named: Callable[[View, str, Say], tuple[str | int, str]]) -> Suggest:
    """Suggests the words that may follow a verb, with the values and names that `named` gives them."""

    def offer(view: View, say: Say) -> Named:
        words = next_words_in(view.choices, verb).words
        return dict(named(view, following, say) for following in words).items()

    return suggest(offer)


def card(view: View, code: str, say: Say) -> tuple[str, str]:
    """A card, by the code that equal ones share."""
    return short(code), f"{shape(code)} {card_name(code, say)} ({short(code)})"


def treasure(view: View, place: str, say: Say) -> tuple[int, str]:
    """A treasure on the table, by its place."""
    return int(place), treasure_label(view, int(place))


def turn(view: View, place: str, say: Say) -> tuple[int, str]:
    """A place in the order of turns."""
    return int(place), say("playapirata-button-sit", place=int(place))


def treasures_to_lay_on(view: View, say: Say) -> Named:
    """The treasures that towels can be laid on, with their sums."""
    for lay in view.lays:
        treasure = treasure_label(view, lay.place)
        yield lay.place, f"{treasure} · {lay.needed}+"


async def suggest_towels(interaction: discord.Interaction, current: str) -> Suggestions:
    """The batches that waste no card on the named treasure."""
    view, say = await view_here(interaction, RULES.key)
    lays = () if view is None else view.lays
    batches = [batch for lay in lays if lay.place == interaction.namespace.spot for batch in lay.batches]
    return fitting(
        ((codes := " ".join(batch), f"{several(batch, say)} ({codes})") for batch in batches), current
    )


async def suggest_specials(interaction: discord.Interaction, current: str) -> Suggestions:
    """The moves of the caller's special card."""
    view, say = await view_here(interaction, RULES.key)
    if view is None:
        return []
    seats = [str(choice.name).partition(" ")[2] for choice in await suggest_seats(interaction, "")]
    names = Names(tuple(map(escape, seats)))
    return fitting(_specials(view, names, say), current)


def _specials(view: View, names: Names, say: Say) -> Iterator[tuple[Move, str]]:
    for move in view.choices:
        if move.split()[0] not in OWN_COMMANDS:
            yield move, move_label(view, names, say, move, 0)


@app_commands.guild_only()
class PlayaPirata(
    GameCog, group_name=word("command-playapirata"), group_description=word("command-playapirata-about")
):
    """The commands of Playa Pirata."""

    game = RULES.key

    start = start_command(RULES)

    @command("keep", card="kept-card")
    @app_commands.autocomplete(card=suggest_after("keep", card))
    async def keep(self, interaction: discord.Interaction, card: str) -> None:
        """Keeps a special card."""
        await self.move(interaction, f"keep {card}")

    @command("turn-order")
    @app_commands.autocomplete(position=suggest_after("sit", turn))
    async def turn_order(self, interaction: discord.Interaction, position: int) -> None:
        """Chooses a place in the order of turns."""
        await self.move(interaction, f"sit {position}")

    @command("bury")
    @app_commands.autocomplete(treasure=suggest_after("bury", card))
    async def bury(self, interaction: discord.Interaction, treasure: str) -> None:
        """Buries a treasure."""
        await self.move(interaction, f"bury {treasure}")

    @command("spy")
    @app_commands.autocomplete(spot=suggest_after("spy", treasure))
    async def spy(self, interaction: discord.Interaction, spot: int | None = None) -> None:
        """Plays the spyglass."""
        await self._play(interaction, "spy", spot)

    @command("map")
    @app_commands.autocomplete(spot=suggest_after("map", treasure))
    async def map(self, interaction: discord.Interaction, spot: int | None = None) -> None:
        """Plays the map."""
        await self._play(interaction, "map", spot)

    @command("umbrella")
    @app_commands.autocomplete(spot=suggest_after("umbrella", treasure))
    async def umbrella(self, interaction: discord.Interaction, spot: int | None = None) -> None:
        """Plays the umbrella."""
        await self._play(interaction, "umbrella", spot)

    @command("lay-towels")
    @app_commands.autocomplete(spot=suggest(treasures_to_lay_on), towels=suggest_towels)
    async def lay(self, interaction: discord.Interaction, spot: int, towels: str) -> None:
        """Lays towels on a treasure."""
        await self.move(interaction, f"lay {spot} {towels}")

    @command("show-towels")
    async def show_towels(self, interaction: discord.Interaction) -> None:
        """Shows the caller's towels, when none can be laid."""
        await self.move(interaction, "show")

    @command("end-turn")
    async def end_turn(self, interaction: discord.Interaction) -> None:
        await self.move(interaction, "done")

    @command("special", move="special-move")
    @app_commands.autocomplete(move=suggest_specials)
    async def special(self, interaction: discord.Interaction, move: str) -> None:
        """Plays the special card."""
        await self.move(interaction, special_move(move))

    async def _play(self, interaction: discord.Interaction, verb: str, spot: int | None) -> None:
        await self.move(interaction, verb if spot is None else f"{verb} {spot}")


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(PlayaPirata())
