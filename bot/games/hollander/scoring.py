"""The final places."""

from collections.abc import Sequence

from bot.games.contract import Placing, placings


def placed(out: Sequence[int | None], left: Sequence[int]) -> tuple[Placing, ...]:
    """Places by the order of going out (`out`, None for those left), then by cards left, which are the
    score.
    """
    return placings(left, by=[(-(went or len(out)), -cards) for went, cards in zip(out, left, strict=True)])
