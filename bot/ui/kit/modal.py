"""Forms: what asks for text in a window of its own, which only the caller can fill in.

A form carries in its custom id what is to be done with what is typed, as a button does, so that it is
answered after a restart too, and every time it is submitted: Discord keeps it open after an error.
https://discord.com/developers/docs/components/using-modal-components
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, PATTERN, ButtonId, CustomIdError, decode
from bot.ui.kit.errors import TYPED, Typed, answer_errors
from bot.ui.kit.services import services_of

LONGEST_TITLE = 45
"""https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal"""
FORM_PATTERN = re.compile("f" + PATTERN, re.DOTALL)


@dataclass(frozen=True, slots=True)
class Field:
    """A line to fill in, with what stands there already. `label` has at most 45 characters, `about` 100."""

    name: str
    label: str
    about: str = ""
    value: str = ""
    required: bool = True
    longest: int = 100


class Form(ui.Modal):
    """Asks for some lines of text. Once they are submitted the action in `submitted` gets them by `typed_in`.

    What the form is about may have changed while it was filled in: that action checks everything again. It
    answers as a button on the form's message would.
    """

    def __init__(self, title: str, fields: Sequence[Field], submitted: ButtonId) -> None:
        super().__init__(title=title, custom_id="f" + submitted.encode())
        for field in fields:
            label: ui.Label[Any] = ui.Label(
                text=field.label, description=field.about or None, component=_input(field)
            )
            self.add_item(label)
        self.stop()  # so that discord.py does not wait for it: `submit` answers whatever comes


async def open_form(caller: Caller, title: str, fields: Sequence[Field], submitted: ButtonId) -> None:
    """Answers with a form. `title` is cut at its 45 characters."""
    await caller.interaction.response.send_modal(Form(title[:LONGEST_TITLE], fields, submitted))


def typed_in(interaction: discord.Interaction[Any]) -> Typed:
    """What was typed into the submitted form. Raises `CustomIdError` for what is no form."""
    typed = interaction.extras.get(TYPED)
    if typed is None:
        raise CustomIdError(TYPED)
    return _Complete(typed)


async def submit(interaction: discord.Interaction[Any]) -> None:
    """Does what a submitted form is for; other interactions are left alone."""
    if interaction.type is not discord.InteractionType.modal_submit or interaction.data is None:
        return
    data: Mapping[str, Any] = dict(interaction.data)
    interaction.extras[TYPED] = dict(_lines(data.get("components", ())))
    match = FORM_PATTERN.fullmatch(data["custom_id"])
    # A form of a version before this one has no such id: then what was typed comes back with the refusal.
    button_id = ButtonId(NO_TABLE, "unknown") if match is None else decode(match)
    await answer_errors(
        interaction, services_of(interaction).dispatch(interaction, button_id), button_id.table
    )


class _Complete(dict[str, str]):
    """What was typed, by the name of the field. Raises `CustomIdError` for a field that no form has sent."""

    def __missing__(self, name: str) -> str:
        raise CustomIdError(TYPED)


def _lines(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """The name of each text input, and what was typed into it, without spaces around it."""
    for component in components:
        inner = component.get("component", component)
        if isinstance(inner.get("value"), str):
            yield inner["custom_id"], inner["value"].strip()


def _input(field: Field) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=field.name,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )
