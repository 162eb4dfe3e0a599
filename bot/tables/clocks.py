"""The clocks of a table, one for each person to move."""

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any
from zoneinfo import ZoneInfo

from bot.games.contract import Seat
from bot.model.tables import Absence, ClockRow, Pace, SeatRow, Stage, TableRow
from bot.store.clocks import NO_CHANGE, ClockChange
from bot.tables.calendar import Calendar, honoured
from bot.tables.clock import (
    TimeControl,
    bank_of,
    changed,
    charged,
    credited,
    extended,
    full_bank,
    graced,
    resumed,
    started,
    stopped,
)
from bot.tables.fold import Fold
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables

NO_TURNS: Mapping[Seat, int] = MappingProxyType({})  # of no seat
TELLING = 15  # seconds after which a grace begins anew, since telling of the last call took so long


async def arm(tables: Tables, table: LockedTable) -> LockedTable:
    """Sets the clocks as the table needs them now."""
    table, change = await needed(tables, table)
    await tables.store.clocks.change(table.id, change)
    return table


async def needed(
    tables: Tables,
    table: LockedTable,
    turns: Mapping[Seat, int] = NO_TURNS,
    uncharged: Seat | None = None,
) -> tuple[LockedTable, ClockChange]:
    """The table with the clocks that it needs now, and the change to store for them.

    A clock begins with a decision that is due, stops with the table, and is removed when the decision is made
    or the seat changes hands. `turns` just made fill banks of time. The turn of an `uncharged` seat, planned
    before it came, takes nothing out of its bank.
    """
    kept, gone, now = [], [], tables.now()
    before, table = table, _with_one_clock(table)
    to_move = [row.seat for row in table.people_to_move()]
    table, banks = await _banked(tables, table, to_move, turns, uncharged)
    for row in table.seats:
        if row.clock is None and row.seat not in to_move:
            continue
        clock = await _needed(tables, table, row, now, is_to_move=row.seat in to_move)
        if clock is None:
            gone.append(row.seat)
        elif clock != before.seats[row.seat].clock:
            kept.append(clock)
    if not kept and not gone and not banks:
        return table, NO_CHANGE
    new = {clock.seat: clock for clock in kept} | dict.fromkeys(gone)
    seats = tuple(replace(row, clock=new.get(row.seat, row.clock)) for row in table.seats)
    return replace(table, seats=seats), ClockChange(kept, gone, banks)


def _with_one_clock(table: LockedTable) -> LockedTable:
    """The table; if computer players finish it, the clock of a turn runs on over its steps."""
    if not table.is_played_out or not table.game.RULES.has_steps:
        return table
    to_move = table.to_move()
    if len(to_move) != 1:
        return table
    row = table.seats[to_move[0]]
    if row.clock is None or row.clock.user_id != row.user_id:
        return table
    clock = replace(row.clock, decision=table.dealt.decisions[row.seat])
    seats = tuple(replace(one, clock=clock) if one is row else one for one in table.seats)
    return replace(table, seats=seats)


async def _banked(
    tables: Tables,
    table: LockedTable,
    to_move: Sequence[Seat],
    turns: Mapping[Seat, int],
    uncharged: Seat | None,
) -> tuple[LockedTable, Mapping[Seat, int]]:
    if table.row.pace is not Pace.BANK or table.stopped_at is not None:
        return table, {}
    banks = {}
    for row in table.seats:
        bank, clock = bank_of(table.row, row), row.clock
        is_over = row.seat not in to_move or (clock and table.has_new_turn(clock))
        if clock is not None and clock.user_id == row.user_id and is_over and row.seat != uncharged:
            bank = charged(bank, clock, await dial(tables, table.row, clock.user_id), tables.now())
        bank = credited(bank, turns.get(row.seat, 0), full_bank(table.row))
        if bank != bank_of(table.row, row):
            banks[row.seat] = bank
    seats = tuple(replace(row, bank=banks.get(row.seat, row.bank)) for row in table.seats)
    return replace(table, seats=seats), banks


async def turns_made(
    tables: Tables, table: Table, before: Fold, after: Fold, mover: Seat | None
) -> Mapping[Seat, int]:
    """How many turns a move has brought each seat, or an undo has taken.

    `mover` is the seat whose own person has moved, if one has.
    """

    def ends_turn(seat: Seat, state: Any) -> bool:
        return not table.game.RULES.has_steps or list(table.game.to_move(state)) != [seat]

    if table.row.pace is not Pace.BANK:
        return NO_TURNS
    if mover is not None:
        return {mover: 1} if ends_turn(mover, after.state) else NO_TURNS
    undone = [step for step in before.steps(len(after.seats)) if ends_turn(step.played.seat, step.after)]
    if not undone:
        return NO_TURNS
    # What an undo takes back had brought its hours with the last step of a turn, so that goes with that step;
    # what a computer player did for an absent person had brought none.
    log = await tables.store.log.moves(table.id)
    of_computers = {line.number for line in log if line.by_computer}
    seats = Counter(step.played.seat for step in undone if step.played.number not in of_computers)
    return {seat: -count for seat, count in seats.items()}


async def extended_clocks(tables: Tables, table: LockedTable, seconds: int) -> ClockChange:
    """The clocks with this number of active seconds more for all people to move."""
    now, (table, change) = tables.now(), await needed(tables, table)
    kept = []
    for clock in (row.clock for row in table.seats if row.clock is not None):
        own = await dial(tables, table.row, clock.user_id)
        running = extended(clock, seconds, own, now)
        kept.append(running if table.row.rests_at is None else stopped(running, own, now))
    return ClockChange(kept, change.gone, change.banks)


async def rearm(tables: Tables, table_id: int) -> None:
    """Stops a table's clocks with its league, or runs them from where they stopped."""
    async with tables.locked(table_id) as table:
        _, change = await needed(tables, table)
        await tables.change(table, clocks=change)


async def retime(tables: Tables, table_id: int) -> None:
    """Sets a table's clocks by the present end of its match's round; no running turn loses time."""
    async with tables.locked(table_id) as table:
        change = await restarted_clocks(tables, table, table.row)
        kept = [clock for clock in change.kept if not _is_shortened(table.seats[clock.seat].clock, clock)]
        banks = {seat: change.banks[seat] for seat in (one.seat for one in kept) if seat in change.banks}
        change = ClockChange(kept, (), banks)
        await tables.change(table, clocks=change, played_out_at=None)


def _is_shortened(before: ClockRow | None, after: ClockRow) -> bool:
    due_at = None if before is None else before.due_at
    return due_at is not None and after.due_at is not None and after.due_at < due_at


async def clocks_at_pace(tables: Tables, table: LockedTable, pace: Pace) -> ClockChange:
    """The clocks as they run at another pace from now on."""
    return await restarted_clocks(tables, table, replace(table.row, pace=pace))


async def restarted_clocks(tables: Tables, table: LockedTable, row: TableRow) -> ClockChange:
    """The clocks as if they had begun now, with the times of `row`."""
    now, kept, banks = tables.now(), [], {}
    for seat, clock in ((seat, seat.clock) for seat in table.seats if seat.clock is not None):
        bank = bank_of(table.row, seat)
        if table.row.pace is Pace.BANK:
            banks[seat.seat] = bank = charged(bank, clock, await dial(tables, table.row, clock.user_id), now)
        at_pace = replace(await dial(tables, row, clock.user_id), bank=bank)
        running = changed(clock, at_pace, now)
        rests = table.stopped_at is not None or table.row.rests_at is not None
        kept.append(stopped(running, at_pace, now) if rests else running)
    return ClockChange(kept, (), banks)


async def recalendar(tables: Tables, clocks: Sequence[ClockRow], save: Callable[[], Awaitable[None]]) -> None:
    """Stops clocks by the old calendars, saves the change, and runs them by the new ones."""
    now = tables.now()
    running = [clock for clock in clocks if clock.since is not None]
    still = [stopped(clock, await _dial(tables, clock), now) for clock in running]
    await save()
    for before, clock in zip(running, still, strict=True):
        async with tables.locked(clock.table_id) as table:
            if all(row.clock != before for row in table.seats):
                continue  # the decision has been made meanwhile
            kept = resumed(clock, await _dial(tables, clock), now)
            await tables.change(table, clocks=ClockChange([kept]))


async def let_run_again(tables: Tables, table_id: int) -> None:
    """Runs the clocks of a server that has the bot back; a last call has its whole grace."""
    async with tables.locked(table_id) as found:
        table, change = await needed(tables, found)
        kept = [
            graced(clock, await dial(tables, table.row, clock.user_id), tables.now())
            if clock.stage is Stage.LAST_CALL and clock.since is not None
            else clock
            for clock in change.kept
        ]
        await tables.change(table, clocks=ClockChange(kept, change.gone, change.banks))


async def note_called(tables: Tables, called: ClockRow) -> None:
    """Keeps that a person knows of their last call; if that took long, the grace begins now."""
    async with tables.locked(called.table_id) as table:
        clock = table.seats[called.seat].clock
        if clock is None or clock.is_told or clock.stage is not Stage.LAST_CALL:
            return
        if (clock.user_id, clock.decision) != (called.user_id, called.decision):
            return
        is_late = clock.since is not None and tables.now() - clock.since > TELLING
        if is_late:
            clock = graced(clock, await dial(tables, table.row, clock.user_id), tables.now())
        change = ClockChange([replace(clock, is_told=True)])
        await tables.store.clocks.change(table.id, change, revises=is_late)
    if is_late:
        tables.changed(called.table_id)


async def dial(tables: Tables, table: TableRow, user_id: int) -> TimeControl:
    """The settings of a person's clock at the table."""
    return TimeControl(
        table.pace,
        tables.nudge_delay.at(table.pace),
        await calendar(tables, table.guild_id, user_id),
        table.ends_at,
    )


async def calendar(tables: Tables, guild_id: int, user_id: int) -> Calendar:
    """When a person's clocks run in a server; outages stop them too."""
    person = await tables.store.people.person(user_id)
    vacations = [(row.starts_at, row.ends_at) for row in await tables.store.people.vacations(user_id)]
    days = (await tables.store.guilds.guild(guild_id)).vacation_days if vacations else 0
    away = sorted((*honoured(vacations, days), *await tables.store.outages.all()))
    return Calendar(away=away) if person is None else Calendar(ZoneInfo(person.zone), person.quiet, away)


async def seconds_since(tables: Tables, at: int) -> int:
    """The seconds that have passed without those of outages."""
    return Calendar(away=await tables.store.outages.all()).between(at, tables.now())


async def _dial(tables: Tables, clock: ClockRow) -> TimeControl:
    row = await tables.store.tables.table(clock.table_id)
    assert row is not None  # a clock belongs to a table
    return await dial(tables, row, clock.user_id)


async def _needed(
    tables: Tables, table: Table, row: SeatRow, now: int, *, is_to_move: bool
) -> ClockRow | None:
    clock, stopped_at = row.clock, table.stopped_at
    if stopped_at is None and is_to_move and clock is not None and not table.has_new_turn(clock):
        stopped_at = table.row.rests_at
    if clock is not None and stopped_at is not None:
        return stopped(clock, await dial(tables, table.row, clock.user_id), min(now, stopped_at))
    if not is_to_move or row.user_id is None:
        return None
    decision = table.dealt.decisions[row.seat]
    if clock is None or table.has_new_turn(clock):
        fresh = ClockRow(table.id, row.seat, row.user_id, decision, Stage.WAITING, now, None)
        own = replace(await dial(tables, table.row, row.user_id), bank=bank_of(table.row, row))
        running = started(fresh, own, now)
        return running if table.row.rests_at is None else stopped(running, own, now)
    if clock.since is None or clock.since > now:  # paused until now; or the machine's clock has jumped back
        return resumed(clock, await dial(tables, table.row, row.user_id), now)
    if clock.stage is Stage.EXPIRED and table.row.absence is not Absence.HOST:
        return graced(clock, await dial(tables, table.row, row.user_id), now)  # the table chose again
    return clock
