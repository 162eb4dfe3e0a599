"""What stays true of the cards of The Flying Hollander in every state: none is lost, none doubled."""

from collections import Counter

from bot.games import hollander
from bot.games.hollander.cards import CODES, COPIES, NO_CARD, card_of


def hollander_cards(state: hollander.State) -> None:
    """All that is to be drawn, held, lying and removed is the whole deck. Raises AssertionError."""
    lying = tuple(card_of(face) for face in state.pile)
    places = (state.draw, state.removed, lying, *state.hands, *state.clash, *state.finals)
    held = Counter(CODES[card] for cards in places for card in cards if card != NO_CARD)
    assert held == COPIES
