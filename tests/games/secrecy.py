"""For each game, what is hidden from whom: states and moves that a viewer must not be able to tell apart."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from bot.games import skullking
from bot.games.contract import Event, Move, Seat
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from bot.games.skullking.cards import CARD_OF_FACE, CODES
from bot.games.skullking.state import Powers
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
    hidden, powers = _skullking_hidden(state, viewer), state.powers
    unseen = [card for card in state.setup.edition.deck if CODES[card] in hidden]
    chance.shuffle(unseen)
    hands = tuple(
        hand if seat == viewer else _others(unseen, hand, is_ghost=seat == state.setup.edition.ghost)
        for seat, hand in enumerate(state.hands)
    )
    bids = state.bids
    if None in bids:
        bids = tuple(
            bid if bid is None or seat == viewer else chance.randint(0, state.setup.cards(state.number))
            for seat, bid in enumerate(bids)
        )
        loads = tuple(
            cannon if seat == viewer else chance.random() < 0.5 for seat, cannon in enumerate(state.loads)
        )
        state = state._replace(loads=loads)
    setup = state.setup._replace(shuffler=SeededShuffler(chance.randbytes(SEED_BYTES)))
    return state._replace(setup=setup, hands=hands, bids=bids, powers=_other_powers(powers, unseen, viewer))


def _others(unseen: list[int], hand: tuple[int, ...], *, is_ghost: bool) -> tuple[int, ...]:
    cards = tuple(unseen.pop() for _ in hand)
    return cards if is_ghost else tuple(sorted(cards))


def _other_powers(powers: Powers, unseen: list[int], viewer: Seat | None) -> Powers:
    """The pile in another order; what others drew, discarded and saw were other cards.

    Who saw the pile knows what it holds, but for what was drawn since.
    """
    if powers.bandit != viewer:
        discarded = tuple(sorted(unseen.pop() for _ in powers.discarded))
        powers = powers._replace(drawn=tuple(unseen[: len(powers.drawn)]), discarded=discarded)
    if powers.lookout != viewer:
        powers = powers._replace(seen=tuple(unseen[: len(powers.seen)]))
    return powers._replace(pile=tuple(unseen[: len(powers.pile)]))


def _skullking_disguise(state: skullking.State, seat: Seat, move: Move, chance: Random) -> Move:
    others_are_in = all(bid is not None for at, bid in enumerate(state.bids) if at != seat)
    if move.startswith("discard") or (move.startswith("bid") and not others_are_in):
        return chance.choice(list(skullking.legal(state, seat)))
    return move


def _skullking_hidden(state: skullking.State, viewer: Seat | None) -> frozenset[str]:
    played = sum((trick.faces for trick in state.tricks), state.trick)
    seen = {CODES[CARD_OF_FACE[face]] for face in played}
    deck = frozenset(CODES[card] for card in state.setup.edition.deck)
    if viewer is None:
        return deck - seen
    view = skullking.view(state, viewer)
    if view.of_2021 is not None:
        seen.update(view.of_2021.discarded)
    return deck - seen - frozenset(view.hand)


SECRECY: Mapping[str, Secrecy] = {
    "corsari": Secrecy(corsari_twin, corsari_disguise, corsari_hidden),
    "skullking": Secrecy(_skullking_twin, _skullking_disguise, _skullking_hidden),
    "hollander": Secrecy(hollander.twin, hollander.disguise, hollander.hidden),
    "playapirata": Secrecy(playapirata_twin, playapirata_disguise, playapirata_hidden),
}


def words_told(events: Iterable[Event]) -> frozenset[str]:
    facts = [fact for event in events for fact in event.facts.values()]
    texts = [text for fact in facts for text in (fact if isinstance(fact, tuple) else (fact,))]
    return frozenset(word for text in texts if isinstance(text, str) for word in words(text))


def shown_in(*texts: str) -> set[str]:
    """The words of texts; a treasure's copy has its kind's word, too: `T5a` is a `T5`."""
    found = {word for text in texts for word in words(text)}
    return found | {word[:-1] for word in found if re.fullmatch(r"T\d+[ab]", word)}


def words(text: str) -> list[str]:
    """The words of a text: `SM:P` has two."""
    return re.findall(r"\w+", text)
