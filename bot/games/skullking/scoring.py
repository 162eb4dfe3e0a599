"""The points of a round."""

POINTS_FOR_TRICK = 20
POINTS_FOR_MISS = 10
POINTS_FOR_NONE = 10
POINTS_FOR_ALLIANCE = 20
GRAPESHOT, CANNONBALL = 10, 15  # the value of each card dealt in the Rascal's scoring


def round_score(cards: int, bid: int, won: int, bonus: int) -> int:
    """The points of a round.

    "A player can only win bonus points if they manage to get exactly as many tricks as their bid."
    """
    if bid == 0:
        return POINTS_FOR_NONE * cards * (1 if won == 0 else -1)
    if bid == won:
        return POINTS_FOR_TRICK * won + bonus
    return -POINTS_FOR_MISS * abs(bid - won)


def rascal_score(cards: int, bid: int, won: int, *, cannon: bool) -> int:
    """The Rascal's points, without bonus: all, half or nothing."""
    if cannon:
        return CANNONBALL * cards if bid == won else 0
    return GRAPESHOT * cards * kept_by_rascal(bid, won, cannon=cannon) // 2


def kept_by_rascal(bid: int, won: int, *, cannon: bool) -> int:
    """How many halves of a round's points and bonus a seat keeps: 2, 1 or 0."""
    off = abs(bid - won)
    return 2 if off == 0 else 1 if off == 1 and not cannon else 0
