"""The tree of slash commands; its errors are answered where all are."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import discord
from discord import AppCommandOptionType, InteractionType, app_commands
from discord.ext import commands

from bot.tables.refusal import Refusal
from bot.ui.kit.errors import Tell, answer_error, tell_plainly
from bot.ui.kit.former_commands import FORMER, Now
from bot.ui.table.way_on import REFUSED, tell_way_on

Interaction = discord.Interaction[commands.AutoShardedBot]
Json = Mapping[str, Any]

# Of options' values: users and attachments are ids.
_TYPES: Mapping[AppCommandOptionType, type] = {
    AppCommandOptionType.string: str,
    AppCommandOptionType.integer: int,
    AppCommandOptionType.boolean: bool,
    AppCommandOptionType.user: str,
    AppCommandOptionType.attachment: str,
}


class Tree(app_commands.CommandTree[commands.AutoShardedBot]):
    """The slash commands."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Whether the command has the options sent. Raises `CommandSignatureMismatch`."""
        command = interaction.command
        is_typed = interaction.type is InteractionType.autocomplete
        if command is None and not is_typed:
            return True  # discord.py raises `CommandNotFound`
        if isinstance(command, app_commands.ContextMenu):
            return True  # what it is about, Discord sends in full
        if isinstance(command, app_commands.Command):
            if _suits(command, interaction):
                return True
            if not is_typed:
                raise app_commands.CommandSignatureMismatch(command)
        await interaction.response.autocomplete([])
        return False

    async def on_error(
        self,
        interaction: discord.Interaction[commands.AutoShardedBot],
        error: app_commands.AppCommandError,
        /,
    ) -> None:
        """Answers for a command that failed."""
        cause, table_id = _cause(interaction, error), interaction.extras.get("table")
        tell: Tell = tell_plainly
        if table_id is not None and getattr(cause, "code", None) in REFUSED:
            tell = partial(tell_way_on, table_id)
        await answer_error(interaction, cause, table_id, tell)


def _cause(interaction: Interaction, error: app_commands.AppCommandError) -> Exception:
    match error:
        case app_commands.CommandInvokeError():
            return error.original
        case app_commands.TransformerError(type=AppCommandOptionType.user):
            return Refusal("not_a_member")  # Discord resolves ids of people outside the server too
        case app_commands.CommandNotFound() if now := FORMER.get(" ".join([*error.parents, error.name])):
            return Refusal("command_moved_to_button" if now.button else "command_moved", **now.facts)
        case app_commands.CommandSignatureMismatch() if now := _former_option(interaction, error):
            return Refusal("command_moved", **now.facts)
        case (
            app_commands.TransformerError()
            | app_commands.CommandSignatureMismatch()
            | app_commands.CommandNotFound()
        ):
            return Refusal(
                "command_changed"
            )  # the person's Discord still knows it as it was before an update
        case _:
            return error


def _former_option(interaction: Interaction, error: app_commands.CommandSignatureMismatch) -> Now | None:
    data: Any = interaction.data
    sent = (f"{error.command.qualified_name} {option['name']}" for option in _options(data))
    return next((FORMER[name] for name in sent if name in FORMER), None)


def _suits(command: app_commands.Command[Any, ..., Any], interaction: Interaction) -> bool:
    data: Any = interaction.data
    parameters = {one.display_name: one for one in command.parameters}
    options = list(_options(data))
    if any(option["name"] not in parameters for option in options):
        return False
    sent = [(parameters[option["name"]], option) for option in options]
    if interaction.type is not InteractionType.autocomplete:
        people = data.get("resolved", {}).get("users", {})
        return all(_is_chosen(parameter, option, people) for parameter, option in sent)
    focused = [parameter for parameter, option in sent if option.get("focused")]
    return len(focused) == 1 and focused[0].autocomplete and all(_is_typed(*one) for one in sent)


def _options(data: Json) -> Iterator[Json]:
    for option in data.get("options", ()):
        if "value" in option:
            yield option
        else:
            yield from _options(option)


def _is_chosen(parameter: app_commands.Parameter, option: Json, people: Json) -> bool:
    value = option["value"]
    if option["type"] != parameter.type.value or type(value) is not _TYPES[parameter.type]:
        return False
    if parameter.type is AppCommandOptionType.user and value not in people:
        return False
    return not parameter.choices or value in [choice.value for choice in parameter.choices]


def _is_typed(parameter: app_commands.Parameter, option: Json) -> bool:
    # What is begun is text.
    value = option["value"]
    if parameter.type is AppCommandOptionType.user and not str(value).isdecimal():
        return False
    kinds = {_TYPES[parameter.type], *([str] if option.get("focused") else [])}
    return option["type"] == parameter.type.value and type(value) in kinds
