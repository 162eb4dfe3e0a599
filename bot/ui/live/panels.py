"""Small private panels."""

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import ui

from bot.games.contract import Seat
from bot.model.tables import BANK_DAYS, Absence, Pace, Player, Status
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_name, label_at, with_rank
from bot.ui.kit.settings import named_select
from bot.ui.kit.widgets import choice, question

PERSONAL = ("my_tables", "my_preferences")  # buttons about the person rather than the table


def more(
    table: Table,
    seat: Seat | None,
    say: Say,
    *,
    governs: bool,
    has_offered: bool = False,
    was_predicted: bool = False,
) -> ui.LayoutView:
    """The rarer things that this person can do at the table."""
    buttons = [
        TableButton(ButtonId(table.id, action), say(button_key(action)))
        for action in _actions(table, seat, governs=governs, has_offered=has_offered)
    ]
    if was_predicted and table.status is Status.FINISHED:
        buttons.append(TableButton(ButtonId(table.id, "predictions"), say("button-predictions")))
    rows = []
    if table.status is Status.OPEN and governs:
        rows += level_selects(table, say)
    if table.status is Status.RUNNING and (governs or seat is not None):
        rows.append(pace_select(table, say))
    return page([f"**{game_name(table, say)}**"], buttons, rows)


def _actions(table: Table, seat: Seat | None, *, governs: bool, has_offered: bool) -> Iterator[str]:
    if not table.status.live:  # the post has them
        yield "rules"
    yield from PERSONAL
    if table.fold is not None:
        yield "log"
    if table.status is Status.RUNNING:
        yield from _actions_in_game(table, seat, governs=governs, has_offered=has_offered)
    if table.status.live and governs:
        yield "oversee_show"
    if table.status is Status.ENDED:
        if table.fold is not None:
            yield from ("replay", "rematch")
        yield "again"
    if table.status is Status.FINISHED:  # the others are on the post
        yield from ("share", "record", "fair")


def _actions_in_game(table: Table, seat: Seat | None, *, governs: bool, has_offered: bool) -> Iterator[str]:
    if seat is None:
        yield "withdraw" if has_offered else "offer"
    elif table.seats[seat].player is Player.ABSENT:
        yield from ("recap", "take_back")
    else:
        yield from ("recap", "undo")
    if seat is not None or governs:
        yield "resume" if table.is_paused else "pause"
    if seat is not None:
        yield "give_up"


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


def confirm(table: Table, what: str, say: Say) -> ui.LayoutView:
    """The question before "end" or "leave" can't be undone."""
    return question(what, ButtonId(table.id, f"yes_{what}"), ButtonId(table.id, "no"), say)
