"""For each game, what is hidden from whom: states and moves that a viewer must not be able to tell apart."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.games import skullking
from bot.games.contract import Event, Move, Seat
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.games.skullking.cards import CARD_OF_FACE, CODES, DECK
from tests.games.corsari.secrecy import corsari_disguise, corsari_hidden, corsari_twin
from tests.games.hollander import secrecy as hollander
from tests.games.playapirata.secrecy import playapirata_disguise, playapirata_hidden, playapirata_twin


@dataclass(frozen=True)
class Secrecy:
    """What a game hides.

    `twin(state, viewer, chance)` is a state that differs in all that the viewer may not know: other hands,
    other hidden bids, another seed. `disguise(before, seat, move, chance)` is a move that the others can't
    tell from the one made. `hidden(state, viewer)` are the codes of the cards that the viewer may not name.
    """

    twin: Callable[[Any, Seat | None, Random], Any]
    disguise: Callable[[Any, Seat, Move, Random], Move]
    hidden: Callable[[Any, Seat | None], frozenset[str]]


def _skullking_twin(state: skullking.State, viewer: Seat | None, chance: Random) -> skullking.State:
    unseen = [card for card in DECK if CODES[card] in _skullking_hidden(state, viewer)]
    chance.shuffle(unseen)
    hands = tuple(
        hand if seat == viewer else tuple(sorted(unseen.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    )
    bids = state.bids
    if None in bids:
        bids = tuple(
            bid if bid is None or seat == viewer else chance.randint(0, state.number)
            for seat, bid in enumerate(bids)
        )
    setup = state.setup._replace(shuffler=SeededShuffler(chance.randbytes(SEED_BYTES)))
    return state._replace(setup=setup, hands=hands, bids=bids)


def _skullking_disguise(state: skullking.State, seat: Seat, move: Move, chance: Random) -> Move:
    others_are_in = all(bid is not None for at, bid in enumerate(state.bids) if at != seat)
    if move.startswith("play") or others_are_in:
        return move
    return f"bid {chance.randint(0, state.number)}"


def _skullking_hidden(state: skullking.State, viewer: Seat | None) -> frozenset[str]:
    played = sum((trick.faces for trick in state.tricks), state.trick)
    seen = {CODES[CARD_OF_FACE[face]] for face in played}
    own = () if viewer is None else skullking.view(state, viewer).hand
    return frozenset(CODES) - seen - frozenset(own)


SECRECY: Mapping[str, Secrecy] = {
    "corsari": Secrecy(corsari_twin, corsari_disguise, corsari_hidden),
    "skullking": Secrecy(_skullking_twin, _skullking_disguise, _skullking_hidden),
    "hollander": Secrecy(hollander.twin, hollander.disguise, hollander.hidden),
    "playapirata": Secrecy(playapirata_twin, playapirata_disguise, playapirata_hidden),
}


def words_told(events: Iterable[Event]) -> frozenset[str]:
    """Every word in the facts of the events."""
    facts = [fact for event in events for fact in event.facts.values()]
    texts = [text for fact in facts for text in (fact if isinstance(fact, tuple) else (fact,))]
    return frozenset(word for text in texts if isinstance(text, str) for word in words(text))


def words(text: str) -> list[str]:
    """The words of a text: `SM:P` has two."""
    return re.findall(r"\w+", text)
