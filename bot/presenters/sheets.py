"""The scorepad as a picture: a sheet with the leader on the left, and later the course of the totals."""

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.contract import ScoreLine
from bot.presenters.contract import Names
from bot.presenters.facts import signed
from bot.presenters.picture import Cell, Course, Picture, Sheet, pictured
from bot.texts.minus import with_minus

ROUNDS_OF_A_COURSE = 3  # fewer rounds make no line worth showing


def last_round(lines: Sequence[ScoreLine]) -> Sequence[ScoreLine]:
    """The lines of the last scored round."""
    return [line for line in lines if line.round == lines[-1].round]


def total_cell(line: ScoreLine) -> Cell:
    """The total after a round, and the round's score."""
    return Cell(with_minus(str(line.total)), signed(line.score), strong=True)


def most_first(line: ScoreLine) -> int:
    """Ranks the player with the most points first."""
    return -line.total


def fewest_first(line: ScoreLine) -> int:
    """Ranks the player with the fewest points first."""
    return line.total


def sheet_picture(
    lines: Sequence[ScoreLine],
    names: Names,
    cell: Callable[[ScoreLine], Cell] = total_cell,
    rank: Callable[[ScoreLine], Any] = most_first,
) -> Picture:
    """The sheet of these lines, a row per round; the leader by `rank` is on the left."""
    last = sorted(last_round(lines), key=lambda line: (rank(line), line.seat))
    leads = sum(rank(line) == rank(last[0]) for line in last)
    rounds = sorted({line.round for line in lines})
    found = {(line.round, line.seat): line for line in lines}
    rows = tuple((str(number), tuple(cell(found[number, one.seat]) for one in last)) for number in rounds)
    players = tuple(names.who(line.seat) for line in last)
    return pictured(Sheet(players, rows, leads), course(lines, names))


def course(lines: Sequence[ScoreLine], names: Names) -> Course | None:
    """Each player's totals after each round; None after few."""
    rounds, seats = sorted({line.round for line in lines}), sorted({line.seat for line in lines})
    if len(rounds) < ROUNDS_OF_A_COURSE:
        return None
    found = {(line.round, line.seat): line.total for line in lines}
    return Course(tuple((names.who(seat), tuple(found[number, seat] for number in rounds)) for seat in seats))
