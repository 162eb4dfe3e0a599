"""`/tavern`: the slash commands that belong to no one game."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.tables import Absence, Pace
from bot.tables import table_admin
from bot.texts.keys import key_of
from bot.ui.kit.caller import caller_of
from bot.ui.kit.errors import reply
from bot.ui.kit.translator import word
from bot.ui.person import careers, preferences, privacy
from bot.ui.person.help import show_help
from bot.ui.person.my_tables import show_mine
from bot.ui.server import health
from bot.ui.server.guild_settings import show_settings
from bot.ui.server.tables import show_tables
from bot.ui.table import challenges, proposals, seat_actions
from bot.ui.table.lookup import any_table_here, latest_table_here
from cogs.commands import PACES, command

ABSENCES = [
    app_commands.Choice(name=word(key_of("absence", absence)), value=absence.value) for absence in Absence
]


@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class Tavern(
    commands.GroupCog, group_name=word("command-tavern"), group_description=word("command-tavern-about")
):
    """The commands for the table of a channel, for people and servers."""

    @command("help")
    async def help(self, interaction: discord.Interaction) -> None:
        """Explains how to begin, and which commands matter."""
        await show_help(await caller_of(interaction))

    @command("pause")
    async def pause(self, interaction: discord.Interaction) -> None:
        """Pauses the game here, or asks its players."""
        caller = await caller_of(interaction)
        await proposals.pause(caller, await any_table_here(caller))

    @command("resume")
    async def resume(self, interaction: discord.Interaction) -> None:
        """Resumes the game here, or asks its players."""
        caller = await caller_of(interaction)
        await proposals.resume(caller, await any_table_here(caller))

    @command("pace")
    @app_commands.choices(pace=PACES)
    async def pace(self, interaction: discord.Interaction, pace: str) -> None:
        """Changes the pace here, or asks the players."""
        caller = await caller_of(interaction)
        await proposals.set_pace(caller, await any_table_here(caller), Pace(pace))

    @command("late-turns")
    @app_commands.choices(action=ABSENCES)
    async def late_turns(self, interaction: discord.Interaction, action: str) -> None:
        """Changes what happens when a time is up."""
        caller = await caller_of(interaction)
        table_id = await any_table_here(caller)
        await table_admin.set_absence(caller.tables, table_id, Absence(action), caller.person)
        await reply(interaction, caller.say("done-option"))

    @command("extend")
    async def extend(self, interaction: discord.Interaction, hours: int) -> None:
        """Gives all players who are to move more time."""
        caller = await caller_of(interaction)
        table_id = await any_table_here(caller)
        await table_admin.extend(caller.tables, table_id, hours, caller.person)
        await reply(interaction, caller.say("done-extended", hours=hours))

    @command("rejoin")
    async def rejoin(self, interaction: discord.Interaction) -> None:
        """Gives a seat back to the player who was away."""
        caller = await caller_of(interaction)
        await seat_actions.take_back(caller, await any_table_here(caller))

    @command("substitute")
    async def substitute(self, interaction: discord.Interaction, offer: bool = True) -> None:
        """Offers to step in, or takes that back."""
        caller = await caller_of(interaction)
        table_id = await any_table_here(caller)
        await (seat_actions.offer if offer else seat_actions.withdraw)(caller, table_id)

    @command("rematch")
    async def rematch(self, interaction: discord.Interaction) -> None:
        """Asks the players of the last game here for another one."""
        caller = await caller_of(interaction)
        await proposals.rematch(caller, await latest_table_here(caller))

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
