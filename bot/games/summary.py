"""The facts of a finished game that a player's card counts, for each seat."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Placing, Rules, ScoreLine, Seat


class SeatSummary(NamedTuple):
    """A seat of a game that is over."""

    seat: Seat
    place: int
    best: int | None  # points of its best round; None where few points are good
    bids: int
    met: int
    streak: int  # the most bids met in a row


def summaries(
    rules: Rules, lines: Sequence[ScoreLine], placings: Sequence[Placing]
) -> tuple[SeatSummary, ...]:
    """A summary of each seat, from the scorepad and the result."""
    return tuple(
        _summary(rules, [line for line in lines if line.seat == placing.seat], placing)
        for placing in sorted(placings)
    )


def _summary(rules: Rules, lines: Sequence[ScoreLine], placing: Placing) -> SeatSummary:
    best = None if rules.low_is_good else max((line.score for line in lines), default=None)
    if not rules.has_bids:
        return SeatSummary(placing.seat, placing.place, best, 0, 0, 0)
    kept = [is_met(line) for line in sorted(lines, key=lambda line: line.round)]
    streak = longest = 0
    for one in kept:
        streak = streak + 1 if one else 0
        longest = max(longest, streak)
    return SeatSummary(placing.seat, placing.place, best, len(kept), sum(kept), longest)


def is_met(line: ScoreLine) -> bool:
    """Whether a round's bid was met exactly."""
    return line.details["bid"] == line.details["tricks"]
