"""Which bid to make."""

from bot.ai.skullking.outlook import Outlook, chances, strengths
from bot.ai.skullking.points import expected_points
from bot.ai.skullking.position import Position

USUAL_PRESSURE = 0.8
"""The mean of the rivals' bids together, per trick of the round."""
AIMED = 0.15
"""What aiming at a bid adds, in points per trick above the first and card: seen in 600 hands with random
bids.
"""
NONE = 0.5
BOLD = 0.6
"""What a bid of 0, and each trick above an even share, is worth more per card to the boldest."""


def points_of_bids(position: Position, boldness: float = 0.0) -> dict[int, float]:
    """The points that each bid is expected to bring."""
    number, rivals = position.number, position.rivals
    cards = strengths(position, number)
    leading = position.leader == position.seat
    points = {}
    for bid in range(number + 1):
        outlook = Outlook(number, bid, rivals, USUAL_PRESSURE, leading)
        points[bid] = expected_points(position.scoring, bid, 0, 0, chances(cards, outlook).values())
        points[bid] += number * (NONE if bid == 0 else AIMED * (bid - 1))
        points[bid] += number * boldness * BOLD * (bid == 0 or max(0.0, bid - number / position.players))
    return points
