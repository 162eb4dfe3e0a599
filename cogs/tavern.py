"""`/tavern`: the slash commands that belong to no one game."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.ui.kit.caller import caller_of
from bot.ui.kit.translator import word
from bot.ui.person import careers, preferences, privacy
from bot.ui.person.help import show_help
from bot.ui.person.my_tables import show_mine
from bot.ui.server import health
from bot.ui.server.guild_settings import show_settings
from bot.ui.server.tables import show_tables
from bot.ui.table import challenges
from cogs.commands import command


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class Tavern(
    commands.GroupCog, group_name=word("command-tavern"), group_description=word("command-tavern-about")
):
    """The commands for the table of a channel, for people and servers."""

    @command("help")
    async def help(self, interaction: discord.Interaction) -> None:
        """Explains how to begin, and which commands matter."""
        await show_help(await caller_of(interaction))

    @command("privacy")
    async def privacy(self, interaction: discord.Interaction) -> None:
        """Explains what is stored of the caller, with buttons to export and delete it."""
        await privacy.show_privacy(await caller_of(interaction))

    @command("health")
    async def health(self, interaction: discord.Interaction) -> None:
        """Shows the bot's health to its host."""
        await health.show_health(await caller_of(interaction))

    @command("my-tables")
    async def my_tables(self, interaction: discord.Interaction) -> None:
        """Lists all tables of the caller."""
        await show_mine(await caller_of(interaction))

    @command("card", player="card-player")
    async def card(self, interaction: discord.Interaction, player: discord.User | None = None) -> None:
        """Shows a pirate's card, the caller's by default."""
        await careers.show_card(await caller_of(interaction), player)

    @command("challenge", player="challenge-player")
    async def challenge(self, interaction: discord.Interaction, player: discord.Member) -> None:
        """Challenges a member to a game for two."""
        await challenges.challenge(await caller_of(interaction), player)

    @command("preferences")
    async def preferences(self, interaction: discord.Interaction) -> None:
        """Shows the caller's preferences."""
        await preferences.show_preferences(await caller_of(interaction))

    @command("server-settings")
    async def server_settings(self, interaction: discord.Interaction) -> None:
        """Shows the server's settings."""
        await show_settings(await caller_of(interaction))

    @command("tables")
    async def tables(self, interaction: discord.Interaction) -> None:
        """Shows the server's tables to its moderators."""
        await show_tables(await caller_of(interaction))


@app_commands.guild_only()
async def show_card_of(interaction: discord.Interaction, user: discord.User) -> None:
    """Shows the card of a person from the menu under their name."""
    await careers.show_card(await caller_of(interaction), user)


@app_commands.guild_only()
async def challenge_them(interaction: discord.Interaction, user: discord.User) -> None:
    """Challenges a person from the menu under their name."""
    await challenges.challenge(await caller_of(interaction), user)


@app_commands.guild_only()
async def invite_them(interaction: discord.Interaction, user: discord.User) -> None:
    """Invites a person from the menu under their name to the caller's table."""
    await challenges.invite(await caller_of(interaction), user)


MENUS = {"menu-card": show_card_of, "menu-challenge": challenge_them, "menu-invite": invite_them}


async def setup(bot: commands.Bot) -> None:
    """Adds the commands to the bot, and the menus of a person."""
    await bot.add_cog(Tavern())
    for key, callback in MENUS.items():
        bot.tree.add_command(app_commands.ContextMenu(name=word(key), callback=callback))
