"""A move word by word: of the thousands of splits only those after the named discard are looked at."""

from functools import lru_cache

from bot.games.contract import NextWords, Seat, next_words_in
from bot.games.corsari.all_splits import every_laying, every_split
from bot.games.corsari.cards import CARD_OF, CODES, without
from bot.games.corsari.notation import DRAWS, lay_move, sail_move
from bot.games.corsari.split import Cards
from bot.games.corsari.state import State, must_sail, pier_colour
from bot.games.corsari.turns import awaited

REMEMBERED = 256
"""Hands whose layings are kept, since a hand is asked for several times while it is shown."""


def next_words(state: State, seat: Seat, begun: str) -> NextWords:
    """What may follow the words. A crew, and each other part, is named in the order of the deck."""
    if seat not in awaited(state):
        return NextWords((), may_stop=False)
    hand = state.hands[seat]
    if state.step == "draw":
        return next_words_in(DRAWS, begun)
    if state.step == "lay":
        closers = state.splits[state.closer]
        assert closers is not None  # an opponent lays down when the closer has
        return next_words_in(_layings(hand, pier_colour(state), closers.crew), begun)
    verb, _, words = begun.partition(" ")
    if verb == "sail" and words:
        discard = CARD_OF.get(words.split()[0])
        moves = () if discard not in hand else _sailings(hand, pier_colour(state), discard)
        return next_words_in(moves, begun)
    discards = [] if must_sail(state) else [f"discard {CODES[card]}" for card in hand]
    # Every discard leaves some legal split, so the cards alone tell what follows `sail`.
    return next_words_in([*discards, *(f"sail {CODES[card]} …" for card in hand)], begun)


@lru_cache(maxsize=REMEMBERED)
def _sailings(hand: Cards, pier: int, discard: int) -> tuple[str, ...]:
    return tuple(sail_move(discard, split) for split in every_split(without(hand, discard), pier))


@lru_cache(maxsize=REMEMBERED)
def _layings(hand: Cards, pier: int, closers_crew: Cards) -> tuple[str, ...]:
    return tuple(map(lay_move, every_laying(hand, pier, closers_crew)))
