"""Forms: they ask for text in a window of their own.

A form works for ever, as a button does. It is named after the button that opens it, `x` and `x_typed`:
https://discord.com/developers/docs/components/using-modal-components

A refused form is opened again with the typed values. They are read from the message of the refusal, so
this works for ever, too.
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
from bot.ui.kit.text import LINE_BREAK, echo

# https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal
LONGEST_TITLE = 45
FORM_PATTERN = re.compile("f" + PATTERN, re.DOTALL)


TYPED = "typed"  # in the `extras` of an interaction: what was typed into the form
SUBMITTED = "_typed"  # how the action of a submitted form ends
LONGEST_LABEL, LONGEST_ABOUT = 45, 100  # https://discord.com/developers/docs/components/reference#label
LONGEST_LINE = 200  # characters from which on a field has several lines
_ECHO = re.compile(r"(?:`([^`]*)`|–)")
_KEPT = re.compile(r"\*\*[^\n]*\*\* `([^`\n]*)`")
_NAMED = re.compile(r"⚠️ \*\*(?P<label>.+?):\*\* (?P<wrong>.*)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Field:
    """A line to fill in, or a file to upload; `label` has at most 45 characters, `about` 100."""

    name: str
    label: str
    about: str = ""
    value: str = ""
    required: bool = True
    longest: int = 100
    is_file: bool = False


class Form(ui.Modal):
    """Asks for lines of text, which the action `x_typed` gets by `typed_in`, and has to check."""

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
    """Answers with a form that the button `opened_by` opens. Raises `Unavailable`."""
    form = Form(title[:LONGEST_TITLE], filled_again(fields, caller.interaction), opened_by)
    try:
        await caller.interaction.response.send_modal(form)
    except Exception as error:
        if is_outage(error):
            raise Unavailable(str(error)) from error
        raise


def typed_in(interaction: discord.Interaction[Any]) -> Typed:
    """The values of the submitted form, by field. Raises `CustomIdError`."""
    typed = interaction.extras.get(TYPED)
    if typed is None:
        raise CustomIdError(TYPED)
    return _Complete(typed)


def uploaded(interaction: discord.Interaction[Any]) -> discord.Attachment:
    """The file that was uploaded with the submitted form. Raises `CustomIdError`."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    files = list(data.get("resolved", {}).get("attachments", {}).values())
    if len(files) != 1:
        raise CustomIdError(TYPED)
    # discord.py makes it only for forms that it waits for.
    return discord.Attachment(data=files[0], state=interaction._state)


def submitted(interaction: discord.Interaction[Any]) -> ButtonId:
    """The id of a submitted form; keeps the typed values for `typed_in`."""
    data: Mapping[str, Any] = dict(interaction.data or {})
    interaction.extras[TYPED] = dict(_lines(data.get("components", ())))
    match = FORM_PATTERN.fullmatch(data["custom_id"])
    # A form of a version before this one has no such id: then what was typed comes back with the refusal.
    return ButtonId(NO_TABLE, "unknown") if match is None else decode(match)


async def refuse_form(
    submitted: ButtonId, interaction: discord.Interaction[Any], wrong: str, say: Say
) -> None:
    """Says what is wrong, with a button that opens the form again; edits an earlier refusal."""
    typed: Typed = interaction.extras[TYPED]
    action = submitted.action.removesuffix(SUBMITTED)
    if action == submitted.action or interaction.response.is_done():
        await reply(interaction, f"{wrong}\n\n{typed_back(typed, say)}".strip())
        return
    await show_refusal(interaction, refusal_page(wrong, typed, replace(submitted, action=action), say))


async def show_refusal(interaction: discord.Interaction[Any], view: Page) -> None:
    """Answers with a form's refusal; edits an earlier one."""
    answers = services_of(interaction).delivery.answers
    if refused_on(interaction.message) is None:
        await answers.send(interaction, view)
    else:
        await answers.edit_in_place(interaction, view)


class _Complete(dict[str, str]):
    def __missing__(self, name: str) -> str:
        raise CustomIdError(TYPED)


def _lines(components: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    for component in components:
        inner = component.get("component", component)
        if isinstance(inner.get("value"), str):
            yield inner["custom_id"], inner["value"].strip()


def _input(field: Field) -> ui.TextInput[Any] | ui.FileUpload[Any]:
    if field.is_file:
        return ui.FileUpload(custom_id=field.name, required=field.required)
    return ui.TextInput(
        custom_id=field.name,
        style=discord.TextStyle.paragraph if field.longest > LONGEST_LINE else discord.TextStyle.short,
        default=field.value or None,
        required=field.required,
        max_length=field.longest,
    )


@contextmanager
def naming(labels: Mapping[str, str]) -> Iterator[None]:
    """Adds the label of its field to a refusal, found by its code or its fact `what`."""
    try:
        yield
    except (Refusal, LeagueError, IllegalMove) as refusal:
        label = labels.get(str(refusal.facts.get("what", refusal.code)))
        if label is not None and not getattr(refusal, "__notes__", ()):
            refusal.add_note(label)
        raise


class RefusedForm(NamedTuple):
    """A form's refusal, with the typed value of each field."""

    wrong: str
    typed: Sequence[str]


def typed_back(typed: Typed, say: Say) -> str:
    """The typed values, one line each; empty for a form that only has a file."""
    if not typed:
        return ""
    return "\n".join([f"**{say('form-typed')}**", *map(echo, typed.values())])


def typed_line(label: str, typed: str) -> str:
    """A typed value as the last block of a page, from which `typed_on` reads it."""
    return f"**{label}** {echo(typed)}"


def typed_on(message: discord.Message | None) -> str:
    """The value in the last block of a message that `typed_line` made, or an empty text."""
    texts = [] if message is None else list(_texts(message.components))
    found = _KEPT.fullmatch(texts[-1]) if texts else None
    return found[1] if found else ""


def refusal_page(
    wrong: str, typed: Typed, opened_by: ButtonId, say: Say, more: Sequence[TableButton] = ()
) -> Page:
    """The error, the typed values, and the button to open the form again, then `more`."""
    style = discord.ButtonStyle.primary
    again = TableButton(opened_by, say("button-form-again"), style=style, mark=AGAIN)
    return page([f"⚠️ {wrong}", *filter(None, [typed_back(typed, say)])], [again, *more])


def refused_on(message: discord.Message | None) -> RefusedForm | None:
    """The refusal that a message is, if it is one."""
    if message is None:
        return None
    texts = list(_texts(message.components))
    lines = texts[-1].split("\n")[1:] if len(texts) > 1 else []
    found = [_ECHO.fullmatch(line) for line in lines]
    if not found or not all(found):
        return None
    typed = [(match[1] or "").replace(LINE_BREAK, "\n") for match in found if match]
    return RefusedForm(texts[0], typed)


def filled_again(fields: Sequence[Field], interaction: discord.Interaction[Any]) -> Sequence[Field]:
    """The fields; those of a form that is opened again have the typed values."""
    refused = refused_on(interaction.message) if is_marked(interaction, AGAIN) else None
    if refused is None:
        return fields
    named = _NAMED.fullmatch(refused.wrong)
    wrong = {} if named is None else {named["label"]: _cut(named["wrong"])}
    return [
        replace(
            field,
            value=text[: field.longest],
            about=wrong.get(field.label, field.about),
        )
        for field, text in zip(fields, refused.typed, strict=False)
    ]


def _cut(wrong: str) -> str:
    text = f"⚠️ {discord.utils.remove_markdown(wrong)}"
    return text if len(text) <= LONGEST_ABOUT else f"{text[: LONGEST_ABOUT - 1]}…"


def _texts(components: Sequence[Any]) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.TextDisplay):
            yield component.content
        yield from _texts(getattr(component, "children", ()))
