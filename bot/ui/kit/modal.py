"""Forms: what asks for text in a window of its own, which only the caller can fill in.

A form carries in its custom id what is to be done with what is typed, as a button does, so that it is
answered after a restart too, and every time it is submitted: Discord keeps it open after an error. It is
named after the button that opens it, `x` and `x_typed`, so that what refuses it can open it again.
https://discord.com/developers/docs/components/using-modal-components

The refusal of a form is a message of its own with all that is known of it: its button opens the form as the
first time, and what was typed is read from the text above. So it works after weeks and restarts, too.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.delivery.body import Page
from bot.delivery.discord_errors import is_outage
from bot.games.contract import IllegalMove
from bot.leagues.errors import LeagueError
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.buttons import AGAIN, TableButton, is_marked
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, PATTERN, ButtonId, CustomIdError, decode
from bot.ui.kit.errors import Typed, reply
from bot.ui.kit.layout import page
from bot.ui.kit.services import services_of
from bot.ui.kit.text import echo

LONGEST_TITLE = 45
"""https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal"""
FORM_PATTERN = re.compile("f" + PATTERN, re.DOTALL)


TYPED = "typed"
"""What was typed into the form that was submitted: a `Typed` in the `extras` of the interaction."""
SUBMITTED = "_typed"
"""How the action of a submitted form ends, after that of what opens it."""
LONGEST_LABEL, LONGEST_ABOUT = 45, 100
"""https://discord.com/developers/docs/components/reference#label"""
_ECHO = re.compile(r"(?:`([^`]*)`|–)")
_NAMED = re.compile(r"⚠️ \*\*(?P<label>.+?):\*\* (?P<wrong>.*)", re.DOTALL)


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


def submitted(interaction: discord.Interaction[Any]) -> ButtonId:
    """What a submitted form is for; what was typed into it is kept for `typed_in`."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    interaction.extras[TYPED] = dict(_lines(data.get("components", ())))
    match = FORM_PATTERN.fullmatch(data["custom_id"])
    # A form of a version before this one has no such id: then what was typed comes back with the refusal.
    return ButtonId(NO_TABLE, "unknown") if match is None else decode(match)


async def refuse_form(
    submitted: ButtonId, interaction: discord.Interaction[Any], wrong: str, say: Say
) -> None:
    """Says what is wrong with what was typed, with a button that opens the form again, if it is known.

    A refusal of the same form before takes it in its place.
    """
    typed: Typed = interaction.extras[TYPED]
    action = submitted.action.removesuffix(SUBMITTED)
    if action == submitted.action or interaction.response.is_done():
        await reply(interaction, f"{wrong}\n\n{typed_back(typed, say)}")
        return
    view = refusal_page(wrong, typed, replace(submitted, action=action), say)
    answers = services_of(interaction).delivery.answers
    if refused_on(interaction.message) is None:
        await answers.send(interaction, view)
    else:
        await answers.edit_in_place(interaction, view)


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


@contextmanager
def naming(labels: Mapping[str, str]) -> Iterator[None]:
    """Adds to a refusal the label of the field that it is about, unless it names one already.

    `labels` has it by the refusal's code, or by `what` is wrong where one code tells of many things.
    """
    try:
        yield
    except (Refusal, LeagueError, IllegalMove) as refusal:
        label = labels.get(str(refusal.facts.get("what", refusal.code)))
        if label is not None and not getattr(refusal, "__notes__", ()):
            refusal.add_note(label)
        raise


class Refused(NamedTuple):
    """A refusal of a form: what is wrong, and what was typed, field by field."""

    wrong: str
    typed: Sequence[str]


def typed_back(typed: Typed, say: Say) -> str:
    """What was typed, a line for each field in their order, to be read and copied."""
    return "\n".join([f"**{say('form-typed')}**", *map(echo, typed.values())])


def refusal_page(wrong: str, typed: Typed, opened_by: ButtonId, say: Say) -> Page:
    """What is wrong with a form, what was typed into it, and the button that opens it again."""
    style = discord.ButtonStyle.primary
    again = TableButton(opened_by, say("button-form-again"), style=style, mark=AGAIN)
    return page([f"⚠️ {wrong}", typed_back(typed, say)], [again])


def refused_on(message: discord.Message | None) -> Refused | None:
    """The refusal of a form that a message is; None for other messages."""
    if message is None:
        return None
    texts = list(_texts(message.components))
    lines = texts[-1].split("\n")[1:] if len(texts) > 1 else []
    found = [_ECHO.fullmatch(line) for line in lines]
    if not all(found):
        return None
    return Refused(texts[0], [(match[1] or "") for match in found if match]) if found else None


def filled_again(fields: Sequence[Field], interaction: discord.Interaction[Any]) -> Sequence[Field]:
    """The fields of a form with what was typed, where it is opened again; else as they are."""
    refused = refused_on(interaction.message) if is_marked(interaction, AGAIN) else None
    if refused is None:
        return fields
    named = _NAMED.fullmatch(refused.wrong)
    wrong = {} if named is None else {named["label"]: _cut(named["wrong"])}
    return [
        replace(field, value=text[: field.longest], about=wrong.get(field.label, field.about))
        for field, text in zip(fields, refused.typed, strict=False)
    ]


def _cut(wrong: str) -> str:
    """What is wrong, as much as there is room for under the label of a field, which shows no markdown."""
    text = f"⚠️ {discord.utils.remove_markdown(wrong)}"
    return text if len(text) <= LONGEST_ABOUT else f"{text[: LONGEST_ABOUT - 1]}…"


def _texts(components: Sequence[Any]) -> Iterator[str]:
    """The texts of components, in order."""
    for one in components:
        if isinstance(one, discord.TextDisplay):
            yield one.content
        yield from _texts(getattr(one, "children", ()))
