"""Small private panels."""

from dataclasses import replace

import discord
from discord import ui

from bot.model.tables import BANK_DAYS, Absence, Pace
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.names import label_at, with_rank
from bot.ui.kit.settings import named_select
from bot.ui.kit.widgets import choice, question

PERSONAL = ("my_tables", "my_preferences")  # buttons about the person rather than the table


def pace_select(table: Table, say: Say) -> TableSelect:
    """The paces, the table's own ticked."""
    return choice(ButtonId(table.id, "pace"), "pace", [*Pace], table.row.pace, say)


def bank_select(table: Table, say: Say) -> TableSelect:
    """How many days can be in a time bank."""
    named = {str(days): say("bank-days", count=days) for days in BANK_DAYS}
    return named_select(ButtonId(table.id, "bank"), say("select-bank"), named, str(table.row.bank_days), say)


def absence_select(table: Table, say: Say) -> TableSelect:
    """The select of what happens when a player's time is up."""
    return choice(ButtonId(table.id, "absence"), "absence", [*Absence], table.row.absence, say)


def level_selects(table: Table, say: Say) -> list[TableSelect]:
    """The other ranks of computer players, in one list."""
    levels = table.entry.computer.LEVELS
    others = [
        (row, level) for row in table.seats if row.is_computer for level in levels if level != row.level
    ]
    options = [
        discord.SelectOption(
            label=with_rank(replace(row, level=level), label_at(table, row.seat), say),
            value=f"{row.seat} {level.name.lower()}",
        )
        for row, level in others
    ]
    return [TableSelect(ButtonId(table.id, "level"), say("select-level"), options)] if options else []


def ask_to_leave(table: Table, say: Say) -> ui.LayoutView:
    """The question before a player leaves a running game."""
    return question("leave", ButtonId(table.id, "yes_leave"), ButtonId(table.id, "no"), say)
