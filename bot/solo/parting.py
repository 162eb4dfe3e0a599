"""Where two games of one deal part."""

from itertools import zip_longest

from bot.games.record import Record


def parted_at(one: Record, other: Record) -> int | None:
    """The number of the first move at which two games of a deal differ, from 0; None for equal games."""
    pairs = zip_longest(one.moves, other.moves)
    return next((at for at, (own, theirs) in enumerate(pairs) if own != theirs), None)
