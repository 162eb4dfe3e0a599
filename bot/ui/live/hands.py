"""When a hand that is shown has to be shown again."""

import hashlib
from dataclasses import fields

from discord import ui

from bot.delivery.body import fingerprint
from bot.games.contract import Seat
from bot.tables.table import Table
from bot.texts.catalog import Say

DRAFTED = "…"


def shows_of(table: Table, seat: Seat, say: Say, view: ui.LayoutView | None) -> str:
    """What is remembered of a shown hand: its own part, and the view but for a draft's."""
    return f"{own_part(table, seat, say)}.{DRAFTED if view is None else fingerprint(view)}"


def own_part(table: Table, seat: Seat, say: Say) -> str:
    """A value of what the seat alone knows and may choose, in a language."""
    row = table.seats[seat]
    known: list[object] = [say("hand-over"), table.status, table.stopped_at, row.player, row.plan]
    if table.fold is not None:
        public, own = table.view(None), table.view(seat)
        names = [field.name for field in fields(own)]
        known += [table.fold.decisions[seat]]
        known += [(name, getattr(own, name)) for name in names if getattr(own, name) != getattr(public, name)]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]
