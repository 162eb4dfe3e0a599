"""Buttons and selects that work for ever: all they know stands in their custom id.

discord.py swallows what a dynamic item raises, so all kinds go through the one place that answers errors.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Self, cast

import discord
from discord import ui

from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import person_of
from bot.ui.kit.custom_id import PATTERN, ButtonId, CustomIdError, decode
from bot.ui.kit.errors import answer_errors
from bot.ui.kit.services import services_of

Styles = discord.ButtonStyle
Component = dict[str, Any]
_BUTTON = discord.ComponentType.button.value
SELECT_PATTERN = "s" + PATTERN
PICKER_PATTERN = "p" + PATTERN

Picker = ui.RoleSelect[Any] | ui.ChannelSelect[Any] | ui.UserSelect[Any]
"""A select whose options are Discord's own: the server's roles, channels or members."""
PICKED = "picked"
"""What was picked, with names and all, in the `extras` of the interaction."""


@dataclass(frozen=True, slots=True)
class TableButton:
    """A button at a table, as it is sent: discord.py's own would take ten times as long to make.

    `mark` is what its custom id begins with: that of another kind of `PressedButton`. A button without a
    label has an emoji.
    """

    button_id: ButtonId
    label: str = ""
    emoji: str | None = field(default=None, kw_only=True)
    style: discord.ButtonStyle = field(default=Styles.secondary, kw_only=True)
    disabled: bool = field(default=False, kw_only=True)
    mark: str = field(default="", kw_only=True)

    def to_component_dict(self) -> Component:
        """The component (https://discord.com/developers/docs/components/reference#button)."""
        name = {"label": self.label} if self.label else {}
        shape = {} if self.emoji is None else {"emoji": {"id": None, "name": self.emoji}}
        return {
            "type": _BUTTON,
            "style": self.style.value,
            **name,
            "custom_id": f"{self.mark}{self.button_id.encode()}",
            "disabled": self.disabled,
            **shape,
        }


@dataclass(frozen=True, slots=True)
class LinkButton:
    """A button that leads to an address."""

    label: str
    url: str

    def to_component_dict(self) -> Component:
        """The component."""
        return {"type": _BUTTON, "style": Styles.link.value, "label": self.label, "url": self.url}


class PressedButton(ui.DynamicItem[ui.Button[Any]], template=PATTERN):
    """A button at a table that was pressed."""

    mark = ""
    """What its custom id begins with."""

    def __init__(self, button_id: ButtonId) -> None:
        super().__init__(ui.Button(custom_id=f"{self.mark}{button_id.encode()}", label="…"))
        self._button_id = button_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The pressed button, rebuilt from its custom id."""
        return cls(decode(match))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what the button is for."""
        await _dispatch(interaction, self._button_id)


class TableSelect(ui.DynamicItem[ui.Select[Any]], template=SELECT_PATTERN):
    """A select at a table; what is chosen is added to the argument of its custom id."""

    def __init__(
        self,
        button_id: ButtonId,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        least: int = 1,
        most: int = 1,
    ) -> None:
        select: ui.Select[Any] = ui.Select(
            custom_id="s" + button_id.encode(),
            placeholder=placeholder,
            options=list(options),
            min_values=least,
            max_values=most,
        )
        super().__init__(select)
        self._button_id = button_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used, rebuilt from its custom id."""
        return cls(decode(match), "…", [discord.SelectOption(label="…")])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what was chosen."""
        await _choose(interaction, self._button_id, self.item.values)


class TablePicker(ui.DynamicItem[Picker], template=PICKER_PATTERN):
    """A select of roles, channels or members; their ids are added to the argument of its custom id."""

    def __init__(self, button_id: ButtonId, picker: Picker) -> None:
        picker.custom_id = "p" + button_id.encode()
        super().__init__(picker)
        self._button_id = button_id

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The select that was used, rebuilt from its custom id."""
        return cls(decode(match), cast("Picker", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Does what was picked."""
        picked = self.item.values
        interaction.extras[PICKED] = picked
        await _choose(interaction, self._button_id, [str(one.id) for one in picked])


def picked_person(interaction: discord.Interaction[Any]) -> Person:
    """The one member of this server who was picked.

    Raises `Refusal` for a bot, and for a person who is not in this server; `CustomIdError` where a button
    says that somebody was picked, and nobody was.
    """
    return picked_people(interaction, 1)[0]


def picked_people(interaction: discord.Interaction[Any], number: int) -> Sequence[Person]:
    """The members of this server who were picked, so many. Raises as `picked_person` does."""
    picked = interaction.extras.get(PICKED, ())
    if len(picked) != number:
        raise CustomIdError(PICKED)
    return [_person(who) for who in picked]


def _person(who: object) -> Person:
    if not isinstance(who, discord.User | discord.Member):
        raise CustomIdError(PICKED)
    if who.bot:
        raise Refusal("computer_only")
    if not isinstance(who, discord.Member):
        raise Refusal("not_a_member")
    return person_of(who)


async def _choose(interaction: discord.Interaction[Any], button_id: ButtonId, chosen: Sequence[str]) -> None:
    argument = " ".join([button_id.argument, *chosen]).strip()
    await _dispatch(interaction, replace(button_id, argument=argument))


async def _dispatch(interaction: discord.Interaction[Any], button_id: ButtonId) -> None:
    await answer_errors(
        interaction, services_of(interaction).dispatch(interaction, button_id), button_id.table
    )
