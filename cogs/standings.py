"""`/league`: the slash commands for what everybody may look at: standings, cards, ratings, past leagues."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.registry import GAMES
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import caller_of
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from bot.ui.leagues import archive, records
from bot.ui.leagues.lookup import league_named
from bot.ui.leagues.standings import show_standings
from bot.ui.leagues.why import people_of, person_named, why
from cogs.game import Suggestions, fitting
from cogs.league_options import Name, named

GAME_CHOICES = [app_commands.Choice(name=word(f"game-{game}"), value=game) for game in GAMES]
FORMAT_CHOICES = [app_commands.Choice(name=kind.upper(), value=kind) for kind in archive.FORMATS]

Typed = app_commands.Range[str, 1, 100]
"""Somebody's id, as it is suggested, or their name."""


async def suggest_people(interaction: discord.Interaction, current: str) -> Suggestions:
    """Everybody in the standings of the league that was chosen."""
    seasons, name = services_of(interaction).seasons, interaction.namespace.league
    if not name:
        return []
    try:
        league = await seasons.named(interaction.guild_id or 0, str(name))
    except Refusal:
        return []
    return fitting(people_of(league), current)


class Standings(commands.GroupCog):
    """The commands with which everybody looks at leagues; the cog of leagues has them with its own."""

    @app_commands.command(
        name=word("command-league-standings"), description=word("command-league-standings-about")
    )
    @named
    async def standings(self, interaction: discord.Interaction, name: Name) -> None:
        """Shows the whole standings."""
        caller = await caller_of(interaction)
        await show_standings(caller, await league_named(caller, name))

    @app_commands.command(name=word("command-league-why"), description=word("command-league-why-about"))
    @named
    @app_commands.rename(person=word("option-person"))
    @app_commands.describe(person=word("option-person-why-about"))
    @app_commands.autocomplete(person=suggest_people)
    async def why(self, interaction: discord.Interaction, name: Name, person: Typed | None = None) -> None:
        """Tells why somebody, else who asks, stands where they do."""
        caller = await caller_of(interaction)
        league = await league_named(caller, name)
        await why(caller, league, caller.user_id if person is None else person_named(league, person))

    @app_commands.command(name=word("command-league-card"), description=word("command-league-card-about"))
    @app_commands.rename(person=word("option-person"), game=word("option-game"))
    @app_commands.describe(person=word("option-person-card-about"), game=word("option-game-card-about"))
    @app_commands.choices(game=GAME_CHOICES)
    async def card(
        self,
        interaction: discord.Interaction,
        person: discord.User | None = None,
        game: str | None = None,
    ) -> None:
        """Shows the card of somebody, else of who asks."""
        who = person or interaction.user
        await records.show_card(await caller_of(interaction), who.id, who.display_name, game)

    @app_commands.command(
        name=word("command-league-ratings"), description=word("command-league-ratings-about")
    )
    @app_commands.rename(game=word("option-game"))
    @app_commands.describe(game=word("option-game-ratings-about"))
    @app_commands.choices(game=GAME_CHOICES)
    async def ratings(self, interaction: discord.Interaction, game: str) -> None:
        """Shows the ratings of a game."""
        await records.show_ratings(await caller_of(interaction), game)

    @app_commands.command(
        name=word("command-league-archive"), description=word("command-league-archive-about")
    )
    async def archive(self, interaction: discord.Interaction) -> None:
        """Lists the leagues that are over."""
        await archive.show_archive(await caller_of(interaction))

    @app_commands.command(name=word("command-league-export"), description=word("command-league-export-about"))
    @named
    @app_commands.rename(kind=word("option-format"))
    @app_commands.describe(kind=word("option-format-about"))
    @app_commands.choices(kind=FORMAT_CHOICES)
    async def export(self, interaction: discord.Interaction, name: Name, kind: str) -> None:
        """Gives a league as files."""
        caller = await caller_of(interaction)
        await archive.show_export(caller, await league_named(caller, name), kind)
