"""The small private panels: what else can be done, questions, and answers."""

import discord
from discord import ui

from bot.games.contract import Seat
from bot.store.rows import Status
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.buttons import TableButton, TableSelect
from bot.ui.custom_id import Press
from bot.ui.layout import page
from bot.ui.names import names_at


def more(table: Table, seat: Seat | None, say: Say, *, governs: bool) -> ui.LayoutView:
    """What else this person can do at the table: who sits there, and who governs it."""
    actions = ["rules"]
    if table.status is Status.RUNNING and seat is not None:
        actions += ["undo", "give_up"]
    if table.status.live and governs:
        actions.append("end")
    if table.status in (Status.FINISHED, Status.ENDED):
        actions.append("again")
    buttons = [
        TableButton(Press(table.id, action), say(f"button-{action.replace('_', '-')}")) for action in actions
    ]
    rows = [_replace_select(table, say)] if governs and table.status is Status.RUNNING else []
    return page([say("more-title")], buttons, rows)


def confirm(table: Table, what: str, say: Say) -> ui.LayoutView:
    """The question before something that can't be undone: `what` is "end" or "leave"."""
    yes = TableButton(
        Press(table.id, f"yes_{what}"), say(f"button-yes-{what}"), style=discord.ButtonStyle.danger
    )
    no = TableButton(Press(table.id, "no"), say("button-no"))
    return page([say(f"{what}-confirm")], [yes, no])


def notice(text: str) -> ui.LayoutView:
    """A sentence, and nothing to press."""
    return page([text])


def _replace_select(table: Table, say: Say) -> TableSelect:
    names = names_at(table)
    people = table.people()
    options = [
        discord.SelectOption(label=f"{row.seat + 1}. {names[row.seat]}"[:100], value=str(row.seat))
        for row in people
    ]
    return TableSelect(Press(table.id, "replace"), say("select-replace"), options)
