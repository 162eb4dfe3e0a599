"""A simulator: a quick, mutable round for rollouts, in which all play by a rule of thumb.

Every seat makes the draw that leaves the cheapest hand, discards the dearest card that finds no place, and
sails as the Bosun does. A seat that must lay down takes the best split that is found quickly.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import NamedTuple

from bot.ai.corsari.rule import BOLD, COST_OF, DEAREST_OF, LOW_PIER, PIER_KEPT, cost_after_discard
from bot.games.contract import Seat
from bot.games.corsari.cards import COLOUR_OF, NUMBER_OF, NUMBERS, SUM_OF

Masks = list[int]  # a hand, by colour
SWEPT, LOST = 12.0, -4.0  # points for a sweep, and for another's
Crew = tuple[tuple[int, ...], int]  # colours, and the mask of all numbers


class Judged(NamedTuple):
    """A hand of 13 with its best crew and discard."""

    cost: float
    crew: Crew
    discard: int
    limit: int
    stowaways: int


def judged(hand: Sequence[int], pier: int) -> Judged:
    """The best hand that 13 cards make with the pier's colour."""
    # Cards of the pier's colour are prisoners, which cost nothing. Masks of numbers are by bit.
    held = [colour for colour, mask in enumerate(hand) if mask and colour != pier]
    numbers = repeated = total = 0
    for colour in held:
        mask = hand[colour]
        repeated |= numbers & mask
        numbers |= mask
        total += COST_OF[mask]
    # A crew of two colours takes each of its numbers once; of the other cards the dearest is discarded.
    most, best = -1, (held[0], held[0]) if held else (pier, pier)
    for a, b in combinations(held, 2):
        crew = hand[a] | hand[b]
        saved = COST_OF[crew] + DEAREST_OF[numbers & ~crew | repeated]
        if saved > most:
            most, best = saved, (a, b)
    a, b = best
    crew = hand[a] | hand[b]
    left = numbers & ~crew | repeated
    number = left.bit_length() - 1
    outside = [colour for colour in held if colour not in best and hand[colour] >> number & 1] if left else []
    discard = (outside[0] if outside else b) * NUMBERS + (number if left else hand[b].bit_length() - 1)
    limit = sum(SUM_OF[hand[colour]] for colour in held) - SUM_OF[crew] - (number + 1)
    count = sum(hand[colour].bit_count() for colour in held) - crew.bit_count() - bool(left)
    return Judged(total - max(most, 0), ((a, b), crew), discard, max(limit, 0), count)


class Simulator:
    """A round in play."""

    def __init__(self, hands: list[Masks], pier: list[int], pile: list[int], stock: list[int]) -> None:
        self.hands = hands
        self.pier = pier  # this and the stock end with the next card
        self.pile = pile
        self.stock = stock
        self.turns = [0] * len(hands)
        self.seat: Seat = 0
        self.drawn = False
        self.waited = 0  # turns since someone drew from the stock
        self.is_over = False
        self.limits: Sequence[int] = BOLD  # the highest to sail with, by turns
        self.closer: Seat | None = None
        self.swept: Seat | None = None  # who wins at once
        self.taken = [0] * len(hands)  # penalty cards, when it is over
        self.points = [0.0] * len(hands)  # penalty cards fewer than the mean of the others

    def copy(self) -> "Simulator":
        """An independent copy."""
        hands = [hand.copy() for hand in self.hands]
        other = Simulator(hands, self.pier.copy(), self.pile.copy(), self.stock.copy())
        other.turns, other.seat, other.drawn = self.turns.copy(), self.seat, self.drawn
        other.limits, other.waited = self.limits, self.waited
        return other

    @property
    def colour(self) -> int:
        """The pier's colour."""
        return COLOUR_OF[self.pier[-1]]

    def draw(self, source: str) -> None:
        """Draws from `stock`, `discard` or `pier`."""
        card = {"stock": self.stock, "discard": self.pile, "pier": self.pier}[source].pop()
        self.hands[self.seat][COLOUR_OF[card]] |= 1 << NUMBER_OF[card] - 1
        self.drawn = True
        self.waited = 0 if source == "stock" else self.waited + 1
        self.is_over = not self.pier  # void

    def discard(self, card: int) -> None:
        """Ends the turn."""
        self.hands[self.seat][COLOUR_OF[card]] &= ~(1 << NUMBER_OF[card] - 1)
        self.pile.append(card)
        self.turns[self.seat] += 1
        self.seat = (self.seat + 1) % len(self.hands)
        self.drawn = False

    def sail(self, crew: Crew, limit: int, stowaways: int) -> None:
        """Ends the round."""
        closer, taken = self.seat, self.taken
        self.is_over, self.closer = True, closer
        if not stowaways:
            self._sweep(closer)
            return
        sent = 0
        for seat, hand in enumerate(self.hands):
            if seat == closer:
                continue
            low, few = _laid(hand, self.colour, crew)
            if low <= limit and not few:
                self._sweep(seat)
                return
            sent += low <= limit
            taken[closer if low <= limit else seat] += few
        taken[closer] += stowaways if sent else 0
        total, others = sum(taken), len(taken) - 1
        self.points = [(total - own) / others - own for own in taken]

    def _sweep(self, winner: Seat) -> None:
        self.swept = winner
        self.points = [SWEPT if seat == winner else LOST for seat in range(len(self.hands))]

    def play_on(self, turns: int = -1) -> None:
        """Plays this number of turns, or to the end of the round."""
        while not self.is_over and (turns or self.drawn):
            if not self.drawn:
                turns -= 1
                self.draw(self._source())
            self._end_turn()

    def _end_turn(self) -> None:
        best = judged(self.hands[self.seat], self.colour)
        if not self.stock or best.limit <= self.limits[min(self.turns[self.seat], len(self.limits) - 1)]:
            self.hands[self.seat][best.discard // NUMBERS] &= ~(1 << best.discard % NUMBERS)
            self.sail(best.crew, best.limit, best.stowaways)
        else:
            self.discard(best.discard)

    def _source(self) -> str:
        # What it draws is not the stock's next card, which nobody knows.
        costs = {
            "stock": self._cost(self.stock[0], self.colour),
            "discard": self._cost(self.pile[-1], self.colour),
        }
        if len(self.pier) > 1:
            kept = PIER_KEPT * max(0, LOW_PIER + 1 - len(self.pier))
            costs["pier"] = self._cost(self.pier[-1], COLOUR_OF[self.pier[-2]]) + kept
        if len(self.stock) == 1 and self.waited <= len(self.hands):
            del costs["stock"]  # each leaves the last card once, or the round might never end
        return min(costs, key=costs.__getitem__)

    def _cost(self, card: int, pier: int) -> float:
        hand = self.hands[self.seat].copy()
        hand[COLOUR_OF[card]] |= 1 << NUMBER_OF[card] - 1
        return cost_after_discard(hand, pier)


def _laid(hand: Sequence[int], pier: int, closers: Crew) -> tuple[int, int]:
    # The lowest limit, and its stowaways, attaching what fits the closer's crew.
    colours, taken = closers
    held = [colour for colour, mask in enumerate(hand) if mask and colour != pier]
    if len(held) < 2:
        return 0, 0
    total = sum(SUM_OF[hand[colour]] for colour in held)
    count = sum(hand[colour].bit_count() for colour in held)
    fits = [(colour, hand[colour] & ~taken) for colour in set(colours) if colour in held]
    most, placed = -1, 0
    for a, b in combinations(held, 2):
        crew, attached = hand[a] | hand[b], 0
        for colour, mask in fits:
            if colour not in (a, b):
                attached |= mask
        saved = SUM_OF[crew] + SUM_OF[attached]
        if saved > most:
            most, placed = saved, crew.bit_count() + attached.bit_count()
    return total - most, count - placed


def limit_of_12(hand: Sequence[int], pier: int) -> tuple[int, int]:
    """The lowest limit of a hand, and its stowaways."""
    return _laid(hand, pier, ((), 0))
