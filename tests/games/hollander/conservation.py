"""Where the cards of a game of The Flying Hollander are: everything that must always be one whole deck."""

from collections import Counter

from bot.games import hollander
from bot.games.hollander.cards import CODES, NO_CARD, card_of


def cards_in(state: hollander.State) -> Counter[str]:
    """How often each card (by code) is in the game: in the four places of cards, and removed."""
    lying = tuple(card_of(face) for face in state.pile)
    places = (state.draw, state.removed, lying, *state.hands, *state.clash, *state.finals)
    return Counter(CODES[card] for cards in places for card in cards if card != NO_CARD)
