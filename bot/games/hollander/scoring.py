"""Who comes in where."""

from collections.abc import Sequence

from bot.games.contract import Placing, placings


def placed(out: Sequence[int | None], left: Sequence[int]) -> tuple[Placing, ...]:
    """Places by the order of going out, then by cards left, fewest first, which are the score.

    `out` is each seat's number in that order, None for those left.
    """
    return placings(left, by=[(-(went or len(out)), -cards) for went, cards in zip(out, left, strict=True)])
