"""What stays true of the cards of Corsari in every state: all 110 are somewhere, each once."""

from bot.games import corsari
from bot.games.corsari.cards import DECK


def corsari_cards(state: corsari.State) -> None:
    """Hands, pier, stock, discards, what is laid down, and the penalty cards hold the whole deck."""
    held = [*state.pier, *state.stock, *state.pile]
    for cards in (*state.hands, *state.penalties):
        held += cards
    for split in state.splits:
        if split is not None:
            held += (card for part in split for card in part)
    assert tuple(sorted(held)) == DECK
    assert tuple(map(len, state.penalties)) == corsari.view(state, None).totals
