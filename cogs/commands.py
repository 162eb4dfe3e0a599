"""The decorator of slash commands, which finds the words of a command by its key."""

import inspect
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.entry import Entries
from bot.model.tables import Pace
from bot.texts.catalog import has
from bot.texts.keys import about_key, command_key, game_key, key_of, option_key
from bot.ui.kit.services import HasServices, services_of
from bot.ui.kit.text import label
from bot.ui.kit.translator import word

# Choices that Discord shows (https://discord.com/developers/docs/interactions/application-commands).
MAX_CHOICES = 25

Callback = Callable[..., Coroutine[Any, Any, None]]
Command = app_commands.Command[Any, ..., None]
Suggestions = list[app_commands.Choice[Any]]
# Autocomplete: from the interaction, and what has been typed into the option so far, to what fits.
Suggest = Callable[[discord.Interaction, str], Coroutine[Any, Any, Suggestions]]
Named = Iterable[tuple[str | int, str]]  # values with the names under which they are suggested

Choices = list[app_commands.Choice[str]]

PACES = [app_commands.Choice(name=word(key_of("pace", pace)), value=pace.value) for pace in Pace]


def command(key: str, **keys: str) -> Callable[[Callback], Command]:
    """Makes a slash command of a function; its words, and its options', follow from keys.

    The command is `command-<key>` in the catalogues, an option `option-<its key>`: the parameter's name,
    unless `keys` has another. Descriptions end in `-about`; an option has one for a single command under
    `option-<its key>-<key>-about`.
    """

    def made(callback: Callback) -> Command:
        parameters = list(inspect.signature(callback).parameters)
        options = parameters[parameters.index("interaction") + 1 :]
        named = {option: option_key(keys.get(option, option)) for option in options}
        about = {option: _about(name, key) for option, name in named.items()}
        if options:
            app_commands.rename(**{option: word(name) for option, name in named.items()})(callback)
            app_commands.describe(**{option: word(text) for option, text in about.items()})(callback)
        name = command_key(key)
        return app_commands.command(name=word(name), description=word(about_key(name)))(callback)

    return made


def _about(option: str, command: str) -> str:
    own = about_key(f"{option}-{command}")
    return own if has(own) else about_key(option)


def fitting(named: Named, current: str) -> Suggestions:
    """The suggestions that contain the typed text, as many as Discord shows."""
    typed = str(current).casefold()
    found = [(value, name) for value, name in named if typed in name.casefold()]
    return [app_commands.Choice(name=name[:100], value=value) for value, name in found[:MAX_CHOICES]]


def add_commands(cog: commands.GroupCog, *made: Command) -> None:
    """Adds commands that the bot's games make to a group."""
    if (group := cog.app_command) is not None:
        for new in made:
            group.add_command(new)


def entries_of(bot: commands.Bot) -> Entries:
    """The games of a bot after its `setup_hook`."""
    return cast("HasServices", bot).services.tables.entries


def game_choices(entries: Entries) -> Choices:
    """These games by their names, to choose from."""
    return [app_commands.Choice(name=word(game_key(game)), value=game) for game in entries]


async def suggest_leagues(interaction: discord.Interaction, current: str) -> Suggestions:
    """The leagues of this server, live ones first."""
    rows = await services_of(interaction).seasons.of_guild(interaction.guild_id or 0)
    return fitting(((row.name, label(row.name)) for row in rows), current)
