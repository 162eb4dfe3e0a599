"""Moves that people plan in advance: asked for, kept, and dropped when the game takes another course.

The reason why a plan was dropped is kept: `failed` (it can't be played any more, and its person may choose
again), `undone` (with the move that it answered), or `over` (its moment passed without it).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.games.contract import Asked, Plan, Seat
from bot.model.tables import Pace, Player
from bot.store.log import delete_plan, drop_plans, upsert_plan
from bot.tables.fold import Fold
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables

FAILED, UNDONE, OVER = "failed", "undone", "over"
UNASKED = (Pace.LIVE,)  # the paces at which people are at the table anyway, and nobody is asked ahead


class Dropped(NamedTuple):
    """A plan that was dropped, and why."""

    why: str
    plan: Plan

    def __str__(self) -> str:
        return f"{self.why} {self.plan}"


def dropped(table: Table, seat: Seat) -> Dropped | None:
    """The seat's last plan, if it was dropped."""
    kept = table.seats[seat].dropped
    return None if kept is None else Dropped(*kept.split(" ", 1))


def asked(table: Table) -> Asked | None:
    """The question that is asked before people's turns come, from public facts only."""
    if table.entry.plans is None or table.fold is None or table.row.pace in UNASKED or not table.to_move():
        return None
    asked = table.entry.plans.asked(table.fold.state)
    if asked is None:
        return None
    here = [seat for seat in asked.seats if table.seats[seat].player is Player.PERSON]
    return Asked(asked.about, tuple(here)) if here else None


async def plan(tables: Tables, table_id: int, person: Person, words: str) -> Table:
    """Keeps a move for the person's next turn. Raises `Refusal` or `IllegalMove`."""
    async with tables.locked(table_id) as table:
        table.require_not_stopped()
        return await keep(tables, table, table.seated(person.user_id), words)


async def keep(tables: Tables, table: LockedTable, seat: Seat, words: str) -> LockedTable:
    """Keeps a plan of a seat. Raises `Refusal` or `IllegalMove`."""
    if table.entry.plans is None:
        raise Refusal("no_plans_here")
    planned = table.entry.plans.read(table.dealt.state, seat, words)
    return await tables.change(table, upsert_plan(table.id, seat, planned))


async def drop_plan(tables: Tables, table_id: int, person: Person) -> Table:
    """Forgets the person's plan. Raises `Refusal` without one."""
    async with tables.locked(table_id) as table:
        seat = table.seated(person.user_id)
        if table.seats[seat].plan is None:
            raise Refusal("nothing_planned")
        return await tables.change(table, delete_plan(table.id, seat))


async def drop_lost(tables: Tables, table_id: int) -> None:
    """Drops the plans that can't be played any more."""
    async with tables.locked(table_id) as table:
        if plans := lost(table):
            await drop(tables, table, plans)


async def drop(tables: Tables, table: LockedTable, plans: Mapping[Seat, Dropped]) -> LockedTable:
    return await tables.change(table, *drop_plans(table.id, written(plans)))


def written(plans: Mapping[Seat, Dropped]) -> Mapping[Seat, str]:
    """Dropped plans as they are stored."""
    return {seat: str(plan) for seat, plan in plans.items()}


def lost(table: Table) -> Mapping[Seat, Dropped]:
    """The plans that can't be played any more. On one's own turn a plan stays until it is tried."""
    to_move, asked = table.to_move(), _still_to_play(table)
    return {
        seat: Dropped(FAILED if seat in asked else OVER, plan)
        for seat, plan in _planned(table)
        if seat not in to_move and not _holds(table, seat, plan)
    }


def undone(table: Table, after: Fold) -> Mapping[Seat, Dropped]:
    """The plans that an undo drops."""
    plans, before = table.entry.plans, table.dealt.state
    if plans is None:
        return {}
    return {
        seat: Dropped(UNDONE, plan)
        for seat, plan in _planned(table)
        if plans.is_undone(before, after.state, plan)
    }


def _planned(table: Table) -> Sequence[tuple[Seat, Plan]]:
    return [(row.seat, row.plan) for row in table.seats if row.plan is not None]


def _still_to_play(table: Table) -> Sequence[Seat]:
    plans = table.entry.plans
    asked = None if plans is None or table.fold is None else plans.asked(table.fold.state)
    return () if asked is None else asked.seats


def _holds(table: Table, seat: Seat, plan: Plan) -> bool:
    # A plan outlives a pause, and a log that can't be read for now.
    if table.stopped_at is not None or table.fold is None:
        return True
    plans = table.entry.plans
    return plans is not None and plans.holds(table.fold.state, seat, plan)
