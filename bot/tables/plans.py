"""Moves that people plan in advance: kept, dropped, and lost when the game goes another way."""

from collections.abc import Sequence

from bot.games.contract import Seat
from bot.model.tables import SeatRow
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables


async def plan(tables: Tables, table_id: int, person: Person, words: str) -> Table:
    """Keeps a move for the person's next turn. Raises `Refusal` or `IllegalMove`."""
    async with tables.locked(table_id) as table:
        folded, seat = table.require_going_on(), table.seated(person.user_id)
        if table.entry.plans is None:
            raise Refusal("no_plans_here")
        line = table.entry.plans.read(folded.state, seat, words)
        await tables.store.plans.keep(table.id, seat, line)
        return await tables.reload(table)


async def drop_plan(tables: Tables, table_id: int, person: Person) -> Table:
    """Forgets the person's plan. Raises `Refusal` without one."""
    async with tables.locked(table_id) as table:
        seat = table.seated(person.user_id)
        if table.seats[seat].plan is None:
            raise Refusal("nothing_planned")
        return await drop(tables, table, seat)


async def drop_lost(tables: Tables, table_id: int) -> None:
    """Forgets the plans that can't be played any more."""
    async with tables.locked(table_id) as table:
        if seats := lost(table):
            await drop(tables, table, *seats)


async def drop(tables: Tables, table: LockedTable, *seats: Seat) -> LockedTable:
    """Forgets what is planned for the seats."""
    await tables.store.plans.drop(table.id, *seats)
    return await tables.reload(table)


def lost(table: Table) -> Sequence[Seat]:
    """The seats with such plans. On one's own turn a plan stays until it is tried."""
    awaited = table.awaited()
    return [row.seat for row in table.seats if row.seat not in awaited and not _holds(table, row)]


def _holds(table: Table, row: SeatRow) -> bool:
    if row.plan is None or table.stopped_at is not None or table.fold is None:
        return True
    plans = table.entry.plans
    return plans is not None and plans.holds(table.fold.state, row.seat, row.plan)
