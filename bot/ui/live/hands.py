"""The hands as they are drawn: once a revision, whoever shows them."""

import hashlib
from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import fields
from operator import attrgetter
from typing import Any, NamedTuple

from discord import ui

from bot.games.contract import Seat
from bot.model.tables import Status, TableRow
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.body import drawing_of, fingerprint
from bot.ui.live.hand import hand

MOST_KEPT = 512
PICTURED = "+"
DRAFTED = "…"


class _Drawn(NamedTuple):
    """A hand as it was drawn, and all that it was drawn from."""

    source: tuple[Any, ...]
    view: ui.LayoutView


class Hands:
    """Draws hands, and keeps the latest of them for the answer, the open hand and the direct message.

    A hand is drawn again only where something has changed that it may show: most moves of others change
    nothing that somebody sees.
    """

    def __init__(self) -> None:
        self._drawn: OrderedDict[Hashable, _Drawn] = OrderedDict()

    def drawn(self, table: Table, seat: Seat, say: Say, link: str) -> ui.LayoutView:
        """The hand of a seat as a message, without a notice or a draft."""
        key, source = (table.id, seat, say, link), _source(table, seat)
        kept = self._drawn.get(key)
        if kept is None or kept.source != source:
            kept = self._drawn[key] = _Drawn(source, hand(table, seat, say, link))
        self._drawn.move_to_end(key)
        if len(self._drawn) > MOST_KEPT:
            self._drawn.popitem(last=False)
        return kept.view


_ROW = attrgetter(*(one.name for one in fields(TableRow) if one.name not in ("revision", "told")))


def _source(table: Table, seat: Seat) -> tuple[Any, ...]:
    """All that the hand of a seat may show: the table's row, who sits there, what the seat knows and may do.

    The number of its own moves stands for what it has done so far; of a game that is over, that of the last
    line for all that has come of it.
    """
    told, folded = (_ROW(table.row), table.seats), table.fold
    if folded is None or table.status is not Status.RUNNING:
        return (*told, table.number, table.tally, table.departures)
    return (*told, table.view(seat), folded.decisions[seat], folded.seats.count(seat))


def looks_of(table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> str:
    """What is remembered of a hand that is shown: the seat's own part of it, and all of it."""
    return f"{own_looks(table, seat, say, pictured=drawing_of(view) is not None)}{fingerprint(view)}"


def drafted_looks(table: Table, seat: Seat, say: Say, view: ui.LayoutView) -> str:
    """What is remembered of a hand, `view`, in which a move is drafted: the seat's own part of it alone."""
    return f"{own_looks(table, seat, say, pictured=drawing_of(view) is not None)}{DRAFTED}"


def own_looks(table: Table, seat: Seat, say: Say, *, pictured: bool) -> str:
    """With what `looks_of` begins as long as the seat's own part is the same."""
    return f"{own_part(table, seat, say)}{PICTURED if pictured else ''}."


def own_part(table: Table, seat: Seat, say: Say) -> str:
    """A short value that tells whether what the seat alone knows and may choose is the same.

    What others do changes it only where it concerns the seat: by what the seat knows more than the public,
    and by what it may choose. `say` is in it for the language.
    """
    row = table.seats[seat]
    known: list[object] = [say("hand-over"), table.status, table.row.stopped_at, row.player, row.plan]
    if table.fold is not None:
        public, own = table.view(None), table.view(seat)
        names = [field.name for field in fields(own)]
        known += [table.fold.decisions[seat]]
        known += [(name, getattr(own, name)) for name in names if getattr(own, name) != getattr(public, name)]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]
