"""A moderator's view of their server's tables: whom each waits for, and which need a hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from bot.games.contract import Seat
from bot.model.tables import SeatRow, Stage, Status
from bot.tables import lookup
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Wait:
    """A person to move `since` and `until` (seconds since 1970); `late` after that."""

    seat: Seat
    since: int
    until: int | None
    late: bool


@dataclass(frozen=True, slots=True)
class Overseen:
    """A live table, not folded, with the people it waits for."""

    table: Table
    waits: Sequence[Wait]

    @property
    def late(self) -> bool:
        """Whether a time is up."""
        return any(wait.late for wait in self.waits)

    @property
    def rank(self) -> tuple[bool, bool, int, int]:
        """Sorts a list: late or frozen first, then the longest wait."""
        needs_hand = self.late or self.table.status is Status.FROZEN
        since = min((wait.since for wait in self.waits), default=0)
        return not needs_hand, not self.waits, since, self.table.id


async def overseen(tables: Tables, guild_id: int) -> Sequence[Overseen]:
    """The live tables of a server, those that need a hand first."""
    since = await tables.store.clocks.could_move_since(guild_id)
    live = await lookup.live_tables_in_guild(tables, guild_id)
    found = [Overseen(table, waits(table, since)) for table in live]
    return sorted(found, key=lambda one: one.rank)


async def waits_at(tables: Tables, table: Table) -> Sequence[Wait]:
    """The people a table waits for, as in `overseen`."""
    return waits(table, await tables.store.clocks.could_move_since(table.row.guild_id))


async def table_of(tables: Tables, guild_id: int, table_id: int) -> Table:
    """A table of this server. Raises `Refusal("no_such_table")` for those of others."""
    row = await tables.store.tables.table(table_id)
    if row is None or row.guild_id != guild_id:
        raise Refusal("no_such_table")
    return await tables.load(table_id)


def waits(table: Table, since: Mapping[tuple[int, Seat], int]) -> Sequence[Wait]:
    """The people the table waits for: the late first, then those who are to move for the longest time."""
    if table.status is not Status.RUNNING or table.stopped_at is not None:
        return ()
    found = _waits(table.id, table.seats, since)
    return tuple(sorted(found, key=lambda wait: (not wait.late, wait.since, wait.seat)))


def _waits(table_id: int, seats: Sequence[SeatRow], since: Mapping[tuple[int, Seat], int]) -> Iterator[Wait]:
    for row in seats:
        began = since.get((table_id, row.seat))
        if row.clock is not None and began is not None:
            late = row.clock.stage in (Stage.LAST_CALL, Stage.EXPIRED)
            yield Wait(row.seat, began, row.clock.due_at, late)
