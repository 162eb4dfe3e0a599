"""`/scorepad`: the slash commands for games that are played with real cards."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.registry import PAPER_RULES
from bot.ui.kit.caller import caller_of
from bot.ui.kit.services import services_of
from bot.ui.kit.translator import word
from bot.ui.scorepads import confirming, writing
from cogs.game import MAX_CHOICES, Suggestions, fitting
from cogs.league_options import Name, named

GAMES = [app_commands.Choice(name=word(f"game-{key}"), value=key) for key in PAPER_RULES]
LONGEST_GUESTS, LONGEST_ROUND = 200, 600
MOST_NUMBER = 2**53 - 1
"""The greatest number that Discord takes."""
Number = app_commands.Range[int, 1, MOST_NUMBER]
Words = app_commands.Range[str, 1, LONGEST_ROUND]


async def suggest_pads(interaction: discord.Interaction, current: str) -> Suggestions:
    """The newest scorepads of this server, by their numbers."""
    services = services_of(interaction)
    say = await services.say_to(interaction)
    rows = await services.scorepads.store.of_guild(interaction.guild_id or 0, MAX_CHOICES)
    told = ((row.id, f"{row.id} · {say(f'game-{row.game}')} · {say(f'pad-is-{row.state}')}") for row in rows)
    return fitting(told, current)


@app_commands.guild_only()
class HomeScorepad(
    commands.GroupCog, group_name=word("command-pad"), group_description=word("command-pad-about")
):
    """The commands for scorepads of games with real cards."""

    @app_commands.command(name=word("command-start"), description=word("command-pad-start-about"))
    @app_commands.rename(
        game=word("option-pad-game"),
        player2=word("option-pad-second"),
        player3=word("option-pad-third"),
        player4=word("option-pad-fourth"),
        player5=word("option-pad-fifth"),
        player6=word("option-pad-sixth"),
        guests=word("option-pad-guests"),
    )
    @app_commands.describe(
        game=word("option-pad-game-about"),
        player2=word("option-pad-second-about"),
        player3=word("option-pad-next-about"),
        player4=word("option-pad-next-about"),
        player5=word("option-pad-next-about"),
        player6=word("option-pad-next-about"),
        guests=word("option-pad-guests-about"),
    )
    @app_commands.choices(game=GAMES)
    async def start(
        self,
        interaction: discord.Interaction,
        game: str,
        *,
        player2: discord.Member | None = None,
        player3: discord.Member | None = None,
        player4: discord.Member | None = None,
        player5: discord.Member | None = None,
        player6: discord.Member | None = None,
        guests: app_commands.Range[str, 1, LONGEST_GUESTS] | None = None,
    ) -> None:
        """Begins a scorepad in this channel."""
        asked = (player2, player3, player4, player5, player6)
        others = [member for member in asked if member is not None]
        await confirming.start(await caller_of(interaction), game, others, guests or "")

    @app_commands.command(name=word("command-pad-round"), description=word("command-pad-round-about"))
    @app_commands.rename(values=word("option-pad-values"))
    @app_commands.describe(values=word("option-pad-values-about"))
    async def round(self, interaction: discord.Interaction, values: Words) -> None:
        """Writes the next round."""
        await writing.enter_by_words(await caller_of(interaction), values)

    @app_commands.command(name=word("command-pad-correct"), description=word("command-pad-correct-about"))
    @app_commands.rename(number=word("option-pad-round"), values=word("option-pad-values"))
    @app_commands.describe(number=word("option-pad-round-about"), values=word("option-pad-values-about"))
    async def correct(
        self, interaction: discord.Interaction, number: Number, values: Words | None = None
    ) -> None:
        """Corrects a round."""
        await writing.correct_by_words(await caller_of(interaction), number, values)

    @app_commands.command(name=word("command-pad-confirm"), description=word("command-pad-confirm-about"))
    async def confirm(self, interaction: discord.Interaction) -> None:
        """Confirms what is written."""
        await confirming.confirm_here(await caller_of(interaction))

    @app_commands.command(name=word("command-pad-show"), description=word("command-pad-show-about"))
    @app_commands.rename(number=word("option-pad-number"))
    @app_commands.describe(number=word("option-pad-number-about"))
    @app_commands.autocomplete(number=suggest_pads)
    async def show(self, interaction: discord.Interaction, number: Number | None = None) -> None:
        """Shows a scorepad."""
        await confirming.show(await caller_of(interaction), number)

    @app_commands.command(name=word("command-pad-count"), description=word("command-pad-count-about"))
    @named
    @app_commands.rename(number=word("option-pad-number"))
    @app_commands.describe(number=word("option-pad-number-about"))
    @app_commands.autocomplete(number=suggest_pads)
    async def count(self, interaction: discord.Interaction, name: Name, number: Number | None = None) -> None:
        """Counts a scorepad in a league."""
        await confirming.count(await caller_of(interaction), name, number)

    @app_commands.command(name=word("command-pad-drop"), description=word("command-pad-drop-about"))
    async def drop(self, interaction: discord.Interaction) -> None:
        """Drops a scorepad after a question."""
        await confirming.drop_here(await caller_of(interaction))


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot."""
    await bot.add_cog(HomeScorepad())
