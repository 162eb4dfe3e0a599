"""Laying towels: what each batch is worth."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.ai.contract import Style
from bot.ai.playapirata.worth import (
    kept,
    own_turns,
    spite_of,
    treasure_at,
    value_on_top,
    worth,
)
from bot.games.contract import Move
from bot.games.playapirata import View

WORTH_OF_TOWEL_LATER = {1: 1.2, 2: 2.0, 3: 2.7}
"""What keeping a towel is worth beyond its point, while turns remain."""
WAITS = 0.0


def towel_worths(view: View, rng: Random, style: Style) -> Iterator[tuple[float, Move]]:
    """Every batch that wastes no card with its worth in points; and to lay nothing more, or to show."""
    waits = _waits_for(view) if rng.random() < WAITS else 0
    for lay in view.lays:
        for batch in lay.batches:
            move = " ".join(["lay", str(lay.place), *batch])
            yield _gain(view, lay.place, batch, style) - 5.0 * (lay.place == waits), move
    if "done" in view.choices:
        yield 0.0, "done"
    elif not view.lays:
        yield 0.0, "show"


def _waits_for(view: View) -> int:
    last = view.table[-1]
    return last.place if last.by == view.seat and not last.height and own_turns(view) > 0 else 0


def _gain(view: View, place: int, batch: Sequence[str], style: Style) -> float:
    treasure = treasure_at(view, place)
    stays = kept(view, treasure, int(batch[-1][-1]))
    gain = worth(view, treasure, len(batch)) * stays
    if treasure.occupier == view.seat:
        gain -= worth(view, treasure) * kept(view, treasure, value_on_top(treasure))
    elif treasure.occupier is not None:
        gain += worth(view, treasure) * stays * spite_of(view, style)
    return gain - sum(_cost(view, int(code[-1])) for code in batch)


def _cost(view: View, value: int) -> float:
    points = 3.0 if view.special == "CASTLE" and value == 3 else 1.0
    return points + WORTH_OF_TOWEL_LATER[value] * min(1.0, own_turns(view) / 3)
