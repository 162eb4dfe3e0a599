"""The words that may follow the beginning of a move, out of all the ways to lay the hand down."""

from functools import lru_cache

from bot.games.contract import Move, NextWords, Seat, next_words_in
from bot.games.corsari.all_splits import every_laying
from bot.games.corsari.cards import CARD_OF, CODES, without
from bot.games.corsari.notation import DRAWS, PARTS, lay_move, sail_move
from bot.games.corsari.split import Cards
from bot.games.corsari.state import State, must_sail, pier_colour
from bot.games.corsari.turns import to_move

REMEMBERED = 256  # hands whose layings are kept: a hand is asked for several times while it is shown
# The order in which the words that may follow are named: the cards of a part before the next part.
_RANK = {word: rank for rank, word in enumerate(("lay", *CODES, *PARTS))}


def next_words(state: State, seat: Seat, begun: str) -> NextWords:
    """The words that may follow `begun`; the cards of a part are named in the order of the deck."""
    if seat not in to_move(state):
        return NextWords((), may_stop=False)
    if state.step == "draw":
        return next_words_in(DRAWS, begun)
    hand, pier = state.hands[seat], pier_colour(state)
    if state.step == "lay":
        closers = state.splits[state.closer]
        assert closers is not None  # an opponent lays down when the closer has
        return _in_order(next_words_in(_layings(hand, pier, closers.crew), begun))
    match begun.split(" "):
        case ["sail", discard, *_]:
            moves = _sailings(hand, CARD_OF[discard], pier) if CARD_OF.get(discard) in hand else ()
            return _in_order(next_words_in(moves, begun))
    discards = [] if must_sail(state) else [f"discard {CODES[card]}" for card in hand]
    # Every discard leaves some legal split, so the cards alone tell what follows `sail`.
    return next_words_in([*discards, *(f"sail {CODES[card]} …" for card in hand)], begun)


@lru_cache(maxsize=REMEMBERED)
def _sailings(hand: Cards, discard: int, pier: int) -> tuple[Move, ...]:
    return tuple(sail_move(discard, split) for split in every_laying(without(hand, discard), pier))


@lru_cache(maxsize=REMEMBERED)
def _layings(hand: Cards, pier: int, closers_crew: Cards) -> tuple[Move, ...]:
    return tuple(map(lay_move, every_laying(hand, pier, closers_crew)))


def _in_order(found: NextWords) -> NextWords:
    return NextWords(tuple(sorted(found.words, key=_RANK.__getitem__)), found.may_stop)
