"""The one road of a move: for a slash command, a button, a computer player and whatever comes later.

Lock the table, load it, check the seat and the decision, play, store, and only then tell anybody.
"""

from dataclasses import dataclass

from bot.games.contract import Move, Seat
from bot.store.rows import MoveRow
from bot.store.tables import Derived
from bot.tables.fold import UNDO, Fold
from bot.tables.house import House
from bot.tables.refusal import Refusal
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Moved:
    """A move that is on disk: the table after it, and the line that was stored."""

    table: Table
    seat: Seat
    move: Move


async def move(house: House, table_id: int, user_id: int, words: str, decision: int | None = None) -> Moved:
    """Makes the move that a person means by `words`.

    `decision` is the number of the decision that a button was made for; the move is refused as stale when
    the seat has another one now. Raises `Refusal` or `IllegalMove`; then nothing has changed.
    """
    async with house.locked(table_id) as table:
        return await _move(house, table, table.seated(user_id), words, decision)


async def move_for(house: House, table_id: int, seat: Seat, words: str, decision: int) -> Moved:
    """Makes a computer player's move. Raises as `move` does, also if a person has taken the seat."""
    async with house.locked(table_id) as table:
        if not table.seats[seat].is_computer:
            raise Refusal("not_your_table")
        return await _move(house, table, seat, words, decision)


async def undo(house: House, table_id: int, user_id: int) -> Moved:
    """Takes the person's last move back, with all that came after it.

    Without being asked others agree as long as nobody has moved since and the move uncovered nothing; with
    nobody else at the table than computer players it is always taken back. Raises `Refusal` otherwise.
    """
    async with house.locked(table_id) as table:
        folded = table.require_running()
        seat = table.seated(user_id)
        count = folded.moves_since_own(seat)
        if count is None:
            raise Refusal("nothing_to_undo")
        if len(table.people()) > 1:
            if count > 1:
                raise Refusal("others_have_moved")
            before, _, last = folded.history[-1]
            if table.game.uncovers(before, seat, last, folded.state):
                raise Refusal("cards_uncovered")
        return await _store(house, table, folded, seat, f"{UNDO} {count}")


async def _move(house: House, table: Table, seat: Seat, words: str, decision: int | None) -> Moved:
    folded = table.require_running()
    if decision is not None and folded.decisions[seat] != decision:
        raise Refusal("table_moved_on")
    return await _store(house, table, folded, seat, table.game.read(folded.state, seat, words))


async def _store(house: House, table: Table, folded: Fold, seat: Seat, line: Move) -> Moved:
    """Plays the line and stores it with what follows from it. From here on a failure changes nothing."""
    after = folded.played(folded.number + 1, seat, line)
    game = table.game
    pad = game.scorepad(after.state)
    derived = Derived(
        scorepad=pad if pad != game.scorepad(folded.state) else None,
        result=game.result(after.state),
    )
    try:
        await house.tables.append(table.id, MoveRow(after.number, seat, line, house.now()), derived)
    except BaseException:
        house.forget(table.id)  # whether it reached the disk is not known: the log tells
        raise
    house.keep(table.id, after)
    house.changed(table.id)
    return Moved(await house.load(table.id), seat, line)
