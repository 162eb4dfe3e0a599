"""The stage of a game, as its pictures tell stages: where it began, however the table stands now."""

from bisect import bisect_left
from collections import OrderedDict
from typing import Any, NamedTuple

from bot.entry import Entry
from bot.tables.fold import Fold
from bot.tables.table import Table

MOST_KEPT = 1024
STEPS_BACK = (1, 4, 16, 64)
"""So many moves ago the stage is looked for first, before it is looked for in the whole game."""


class Stage(NamedTuple):
    """A stage of a table's game, and the public's view as it began: after so many moves in effect.

    `line` is the number of the last of them in the log, 0 for none. No line comes twice, so a stage is the
    same as long as that move is in effect, and has its name.
    """

    name: str
    moves: int
    line: int
    view: object


class Stages:
    """Finds the stages of tables, and keeps the latest of them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, Stage] = OrderedDict()

    def stage(self, table: Table) -> Stage | None:
        """The stage that a table's game is in; None where that has no picture."""
        told, folded = table.entry.pictures, table.fold
        if told is None or folded is None:
            return None
        name = told.stage(table.view(None))
        if not name:
            return None
        kept = self._kept.get(table.id)
        if kept is None or kept.name != name or _line(folded, kept.moves) != kept.line:
            kept = _begun(table.entry, folded, name)
            self._kept[table.id] = kept
        self._kept.move_to_end(table.id)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return kept


def _line(folded: Fold, moves: int) -> int | None:
    """The number of the line of the last of so many moves in effect; None where there are fewer."""
    if moves > len(folded.numbers):
        return None
    return folded.numbers[moves - 1] if moves else 0


def _begun(entry: Entry, folded: Fold, name: str) -> Stage:
    """Where the stage began that the game is in now: most often a few moves ago."""
    told, last = entry.pictures, len(folded.numbers)
    assert told is not None  # it has told the stage
    stage_of = told.stage

    def is_in(state: Any) -> bool:
        return stage_of(entry.game.view(state, None)) == name

    states, first = [folded.state], last
    for back in (*STEPS_BACK, last):
        if not is_in(states[0]) or first == 0:
            break
        first = max(0, last - back)
        states = [*(step.before for step in folded.steps(first)), folded.state]
    began = bisect_left(states, True, key=is_in)
    line = _line(folded, first + began) or 0
    return Stage(name, first + began, line, entry.game.view(states[began], None))
