"""The one way to make a move: for a slash command, a button, a computer player, an expired deadline.

Lock the table, load it, check the seat and the decision, play, store, and only then announce.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.games.contract import Move, Plan, Seat
from bot.model.tables import ActionRow, MoveRow, Player, SeatRow
from bot.store.log import MoveEffects
from bot.tables import careers, clocks, plans, predictions, seats
from bot.tables.fold import UNDO, Fold
from bot.tables.forced import is_offered
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Moved:
    """A move on disk: the table after it, and the stored line."""

    table: Table
    seat: Seat
    move: Move


async def make(
    tables: Tables,
    table_id: int,
    by: Person,
    words: str,
    decision: int | None = None,
    *,
    read: Callable[[Table, Seat], Move] | None = None,
) -> Moved:
    """Makes the move that a person means by `words`; a person who was away is back with it.

    A button was made for one `decision`, and is stale for another; `read` knows better than the game what is
    meant. Raises `Refusal` or `IllegalMove`; then nothing has changed.
    """
    async with tables.locked(table_id) as found:
        table, folded, seat = found, found.require_not_stopped(), found.seated(by.user_id)
        _check_decision(folded, seat, decision)
        line = table.game.read(folded.state, seat, words) if read is None else read(table, seat)
        if table.seats[seat].player is Player.ABSENT:
            # A move that is refused must not change who plays the seat.
            table.game.check(folded.state, seat, line)
            table = await seats.return_to_seat(tables, table, by)
        return Moved(await play(tables, table, seat, line), seat, line)


async def answer(tables: Tables, table_id: int, by: Person, plan: Plan) -> Table:
    """Keeps a plan that was tapped before the turn; once that has come, an unconditional one is the move.

    Raises `Refusal` or `IllegalMove`.
    """
    async with tables.locked(table_id) as table:
        folded, seat = table.require_not_stopped(), table.seated(by.user_id)
        if table.entry.plans is None or seat not in table.to_move():
            return await plans.keep(tables, table, seat, plan)
        line = table.entry.plans.as_move(folded.state, seat, plan)
        if line is None:
            raise Refusal("plan_too_late")
        table.game.check(folded.state, seat, line)
        return await play(tables, await seats.return_to_seat(tables, table, by), seat, line)


async def make_for(
    tables: Tables, seen: Table, seat: Seat, words: str, *, missed: int | None = None
) -> Moved:
    """Makes a move for a seat that its person could not or need not make. Raises as `make`.

    It was chosen for the table `seen`; `missed` counts missed turns in a row, None where it is no miss.
    """
    async with tables.locked(seen.id) as table:
        folded, then, now = table.require_not_stopped(), seen.seats[seat], table.seats[seat]
        _check_decision(folded, seat, seen.dealt.decisions[seat])
        if (now.user_id, now.player) != (then.user_id, then.player):
            raise Refusal("table_moved_on")
        line, is_moved_for = table.game.read(folded.state, seat, words), table.is_moved_for(seat)
        played_out = is_moved_for and table.is_played_out
        moved = await play(
            tables,
            table,
            seat,
            line,
            missed=now.missed if played_out else missed,
            # Who lets a last card play itself need not be there at all.
            by_computer=is_moved_for or table.last_card(folded.state, seat) is not None,
            played_out=played_out,
        )
        return Moved(moved, seat, line)


async def take_back(tables: Tables, table: LockedTable, seat: Seat, count: int) -> LockedTable:
    """Takes the last moves back for a seat that may."""
    return await play(tables, table, seat, f"{UNDO} {count}")


async def play(
    tables: Tables,
    table: LockedTable,
    seat: Seat,
    line: Move,
    *,
    missed: int | None = None,
    spends_plan: bool = False,
    by_computer: bool = False,
    played_out: bool = False,
    actions: Sequence[ActionRow] = (),
) -> LockedTable:
    """Plays a line, an undo included, and stores it with all that follows in one transaction.

    `missed` counts missed turns in a row, None where it is no miss. Raises `IllegalMove`: for computer
    players and deadlines this is the only check.
    """
    folded, game = table.dealt, table.game
    after = folded.played(folded.number + 1, seat, line)
    scorepad, result = game.scorepad(after.state), game.result(after.state)
    is_undo = line.startswith(UNDO)
    is_persons = table.seats[seat].player is Player.PERSON and missed is None
    effects = MoveEffects(
        scorepad=scorepad if scorepad != game.scorepad(folded.state) else None,
        result=result,
        missed=missed or 0,
        dropped=plans.written(plans.undone(table, after)) if is_undo else {},
        # A person's own move, or an undo, ends an open proposal.
        keeps_proposal=not (is_undo or is_persons),
        spends_plan=spends_plan or table.seats[seat].dropped is not None,
        actions=actions,
        offers_forced=is_persons and not is_undo and is_offered(table, seat),
        asked_until=predictions.last_asked(table, after) if is_undo else None,
    )
    moved = _moved(table, after, seat, effects)
    if result is None:
        # Only a person's own turn fills their bank of time; an undo takes its part out again.
        mover = None if by_computer or is_undo else seat
        turns = await clocks.turns_made(tables, table, folded, after, mover)
        moved, change = await clocks.needed(tables, moved, turns, uncharged=seat if spends_plan else None)
        effects = replace(effects, clocks=change)
    else:
        summed_up = await careers.summed_up(tables, table, scorepad, result, len(after.seats))
        effects = replace(effects, summaries=summed_up)
    stored = MoveRow(after.number, seat, line, tables.now(), by_computer, played_out)
    try:
        await tables.store.log.append(table.id, stored, effects)
    except BaseException:
        tables.folds.forget(table.id)  # it may have reached the disk all the same: the log is read again
        tables.changed(table.id)
        raise
    tables.moves += 1
    tables.folds.keep(table.id, after)
    if result is not None:
        return await tables.reload(moved)
    tables.changed(table.id, moved)
    return moved


def _check_decision(folded: Fold, seat: Seat, decision: int | None) -> None:
    if decision is not None and folded.decisions[seat] != decision:
        raise Refusal("table_moved_on")


def _moved(table: LockedTable, after: Fold, seat: Seat, effects: MoveEffects) -> LockedTable:
    # The table as a load would give it, without reading it again; its clocks are set later.
    def row_after(row: SeatRow) -> SeatRow:
        mine = row.seat == seat
        missed = effects.missed if mine else row.missed
        plan, dropped = row.plan, row.dropped
        if row.seat in effects.dropped or (mine and effects.spends_plan):
            plan, dropped = None, effects.dropped.get(row.seat)
        offered = row.forced_offered or (mine and effects.offers_forced)
        after = replace(row, missed=missed, plan=plan, dropped=dropped, forced_offered=offered)
        return row if after == row else after

    proposal = table.row.proposal if effects.keeps_proposal else None
    row = replace(table.row, revision=table.row.revision + 1, proposal=proposal)
    return replace(table, row=row, seats=tuple(map(row_after, table.seats)), fold=after)
