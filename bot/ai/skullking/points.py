"""What tricks are worth."""

from collections.abc import Iterable

from bot.ai.skullking.position import Position
from bot.games.contract import Seat
from bot.games.skullking.scoring import round_score

RIVALRY = 0.3
"""What a point lost by every rival is worth, in own points."""


def expected_points(number: int, bid: int, won: int, bonus: int, chances: Iterable[float]) -> float:
    """The score of round `number` that a seat with this bid, this many tricks and this bonus can expect.

    `chances` tell for each card that is left how likely it takes one more trick.
    """
    spread = _spread(chances)
    return sum(likely * round_score(number, bid, won + more, bonus) for more, likely in enumerate(spread))


def _spread(chances: Iterable[float]) -> list[float]:
    """How likely none, one, two, … of independent things happen."""
    spread = [1.0]
    for chance in chances:
        spread.append(0.0)
        for count in range(len(spread) - 1, 0, -1):
            spread[count] += chance * (spread[count - 1] - spread[count])
        spread[0] *= 1 - chance
    return spread


def points_to_lose(position: Position, rival: Seat) -> int:
    """What one more trick costs a rival whose bid is met; 0 for the others, who may want it."""
    number, bid = position.number, position.bids[rival]
    if position.needs[rival] != 0:
        return 0
    return round_score(number, bid, bid, 0) - round_score(number, bid, bid + 1, 0)
