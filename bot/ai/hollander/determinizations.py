"""Determinizations: the game with its unseen cards dealt at random."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.ai.hollander.simulator import ANY, AT_LEAST, AT_MOST, Simulator
from bot.games.contract import Seat
from bot.games.hollander.cards import CARDS, DECK, FACES, card_of
from bot.games.hollander.pile import GHOSTS
from bot.games.hollander.view import View

BOUNDS = {"any": ANY, "at_least": AT_LEAST, "at_most": AT_MOST}
Cards = Sequence[int]


class Determinizations:
    """The games that agree with a seat's view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None  # the public decides nothing
        self.seats: Sequence[Seat] = [seat for seat in range(view.players) if seat not in view.out]
        self._view = view
        self._own = [CARDS[code] for code in view.hand]
        self._clash = [[CARDS[code] for code in view.clash[seat]] for seat in self.seats]
        self._finals = [sum(view.finals[seat]) for seat in self.seats]
        self._faces = [FACES.index(face) for face in view.pile]
        self._pile = [card_of(face) for face in self._faces]
        seen = Counter(CARDS[code] for code in view.removed)
        seen.update((*self._own, *self._pile, *(card for lying in self._clash for card in lying)))
        self._unseen = list((Counter(DECK) - seen).elements())

    def one(self, rng: Random) -> Simulator:
        """One of them, the unseen cards dealt at random; its seats are those still in."""
        view, unseen = self._view, self._unseen.copy()
        rng.shuffle(unseen)
        sizes = [view.hand_sizes[seat] for seat in self.seats]
        hands = [
            dict(Counter(self._own if seat == view.seat else _dealt(unseen, size)))
            for seat, size in zip(self.seats, sizes, strict=True)
        ]
        finals = [_dealt(unseen, count) for count in self._finals]
        game = Simulator(
            hands, [dict(Counter(lying)) for lying in self._clash], finals, _dealt(unseen, view.draw)
        )
        game.pile, game.seat = self._pile.copy(), self.seats.index(view.turn or 0)
        game.bound, game.rank = BOUNDS[view.order.bound], view.order.rank
        for face in reversed(self._faces):
            if face not in GHOSTS:
                if game.row and face != game.rowed:
                    break
                game.rowed = face
                game.row += 1
        return game


def _dealt(cards: list[int], count: int) -> list[int]:
    return [cards.pop() for _ in range(count)]
