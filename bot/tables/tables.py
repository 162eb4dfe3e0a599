"""The services that every use of a table needs, in one value: store, locks, clock, and watchers."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any, Protocol, TypeVar, Unpack
from weakref import WeakValueDictionary

from bot.entry import Entries
from bot.games.contract import AnyGame, IllegalMove
from bot.games.shuffle import SeededShuffler
from bot.model.tables import ActionRow, Status, TableChanges
from bot.store.clocks import NO_CHANGE, ClockChange
from bot.store.log import close_table
from bot.store.statements import Statement
from bot.store.store import Store
from bot.store.tables import StoredTable
from bot.tables.clock import AT_ONCE, NudgeDelay
from bot.tables.fold import Fold, Folds, folding, start
from bot.tables.presence import Presence
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.uses import Uses

log = logging.getLogger(__name__)

T = TypeVar("T", bound=Table)

# The kinds of actions by which a person gives up a seat for good.
DEPARTURES = ("left", "gone", "replaced", "substituted", "returned", "deleted")
# The kinds of actions by which an open table closes by itself.
CLOSED_ALONE, CLOSED_UNANSWERED, NO_CHANNEL = "closed_alone", "closed_unanswered", "closed_no_channel"
CLOSINGS = (CLOSED_ALONE, CLOSED_UNANSWERED, NO_CHANNEL)
MOST = 10_000  # tables whose last change is remembered
SLICE = 0.005  # seconds for which a log is folded before others get a turn


class Watcher(Protocol):
    """Hears of each change on disk; returns at once and never fails."""

    def changed(self, table_id: int) -> None: ...


class Changes:
    """The number of each table's last change, and the table as it made it."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._latest: dict[int, int] = {}
        self._made: dict[int, Table] = {}

    def latest(self, table_id: int) -> int:
        """The number of the last change; 0 for none."""
        return self._latest.get(table_id, 0)

    def tell(self, table_id: int, made: Table | None) -> None:
        """Notes a change; the table is as `made`, unless that was loaded before another change."""
        is_latest = made is not None and made.seen == self.latest(table_id)
        self._made.pop(table_id, None)
        self._latest.pop(table_id, None)  # so that it becomes the last
        self._latest[table_id] = next(self._numbers)
        if made is not None and is_latest:
            self._made[table_id] = made
        if len(self._latest) > MOST:
            oldest = next(iter(self._latest))
            del self._latest[oldest]
            self._made.pop(oldest, None)

    def take(self, table_id: int) -> Table | None:
        """The table as its last change made it, once, if known."""
        return self._made.pop(table_id, None)


@dataclass(slots=True)
class Tables:
    """The tables of all servers."""

    store: Store
    now: Callable[[], int]  # seconds since 1970
    entries: Entries
    nudge_delay: NudgeDelay = AT_ONCE
    watchers: list[Watcher] = field(default_factory=list)
    slice: float = SLICE
    presence: Presence = field(init=False)
    uses: Uses = field(init=False)
    moves: int = 0  # stored since the start
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)
    folds: Folds = field(default_factory=Folds)
    changes: Changes = field(default_factory=Changes)
    _turn: asyncio.Lock = field(default_factory=asyncio.Lock)
    _answering: "dict[asyncio.Task[Any], set[int]]" = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.presence = Presence(self.now)
        self.uses = Uses(self.store, self.now)

    async def load(self, table_id: int) -> Table:
        """The table now, frozen where its log can't be trusted. Raises `Refusal("no_such_table")`."""
        table = await self._load(table_id, Table)
        if _is_broken(table):
            self.changed(table_id)  # its worker locks it, and so freezes it
            return replace(table, row=replace(table.row, status=Status.FROZEN))
        return table

    @asynccontextmanager
    async def locked(self, table_id: int) -> AsyncIterator[LockedTable]:
        """The table while nobody else can change it. Raises as `load`."""
        async with self._locks.setdefault(table_id, asyncio.Lock()):
            table = await self._load(table_id, LockedTable)
            yield await self._freeze(table) if _is_broken(table) else table

    async def change(
        self,
        table: LockedTable,
        *statements: Statement,
        actions: Sequence[ActionRow] = (),
        clocks: ClockChange = NO_CHANGE,
        **changes: Unpack[TableChanges],
    ) -> LockedTable:
        """The table after a change that is stored with the actions that led to it. Raises as the store."""
        await self.store.tables.change(table.id, *statements, actions=actions, clocks=clocks, **changes)
        return await self.reload(table)

    async def close(self, table: LockedTable, *actions: ActionRow) -> LockedTable:
        """Ends a table without a result."""
        return await self.change(table, *close_table(table.id, Status.ENDED, self.now()), actions=actions)

    async def reload(self, table: LockedTable) -> LockedTable:
        """The table after a stored change, of which the watchers hear."""
        self.changed(table.id)
        return await self._load(table.id, LockedTable)

    async def trusted_fold(self, table_id: int) -> Fold | None:
        """The fold of a log, whatever the status; None where it can't be trusted."""
        return await self._fold(await self._stored(table_id, with_log=True))

    def changed(self, table_id: int, made: LockedTable | None = None) -> None:
        """Tells the watchers of a change on disk, after the caller is answered.

        `made` is the table with it, if that is known: nobody need load it.
        """
        self.changes.tell(table_id, made)
        task = asyncio.current_task()
        if task in self._answering:
            self._answering[task].add(table_id)
        else:
            self._tell_watchers(table_id)

    def begin_answer(self) -> None:
        """Lets the work after this task's changes, and a stop, wait until its caller is answered."""
        task = asyncio.current_task()
        if task is not None and task not in self._answering:
            self._answering[task] = set()
            task.add_done_callback(self._answered)

    async def answer_first(self) -> None:
        """As `begin_answer`, and gives other callers their turn."""
        self.begin_answer()
        # Reads suspend nobody: callers who come at once would hold up the loop until all have been served.
        async with self._turn:
            await asyncio.sleep(0)

    async def all_answered(self, patience: float) -> None:
        """Waits some seconds at most for callers who are being answered."""
        if self._answering:
            await asyncio.wait(self._answering, timeout=patience)

    def _answered(self, task: "asyncio.Task[Any]") -> None:
        for table_id in self._answering.pop(task):
            self._tell_watchers(table_id)

    def _tell_watchers(self, table_id: int) -> None:
        for watcher in self.watchers:
            watcher.changed(table_id)

    async def _load(self, table_id: int, kind: type[T]) -> T:
        seen, stored = self.changes.latest(table_id), await self._stored(table_id)
        row, folded = stored.row, None
        if row.status not in (Status.OPEN, Status.FROZEN):
            folded = self.folds.get(table_id)
            if folded is None or folded.number != stored.last:
                stored = await self._stored(table_id, with_log=True)
                row, folded = stored.row, await self._fold(stored)
        if row.status.live or (folded is None and row.status is not Status.ENDED):
            return kind(self.entries, row, stored.seats, folded, seen=seen)
        tally = () if row.follows is None else await self.store.log.tally(row.id)
        actions = await self.store.actions.of_table(row.id)
        departures = tuple(action for action in actions if action.kind in DEPARTURES)
        closing = next((action.kind for action in actions if action.kind in CLOSINGS), "")
        return kind(self.entries, row, stored.seats, folded, tally, departures, closing)

    async def _stored(self, table_id: int, *, with_log: bool = False) -> StoredTable:
        stored = await self.store.tables.whole(table_id, with_log=with_log)
        if stored is None:
            raise Refusal("no_such_table")
        return stored

    async def _fold(self, stored: StoredTable) -> Fold | None:
        # Where the log can't be trusted nothing is guessed.
        row, players = stored.row, len(stored.seats)
        entry = self.entries.get(row.game)
        if entry is None or entry.rules.version != row.rules:
            fields = {"table": row.id, "game": row.game, "rules": row.rules}
            log.error("the table is played by rules that are not here", extra=fields)
            return None
        game = entry.game
        if row.status is Status.ENDED and not stored.moves and players < game.RULES.min_players:
            return None  # it was closed before the cards were dealt
        try:
            folded = await self._fold_in_slices(game, stored)
        except (IllegalMove, ValueError, IndexError):
            log.exception("the table's log can't be folded", extra={"table": row.id})
            return None
        if tuple(game.scorepad(folded.state)) != stored.scorepad:
            log.error("the table's log folds to another scorepad", extra={"table": row.id})
            return None
        self.folds.keep(row.id, folded)
        return folded

    async def _fold_in_slices(self, game: AnyGame, stored: StoredTable) -> Fold:
        row, players = stored.row, len(stored.seats)
        first: Any = game.start(players, row.options, SeededShuffler(row.seed))
        latest, until = start(game, first, players), time.perf_counter() + self.slice
        for folded in folding(latest, stored.moves):
            latest = folded
            if time.perf_counter() >= until:
                await asyncio.sleep(0)
                until = time.perf_counter() + self.slice
        return latest

    async def _freeze(self, table: LockedTable) -> LockedTable:
        # A second look at the log may find nothing wrong.
        self.folds.forget(table.id)
        table = await self._load(table.id, LockedTable)
        if not _is_broken(table):
            return table
        return await self.change(table, status=Status.FROZEN)


def _is_broken(table: Table) -> bool:
    return table.status is Status.RUNNING and table.fold is None
