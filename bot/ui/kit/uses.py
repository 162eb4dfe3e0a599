"""The names under which commands and the actions of buttons are counted."""

from collections.abc import Collection
from typing import Any

import discord
from discord import app_commands

from bot.ui.kit.answering import ANSWERS
from bot.ui.kit.buttons import pressed
from bot.ui.kit.modal import submitted

Kind = discord.InteractionType


def name_of(interaction: discord.Interaction[Any]) -> str | None:
    """The name of a used command or action; None while it is typed, and for one that is not there."""
    match interaction.type:
        case Kind.application_command:
            return None if interaction.command is None else _name(interaction.command)
        case Kind.component | Kind.modal_submit:
            button_id = pressed(interaction) if interaction.type is Kind.component else submitted(interaction)
            return button_id.action if button_id.action in ANSWERS else None
        case _:
            return None


def all_names(tree: app_commands.CommandTree[Any]) -> Collection[str]:
    """The names of all commands and actions."""
    commands = *tree.walk_commands(), *tree.get_commands()  # the menus are in the latter alone
    return {_name(one) for one in commands if not isinstance(one, app_commands.Group)} | set(ANSWERS)


def _name(command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu) -> str:
    # A command and an action may have the same word.
    return f"/{command.qualified_name}"
