"""How settings are shown and chosen, by their kind in `bot/model/settings.py`."""

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
from bot.ui.kit.layout import Select
from bot.ui.kit.text import at, time_of
from bot.ui.kit.widgets import choice, language_in, language_select, option

ON, OFF = "on", "off"  # what a switch's button carries: how it is from now on
Make = Callable[[str], ButtonId]  # makes the custom id for a setting, by its column


def words_of(setting: Setting, value: Any, say: Say) -> str:
    """A setting's value in words."""
    text = str(value)
    match setting.kind:
        case _ if setting.none and not value:
            text = say(setting.none)
        case Choice(texts=texts):
            text = say(key_of(texts, value))
        case Switch():
            text = say("option-yes" if value else "option-no")
        case Number(text=key) if key:
            text = say(key, count=value)
        case Hours():
            text = time_of(value, say)
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
    """A sentence for each setting that has one and means anything now."""
    for name, setting in settings_of(type(row)).items():
        value = getattr(row, name)
        if not setting.fits(row):
            continue
        if isinstance(setting.kind, Switch) and setting.kind.line:
            yield say(key_of(setting.kind.line, ON if value else OFF))
        elif setting.line and (value is not None or setting.none):
            yield say(setting.line, value=words_of(setting, value, say))


def is_chosen(setting: Setting) -> bool:
    """Whether a setting has a select of its own."""
    match setting.kind:
        case Number(offered=offered) | Hours(offered=offered):
            return bool(offered)
        case Switch(button=button):
            return not button
        case Choice() | Role() | Channel() | Language():
            return True
    return False


def select(
    setting: Setting, value: Any, button_id: ButtonId, guild: discord.Guild | None, say: Say
) -> Select:
    """A setting's select, its value ticked unless it is gone."""
    match setting.kind:
        case Choice(of=of, texts=texts):
            return choice(button_id, texts, [*of], value, say)
        case Language(none=none):
            return language_select(button_id, value, say, say(none) if none else "")
        case Switch():
            named = {ON: words_of(setting, True, say), OFF: words_of(setting, False, say)}
            return named_select(button_id, say(setting.label), named, ON if value else OFF, say)
        case Role():
            role = None if guild is None or value is None else guild.get_role(value)
            ticked = [] if role is None else [discord.Object(role.id)]
            roles: ui.RoleSelect[ui.LayoutView] = ui.RoleSelect(
                placeholder=say(setting.label), min_values=0, default_values=ticked
            )
            return TablePicker(button_id, roles)
        case Channel() as kind:
            return TablePicker(button_id, _channels(kind, value, say(setting.label), guild))
        case Number(offered=offered) | Hours(offered=offered):
            numbers = dict.fromkeys((*offered, value))
            named = {str(number): words_of(setting, number, say) for number in numbers}
            return named_select(button_id, say(setting.label), named, str(value), say)
    raise ValueError(setting.name)


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
    types = [discord.ChannelType[name] for name in kind.kinds]
    channels = {id_: None if guild is None else guild.get_channel(id_) for id_ in ids}
    return ui.ChannelSelect(
        placeholder=hint,
        channel_types=types,
        min_values=kind.least,
        max_values=kind.most,
        default_values=[
            discord.Object(id_) for id_, channel in channels.items() if channel and channel.type in types
        ],
    )


def chosen(setting: Setting, words: Words) -> Any:
    """The value chosen in a select or by a button. Raises `CustomIdError`."""
    match setting.kind:
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
    """The buttons that clear a setting or switch it."""
    for name, setting in settings_of(type(row)).items():
        value = getattr(row, name)
        if setting.clear and value:
            yield TableButton(make(name), say(setting.clear))
        if isinstance(setting.kind, Switch) and setting.kind.button:
            wanted = OFF if value else ON
            yield TableButton(make(f"{name} {wanted}"), say(key_of(setting.kind.button, wanted)))
