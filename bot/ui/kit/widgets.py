"""Pieces of several panels."""

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.games.contract import Seat
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES, Say, speaker
from bot.texts.keys import about_key, key_of
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId, Words
from bot.ui.kit.layout import page
from bot.ui.kit.names import label_at


def option(
    title: str, label: str, value: str, say: Say, *, is_chosen: bool, about: str | None = None
) -> discord.SelectOption:
    """A value in a select. The chosen one names the select's title, too: a closed select shows nothing else.

    The title comes last, since a phone cuts a long line there.
    """
    shown = say("select-chosen", value=label, option=title) if is_chosen else label
    return discord.SelectOption(label=shown[:100], value=value, description=about, default=is_chosen)


def choice(button_id: ButtonId, kind: str, values: Sequence[str], now: str, say: Say) -> TableSelect:
    """A select of the values of a kind, the present one ticked."""
    name = say(key_of("select", kind))
    options = [
        option(
            name,
            say(key_of(kind, value)),
            value,
            say,
            is_chosen=value == now,
            about=say(about_key(key_of(kind, value))),
        )
        for value in values
    ]
    return TableSelect(button_id, name, options)


AS_DISCORD = "discord"  # the choice of Discord's language


def language_select(button_id: ButtonId, now: str | None, say: Say, as_discord: str = "") -> TableSelect:
    """The languages by their own names, and perhaps Discord's, called `as_discord`."""
    names = {AS_DISCORD: as_discord} if as_discord else {}
    names |= {code: speaker(code)("language-name") for code in LANGUAGES}
    title = say("select-language")
    options = [
        option(title, name, code, say, is_chosen=code == (now or AS_DISCORD)) for code, name in names.items()
    ]
    return TableSelect(button_id, title, options)


def language_in(words: Words) -> str | None:
    """The language chosen in that select; None for Discord's."""
    chosen = words.among(0, (AS_DISCORD, *LANGUAGES))
    return None if chosen == AS_DISCORD else chosen


def question(what: str, yes: ButtonId, no: ButtonId, say: Say) -> ui.LayoutView:
    """The question before a deed, named by `what`, with its two answers."""
    buttons = [
        TableButton(yes, say(key_of("button-yes", what)), style=discord.ButtonStyle.danger),
        TableButton(no, say("button-no")),
    ]
    return page([say(key_of("confirm", what))], buttons)


def notice(text: str) -> ui.LayoutView:
    """A sentence, and nothing to press."""
    return page([text])


def seat_select(button_id: ButtonId, table: Table, values: Mapping[Seat, str], hint: str) -> TableSelect:
    """One of the seats, each with its value."""
    options = [
        discord.SelectOption(label=f"{seat + 1}. {label_at(table, seat)}"[:100], value=value)
        for seat, value in values.items()
    ]
    return TableSelect(button_id, hint, options)
