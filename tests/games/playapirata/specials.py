"""A special card in hand, to be played."""

from bot.games import playapirata
from tests.games.playapirata.table import (
    buried,
    deal_special,
    piled,
)


def ready(card: str, *piles: str) -> playapirata.State:
    """Seat 0 has the card and is to play a treasure or pirate; the first treasures bear these piles."""
    state = buried(deal_special(card))
    for place, pile in enumerate(piles, start=1):
        state = piled(state, place, pile)
    return state
