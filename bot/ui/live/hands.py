"""What tells whether a hand that is shown needs to be shown anew."""

import hashlib
from dataclasses import fields

from discord import ui

from bot.delivery.body import fingerprint
from bot.games.contract import Seat
from bot.tables.table import Table
from bot.texts.catalog import Say

DRAFTED = "…"


def looks_of(table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> str:
    """What is remembered of a hand that is shown: the seat's own part of it, and all of it."""
    return f"{own_looks(table, seat, say)}{fingerprint(view)}"


def drafted_looks(table: Table, seat: Seat, say: Say) -> str:
    """What is remembered of a hand in which a move is drafted: the seat's own part of it alone."""
    return f"{own_looks(table, seat, say)}{DRAFTED}"


def own_looks(table: Table, seat: Seat, say: Say) -> str:
    """With what `looks_of` begins as long as the seat's own part is the same."""
    return f"{own_part(table, seat, say)}."


def own_part(table: Table, seat: Seat, say: Say) -> str:
    """A short value that tells whether what the seat alone knows and may choose is the same.

    What others do changes it only where it concerns the seat: by what the seat knows more than the public,
    and by what it may choose. `say` is in it for the language.
    """
    row = table.seats[seat]
    known: list[object] = [say("hand-over"), table.status, table.stopped_at, row.player, row.plan]
    if table.fold is not None:
        public, own = table.view(None), table.view(seat)
        names = [field.name for field in fields(own)]
        known += [table.fold.decisions[seat]]
        known += [(name, getattr(own, name)) for name in names if getattr(own, name) != getattr(public, name)]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]
