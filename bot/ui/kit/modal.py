"""Forms: what asks for text in a window of its own, which only who was asked can fill in.

https://discord.com/developers/docs/components/using-modal-components
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.ui.kit.caller import Caller, caller_of
from bot.ui.kit.custom_id import NO_TABLE
from bot.ui.kit.errors import answer_errors

PATIENCE = 15 * 60
"""Seconds for which a form is waited for: Discord does not tell when it is closed without an answer."""


@dataclass(frozen=True, slots=True)
class Field:
    """A line to fill in, with what stands there already. `label` has at most 45 characters, `about` 100."""

    name: str
    label: str
    about: str = ""
    value: str = ""
    required: bool = True
    longest: int = 100


Typed = Mapping[str, str]
"""What was typed, by the name of the field, without spaces around it."""


class Form(ui.Modal):
    """Asks for some lines of text, and gives them to `submitted`; what that raises goes to `answer_errors`.

    A form does not outlive the bot's process, and what it is about may have changed while it was filled in:
    `submitted` checks everything again. It answers as a button on the form's message would.
    """

    def __init__(
        self,
        title: str,
        fields: Sequence[Field],
        submitted: Callable[[Caller, Typed], Awaitable[None]],
        table_id: int = NO_TABLE,
    ) -> None:
        super().__init__(title=title, timeout=PATIENCE)
        self._submitted = submitted
        self._table_id = table_id
        self._inputs = {field.name: _input(field) for field in fields}
        for field in fields:
            label: ui.Label[Any] = ui.Label(
                text=field.label, description=field.about or None, component=self._inputs[field.name]
            )
            self.add_item(label)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Does what the form is for."""
        await answer_errors(interaction, self._submit(interaction), self._table_id)

    async def _submit(self, interaction: discord.Interaction[Any]) -> None:
        typed = {name: entry.value.strip() for name, entry in self._inputs.items()}
        await self._submitted(await caller_of(interaction), typed)


def _input(field: Field) -> ui.TextInput[Any]:
    return ui.TextInput(
        custom_id=field.name,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )
