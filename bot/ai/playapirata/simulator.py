"""A simulator: a quick, mutable hand of Playa Pirata for rollouts; tests compare it with the rules."""

from typing import NamedTuple

from bot.games.contract import Seat
from bot.games.playapirata.cards import (
    NUMBER_OF,
    PIRATES,
    SKULL_TREASURES,
    TOWEL_TREASURE,
    UMBRELLA,
    Values,
)
from bot.games.playapirata.scoring import (
    POINTS_FOR_SKULLS,
    POINTS_FOR_TOWEL_LEFT,
    POINTS_FOR_UMBRELLA,
    towel_treasure_points,
)
from bot.games.playapirata.turns import MOST_BATCHES

NOBODY = -1


class Place:
    """A treasure on the table."""

    __slots__ = ("card", "double", "flag", "height", "known", "owner", "top", "umbrella", "up")

    def __init__(self, card: str, known: frozenset[Seat]) -> None:
        self.card = card
        self.known = known
        self.up = False
        self.top = 0
        self.owner = NOBODY
        self.height = 0
        self.umbrella = False
        self.double = False
        self.flag = False

    def copy(self) -> "Place":
        """An independent copy."""
        other = Place(self.card, self.known)
        other.up, other.top, other.owner, other.height = self.up, self.top, self.owner, self.height
        other.umbrella, other.double, other.flag = self.umbrella, self.double, self.flag
        return other

    def needed(self) -> int:
        """The least sum of towels to lay here."""
        return self.top + 1 + self.double if self.top else 1


class Holding(NamedTuple):
    """The cards that a seat holds."""

    treasures: list[str]
    pirates: list[str]
    towels: list[int]  # how many of each value; index 0 is not used


class Simulator:
    """A hand in play; of special cards only double towel and flag, which stay on the table."""

    def __init__(
        self, order: tuple[Seat, ...], turns: int, holdings: list[Holding], table: list[Place]
    ) -> None:
        self.order = order
        self.turns = turns * len(order)
        self.holdings = holdings
        self.table = table
        self.turn = 0
        self.carded = False
        self.laid: list[int] = []
        self.kept = [False] * len(order)

    def copy(self) -> "Simulator":
        """An independent copy."""
        holdings = [Holding(h.treasures.copy(), h.pirates.copy(), h.towels.copy()) for h in self.holdings]
        other = Simulator(self.order, 0, holdings, [place.copy() for place in self.table])
        other.turns, other.turn, other.carded = self.turns, self.turn, self.carded
        other.laid, other.kept = self.laid.copy(), self.kept.copy()
        return other

    @property
    def seat(self) -> Seat:
        """The seat on turn; NOBODY at evening."""
        if self.turn > self.turns:
            return NOBODY
        return self.order[self.turn % len(self.order)]

    @property
    def is_last(self) -> bool:
        """Whether it is the starting player's last turn, for towels only."""
        return self.turn == self.turns

    def bury(self, card: str) -> None:
        """Buries a treasure from hand."""
        seat = self.seat
        self.holdings[seat].treasures.remove(card)
        self.table.append(Place(card, frozenset((seat,))))
        self._played_card()

    def discard(self, pirate: str, at: int) -> None:
        """Plays a pirate at a place; NOBODY: nowhere."""
        seat = self.seat
        self.holdings[seat].pirates.remove(pirate)
        if at == NOBODY:
            self.kept[seat] = self.kept[seat] or pirate == UMBRELLA
        elif pirate == UMBRELLA:
            self.table[at].umbrella = True
        else:
            place = self.table[at]
            place.up = place.up or pirate == PIRATES[1]
            place.known = place.known | {seat}
        self._played_card()

    def lay(self, at: int, batch: Values) -> None:
        """Lays towels on a place, the highest first."""
        seat, place = self.seat, self.table[at]
        towels = self.holdings[seat].towels
        for value in batch:
            towels[value] -= 1
        place.top, place.owner = batch[-1], seat
        place.height += len(batch)
        self.laid.append(at)
        if len(self.laid) == (1 if self.is_last else MOST_BATCHES) or not any(towels):
            self.end_turn()

    def end_turn(self) -> None:
        self.turn += 1
        self.carded = False
        self.laid.clear()
        # Without a towel the starting player has no last turn.
        if self.turn == self.turns and not any(self.holdings[self.order[0]].towels):
            self.turn += 1

    def _played_card(self) -> None:
        self.carded = True
        if self.turn < len(self.order) or not any(self.holdings[self.seat].towels):
            self.end_turn()

    def scores(self) -> list[int]:
        """Each seat's points if evening came now."""
        points = [
            POINTS_FOR_TOWEL_LEFT * sum(holding.towels) + POINTS_FOR_UMBRELLA * kept
            for holding, kept in zip(self.holdings, self.kept, strict=True)
        ]
        skulls = [0] * len(points)
        for place in self.table:
            if place.owner == NOBODY:
                continue
            if place.card in NUMBER_OF:
                points[place.owner] += NUMBER_OF[place.card]
            elif place.card == TOWEL_TREASURE:
                points[place.owner] += towel_treasure_points(place.height)
            else:
                skulls[place.owner] += place.card in SKULL_TREASURES
        most = len(POINTS_FOR_SKULLS) - 1
        return [score + POINTS_FOR_SKULLS[min(n, most)] for score, n in zip(points, skulls, strict=True)]
