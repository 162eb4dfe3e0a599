"""The small private panels: what else can be done, questions, and answers."""

from collections.abc import Iterator

import discord
from discord import ui

from bot.games.contract import Seat
from bot.model.tables import Absence, ActionRow, Pace, Player, Status
from bot.tables import proposals
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.action_text import what_is_proposed
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import names_at
from bot.ui.kit.text import escape
from bot.ui.kit.widgets import choice, notice, question, seat_select


def more(table: Table, seat: Seat | None, say: Say, *, governs: bool) -> ui.LayoutView:
    """What else this person can do at the table: who sits there, and who governs it."""
    buttons = [
        TableButton(ButtonId(table.id, action), say(f"button-{action.replace('_', '-')}"))
        for action in _actions(table, seat, governs=governs)
    ]
    rows = []
    if table.status is Status.RUNNING and (governs or seat is not None):
        rows.append(pace_select(table, say))
    if table.status is Status.RUNNING and governs:
        rows.append(_replace_select(table, say))
    return page([say("more-title")], buttons, rows)


def _actions(table: Table, seat: Seat | None, *, governs: bool) -> Iterator[str]:
    yield "rules"
    if table.fold is not None:
        yield "log"
    if table.status is Status.RUNNING:
        yield from _actions_in_game(table, seat, governs=governs)
    if table.status.live and governs:
        yield "end"
    if table.status in (Status.FINISHED, Status.ENDED):
        if table.fold is not None:
            yield "replay"
            yield "rematch"
        yield "again"


def _actions_in_game(table: Table, seat: Seat | None, *, governs: bool) -> Iterator[str]:
    if seat is None:
        yield from ("offer", "withdraw")
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


def absence_select(table: Table, say: Say) -> TableSelect:
    """What can happen when somebody's time is up, the table's own choice ticked."""
    return choice(ButtonId(table.id, "absence"), "absence", [*Absence], table.row.absence, say)


def proposal(table: Table, say: Say) -> ui.LayoutView:
    """What somebody asks the others to agree to; those who are still to do so are mentioned."""
    standing = table.row.proposal
    assert standing is not None  # asked for tables with one
    what = what_is_proposed(standing.words, say)
    missing = " ".join(f"<@{table.seats[seat].user_id}>" for seat in proposals.missing(table))
    text = say("proposal", name=names_at(table)[standing.by], what=what, mentions=missing)
    buttons = [
        TableButton(
            ButtonId(table.id, "agree", None, standing.words),
            say("button-agree"),
            style=discord.ButtonStyle.success,
        ),
        TableButton(ButtonId(table.id, "decline", None, standing.words), say("button-decline")),
    ]
    return page([text], buttons)


def declined(step: ActionRow, say: Say) -> ui.LayoutView:
    """That somebody has declined what was proposed."""
    return notice(say("proposal-declined", name=escape(step.name), what=what_is_proposed(step.detail, say)))


def away(table: Table, say: Say, mention: str) -> ui.LayoutView:
    """Tells somebody that a computer player has their seat, with a button to take it back."""
    game = say(f"game-{table.row.game}")
    link = f"https://discord.com/channels/{table.row.guild_id}/{table.row.channel_id}"
    text = say("away", game=game, link=link)
    button = TableButton(
        ButtonId(table.id, "take_back"), say("button-take-back"), style=discord.ButtonStyle.primary
    )
    return page([f"{mention} {text}".strip()], [button])


def confirm(table: Table, what: str, say: Say) -> ui.LayoutView:
    """The question before something that can't be undone: `what` is "end" or "leave"."""
    return question(what, ButtonId(table.id, f"yes_{what}"), ButtonId(table.id, "no"), say)


def _replace_select(table: Table, say: Say) -> TableSelect:
    values = {row.seat: str(row.seat) for row in table.people()}
    return seat_select(ButtonId(table.id, "replace"), table, values, say("select-replace"))
