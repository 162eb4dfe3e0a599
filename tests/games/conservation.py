"""For each game, what stays true of its cards in every state: none is lost, none doubled."""

from collections.abc import Callable, Mapping
from typing import Any

from bot.games import skullking
from bot.games.skullking.cards import CARD_OF_FACE
from tests.games.corsari.conservation import corsari_cards
from tests.games.hollander.conservation import hollander_cards
from tests.games.playapirata.conservation import playapirata_cards


def skullking_cards(state: skullking.State) -> None:
    """What the hands, the table and the tricks hold, and Bendt threw away, is what was dealt and drawn, each
    card once; with the pile it is the deck. What a Kraken took lies in its trick.
    """
    deck, powers = state.setup.edition.deck, state.powers
    dealt = state.setup.cards(state.number) * len(state.hands)
    taken = [trick.faces for trick in state.tricks]
    held = sum(state.hands, ()) + tuple(CARD_OF_FACE[face] for face in sum(taken, state.trick))
    used = held + powers.discarded
    drawn = len(powers.drawn) if powers.bandit >= 0 else 0
    assert len(used) == len(set(used)) == (dealt + drawn if skullking.result(state) is None else 0)
    assert set(used) <= set(deck)
    if state.setup.edition.powers and skullking.result(state) is None:
        assert sorted(used + powers.pile) == list(deck)
    for finished in state.finished:
        played = [CARD_OF_FACE[face] for trick in finished.tricks for face in trick.faces]
        assert len(played) == len(set(played)) == state.setup.cards(finished.number) * len(state.hands)


CONSERVED: Mapping[str, Callable[[Any], None]] = {
    "skullking": skullking_cards,
    "playapirata": playapirata_cards,
    "hollander": hollander_cards,
    "corsari": corsari_cards,
}
"""By game key: raises AssertionError for a state in which a card was lost or doubled."""
