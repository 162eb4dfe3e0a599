"""What every use of a table needs, in one value: the store, the locks, the clock, and whom to tell."""

import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any, Protocol

from bot.games.contract import IllegalMove
from bot.games.registry import GAMES
from bot.games.shuffle import SeededShuffler
from bot.model.tables import ActionRow, SeatRow, Status, TableRow
from bot.store.store import Store
from bot.tables.fold import Fold, fold
from bot.tables.locks import Locks
from bot.tables.refusal import Refusal
from bot.tables.table import Table

log = logging.getLogger(__name__)

DEPARTURES = ("left", "gone", "replaced", "substituted", "deleted")
"""The kinds of actions by which somebody gives up a seat for good."""

REMEMBERED_GAMES = 500
"""How many folded games are kept in memory; the others are folded anew when they are needed."""


class Watcher(Protocol):
    """Is told that a table has changed, once the change is on disk. Must return at once and never fail."""

    def changed(self, table_id: int) -> None: ...  # noqa: D102


@dataclass(slots=True)
class Tables:
    """The tables of all servers. `now` gives seconds since 1970; `watchers` are told of every change.

    `courtesy` is for how many seconds nobody is nudged who could see by themselves that it is their turn.
    """

    store: Store
    now: Callable[[], int]
    courtesy: int = 0
    watchers: list[Watcher] = field(default_factory=list)
    _locks: Locks = field(default_factory=Locks)
    _folds: OrderedDict[int, Fold] = field(default_factory=OrderedDict)

    async def load(self, table_id: int) -> Table:
        """The table as it stands. Raises `Refusal("no_such_table")`."""
        row = await self.store.tables.table(table_id)
        if row is None:
            raise Refusal("no_such_table")
        seats = await self.store.tables.seats(table_id)
        return await self._with_game(row, seats)

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[Table]:
        """The table as it stands, with nobody else able to change it meanwhile."""
        async with self._locks.of(table_id):
            yield await self.load(table_id)

    async def reload(self, table: Table) -> Table:
        """The table after a change of it that is on disk; everybody is told."""
        self.changed(table.id)
        return await self.load(table.id)

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
        if row.status is Status.RUNNING:
            return Table(row, seats, folded)
        tally = () if row.follows is None else await self.store.log.tally(row.id)
        return Table(row, seats, folded, tally, await self._departures(row.id))

    async def _departures(self, table_id: int) -> tuple[ActionRow, ...]:
        actions = await self.store.actions.of_table(table_id)
        return tuple(action for action in actions if action.kind in DEPARTURES)

    async def _fold(self, row: TableRow, seats: tuple[SeatRow, ...]) -> Fold | None:
        """The log folded; None where it can't be trusted: then nothing is guessed."""
        game = GAMES.get(row.game)
        if game is None or game.RULES.version != row.rules:
            fields = {"table": row.id, "game": row.game, "rules": row.rules}
            log.error("the table is played by rules that are not here", extra=fields)
            return None
        lines = await self.store.log.moves(row.id)
        if row.status is Status.ENDED and not lines and len(seats) < game.RULES.min_players:
            return None
        try:
            first: Any = game.start(len(seats), row.options, SeededShuffler(row.seed))
            folded = fold(game, first, len(seats), lines)
        except (IllegalMove, ValueError, IndexError):
            log.exception("the table's log can't be folded", extra={"table": row.id})
            return None
        if tuple(game.scorepad(folded.state)) != await self.store.log.scorepad(row.id):
            log.error("the table's log folds to another scorepad", extra={"table": row.id})
            return None
        return folded

    async def _frozen(self, row: TableRow, seats: tuple[SeatRow, ...]) -> Table:
        if row.status is Status.RUNNING:
            await self.store.tables.set_status(row.id, Status.FROZEN, self.now())
            self.changed(row.id)
            row = replace(row, status=Status.FROZEN)
        return Table(row, seats, None)
