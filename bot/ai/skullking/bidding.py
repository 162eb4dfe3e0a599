"""Which bid to make."""

from bot.ai.skullking.outlook import Outlook, chances, strengths
from bot.ai.skullking.points import expected_points
from bot.ai.skullking.position import Position

USUAL_PRESSURE = 0.8
"""How many tricks the rivals together bid, per trick of the round: about the mean in games of this player."""


def points_of_bids(position: Position) -> dict[int, float]:
    """The points that each bid is expected to bring, from none to all."""
    number, rivals = position.number, position.players - 1
    cards = strengths(position, number)
    leading = position.leader == position.seat
    points = {}
    for bid in range(number + 1):
        outlook = Outlook(number, bid, rivals, USUAL_PRESSURE, leading)
        points[bid] = expected_points(number, bid, 0, 0, chances(cards, outlook).values())
    return points
