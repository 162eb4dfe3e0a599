"""`/scorepad`: the slash commands for games that are played with real cards."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.texts.keys import game_key, key_of
from bot.ui.kit.caller import caller_of
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from bot.ui.scorepads import confirming
from cogs.commands import (
    MAX_CHOICES,
    Choices,
    Command,
    Suggestions,
    add_commands,
    command,
    entries_of,
    fitting,
    game_choices,
)

LONGEST_GUESTS = 200
MOST_NUMBER = 2**53 - 1  # the greatest number that Discord takes
Number = app_commands.Range[int, 1, MOST_NUMBER]


async def suggest_pads(interaction: discord.Interaction, current: str) -> Suggestions:
    """The newest scorepads of this server, by number."""
    services = services_of(interaction)
    say = await services.say_to(interaction)
    rows = await services.scorepads.of_guild(interaction.guild_id or 0, MAX_CHOICES)
    found = (
        (row.id, f"{row.id} · {say(game_key(row.game))} · {say(key_of('pad-is', row.state))}") for row in rows
    )
    return fitting(found, current)


@app_commands.guild_only()
class HomeScorepad(
    commands.GroupCog, group_name=word("command-pad"), group_description=word("command-pad-about")
):
    """The commands for scorepads."""

    def __init__(self, games: Choices) -> None:
        super().__init__()
        add_commands(self, start_command(games))

    @command("pad-show", number="pad-number")
    @app_commands.autocomplete(number=suggest_pads)
    async def show(self, interaction: discord.Interaction, number: Number | None = None) -> None:
        """Shows a scorepad, with what can be done with it."""
        await confirming.show(await caller_of(interaction), number)


def start_command(games: Choices) -> Command:
    """`/scorepad start`, for these games."""

    @command(
        "pad-start",
        game="pad-game",
        player2="pad-second",
        player3="pad-third",
        player4="pad-fourth",
        player5="pad-fifth",
        player6="pad-sixth",
        player7="pad-seventh",
        player8="pad-eighth",
        guests="pad-guests",
    )
    @app_commands.choices(game=games)
    async def start(
        interaction: discord.Interaction,
        game: str,
        *,
        player2: discord.Member | None = None,
        player3: discord.Member | None = None,
        player4: discord.Member | None = None,
        player5: discord.Member | None = None,
        player6: discord.Member | None = None,
        player7: discord.Member | None = None,
        player8: discord.Member | None = None,
        guests: app_commands.Range[str, 1, LONGEST_GUESTS] | None = None,
    ) -> None:
        asked = (player2, player3, player4, player5, player6, player7, player8)
        others = [member for member in asked if member is not None]
        await confirming.start(await caller_of(interaction), game, others, guests or "")

    return start


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    played = {key: entry for key, entry in entries_of(bot).items() if entry.paper is not None}
    await bot.add_cog(HomeScorepad(game_choices(played)))
