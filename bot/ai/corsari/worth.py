"""The value of a round in play for a seat: a linear fit to the rounds of four Bosuns."""

from bot.ai.corsari.simulator import Simulator, limit_of_12
from bot.games.contract import Seat

OWN_LIMIT, STOWAWAY, MEAN_LIMIT, LEAST_LIMIT = -0.108, -0.31, 0.078, 0.053
BEHIND = 0.042  # each point above the lowest limit of the others
LOWEST = 0.37  # nobody has a lower one
# For the seat on turn, then for who has just played, and so on back to who is next.
TURN = (0.89, 0.0, 0.38, 0.65)


def promised(game: Simulator, seat: Seat) -> float:
    """How many penalty cards fewer than the mean of the others."""
    if game.is_over:
        return game.points[seat]
    lows = [limit_of_12(hand, game.colour) for hand in game.hands]
    limit, stowaways = lows[seat]
    others = [low for at, (low, _) in enumerate(lows) if at != seat]
    least = min(others)
    return (
        0.63
        + OWN_LIMIT * limit
        + STOWAWAY * stowaways
        + MEAN_LIMIT * sum(others) / len(others)
        + LEAST_LIMIT * least
        + BEHIND * max(0, limit - least)
        + LOWEST * (limit <= least)
        + TURN[(game.seat - seat) % len(lows)]
    )
