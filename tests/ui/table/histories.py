"""Stories of tables without Discord or a database, and twins that differ in what a viewer may not know."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from random import Random

from bot.games.contract import Seat
from bot.model.tables import ActionRow, MoveRow
from bot.tables.fold import Fold, Step
from bot.tables.table import Table
from bot.ui.table.history import History
from tests.games.random_play import Playing
from tests.games.secrecy import SECRECY
from tests.ui.live.screens import tables

DEALT_AT = 1_700_000_000
A_MOVE = 60
"""Seconds between two lines of the log."""
DISGUISED = 30
"""So many of the last moves differ in a twin."""
MOST_LOOKED_AT = 10
"""Moments of a game that are looked at."""


def history(table: Table, actions: Sequence[ActionRow] = (), taken_back: Sequence[MoveRow] = ()) -> History:
    """The table with its log, a line a minute; `taken_back` are the lines that are no longer in effect."""
    lines = [MoveRow(played.number, played.seat, played.move, 0) for played in table.dealt.history]
    lines = sorted([*lines, *taken_back], key=lambda line: line.number)
    at = [replace(line, at=DEALT_AT + A_MOVE * line.number) for line in lines]
    return History(table, tuple(at), tuple(actions))


@dataclass(frozen=True, slots=True)
class Disguised(Fold):
    """A fold whose states on the way are others than its moves lead to."""

    path: tuple[Step, ...] = ()

    def steps(self, first: int = 0) -> Iterator[Step]:
        return iter(self.path[first:])


def twin(told: History, viewer: Seat | None, chance: Random) -> History:
    """A story whose last moves and states differ from this one's in all that the viewer may not know."""
    hides, folded = SECRECY[told.table.row.game], told.table.dealt
    path = list(folded.steps())
    after = state = hides.twin(folded.state, viewer, chance)
    for at in reversed(range(max(0, len(path) - DISGUISED), len(path))):
        before, played, _ = path[at]
        if played.seat != viewer:
            played = played._replace(move=hides.disguise(before, played.seat, played.move, chance))
        before = hides.twin(before, viewer, chance)
        path[at] = Step(before, played, after)
        after = before
    other = Disguised(**{one.name: getattr(folded, one.name) for one in fields(Fold)}, path=tuple(path))
    text = "\n".join(step.played.move for step in path)
    return history(replace(told.table, fold=replace(other, state=state, text=text)))


def moments(playing: Playing, names: tuple[str, ...] | None = None) -> Iterator[Table]:
    """The table after some of its moves, after the first and the last ones in any case."""
    every = list(tables(playing, **({} if names is None else {"names": names})))
    yield from every[:3]
    yield from every[3 : -1 : max(1, len(every) // MOST_LOOKED_AT)]
    yield every[-1]


def did(kind: str, number: int = 0, **facts: object) -> ActionRow:
    """An action at table 987, after line `number`."""
    return replace(ActionRow(987, number, kind, DEALT_AT + A_MOVE * number), **facts)  # type: ignore[arg-type]
