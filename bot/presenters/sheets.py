"""The scorepad as a picture: a sheet, and later the course of the totals."""

from collections.abc import Callable, Sequence

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


def sheet_picture(
    lines: Sequence[ScoreLine], names: Names, cell: Callable[[ScoreLine], Cell] = total_cell
) -> Picture:
    """The sheet of these lines, a row per round."""
    seats = sorted({line.seat for line in lines})
    rounds = sorted({line.round for line in lines})
    found = {(line.round, line.seat): line for line in lines}
    rows = tuple((str(number), tuple(cell(found[number, seat]) for seat in seats)) for number in rounds)
    players = tuple(names.who(seat) for seat in seats)
    totals = (tuple(found[number, seat].total for number in rounds) for seat in seats)
    course = Course(tuple(zip(players, totals, strict=True)))
    return pictured(Sheet(players, rows), course if len(rounds) >= ROUNDS_OF_A_COURSE else None)
