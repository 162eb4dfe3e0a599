"""Steps of a host or a moderator at a table: end, mend, move, pause and extend it.

All raise `Refusal`, also if the person has no right to the step.
"""

from dataclasses import replace as changed

from bot.games.contract import Seat
from bot.model.tables import Absence, Pace, SeatRow, Status
from bot.store.statements import Statement
from bot.store.tables import ChannelTakenError
from bot.tables import clocks, lobby
from bot.tables.clock import HOUR
from bot.tables.computers import level_at
from bot.tables.lobby import computer_row
from bot.tables.person import Person, action, shown_name
from bot.tables.refusal import Refusal
from bot.tables.seats import seated_this_round, seats_with
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables

MOST_HOURS = 14 * 24  # the longest extension of a deadline


def may_govern(table: Table, by: Person) -> bool:
    """Whether a person may end or mend the table: host or moderator."""
    return _moderates(table, by) or by.user_id == table.row.host_id


async def end(tables: Tables, table_id: int, by: Person) -> Table:
    """Ends the table at once, without a result."""
    async with tables.locked(table_id) as table:
        if not table.status.live:
            raise Refusal("table_closed", command=table.row.game)
        require_governor(table, by)
        return await _close(tables, table, by)


async def close(tables: Tables, table_id: int, by: Person) -> Table:
    """Ends a live table for `by`, who may."""
    async with tables.locked(table_id) as table:
        return await _close(tables, table, by) if table.status.live else table


async def close_lost(tables: Tables, table_id: int) -> Table:
    """Ends a live table whose server has long lost the bot."""
    async with tables.locked(table_id) as table:
        return await _close(tables, table, None, "lost") if table.status.live else table


async def thaw(tables: Tables, table_id: int, by: Person | None) -> Table:
    """Thaws a frozen game whose log can be trusted again; `by` is None for the host of the bot."""
    async with tables.locked(table_id) as table:
        if by is not None and not _moderates(table, by):
            raise Refusal("moderators_only")
        if table.status is not Status.FROZEN:
            raise Refusal("not_frozen")
        folded = await tables.trusted_fold(table_id)
        if folded is None:
            raise Refusal("still_frozen")
        thawed = action(changed(table, fold=folded), tables.now(), "thawed", by)
        return await tables.change(table, status=Status.RUNNING, actions=[thawed])


async def replace(tables: Tables, table_id: int, seat: Seat, substitute: Person | None, by: Person) -> Table:
    """Gives a seat, hand and all, to a substitute, or to a computer player for None.

    The host, a moderator or the seat's own person may; in a league's match a moderator of the server.
    """
    async with tables.locked(table_id) as table:
        table.require_live()
        require_may_replace(table, seat, by)
        return await _give_seat(tables, table, seat, substitute, by)


async def reseat(tables: Tables, table_id: int, seat: Seat, substitute: Person | None, by: Person) -> Table:
    """Replaces the player of a seat for `by`, whose right the caller has checked; else as `replace`."""
    async with tables.locked(table_id) as table:
        table.require_live()
        table.seat(seat)
        return await _give_seat(tables, table, seat, substitute, by)


async def move_to(tables: Tables, table_id: int, channel_id: int, by: Person) -> Table:
    """Moves the table to another channel, also one that is over: it may have ended meanwhile."""
    async with tables.locked(table_id) as table:
        moved = action(table, tables.now(), "moved", by)
        try:
            return await tables.change(table, channel_id=channel_id, actions=[moved])
        except ChannelTakenError:
            taken = await tables.store.tables.live_table_in(channel_id)
            raise Refusal("channel_taken", table=taken) from None


async def pause(tables: Tables, table_id: int, by: Person) -> Table:
    """Pauses a running game."""
    async with tables.locked(table_id) as table:
        require_governor(table, by)
        return await pause_game(tables, table, by)


async def resume(tables: Tables, table_id: int, by: Person) -> Table:
    """Resumes a paused game."""
    async with tables.locked(table_id) as table:
        require_governor(table, by)
        return await resume_game(tables, table, by)


async def resume_if_paused(tables: Tables, table_id: int) -> Table:
    """Resumes a game if it is paused, without naming a person."""
    async with tables.locked(table_id) as table:
        if table.status is not Status.RUNNING or not table.is_paused:
            return table
        return await resume_game(tables, table, Person(table.row.host_id, ""))


async def play_out(tables: Tables, table_id: int) -> Table:
    """Lets computer players finish a running game, paused or not: every turn that begins from now on.

    The seats keep their players, and a turn that has begun keeps its deadline.
    """
    await resume_if_paused(tables, table_id)
    async with tables.locked(table_id) as table:
        if table.status is not Status.RUNNING or table.is_played_out:
            return table
        now, (armed, change) = tables.now(), await clocks.needed(tables, table)
        begun = action(armed, now, "played_out")
        return await tables.change(armed, played_out_at=now, clocks=change, actions=[begun])


async def set_pace(tables: Tables, table_id: int, pace: Pace, by: Person) -> Table:
    """Changes the pace: a moderator always, the host before the deal."""
    async with tables.locked(table_id) as table:
        _require_may_set(table, by)
        return await change_pace(tables, table, pace, by)


async def set_absence(tables: Tables, table_id: int, absence: Absence, by: Person) -> Table:
    """Changes what happens when a time is up, as for the pace."""
    async with tables.locked(table_id) as table:
        _require_may_set(table, by)
        done = action(table, tables.now(), "absence", by, detail=absence)
        return await tables.change(table, *lobby.touch(tables, table), absence=absence, actions=[done])


async def extend(tables: Tables, table_id: int, hours: int, by: Person) -> Table:
    """Gives all people to move more hours."""
    async with tables.locked(table_id) as table:
        table.require_not_stopped()
        require_governor(table, by)
        if not 1 <= hours <= MOST_HOURS:
            raise Refusal("hours_out_of_range", most=MOST_HOURS)
        if table.row.pace is Pace.NONE:
            raise Refusal("no_deadline_here")
        change = await clocks.extended_clocks(tables, table, hours * HOUR)
        done = action(table, tables.now(), "extended", by, detail=str(hours))
        return await tables.change(table, clocks=change, actions=[done])


def require_governor(table: Table, by: Person) -> None:
    """Raises `Refusal("host_or_moderator_only")` for anyone but those two."""
    if not may_govern(table, by):
        raise Refusal("host_or_moderator_only")


def may_replace(table: Table, seat: Seat, by: Person) -> bool:
    """Whether a person may give a seat to another: as `replace` says."""
    if table.row.match_id is not None:
        return by.moderates(table.row.guild_id) or by.user_id == table.row.host_id
    return table.seat(seat).user_id == by.user_id or may_govern(table, by)


def require_may_replace(table: Table, seat: Seat, by: Person) -> None:
    """Raises `Refusal` for who may not."""
    if not may_replace(table, seat, by):
        raise Refusal("host_or_moderator_only" if table.row.match_id is None else "league_replace")


async def pause_game(tables: Tables, table: LockedTable, by: Person, *more: Statement) -> LockedTable:
    """Pauses a running game for `by`, who may; `more` is stored with it."""
    table.require_not_stopped()
    now = tables.now()
    return await tables.change(table, *more, paused_at=now, actions=[action(table, now, "paused", by)])


async def resume_game(tables: Tables, table: LockedTable, by: Person, *more: Statement) -> LockedTable:
    """Resumes a paused game; else as `pause_game`. Raises `Refusal("not_paused")`."""
    table.require_running()
    if not table.is_paused:
        raise Refusal("not_paused")
    done = action(table, tables.now(), "resumed", by)
    return await tables.change(table, *more, paused_at=None, actions=[done])


async def change_pace(
    tables: Tables, table: LockedTable, pace: Pace, by: Person, *more: Statement
) -> LockedTable:
    """Changes the pace; else as `pause_game`."""
    change = await clocks.clocks_at_pace(tables, table, pace)
    done = action(table, tables.now(), "pace", by, detail=pace)
    touch = lobby.touch(tables, table, pace=pace)
    return await tables.change(table, *more, *touch, pace=pace, clocks=change, actions=[done])


async def _close(tables: Tables, table: LockedTable, by: Person | None, kind: str = "ended") -> LockedTable:
    return await tables.close(table, action(table, tables.now(), kind, by))


async def _give_seat(
    tables: Tables, table: LockedTable, seat: Seat, substitute: Person | None, by: Person
) -> LockedTable:
    if substitute is None and table.seats[seat].is_computer:
        raise Refusal("computer_already")
    if substitute is not None and table.seat_of(substitute.user_id) is not None:
        raise Refusal("already_seated_there", name=shown_name(substitute.name))
    if substitute is not None and substitute.user_id in await seated_this_round(tables, table):
        raise Refusal("seated_this_round", name=shown_name(substitute.name))
    if substitute is None:
        taken = computer_row(seat, await level_at(tables, table, seat))
    else:
        taken = SeatRow(seat, substitute.user_id, shown_name(substitute.name))
    done = action(table, tables.now(), "replaced", by, seat=seat, taker=taken)
    return await lobby.seat(tables, table, seats_with(table, taken), done)


def _moderates(table: Table, by: Person) -> bool:
    return by.moderates(table.row.guild_id, table.row.channel_id)


def may_set(table: Table, by: Person) -> bool:
    """Whether a person may change the pace and what happens when a time is up."""
    return _moderates(table, by) or (table.status is Status.OPEN and by.user_id == table.row.host_id)


def _require_may_set(table: Table, by: Person) -> None:
    table.require_live()
    if not may_set(table, by):
        raise Refusal("agreement_needed" if table.status is Status.RUNNING else "host_or_moderator_only")
