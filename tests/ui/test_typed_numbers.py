"""Numbers of any length that are typed into the options of slash commands."""

from pathlib import Path
from typing import Any

import pytest
from discord import AppCommandOptionType as Kind
from discord import app_commands

from tests.tavern import tavern
from tests.ui.test_actions import BEYOND_64_BITS, crowded

pytestmark = pytest.mark.slow

LARGEST = 2**53 - 1
"""Discord takes no larger one in an option (https://discord.com/developers/docs/interactions/application-commands)."""

Command = app_commands.Command[Any, ..., Any]


def typed_into(command: Command) -> dict[str, Any]:
    """The most that its options take: of choices the last; of people nobody."""
    typed: dict[str, Any] = {}
    for option in command.parameters:
        if option.choices:
            typed[option.display_name] = option.choices[-1].value
        elif option.type is Kind.string:
            typed[option.display_name] = BEYOND_64_BITS
        elif option.type is Kind.integer:
            typed[option.display_name] = option.max_value or LARGEST
    return typed


async def test_whatever_number_is_typed_is_answered_in_private_and_is_no_bug(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        await crowded(t)
        tried = 0
        for command in t.bot.tree.walk_commands():
            if not isinstance(command, app_commands.Command):
                continue
            typed = typed_into(command)
            if typed and all(one.display_name in typed for one in command.parameters if one.required):
                result = await t.people[0].slash(t.channel, command.qualified_name, **typed)
                assert result.acknowledged, command.qualified_name
                assert result.response is None or result.response.ephemeral, command.qualified_name
                tried += 1
        assert tried > 20
        assert t.overheard.lines() == []
