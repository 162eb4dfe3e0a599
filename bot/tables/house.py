"""What every use of a table needs, in one value: the store, the locks, the clock, and whom to tell."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Protocol
from weakref import WeakValueDictionary

from bot.games.contract import IllegalMove
from bot.games.registry import GAMES
from bot.games.shuffle import SeededShuffler
from bot.store.rows import SeatRow, Status, TableRow
from bot.store.tables import TableStore
from bot.tables.fold import Fold, fold
from bot.tables.refusal import Refusal
from bot.tables.table import Table

log = logging.getLogger(__name__)

REMEMBERED_GAMES = 500
"""How many folded games are kept in memory; the others are folded anew when they are needed."""


class Watcher(Protocol):
    """Is told that a table has changed, once the change is on disk. Must return at once and never fail."""

    def changed(self, table_id: int) -> None: ...  # noqa: D102


@dataclass(slots=True)
class House:
    """The tables of all servers. `now` gives seconds since 1970; `watchers` are told of every change."""

    tables: TableStore
    now: Callable[[], int]
    watchers: list[Watcher] = field(default_factory=list)
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    _folds: OrderedDict[int, Fold] = field(default_factory=OrderedDict)

    async def load(self, table_id: int) -> Table:
        """The table as it stands. Raises `Refusal("no_such_table")`."""
        row = await self.tables.table(table_id)
        if row is None:
            raise Refusal("no_such_table")
        seats = await self.tables.seats(table_id)
        return await self._with_game(row, seats)

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Table]:
        """The table as it stands, with nobody else able to change it meanwhile."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            yield await self.load(table_id)

    def keep(self, table_id: int, folded: Fold) -> None:
        """Remembers the fold of a log whose last line has just been stored."""
        self._folds[table_id] = folded
        self._folds.move_to_end(table_id)
        while len(self._folds) > REMEMBERED_GAMES:
            self._folds.popitem(last=False)

    def forget(self, table_id: int) -> None:
        """Forgets a fold, so that the log is read again."""
        self._folds.pop(table_id, None)

    def changed(self, table_id: int) -> None:
        """Tells the watchers that a change of the table is on disk."""
        for watcher in self.watchers:
            watcher.changed(table_id)

    async def _with_game(self, row: TableRow, seats: tuple[SeatRow, ...]) -> Table:
        if row.status in (Status.OPEN, Status.FROZEN):
            return Table(row, seats, None)
        folded = self._folds.get(row.id)
        if folded is None:
            folded = await self._fold(row, seats)
            if folded is None:
                return await self._frozen(row, seats)
            self.keep(row.id, folded)
        followed = row.status is Status.FINISHED and row.follows is not None
        return Table(row, seats, folded, await self.tables.tally(row.id) if followed else ())

    async def _fold(self, row: TableRow, seats: tuple[SeatRow, ...]) -> Fold | None:
        """The log folded; None where it can't be trusted: then nothing is guessed."""
        game = GAMES.get(row.game)
        if game is None or game.RULES.version != row.rules:
            log.error("table %s is played by rules that are not here: %s %s", row.id, row.game, row.rules)
            return None
        lines = await self.tables.moves(row.id)
        if row.status is Status.ENDED and not lines and len(seats) < game.RULES.min_players:
            return None
        try:
            first: Any = game.start(len(seats), row.options, SeededShuffler(row.seed))
            folded = fold(game, first, len(seats), lines)
        except (IllegalMove, ValueError, IndexError):
            log.exception("the log of table %s can't be folded", row.id)
            return None
        if tuple(game.scorepad(folded.state)) != await self.tables.scorepad(row.id):
            log.error("the log of table %s folds to another scorepad than the stored one", row.id)
            return None
        return folded

    async def _frozen(self, row: TableRow, seats: tuple[SeatRow, ...]) -> Table:
        if row.status is Status.RUNNING:
            await self.tables.set_status(row.id, Status.FROZEN, self.now())
            self.changed(row.id)
            row = replace(row, status=Status.FROZEN)
        return Table(row, seats, None)
