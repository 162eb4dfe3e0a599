"""A form that was refused, again: with what was typed, and with what is wrong where it is wrong.

All that is known of it stands in the refusal, which is a message of its own: the button opens the form as the
first time, and what was typed is read from the text above it. So it works after weeks and restarts, too.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import discord

from bot.delivery.body import Page
from bot.texts.catalog import Say
from bot.ui.kit.buttons import AGAIN, TableButton, is_marked
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import Typed
from bot.ui.kit.fields import LONGEST_ABOUT, Field
from bot.ui.kit.layout import page
from bot.ui.kit.text import echo

_ECHO = re.compile(r"(?:`([^`]*)`|–)")
_NAMED = re.compile(r"⚠️ \*\*(?P<label>.+?):\*\* (?P<wrong>.*)", re.DOTALL)


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
