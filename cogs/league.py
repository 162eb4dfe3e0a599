"""`/league`: the slash commands of leagues: to take part, to look at them, and to run them."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.seasons.creation import LONGEST_NAME
from bot.seasons.history import LONGEST_REASON
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import caller_of
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from bot.ui.leagues import creation, league_panel, match_panel, participation, records
from bot.ui.leagues.lookup import league_named
from bot.ui.leagues.standings import people_of, person_named, show_standings, why
from cogs.commands import (
    Choices,
    Command,
    Suggestions,
    add_commands,
    command,
    entries_of,
    fitting,
    game_choices,
    suggest_leagues,
)

MOST_MATCHES = 100_000  # more rounds, and more games of a ladder, than any league has
FORMAT_CHOICES = [app_commands.Choice(name=kind.upper(), value=kind) for kind in records.FORMATS]

Name = app_commands.Range[str, 1, LONGEST_NAME]  # the name of a league, as it is typed
Number = app_commands.Range[int, 0, MOST_MATCHES]  # the number of a round, or of a table in it
Typed = app_commands.Range[str, 1, 100]  # a person's id, as it is suggested, or their name
Reason = app_commands.Range[str, 1, LONGEST_REASON]  # why a table counts no more, as it is typed

# Suggests the server's leagues for the option `league`.
named = app_commands.autocomplete(league=suggest_leagues)


async def suggest_people(interaction: discord.Interaction, current: str) -> Suggestions:
    """The people in the standings of the chosen league."""
    seasons, name = services_of(interaction).seasons, interaction.namespace.league
    if not name:
        return []
    try:
        league = await seasons.named(interaction.guild_id or 0, str(name))
    except Refusal:
        return []
    return fitting(people_of(league), current)


@app_commands.guild_only()
class Leagues(
    commands.GroupCog, group_name=word("command-league"), group_description=word("command-league-about")
):
    """The commands for the leagues of a server."""

    def __init__(self, games: Choices) -> None:
        super().__init__()
        add_commands(self, profile_command(games), ratings_command(games))

    @command("league-create", name="league-name")
    async def create(self, interaction: discord.Interaction, name: Name) -> None:
        """Founds a league: shows its panel."""
        await creation.create(await caller_of(interaction), name)

    @command("league-list")
    async def list(self, interaction: discord.Interaction) -> None:
        """Lists the leagues of the server."""
        await records.show_list(await caller_of(interaction))

    @command("league-show")
    @named
    async def show(self, interaction: discord.Interaction, league: Name) -> None:
        """Shows a league as its post does."""
        caller = await caller_of(interaction)
        await records.show_league(caller, await league_named(caller, league))

    @command("league-manage")
    @named
    async def manage(self, interaction: discord.Interaction, league: Name) -> None:
        """Shows the panel of a league."""
        await league_panel.show_panel(await caller_of(interaction), league)

    @command("league-invite", file="league-file")
    @named
    async def invite(self, interaction: discord.Interaction, league: Name, file: discord.Attachment) -> None:
        """Invites the people of a CSV to a league."""
        caller = await caller_of(interaction)
        await participation.invite(caller, await league_named(caller, league), file)

    @command("league-match", number="league-round", table="league-table")
    @named
    async def match(
        self, interaction: discord.Interaction, league: Name, number: Number, table: Number
    ) -> None:
        """Shows the panel of one match."""
        caller = await caller_of(interaction)
        await match_panel.show_match_of(caller, await league_named(caller, league), number, table)

    @command("league-count")
    @named
    async def count(self, interaction: discord.Interaction, league: Name) -> None:
        """Counts the table here for a ladder."""
        caller = await caller_of(interaction)
        await participation.mark(caller, await league_named(caller, league))

    @command("league-uncount", reason="league-reason")
    async def uncount(self, interaction: discord.Interaction, reason: Reason) -> None:
        """Takes the table here out of its ladder."""
        await participation.unmark(await caller_of(interaction), reason)

    @command("league-standings")
    @named
    async def standings(self, interaction: discord.Interaction, league: Name) -> None:
        """Shows the whole standings."""
        caller = await caller_of(interaction)
        await show_standings(caller, await league_named(caller, league))

    @command("league-explain", player="league-player")
    @app_commands.autocomplete(league=suggest_leagues, player=suggest_people)
    async def explain(
        self, interaction: discord.Interaction, league: Name, player: Typed | None = None
    ) -> None:
        """Explains a rank, by default the caller's."""
        caller = await caller_of(interaction)
        found = await league_named(caller, league)
        await why(caller, found, caller.user_id if player is None else person_named(found, player))

    @command("league-past")
    async def past(self, interaction: discord.Interaction) -> None:
        """Lists the leagues that are over."""
        await records.show_archive(await caller_of(interaction))

    @command("league-export", kind="format")
    @app_commands.choices(kind=FORMAT_CHOICES)
    @named
    async def export(self, interaction: discord.Interaction, league: Name, kind: str) -> None:
        """Gives a league as files."""
        caller = await caller_of(interaction)
        await records.show_export(caller, league, kind)


def profile_command(games: Choices) -> Command:
    """`/league profile`, for these games."""

    @command("league-profile", player="league-player")
    @app_commands.choices(game=games)
    async def profile(
        interaction: discord.Interaction, player: discord.User | None = None, game: str | None = None
    ) -> None:
        user = player or interaction.user
        await records.show_card(await caller_of(interaction), user.id, user.display_name, game)

    return profile


def ratings_command(games: Choices) -> Command:
    """`/league ratings`, for these games."""

    @command("league-ratings")
    @app_commands.choices(game=games)
    async def ratings(interaction: discord.Interaction, game: str) -> None:
        await records.show_ratings(await caller_of(interaction), game)

    return ratings


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(Leagues(game_choices(entries_of(bot))))
