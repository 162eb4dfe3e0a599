"""How long a game is, counted in turns that follow one another."""

from typing import NamedTuple


class Turns(NamedTuple):
    """How often somebody waits for somebody else in one game.

    Bids that are made at the same time are one turn, and so are several moves of a seat without another's
    between them. `usual` is the middle game; `most` is enough for nineteen games of twenty. Measured among
    computer players by `python -m tools.turns`.
    """

    usual: int
    most: int
