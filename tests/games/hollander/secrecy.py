"""Other positions that look the same to a viewer: what it may not know, dealt anew."""

import random

from bot.games import hollander
from bot.games.contract import Seat
from bot.games.hollander.cards import NO_CARD


def dealt_anew(state: hollander.State, viewer: Seat | None, rng: random.Random) -> hollander.State:
    """The state with every card that the viewer has not in sight in some other place out of sight.

    Out of sight are the others' hands, all final cards and the draw pile. Swaps of hands in which the viewer
    had no part have changed other cards.
    """
    others = [seat for seat in range(state.setup.players) if seat != viewer]
    hidden = [
        *state.draw,
        *(card for finals in state.finals for card in finals if card != NO_CARD),
        *(card for seat in others for card in state.hands[seat]),
    ]
    rng.shuffle(hidden)

    def deal(count: int) -> tuple[int, ...]:
        return tuple(hidden.pop() for _ in range(count))

    hands = tuple(
        hand if seat == viewer else tuple(sorted(deal(len(hand)))) for seat, hand in enumerate(state.hands)
    )
    finals = tuple(
        tuple(card if card == NO_CARD else hidden.pop() for card in finals) for finals in state.finals
    )
    swaps = tuple(
        swap
        if viewer in (swap.seat, swap.other)
        else swap._replace(gave=rng.randint(1, 18), got=rng.randint(1, 18))
        for swap in state.hand_swaps
    )
    return state._replace(hands=hands, finals=finals, draw=tuple(hidden), hand_swaps=swaps)
