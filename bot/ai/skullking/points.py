"""The worth of an unfinished round."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.ai.skullking.simulator import Rest
from bot.games.skullking.scoring import POINTS_FOR_ALLIANCE, kept_by_rascal, rascal_score, round_score

RIVALRY = 0.3  # the value of a point lost by every rival, in own points


class Scoring(NamedTuple):
    """The points of a bid in a round of this number of cards, by the rule and the load."""

    cards: int
    rascal: bool = False
    cannon: bool = False

    def score(self, bid: int, won: int, bonus: int) -> int:
        """The points of a bid with the tricks won and their bonus."""
        if not self.rascal:
            return round_score(self.cards, bid, won, bonus)
        kept = kept_by_rascal(bid, won, cannon=self.cannon)
        return rascal_score(self.cards, bid, won, cannon=self.cannon) + bonus * kept // 2


def scores_of(rest: Rest, scorings: Sequence[Scoring]) -> list[int]:
    """The points of each seat for a round that is played out."""
    needs = rest.needs
    scores = [
        scoring.score(bid, bid - need, bonus)
        for scoring, bid, need, bonus in zip(scorings, rest.bids, needs, rest.bonuses, strict=False)
    ]
    for ally, taker in rest.alliances:
        if needs[ally] == 0 == needs[taker]:
            scores[ally] += POINTS_FOR_ALLIANCE
            scores[taker] += POINTS_FOR_ALLIANCE
    for seat, bet in rest.bets:
        scores[seat] += bet if needs[seat] == 0 else -bet
    return scores


def expected_points(scoring: Scoring, bid: int, won: int, bonus: int, chances: Iterable[float]) -> float:
    """The expected score of a round; `chances` are of each card left to take a trick."""
    points = 0.0
    # Added one by one: since Python 3.12 `sum` rounds otherwise, and computer players may not differ by that.
    for more, likely in enumerate(spread_of(chances)):
        points += likely * scoring.score(bid, won + more, bonus)
    return points


def spread_of(chances: Iterable[float]) -> list[float]:
    """How likely 0, 1, 2, … of independent events are."""
    spread = [1.0]
    for chance in chances:
        spread.append(0.0)
        for count in range(len(spread) - 1, 0, -1):
            spread[count] += chance * (spread[count - 1] - spread[count])
        spread[0] *= 1 - chance
    return spread


def points_to_lose(scoring: Scoring, bid: int, need: int) -> int:
    """The points that one more trick costs a rival whose bid is met; 0 for others."""
    if need != 0:
        return 0
    return scoring.score(bid, bid, 0) - scoring.score(bid, bid + 1, 0)
