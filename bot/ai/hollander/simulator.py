"""A simulator: a quick, mutable game for rollouts; tests compare it with the rules."""

from bot.games.contract import Seat
from bot.games.hollander.cards import CAPTAIN, HOLLANDER, ISLAND, KRAKEN, MUTINY, PIRATE, WORMHOLE
from bot.games.hollander.pile import FOUR, LOW_RANK
from bot.games.hollander.state import EACH, Step

ANY, AT_LEAST, AT_MOST = range(3)
NOBODY = -1
Held = dict[int, int]  # how many of each card


class Simulator:
    """A game in play, without those who have gone out; it ends when one more does."""

    def __init__(
        self, hands: list[Held], clash: list[Held], finals: list[list[int]], draw: list[int]
    ) -> None:
        self.hands = hands
        self.clash = clash
        self.finals = finals
        self.draw = draw  # the top card last
        self.pile: list[int] = []  # cards, not faces
        self.bound = self.rank = 0
        self.rowed = self.row = 0  # the card on top, ghosts apart, and how many there are in a row
        self.seat = 0
        self.winner = NOBODY
        self.left = [
            sum(hand.values()) + sum(lying.values()) + len(hidden)
            for hand, lying, hidden in zip(hands, clash, finals, strict=True)
        ]

    def copy(self) -> "Simulator":
        """An independent copy."""
        other = Simulator.__new__(Simulator)
        other.hands = [hand.copy() for hand in self.hands]
        other.clash = [lying.copy() for lying in self.clash]
        other.finals = [hidden.copy() for hidden in self.finals]
        other.draw, other.pile, other.left = self.draw.copy(), self.pile.copy(), self.left.copy()
        other.bound, other.rank, other.rowed, other.row = self.bound, self.rank, self.rowed, self.row
        other.seat, other.winner = self.seat, self.winner
        return other

    def fits(self, card: int) -> bool:
        """Whether a card may be played under the order."""
        if card <= CAPTAIN:
            return not self.bound or (card >= self.rank if self.bound == AT_LEAST else card <= self.rank)
        return card not in (MUTINY, ISLAND) or self.bound != AT_LEAST or self.rank != CAPTAIN

    @property
    def is_stuck(self) -> bool:
        """Whether the seat on turn can play none of its cards, and must take the pile."""
        cards = self.hands[self.seat] or self.clash[self.seat]
        return bool(cards) and self.winner == NOBODY and not any(map(self.fits, cards))

    def lay(self, card: int, from_hand: int, from_clash: int = 0) -> Step:
        """Plays equal cards. `call` or `swap` if a choice is due, which ends the turn."""
        _drop(self.hands[self.seat], card, from_hand)
        _drop(self.clash[self.seat], card, from_clash)
        return self._put(card, from_hand + from_clash)

    def turn_final(self, at: int) -> Step:
        """Flips a final card."""
        card = self.finals[self.seat].pop(at)
        if self.fits(card):
            return self._put(card, 1)
        self.pile.append(card)
        self.left[self.seat] -= 1
        self.take()
        return "play"

    def take(self) -> None:
        """Takes the pile."""
        hand = self.hands[self.seat]
        for card in self.pile:
            hand[card] = hand.get(card, 0) + 1
        self.left[self.seat] += len(self.pile)
        self._clear()
        self._end_turn(self.seat + 1)

    def call(self, seat: Seat) -> None:
        """The Wormhole's choice."""
        self._end_turn(seat)

    def swap_hand(self, other: Seat, gives: int, gets: int) -> None:
        """The Pirate's choice: a card in hand for one of another's."""
        self._swap(self.hands, other, gives, gets)

    def swap_clash(self, other: Seat, gives: int, gets: int) -> None:
        """The Pirate's choice: a clash card for one of another's."""
        self._swap(self.clash, other, gives, gets)

    def swap_final(self, other: Seat) -> None:
        """The Pirate's choice: a final card for one of another's, both unseen."""
        mine, theirs = self.finals[self.seat], self.finals[other]
        mine[0], theirs[0] = theirs[0], mine[0]
        self._end_turn(self.seat + 1)

    def _swap(self, held: list[Held], other: Seat, gives: int, gets: int) -> None:
        for seat, out, into in ((self.seat, gives, gets), (other, gets, gives)):
            _drop(held[seat], out, 1)
            held[seat][into] = held[seat].get(into, 0) + 1
        self._end_turn(self.seat + 1)

    def _put(self, card: int, count: int) -> Step:
        seat, opened = self.seat, not self.pile
        self.pile += [card] * count
        self.left[seat] -= count
        row = count + (self.row if card == self.rowed else 0)
        if card == KRAKEN or (row >= FOUR and card != HOLLANDER):
            self._clear()
            if not self.left[seat]:
                self.winner = seat
            elif not self.hands[seat]:
                self._draw_up()
            return "play"
        if not self.left[seat]:
            self.winner = seat
            return "play"
        if card == PIRATE and not self._has_swap():
            card = HOLLANDER
        if card != HOLLANDER:
            self.rowed, self.row = card, row
        if card == WORMHOLE:
            return "call"
        if card == PIRATE:
            return "swap"
        self._command(card)
        self._end_turn(seat + 1 + (card == HOLLANDER and opened))
        return "play"

    def _command(self, card: int) -> None:
        if card <= CAPTAIN:
            self.bound, self.rank = AT_LEAST, card
        elif card == ISLAND:
            self.bound = self.rank = ANY
        elif card == MUTINY and self.bound != AT_MOST:
            self.bound, self.rank = AT_MOST, self.rank if self.bound else LOW_RANK

    def _has_swap(self) -> bool:
        seat = self.seat
        return any(
            held[seat] and any(theirs for at, theirs in enumerate(held) if at != seat)
            for held in (self.hands, self.clash, self.finals)
        )

    def _clear(self) -> None:
        self.pile.clear()
        self.bound = self.rank = self.rowed = self.row = 0

    def _end_turn(self, following: Seat) -> None:
        self._draw_up()
        self.seat = following % len(self.left)

    def _draw_up(self) -> None:
        if not self.draw:
            return
        hand, seat = self.hands[self.seat], self.seat
        missing = min(EACH - sum(hand.values()), len(self.draw))
        for _ in range(missing):
            card = self.draw.pop()
            hand[card] = hand.get(card, 0) + 1
        self.left[seat] += max(0, missing)


def _drop(held: Held, card: int, count: int) -> None:
    if count:
        left = held[card] - count
        if left:
            held[card] = left
        else:
            del held[card]
