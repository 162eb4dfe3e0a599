"""The scorepad, as narrow as a phone."""

from collections.abc import Sequence

from bot.games.contract import ScoreLine, Seat
from bot.games.corsari.view import View
from bot.presenters.contract import Names
from bot.presenters.corsari.board import revealed
from bot.texts.catalog import Say

SEATS = 2  # seats side by side, in a phone's 29 columns of code
CELL = 14
MARKS = {"swept": "!", "sent_under": "^", "closed": "*"}  # by detail; the first that applies


def scorepad(view: View, names: Names, say: Say) -> str:
    """Limits, marks, penalty cards and totals; then the last round in full."""
    scores = score_lines(view.scorepad, names, say)
    if not scores or view.previous is None:
        return scores
    return f"{scores}\n{revealed(view.previous, names, say)}"


def score_lines(lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
    """Limits, marks, penalty cards and totals."""
    if not lines:
        return ""
    seats = sorted({line.seat for line in lines})
    blocks = [_block(lines, seats[at : at + SEATS], names, say) for at in seats[::SEATS]]
    return "\n".join([f"-# {say('corsari-pad-legend')}", *blocks])


def _block(lines: Sequence[ScoreLine], seats: Sequence[Seat], names: Names, say: Say) -> str:
    head = f"{say('corsari-pad-round'):<2}" + "".join(
        f" {names.bare(seat, CELL - 2):<{CELL - 1}}" for seat in seats
    )
    rows = [head.rstrip()]
    for number in dict.fromkeys(line.round for line in lines):
        cells = [_cell(line) for line in lines if line.round == number and line.seat in seats]
        rows.append((f"{number:<2}" + "".join(cells)).rstrip())
    return "```\n" + "\n".join(rows) + "\n```"


def _cell(line: ScoreLine) -> str:
    limit = line.details["limit"]
    mark = next((mark for detail, mark in MARKS.items() if line.details[detail]), " ")
    return f"{'–' if limit is None else limit:>4}{mark}{f'+{line.score}':>3}{line.total:>4}".ljust(CELL)
