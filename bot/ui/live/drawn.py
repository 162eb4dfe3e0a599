"""Messages of tables that are drawn again only where something has changed that they may show.

Most changes change nothing that somebody sees: another's bid says no more than the one before it.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import fields
from operator import attrgetter
from typing import Any, NamedTuple

from discord import ui

from bot.games.contract import Seat
from bot.model.tables import Status, TableRow
from bot.tables.table import Table

MOST_KEPT = 512

Source = tuple[Any, ...]
_ROW = attrgetter(*(one.name for one in fields(TableRow) if one.name not in ("revision", "told")))


def source(table: Table, seat: Seat | None) -> Source:
    """All that a seat, or the public (None), may be shown of a table: two equal ones look the same.

    That is its row, who sits there and whom it waits for, and what the seat may know and choose. The number
    of its own moves stands for what it has done so far; of a game that is over, that of the last line for all
    that has come of it. It holds secrets: it is compared, and nothing else.
    """
    told, folded = (_ROW(table.row), table.seats), table.fold
    if folded is None or table.status is not Status.RUNNING:
        return (*told, table.number, table.tally, table.departures)
    own = () if seat is None else (folded.decisions[seat], folded.seats.count(seat))
    return (*told, table.awaited(), table.view(seat), *own)


class _Kept(NamedTuple):
    source: Source
    view: ui.LayoutView


class Drawn:
    """Keeps messages as they were drawn, the latest of them, each with the source that it was drawn from."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, _Kept] = OrderedDict()

    def view(self, key: Hashable, now: Source, draw: Callable[[], ui.LayoutView]) -> ui.LayoutView:
        """The message of a key, drawn anew if its source is another one `now`."""
        kept = self._kept.get(key)
        if kept is None or kept.source != now:
            kept = self._kept[key] = _Kept(now, draw())
        self._kept.move_to_end(key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept.view
