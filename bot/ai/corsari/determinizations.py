"""Determinizations: the unseen cards dealt at random, to hands as good as their turns have made them."""

from random import Random

from bot.ai.corsari.rule import BOLD, SOCIABLE
from bot.ai.corsari.simulator import Simulator, judged
from bot.games.corsari.cards import CARD_OF, COLOUR_OF, DECK, NUMBER_OF, NUMBERS, masks_of
from bot.games.corsari.state import HAND
from bot.games.corsari.view import View


class Determinizations:
    """The rounds that agree with a seat's view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None  # the public decides nothing
        self._view = view
        self._pier, self._pile = ([CARD_OF[code] for code in codes] for codes in (view.pier, view.pile))
        self._pier.reverse()
        self._own = [CARD_OF[code] for code in view.hand]
        self._held = [set[int]() for _ in range(view.players)]
        self._turns = [0] * view.players
        for turn in view.history:
            self._turns[turn.seat] += turn.discarded is not None
            if turn.drawn is not None:
                self._held[turn.seat].add(CARD_OF[turn.drawn])
            if turn.discarded is not None:
                self._held[turn.seat].discard(CARD_OF[turn.discarded])
        seen = {*self._own, *self._pier, *self._pile, *(card for held in self._held for card in held)}
        if view.previous is not None:
            seen.update(CARD_OF[code] for taken in view.previous.taken for code in taken)
        self._unseen = [card for card in DECK if card not in seen]

    def one(self, rng: Random) -> Simulator:
        """One of them."""
        view, unseen = self._view, self._unseen.copy()
        rng.shuffle(unseen)
        hands = []
        for seat, held in enumerate(self._held):
            if seat == view.seat:
                hands.append(masks_of(self._own))
                continue
            hand = masks_of((*held, *(unseen.pop() for _ in range(HAND - len(held)))))
            hands.append(hand)
        for seat, held in enumerate(self._held):
            if seat != view.seat:
                self._improve(hands[seat], held, self._turns[seat], unseen, rng)
        game = Simulator(hands, self._pier.copy(), self._pile.copy(), unseen[: view.stock])
        game.limits = BOLD if view.players > 3 else SOCIABLE
        game.turns, game.seat, game.drawn = self._turns.copy(), view.turn or 0, view.step == "discard"
        return game

    def _improve(self, hand: list[int], held: set[int], turns: int, unseen: list[int], rng: Random) -> None:
        # The seat has exchanged a card in each turn.
        pier = COLOUR_OF[self._pier[-1]]
        for _ in range(turns):
            at = rng.randrange(len(unseen))
            card = unseen[at]
            hand[COLOUR_OF[card]] |= 1 << NUMBER_OF[card] - 1
            worst = judged(hand, pier).discard
            if worst in held:
                worst = card
            hand[worst // NUMBERS] &= ~(1 << worst % NUMBERS)
            unseen[at] = worst
