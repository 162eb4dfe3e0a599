"""How any setting is shown and chosen: what each kind of `bot/model/settings.py` looks like on Discord."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import discord
from discord import ui

from bot.model.settings import (
    Channel,
    Choice,
    Hours,
    Language,
    Moment,
    Number,
    Role,
    Setting,
    Switch,
    settings_of,
)
from bot.texts.catalog import LANGUAGES, Say, speaker
from bot.texts.keys import key_of
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect
from bot.ui.kit.custom_id import ButtonId, CustomIdError, Words
from bot.ui.kit.layout import Row
from bot.ui.kit.text import at
from bot.ui.kit.widgets import choice, language_in, language_select, option

ON, OFF = "on", "off"  # what a switch's button carries: how it is from now on
Make = Callable[[str], ButtonId]  # makes the custom id for a setting, by its column


def words_of(one: Setting, value: Any, say: Say) -> str:
    """A setting's value in words."""
    text = str(value)
    match one.kind:
        case _ if one.none and not value:
            text = say(one.none)
        case Choice(texts=texts):
            text = say(key_of(texts, value))
        case Switch():
            text = say("option-yes" if value else "option-no")
        case Number(text=key) if key:
            text = say(key, count=value)
        case Hours():
            text = say("league-hours", hours=value)
        case Role():
            text = f"<@&{value}>"
        case Channel(most=most):
            text = " ".join(f"<#{channel}>" for channel in ((value,) if most == 1 else value))
        case Language():
            text = speaker(value)("language-name")
        case Moment():
            text = at(value)
    return text


def lines(row: Any, say: Say) -> Iterator[str]:
    """A sentence for each setting that has one."""
    for name, one in settings_of(type(row)).items():
        value = getattr(row, name)
        if isinstance(one.kind, Switch) and one.kind.line:
            line = say(key_of(one.kind.line, ON if value else OFF))
            yield f"{line}\n-# {say(one.about)}" if one.about else line
        elif one.line and (value is not None or one.none):
            yield say(one.line, value=words_of(one, value, say))


def is_chosen(one: Setting) -> bool:
    """Whether a setting has a select of its own."""
    match one.kind:
        case Number(offered=offered) | Hours(offered=offered):
            return bool(offered)
        case Switch(button=button):
            return not button
        case Choice() | Role() | Channel() | Language():
            return True
    return False


def select(one: Setting, value: Any, button_id: ButtonId, guild: discord.Guild | None, say: Say) -> Row:
    """A setting's select, its value ticked unless it is gone."""
    match one.kind:
        case Choice(of=of, texts=texts):
            return choice(button_id, texts, [*of], value, say)
        case Language(none=none):
            return language_select(button_id, value, say, say(none) if none else "")
        case Switch():
            named = {ON: words_of(one, True, say), OFF: words_of(one, False, say)}
            return named_select(button_id, say(one.label), named, ON if value else OFF, say)
        case Role():
            known = None if guild is None or value is None else guild.get_role(value)
            ticked = [] if known is None else [discord.Object(known.id)]
            roles: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
                placeholder=say(one.label), min_values=0, default_values=ticked
            )
            return TablePicker(button_id, roles)
        case Channel() as kind:
            return TablePicker(button_id, _channels(kind, value, say(one.label), guild))
        case Number(offered=offered) | Hours(offered=offered):
            named = {str(number): words_of(one, number, say) for number in dict.fromkeys((*offered, value))}
            return named_select(button_id, say(one.label), named, str(value), say)
    raise ValueError(one.name)


def named_select(
    button_id: ButtonId, title: str, named: Mapping[str, str], now: str, say: Say
) -> TableSelect:
    """One of some values by their names, the present one ticked."""
    options = [option(title, label, value, say, is_chosen=value == now) for value, label in named.items()]
    return TableSelect(button_id, title, options)


def _channels(
    kind: Channel, value: Any, hint: str, guild: discord.Guild | None
) -> ui.ChannelSelect[ui.LayoutView]:
    ids = value if isinstance(value, tuple) else () if value is None else (value,)
    types = [discord.ChannelType[one] for one in kind.kinds]
    found = {one: None if guild is None else guild.get_channel(one) for one in ids}
    return ui.ChannelSelect(
        placeholder=hint,
        channel_types=types,
        min_values=kind.least,
        max_values=kind.most,
        default_values=[discord.Object(one) for one, known in found.items() if known and known.type in types],
    )


def chosen(one: Setting, words: Words) -> Any:
    """The value chosen in a select or by a button. Raises `CustomIdError`."""
    match one.kind:
        case Choice(of=of):
            return words.among(0, of)
        case Switch():
            return not words.all or words.among(0, (ON, OFF)) == ON  # some buttons can only switch it on
        case Language(none=none):
            return language_in(words) if none else words.among(0, LANGUAGES)
        case Channel(most=most) if most > 1:
            return tuple(words.number(at) for at in range(len(words.all)))
        case Role() | Channel():
            return words.number(0) if words.all else None
        case Number() | Hours():
            return words.number(0)
    raise CustomIdError(words.action)


def buttons(row: Any, make: Make, say: Say) -> Iterator[TableButton]:
    """What takes a value away again, and what is switched."""
    for name, one in settings_of(type(row)).items():
        value = getattr(row, name)
        if one.clear and value:
            yield TableButton(make(name), say(one.clear))
        if isinstance(one.kind, Switch) and one.kind.button:
            wanted = OFF if value else ON
            yield TableButton(make(f"{name} {wanted}"), say(key_of(one.kind.button, wanted)))
