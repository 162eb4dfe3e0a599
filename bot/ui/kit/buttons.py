"""Buttons and selects that work for ever: all they know stands in their custom id.

discord.py swallows what a dynamic item raises, so all kinds go through the one error door.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Self, cast

import discord
from discord import ui

from bot.ui.kit.custom_id import PATTERN, Press, decode
from bot.ui.kit.errors import guarded
from bot.ui.kit.services import desk_of

Styles = discord.ButtonStyle
SELECT_PATTERN = "s" + PATTERN
PICKER_PATTERN = "p" + PATTERN

Picker = ui.RoleSelect[Any] | ui.ChannelSelect[Any] | ui.UserSelect[Any]
"""A select whose options are Discord's own: the server's roles, channels or members."""
PICKED = "picked"
"""What was picked, with names and all, in the `extras` of the interaction."""


class TableButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button at a table."""

    def __init__(
        self,
        press: Press,
        label: str | None = None,
        *,
        emoji: str | None = None,
        style: discord.ButtonStyle = Styles.secondary,
    ) -> None:
        super().__init__(ui.Button(custom_id=press.encode(), label=label, emoji=emoji, style=style))
        self._press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button that was pressed, made anew from its custom id."""
        return cls(decode(match), "…")

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what the button is for."""
        await _press(interaction, self._press)


class TableSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT_PATTERN):
    """A select at a table; what is chosen is added to the argument of its press."""

    def __init__(
        self,
        press: Press,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        least: int = 1,
        most: int = 1,
    ) -> None:
        select: ui.Select[Any] = ui.Select(
            custom_id="s" + press.encode(),
            placeholder=placeholder,
            options=list(options),
            min_values=least,
            max_values=most,
        )
        super().__init__(select)
        self._press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used, made anew from its custom id."""
        return cls(decode(match), "…", [discord.SelectOption(label="…")])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what was chosen."""
        await _choose(interaction, self._press, self.item.values)


class TablePicker(ui.DynamicItem[Picker], template=PICKER_PATTERN):
    """A select of roles, channels or members; the ids of what is picked are added to its press's argument."""

    def __init__(self, press: Press, picker: Picker) -> None:
        picker.custom_id = "p" + press.encode()
        super().__init__(picker)
        self._press = press

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used, made anew from its custom id."""
        return cls(decode(match), cast("Picker", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what was picked."""
        picked = self.item.values
        interaction.extras[PICKED] = picked
        await _choose(interaction, self._press, [str(one.id) for one in picked])


async def _choose(interaction: discord.Interaction[Any], press: Press, chosen: Sequence[str]) -> None:
    argument = " ".join([press.argument, *chosen]).strip()
    await _press(interaction, replace(press, argument=argument))


async def _press(interaction: discord.Interaction[Any], press: Press) -> None:
    await guarded(interaction, desk_of(interaction).on_press(interaction, press), press.table)
