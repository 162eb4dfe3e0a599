"""Pieces that several panels are made of: selects of choices and seats, questions, sentences."""

from collections.abc import Mapping, Sequence

import discord
from discord import ui

from bot.games.contract import Seat
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import label_at


def choice(button_id: ButtonId, kind: str, values: Sequence[str], now: str, say: Say) -> TableSelect:
    """One of the values of a kind, such as the paces, what holds now ticked."""
    name = say(f"select-{kind}")
    options = [
        discord.SelectOption(
            label=say("select-option", option=name, value=say(f"{kind}-{value}")),
            value=value,
            description=say(f"{kind}-{value}-about"),
            default=value == now,
        )
        for value in values
    ]
    return TableSelect(button_id, name, options)


def question(what: str, yes: ButtonId, no: ButtonId, say: Say) -> ui.LayoutView:
    """The question before `what`, and what its two answers do."""
    buttons = [
        TableButton(yes, say(f"button-yes-{what}"), style=discord.ButtonStyle.danger),
        TableButton(no, say("button-no")),
    ]
    return page([say(f"{what}-confirm")], buttons)


def notice(text: str) -> ui.LayoutView:
    """A sentence, and nothing to press."""
    return page([text])


def seat_select(button_id: ButtonId, table: Table, values: Mapping[Seat, str], hint: str) -> TableSelect:
    """One of the seats of a table, each with the value that is chosen with it."""
    options = [
        discord.SelectOption(label=f"{seat + 1}. {label_at(table, seat)}"[:100], value=value)
        for seat, value in values.items()
    ]
    return TableSelect(button_id, hint, options)
