"""A bank of time: two days for all of a game, and two hours more with every turn that a person makes. Pure.

The clock of a turn has what is in the bank (`bot.tables.clock`); when the turn is over, what it took is taken
out. Once the bank is empty each turn has an hour, and then a computer player makes it. All spans are active
time, so that quiet hours, vacations, outages and pauses cost nothing.
"""

from collections import Counter
from collections.abc import Mapping

from bot.games.contract import Seat
from bot.model.tables import ClockRow, Pace, SeatRow
from bot.tables.clock import FULL, HOUR, TimeControl, remaining
from bot.tables.fold import Fold
from bot.tables.table import Table

MORE = 2 * HOUR
"""Seconds that a turn brings."""
MOST = 72 * HOUR
"""Seconds that a bank holds at most."""


def bank_of(row: SeatRow) -> int:
    """The seconds in a seat's bank, as they were when its last turn ended."""
    return FULL if row.bank is None else row.bank


def charged(bank: int, clock: ClockRow, dial: TimeControl, now: int) -> int:
    """What is left in a bank once the clock's turn is over, or has to begin anew."""
    taken = (bank if clock.allowed is None else clock.allowed) - remaining(clock, dial, now)
    return max(0, bank - max(0, taken))


def credited(bank: int, turns: int) -> int:
    """A bank after so many turns of its person; fewer than 0 where some were taken back."""
    return min(MOST, max(0, bank + MORE * turns))


def turns_made(table: Table, before: Fold, after: Fold, mover: Seat | None) -> Mapping[Seat, int]:
    """How many turns a move has brought each seat, or by how many an undo leaves it with fewer.

    `mover` is whose turn it was if its own person has moved; a turn of several steps counts with its last.
    """
    if table.row.pace is not Pace.BANK:
        return {}
    has_steps = table.game.RULES.has_steps
    taken_back = before.seats[len(after.seats) :]
    if taken_back:
        runs = [
            seat
            for at, seat in enumerate(taken_back)
            if not has_steps or at == 0 or taken_back[at - 1] != seat
        ]
        return {seat: -count for seat, count in Counter(runs).items()}
    if mover is None or (has_steps and list(table.game.awaited(after.state)) == [mover]):
        return {}
    return {mover: 1}
