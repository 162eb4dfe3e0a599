"""The points of a hand for one player."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Placing, ScoreLine, placings
from bot.games.playapirata.cards import NUMBER_OF, SKULL_TREASURES, TOWEL_TREASURE, Values

POINTS_FOR_SKULLS = (0, 0, 10, 18)  # by their number; "four skulls give no more than three"
POINTS_FOR_TOWEL_ON_TREASURE, MOST_FOR_TOWEL_TREASURE = 2, 8
POINTS_FOR_TOWEL_LEFT, POINTS_FOR_UMBRELLA = 1, 1
POINTS_FOR_CASTLE_TOWEL = 3
POINTS_FOR_SPECIAL = 3


class HandScore(NamedTuple):
    """A player's points in one hand, by source."""

    treasures: int
    towels: int
    umbrella: int
    special: int

    @property
    def total(self) -> int:
        """Their sum."""
        return sum(self)


def treasure_points(taken: Sequence[tuple[str, int]]) -> int:
    """Points for treasures, each a card and the number of towels on it."""
    cards = [card for card, _ in taken]
    skulls = sum(card in SKULL_TREASURES for card in cards)
    numbers = sum(NUMBER_OF.get(card, 0) for card in cards)
    return (
        numbers
        + POINTS_FOR_SKULLS[min(skulls, len(POINTS_FOR_SKULLS) - 1)]
        + sum(towel_treasure_points(height) for card, height in taken if card == TOWEL_TREASURE)
    )


def towel_treasure_points(height: int) -> int:
    """Points for the towel treasure under a pile of this height, "whatever their value"."""
    return min(POINTS_FOR_TOWEL_ON_TREASURE * height, MOST_FOR_TOWEL_TREASURE)


def special_points(special: str | None, cards: Sequence[str], towels: Values) -> int:
    """Points for the special card in hand; the castle's come on top of 1 for each towel."""
    if special == "CASTLE":
        return towels.count(3) * (POINTS_FOR_CASTLE_TOWEL - POINTS_FOR_TOWEL_LEFT)
    if special == "SKELETON":
        return POINTS_FOR_SPECIAL * any(card in SKULL_TREASURES for card in cards)
    if special == "WAVE":
        numbers = Counter(NUMBER_OF[card] for card in cards if card in NUMBER_OF)
        return POINTS_FOR_SPECIAL * any(count > 1 for count in numbers.values())
    return 0


def hand_score(
    taken: Sequence[tuple[str, int]], towels: Values, umbrella_kept: bool, special: str | None
) -> HandScore:
    """The score of taken treasures (card, towels on it) and of cards left or kept."""
    return HandScore(
        treasures=treasure_points(taken),
        towels=POINTS_FOR_TOWEL_LEFT * len(towels),
        umbrella=POINTS_FOR_UMBRELLA * umbrella_kept,
        special=special_points(special, [card for card, _ in taken], towels),
    )


def placed(hands: Sequence[Sequence[ScoreLine]]) -> tuple[Placing, ...]:
    """Most points win; ties by "who made more points in a single hand", for every place (**R**)."""
    scores = [line.total for line in hands[-1]]
    best = (max(lines[seat].score for lines in hands) for seat in range(len(scores)))
    return placings(scores, by=list(zip(scores, best, strict=True)))
