"""A move word by word."""

from bot.games.contract import NextWords, Seat, next_words_in
from bot.games.corsari.cards import CARD_OF, CODES, without
from bot.games.corsari.laying_words import words_of_layings
from bot.games.corsari.notation import DRAWS
from bot.games.corsari.state import State, must_sail, pier_colour
from bot.games.corsari.turns import awaited

NOTHING = NextWords((), may_stop=False)


def next_words(state: State, seat: Seat, begun: str) -> NextWords:
    """What may follow the words; each part is named in deck order."""
    if seat not in awaited(state):
        return NOTHING
    if state.step == "draw":
        return next_words_in(DRAWS, begun)
    if state.step == "lay":
        return _of_opponent(state, seat, begun)
    return _of_turn(state, seat, begun)


def _of_opponent(state: State, seat: Seat, begun: str) -> NextWords:
    closers = state.splits[state.closer]
    assert closers is not None  # an opponent lays down when the closer has
    verb, *named = begun.split(" ")
    if verb != "lay":
        return NOTHING if begun else NextWords(("lay",), may_stop=False)
    return words_of_layings(named, state.hands[seat], pier_colour(state), closers.crew)


def _of_turn(state: State, seat: Seat, begun: str) -> NextWords:
    hand = state.hands[seat]
    verb, _, words = begun.partition(" ")
    if verb == "sail" and words:
        card, *named = words.split(" ")
        discard = CARD_OF.get(card)
        if discard not in hand:
            return NOTHING
        return words_of_layings(named, without(hand, discard), pier_colour(state))
    discards = [] if must_sail(state) else [f"discard {CODES[card]}" for card in hand]
    # Every discard leaves some legal split, so the cards alone tell what follows `sail`.
    return next_words_in([*discards, *(f"sail {CODES[card]} …" for card in hand)], begun)
