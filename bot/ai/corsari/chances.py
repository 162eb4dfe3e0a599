"""The chance to win, from the penalty cards between two rounds: a fit to the Bosuns' games."""

from collections.abc import Sequence
from math import exp

from bot.games.contract import Seat
from bot.games.corsari.scoring import GAME_OVER_AT, LAST_ROUND_AT

STEP = 9  # penalty cards of all
# What a penalty card weighs, by the number of players and the steps of all; and in the last round.
EARLY = {2: (0.14, 0.14, 0.19, 0.27), 3: (0.19, 0.21, 0.26, 0.30), 4: (0.31, 0.26, 0.29, 0.35)}
LAST = {2: 0.40, 3: 0.44, 4: 0.41}


def chance_after(penalties: Sequence[int], seat: Seat, *, is_last: bool) -> float:
    """The chance that the seat wins, 0 to 1, when a round has been scored."""
    total = sum(penalties)
    if is_last or total >= GAME_OVER_AT:
        fewest = min(penalties)
        return (penalties[seat] == fewest) / list(penalties).count(fewest)
    early = EARLY[len(penalties)]
    weight = LAST[len(penalties)] if total >= LAST_ROUND_AT else early[min(total // STEP, len(early) - 1)]
    strengths = [exp(-weight * count) for count in penalties]
    return strengths[seat] / sum(strengths)
