"""Forms: what asks for text in a window of its own, which only the caller can fill in.

A form carries in its custom id what is to be done with what is typed, as a button does, so that it is
answered after a restart too, and every time it is submitted: Discord keeps it open after an error. It is
named after the button that opens it, `x` and `x_typed`, so that what refuses it can open it again.
https://discord.com/developers/docs/components/using-modal-components
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.delivery.discord_errors import is_outage
from bot.tables.announcing import Unavailable
from bot.texts.catalog import Say
from bot.ui.kit.answering import answer, answer_in_place
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, PATTERN, ButtonId, CustomIdError, decode
from bot.ui.kit.errors import Typed, answer_errors, reply
from bot.ui.kit.fields import Field
from bot.ui.kit.form_again import filled_again, refusal_page, refused_on, typed_back
from bot.ui.kit.services import services_of

LONGEST_TITLE = 45
"""https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal"""
FORM_PATTERN = re.compile("f" + PATTERN, re.DOTALL)


TYPED = "typed"
"""What was typed into the form that was submitted: a `Typed` in the `extras` of the interaction."""
SUBMITTED = "_typed"
"""How the action of a submitted form ends, after that of what opens it."""


class Form(ui.Modal):
    """Asks for some lines of text. Once they are submitted an action gets them by `typed_in`: that of the
    button with which the form is `opened_by`, and `_typed` after it.

    What the form is about may have changed while it was filled in: that action checks everything again. It
    answers as a button on the form's message would.
    """

    def __init__(self, title: str, fields: Sequence[Field], opened_by: ButtonId) -> None:
        submitted = replace(opened_by, action=f"{opened_by.action}{SUBMITTED}")
        super().__init__(title=title, custom_id="f" + submitted.encode())
        for field in fields:
            label: ui.Label[Any] = ui.Label(
                text=field.label, description=field.about or None, component=_input(field)
            )
            self.add_item(label)
        self.stop()  # so that discord.py does not wait for it: `submit` answers whatever comes


async def open_form(caller: Caller, title: str, fields: Sequence[Field], opened_by: ButtonId) -> None:
    """Answers with a form. `title` is cut at its 45 characters.

    Whatever is `opened_by` this button opens the form; it need not be the one that was pressed now. Raises
    `Unavailable` where Discord does not take it: then nothing was done, and it can be tried again.
    """
    form = Form(title[:LONGEST_TITLE], filled_again(fields, caller.interaction), opened_by)
    try:
        await caller.interaction.response.send_modal(form)
    except Exception as error:
        if is_outage(error):
            raise Unavailable(str(error)) from error
        raise


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
    work = services_of(interaction).dispatch(interaction, button_id)
    await answer_errors(interaction, work, button_id.table, partial(_tell, button_id))


async def _tell(submitted: ButtonId, interaction: discord.Interaction[Any], wrong: str, say: Say) -> None:
    """Tells what is wrong with what was typed, with a button that opens the form again, if it is known.

    A refusal of the same form before takes it in its place.
    """
    typed: Typed = interaction.extras[TYPED]
    action = submitted.action.removesuffix(SUBMITTED)
    if action == submitted.action or interaction.response.is_done():
        await reply(interaction, f"{wrong}\n\n{typed_back(typed, say)}")
        return
    view = refusal_page(wrong, typed, replace(submitted, action=action), say)
    if refused_on(interaction.message) is None:
        await answer(interaction, view)
    else:
        await answer_in_place(interaction, view)


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
