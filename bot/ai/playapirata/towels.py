"""Laying towels: what each batch is worth."""

from collections.abc import Iterator, Sequence
from random import Random

from bot.ai.contract import Style
from bot.ai.playapirata.worth import (
    kept,
    own_turns,
    plain_worth,
    spite_of,
    treasure_at,
    value_on_top,
    worth,
)
from bot.games.contract import Move
from bot.games.playapirata import View

WORTH_OF_TOWEL_LATER = {1: 1.2, 2: 2.0, 3: 2.7}
"""The value of keeping a towel beyond its point, while turns remain."""
WAITS = 0.7
"""How often no towel goes at once on a high treasure that the seat has just buried: it would give it away."""
GIVEN_AWAY = 5.0
"""The cost of laying one all the same."""
DEAR = 6.0
BOLD_WAITS = 0.3
"""How much more often the boldest waits."""


def towel_worths(view: View, rng: Random, style: Style) -> Iterator[tuple[float, Move]]:
    """Every batch that wastes no card, and laying nothing more, with their value in points."""
    secret = _secret(view) if rng.random() < WAITS + BOLD_WAITS * style.boldness else None
    for lay in view.lays:
        given_away = GIVEN_AWAY if lay.place == secret else 0.0
        for batch in lay.batches:
            move = " ".join(["lay", str(lay.place), *batch])
            yield _gain(view, lay.place, batch, style) - given_away, move
    if "done" in view.choices:
        yield 0.0, "done"
    elif not view.lays:
        yield 0.0, "show"


def _secret(view: View) -> int | None:
    # The place of a dear treasure that the seat has just buried, while there are turns to come.
    last = view.table[-1]
    just_buried = last.by == view.seat and not last.height and not last.face_up
    return last.place if just_buried and own_turns(view) and plain_worth(last.card or "") >= DEAR else None


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
