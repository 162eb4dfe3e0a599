"""Buttons and selects that work for ever: everything is in their custom id."""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any
from zlib import crc32

import discord
from discord import ui

from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.ui.kit.custom_id import NO_TABLE, PATTERN, ButtonId, CustomIdError, decode

Styles = discord.ButtonStyle
Component = dict[str, Any]
MOST_LABEL = 80  # characters
_BUTTON = discord.ComponentType.button.value
# What a custom id begins with: that of a select, of one whose options are Discord's, and of a button that
# opens a form again. Two parts of a message that do the same have different ones.
SELECT, PICKER, AGAIN = "s", "p", "a"
# Ids of components that Discord gives count up from 1: https://discord.com/developers/docs/components/reference
_OWN_IDS = 1 << 30
_PRESSED = re.compile(f"[{SELECT}{PICKER}{AGAIN}]?{PATTERN}", re.DOTALL)

# A select whose options are Discord's own: the server's roles, channels or members.
Picker = ui.RoleSelect[Any] | ui.ChannelSelect[Any] | ui.UserSelect[Any]


@dataclass(frozen=True, slots=True)
class TableButton:
    """A button; discord.py's own would take ten times as long to make.

    `mark` begins its custom id. Without a label it has an emoji.
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


def chosen_label(label: str, *, chosen: bool) -> str:
    """A button's label, with a tick if its choice is made: a colour would lead on."""
    return f"✓ {label}"[:MOST_LABEL] if chosen else label


@dataclass(frozen=True, slots=True)
class LinkButton:
    """A button that leads to an address."""

    label: str
    url: str

    def to_component_dict(self) -> Component:
        return {"type": _BUTTON, "style": Styles.link.value, "label": self.label, "url": self.url}


def _with_id(component: Component) -> Component:
    # Without an id, a viewer may take a select for the one that stood in its place before, with its choice.
    known = repr([component["custom_id"], component.get("default_values")])
    known += repr([one["value"] for one in component.get("options", ()) if one["default"]])
    return {**component, "id": _OWN_IDS | crc32(known.encode()) & (_OWN_IDS - 1)}


class TableSelect:
    """A select; the choice is added to its argument."""

    def __init__(
        self,
        button_id: ButtonId,
        placeholder: str,
        options: Sequence[discord.SelectOption],
        *,
        least: int = 1,
        most: int = 1,
    ) -> None:
        self.item: ui.Select[Any] = ui.Select(
            custom_id=f"{SELECT}{button_id.encode()}",
            placeholder=placeholder,
            options=list(options),
            min_values=least,
            max_values=most,
        )

    def to_component_dict(self) -> Component:
        """The component (https://discord.com/developers/docs/components/reference#string-select)."""
        return _with_id(dict(self.item.to_component_dict()))


class TablePicker:
    """A select of roles, channels or members; the picked ids are added to its argument."""

    def __init__(self, button_id: ButtonId, picker: Picker) -> None:
        picker.custom_id = f"{PICKER}{button_id.encode()}"
        self.item = picker

    def to_component_dict(self) -> Component:
        """The component (https://discord.com/developers/docs/components/reference#user-select)."""
        return _with_id(dict(self.item.to_component_dict()))


def pressed(interaction: discord.Interaction[Any]) -> ButtonId:
    """The id of the pressed button or select; the chosen values follow its argument."""
    # discord.py would look for it in the message, and not answer if that has been edited since.
    custom_id, chosen = _pressed(interaction)
    match = _PRESSED.fullmatch(custom_id)
    button_id = ButtonId(NO_TABLE, "unknown") if match is None else decode(match)
    return replace(button_id, argument=" ".join([button_id.argument, *chosen]).strip())


def is_marked(interaction: discord.Interaction[Any], mark: str) -> bool:
    """Whether a button of this mark was pressed."""
    return _pressed(interaction)[0].startswith(mark)


def picked_person(interaction: discord.Interaction[Any]) -> Person:
    """The one member who was picked. Raises `Refusal` for a bot or an outsider; `CustomIdError`."""
    return picked_people(interaction, 1)[0]


def picked_people(interaction: discord.Interaction[Any], number: int) -> Sequence[Person]:
    """The picked members, of whom there must be `number`. Raises as `picked_person`."""
    _, picked = _pressed(interaction)
    if len(picked) != number:
        raise CustomIdError("picked")
    return [_person(interaction, user_id) for user_id in picked]


def picked_among(interaction: discord.Interaction[Any]) -> tuple[Sequence[Person], int]:
    """The picked members, and the number of others: bots, people outside the server."""
    _, picked = _pressed(interaction)
    people = []
    for user_id in picked:
        with suppress(Refusal):
            people.append(_person(interaction, user_id))
    return people, len(picked) - len(people)


def _person(interaction: discord.Interaction[Any], user_id: str) -> Person:
    """https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-resolved-data-structure"""
    data: Mapping[str, Any] = dict(interaction.data or {})
    resolved = data.get("resolved", {})
    user = resolved.get("users", {}).get(user_id)
    if user is None:
        raise CustomIdError("picked")
    if user.get("bot"):
        raise Refusal("computer_only")
    member = resolved.get("members", {}).get(user_id)
    if member is None:
        raise Refusal("not_a_member")
    return Person(int(user_id), member.get("nick") or user.get("global_name") or user["username"])


def _pressed(interaction: discord.Interaction[Any]) -> tuple[str, Sequence[str]]:
    data: Mapping[str, Any] = dict(interaction.data or {})
    return data.get("custom_id", ""), data.get("values", ())
