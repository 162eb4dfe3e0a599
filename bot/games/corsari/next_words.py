"""A move word by word, without making the thousands of layings that there are.

Words are cards in the order of (part, card), so the words so far fix all places up to their last card; a card
may follow if each number has a choice that names it next.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from bot.games.contract import NextWords, Seat, next_words_in
from bot.games.corsari.all_splits import Placed, crews
from bot.games.corsari.cards import CARD_OF, CODES, COLOUR_OF, without
from bot.games.corsari.notation import DRAWS, PARTS
from bot.games.corsari.split import Cards
from bot.games.corsari.state import State, must_sail, pier_colour
from bot.games.corsari.turns import awaited

REMEMBERED = 256  # hands whose choices are kept: a hand is asked for several times while it is shown

END = len(PARTS) * len(CODES)  # after the last place of any card in a laying


class _Choice(NamedTuple):
    places: int  # as bits
    colour: int | None  # that it brings to the crew


class _Number(NamedTuple):
    choices: tuple[_Choice, ...]
    places: int  # of all its cards, as bits


class _Layings(NamedTuple):
    """All layings with a crew of exactly these colours."""

    colours: tuple[int, ...]
    numbers: tuple[_Number, ...]
    places: int


def words_of_layings(named: Sequence[str], hand: Cards, pier: int, closers_crew: Cards = ()) -> NextWords:
    """What may follow these parts in a laying of the hand."""
    return _next_of(named, _all_layings(hand, pier, closers_crew))


def _next_of(named: Sequence[str], layings: Sequence[_Layings]) -> NextWords:
    begins_part = bool(named) and named[-1] in PARTS
    places = _places(named[:-1] if begins_part else named)
    if places is None:
        return NextWords((), may_stop=False)
    fixed = sum(1 << place for place in places)
    part = PARTS.index(named[-1]) if begins_part else (places[-1] // len(CODES) if places else -1)
    # A part goes on after its last card, a new part begins with its first.
    first = max(part * len(CODES), places[-1] + 1 if places else 0)
    layings = [of_colours for of_colours in layings if _can_have(of_colours, fixed, first)]
    open_places = reduce(or_, (of_colours.places for of_colours in layings), 0)
    words: dict[str, None] = {}
    for place in range(first, (part + 1) * len(CODES) if begins_part else END):
        if not open_places >> place & 1:
            continue
        word = CODES[place % len(CODES)] if place // len(CODES) == part else PARTS[place // len(CODES)]
        if word not in words and _is_possible(layings, fixed | 1 << place, place + 1):
            words[word] = None
    return NextWords(tuple(words), may_stop=not begins_part and _is_possible(layings, fixed, END))


def _places(named: Sequence[str]) -> list[int] | None:
    parts: list[list[int]] = [[] for _ in PARTS]
    part = -1
    for word in named:
        if word in PARTS:
            part = PARTS.index(word)
        elif word not in CARD_OF or part < 0:
            return None
        else:
            parts[part].append(CARD_OF[word])
    # Other words, or words in another order, begin no canonical move.
    if named != [word for name, cards in zip(PARTS, parts, strict=True) for word in _words(name, cards)]:
        return None
    return [number * len(CODES) + card for number, cards in enumerate(parts) for card in cards]


def _words(part: str, cards: Sequence[int]) -> list[str]:
    return [part, *(CODES[card] for card in sorted(cards))] if cards else []


def _is_possible(layings: Iterable[_Layings], named: int, end: int) -> bool:
    return any(_can_have(of_colours, named, end) for of_colours in layings)


def _can_have(layings: _Layings, named: int, end: int) -> bool:
    if named & ~layings.places:
        return False
    # A choice fits if it names just what was said before `end`; its later places are open.
    before = (1 << end) - 1
    bringing: dict[int, set[int]] = {colour: set() for colour in layings.colours}
    for at, number in enumerate(layings.numbers):
        theirs = named & number.places
        named ^= theirs
        fitting = [choice.colour for choice in number.choices if choice.places & before == theirs]
        if not fitting:
            return False
        for colour in fitting:
            if colour is not None:
                bringing[colour].add(at)
    # Two colours need a number each, since one card of a number joins.
    return not named and all(bringing.values()) and len(set().union(*bringing.values())) >= len(bringing)


@lru_cache(maxsize=REMEMBERED)
def _all_layings(hand: Cards, pier: int, closers_crew: Cards) -> tuple[_Layings, ...]:
    return tuple(_layings(*of_colours) for of_colours in crews(hand, pier, closers_crew))


def _layings(colours: tuple[int, ...], placed: Iterable[Iterable[Placed]]) -> _Layings:
    numbers = tuple(_number(map(_choice, same)) for same in placed)
    return _Layings(colours, numbers, reduce(or_, (number.places for number in numbers)))


def _number(choices: Iterable[_Choice]) -> _Number:
    choices = tuple(choices)
    return _Number(choices, reduce(or_, (choice.places for choice in choices)))


def _choice(placed: Placed) -> _Choice:
    places = sum(1 << part * len(CODES) + card for part, card in enumerate(placed) if card is not None)
    return _Choice(places, None if placed.crew is None else COLOUR_OF[placed.crew])


NOTHING = NextWords((), may_stop=False)


def next_words(state: State, seat: Seat, begun: str) -> NextWords:
    """What may follow; each part is named in deck order."""
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
