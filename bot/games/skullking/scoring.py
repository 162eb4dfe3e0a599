"""What a round brings."""

POINTS_FOR_TRICK = 20
POINTS_FOR_MISS = 10
POINTS_FOR_NONE = 10


def round_score(number: int, bid: int, won: int, bonus: int) -> int:
    """Points of one seat for round `number` (1–10): its bid, the tricks it won, the bonus in them.

    A bid of none is worth ten times the round, gained or lost; any other bid that is met 20 a trick, and
    missed −10 for each trick of difference. "A player can only win bonus points if they manage to get
    exactly as many tricks as their bid."
    """
    if bid == 0:
        return POINTS_FOR_NONE * number * (1 if won == 0 else -1)
    if bid == won:
        return POINTS_FOR_TRICK * won + bonus
    return -POINTS_FOR_MISS * abs(bid - won)
