"""For each game, what stays true of its cards in every state: none is lost, none doubled."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games import skullking
from bot.games.skullking.cards import CARD_OF_FACE, DECK
from tests.games.corsari.conservation import corsari_cards
from tests.games.hollander.conservation import hollander_cards
from tests.games.playapirata.conservation import playapirata_cards


def skullking_cards(state: skullking.State) -> None:
    """What the hands, the table and the tricks hold together is what was dealt, each card once."""
    dealt = state.number * state.setup.players
    taken = [trick.faces for trick in state.tricks]
    held = sum(state.hands, ()) + tuple(CARD_OF_FACE[face] for face in sum(taken, state.trick))
    assert len(held) == len(set(held)) == (dealt if skullking.result(state) is None else 0)
    assert set(held) <= set(DECK)
    for finished in state.finished:
        played = [CARD_OF_FACE[face] for trick in finished.tricks for face in trick.faces]
        assert len(played) == len(set(played)) == finished.number * state.setup.players


CONSERVED: Mapping[str, Callable[[Any], None]] = {
    "skullking": skullking_cards,
    "playapirata": playapirata_cards,
    "hollander": hollander_cards,
    "corsari": corsari_cards,
}
"""By game key: raises AssertionError for a state in which a card was lost or doubled."""
