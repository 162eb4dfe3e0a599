"""The one road of a move: for a slash command, a button, a computer player, an expired deadline.

Lock the table, load it, check the seat and the decision, play, store, and only then tell anybody.
"""

from dataclasses import dataclass

from bot.games.contract import Move, Seat
from bot.model.tables import MoveRow, Player
from bot.store.log import MoveEffects
from bot.tables import seats
from bot.tables.fold import UNDO, Fold
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that is on disk: the table after it, and the line that was stored."""

    table: Table
    seat: Seat
    move: Move


async def move(tables: Tables, table_id: int, by: Person, words: str, decision: int | None = None) -> Moved:
    """Makes the move that a person means by `words`; who was away is back with it.

    `decision` is the number of the decision that a button was made for; the move is refused as stale when
    the seat has another one now. Raises `Refusal` or `IllegalMove`; then no move was made.
    """
    async with tables.locked(table_id) as found:
        folded, seat = found.require_going_on(), found.seated(by.user_id)
        _check_decision(folded, seat, decision)
        line = found.game.read(folded.state, seat, words)
        found.game.check(folded.state, seat, line)
        table = await seats.returned(tables, found, by)
        return await _store(tables, table, seat, line)


async def move_for(
    tables: Tables, seen: Table, seat: Seat, words: str, *, missed: int | None = None
) -> Moved:
    """Makes a move for a seat: its computer player's, or one that its person could not or need not make.

    `seen` is the table for which the move was chosen; `missed` is how many turns in a row the person has
    missed with this one, None where it is no miss. Raises as `move` does, also if the decision has been made
    or somebody else plays the seat meanwhile.
    """
    async with tables.locked(seen.id) as table:
        folded, then, now = table.require_going_on(), seen.seats[seat], table.seats[seat]
        _check_decision(folded, seat, seen.dealt.decisions[seat])
        if (now.user_id, now.player) != (then.user_id, then.player):
            raise Refusal("table_moved_on")
        return await _store(tables, table, seat, table.game.read(folded.state, seat, words), missed)


async def made(tables: Tables, table: Table, seat: Seat, words: str, missed: int) -> Moved:
    """Makes a move for somebody who has missed so many turns in a row; the caller holds the table's lock."""
    return await _store(tables, table, seat, table.game.read(table.dealt.state, seat, words), missed)


async def take_back(tables: Tables, table: Table, seat: Seat, count: int) -> Moved:
    """Takes so many moves back, the last first. Whoever calls holds the table's lock, and has asked."""
    return await _store(tables, table, seat, f"{UNDO} {count}")


def _check_decision(folded: Fold, seat: Seat, decision: int | None) -> None:
    if decision is not None and folded.decisions[seat] != decision:
        raise Refusal("table_moved_on")


async def _store(tables: Tables, table: Table, seat: Seat, line: Move, missed: int | None = None) -> Moved:
    """Plays the line and stores it with what follows from it. From here on a failure changes nothing."""
    folded, game, row = table.dealt, table.game, table.seats[seat]
    after = folded.played(folded.number + 1, seat, line)
    pad = game.scorepad(after.state)
    derived = MoveEffects(
        scorepad=pad if pad != game.scorepad(folded.state) else None,
        result=game.result(after.state),
        missed=missed or 0,
        keeps_plans=not line.startswith(UNDO),
        keeps_proposal=row.player is not Player.PERSON or missed is not None,
    )
    try:
        await tables.store.log.append(table.id, MoveRow(after.number, seat, line, tables.now()), derived)
    except BaseException:
        tables.forget(table.id)  # whether it reached the disk is not known: the log tells
        raise
    tables.keep(table.id, after)
    return Moved(await tables.reload(table), seat, line)
