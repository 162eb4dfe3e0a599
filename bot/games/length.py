"""How long a game is, in turns that follow one another."""

from typing import NamedTuple


class Turns(NamedTuple):
    """How often one waits for somebody in a game: `usual` in the middle, `most` in nineteen games of twenty.

    Simultaneous bids are one turn, as are several moves of one seat in a row. Measured by `python -m
    tools.turns`.
    """

    usual: int
    most: int
