"""Moves as text: as a person types them, and as the log has them.

    keep CASTLE       sit 2             bury T5a        spy 2   spy      map 1      umbrella 3
    lay 3 R2 R1       show              done            double 1         flag       bucket 4
    lifeguard R       flipflops 2       piggy 3 R2      piggy 3 top      parrot

A number is a treasure's place (for `sit` a place in the order of turns), `R` a player's colour. `piggy 3 R2`
takes a towel from under the top, `piggy 3 top` the top one.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.playapirata.cards import (
    COLOURS,
    KEPT,
    SPECIALS,
    TOWEL_VALUES,
    TREASURES,
    Values,
    towel_code,
    towel_codes,
)
from bot.games.playapirata.state import State

TOP = "top"


class Action(NamedTuple):
    """A move, read."""

    verb: str
    card: str = ""
    place: int = 0  # from 1; 0: none
    towels: Values = ()  # from the highest value down
    target: Seat = -1


def read(state: State, seat: Seat, words: str) -> Move:
    """The canonical move; `bury T5` takes either 5, `lay 3 1 2` your colour."""
    action = _parse(words, seat)
    if action.verb == "bury":
        action = action._replace(card=_held_treasure(state, seat, action.card))
    if action.verb == "piggy" and action.card != TOP:
        action = action._replace(card=_piggy_card(state, seat, action))
    return text(action, seat)


@lru_cache(maxsize=4096)
def parse(move: Move, seat: Seat) -> Action:
    """A canonical move, read. Raises `IllegalMove` for any other text."""
    action = _parse(move, seat)
    if action.verb == "bury" and action.card not in TREASURES:
        raise IllegalMove("unknown_card", word=action.card)
    if text(action, seat) != move:
        raise IllegalMove("unknown_move", words=move)
    return action


def text(action: Action, seat: Seat) -> Move:
    """The canonical line of an action."""
    words = [action.verb]
    if action.place:
        words.append(str(action.place))
    if action.card:
        words.append(action.card)
    if action.target >= 0:
        words.append(COLOURS[action.target])
    return " ".join([*words, *towel_codes(seat, action.towels)])


@lru_cache(maxsize=4096)
def _parse(words: str, seat: Seat) -> Action:
    verb, *arguments = words.split() or [""]
    verb = verb.lower()
    if verb.upper() in KEPT:
        raise IllegalMove("special_is_kept", card=verb.upper())
    if verb not in FORMS:
        raise _unknown(words)
    action = FORMS[verb](verb, arguments, seat)
    if action is None:
        raise _unknown(words)
    return action


def _unknown(words: str) -> IllegalMove:
    return IllegalMove("unknown_move", words=" ".join(words.split()))


# What may follow a verb; None where the words do not fit.
Form = Callable[[str, Sequence[str], Seat], Action | None]


def _alone(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    return None if words else Action(verb)


def _place(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    if len(words) != 1 or (place := _number(words[0])) is None:
        return None
    return Action(verb, place=place)


def _place_or_none(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    return _place(verb, words, seat) if words else Action(verb)


def _treasure(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    if len(words) != 1:
        return None
    cards = {card.upper(): card for card in TREASURES} | {kind(card): kind(card) for card in TREASURES}
    word = words[0].upper()
    if word not in cards:
        raise IllegalMove("unknown_card", word=words[0])
    return Action(verb, card=cards[word])


def _special(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    if len(words) != 1:
        return None
    if words[0].upper() not in SPECIALS:
        raise IllegalMove("unknown_card", word=words[0])
    return Action(verb, card=words[0].upper())


def _colour(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    if len(words) != 1 or len(words[0]) != 1 or words[0].upper() not in COLOURS:
        return None
    return Action(verb, target=COLOURS.index(words[0].upper()))


def _place_and_towels(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    if len(words) < 2 or (place := _number(words[0])) is None:
        return None
    values = sorted((_towel(word, seat) for word in words[1:]), reverse=True)
    return Action(verb, place=place, towels=tuple(values))


def _place_and_towel(verb: str, words: Sequence[str], seat: Seat) -> Action | None:
    if len(words) != 2 or (place := _number(words[0])) is None:
        return None
    card = TOP if words[1].lower() == TOP else towel_code(seat, _towel(words[1], seat))
    return Action(verb, place=place, card=card)


def _number(word: str) -> int | None:
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 and int(word) else None


def _towel(word: str, seat: Seat) -> int:
    colour, value = (word[:-1].upper() or COLOURS[seat]), word[-1]
    if len(colour) != 1 or colour not in COLOURS or value not in map(str, TOWEL_VALUES):
        raise IllegalMove("unknown_card", word=word)
    if colour != COLOURS[seat]:
        raise IllegalMove("not_your_colour", card=f"{colour}{value}", colour=COLOURS[seat])
    return int(value)


FORMS: Mapping[str, Form] = {
    "keep": _special,
    "sit": _place,
    "bury": _treasure,
    "spy": _place_or_none,
    "map": _place_or_none,
    "umbrella": _place_or_none,
    "lay": _place_and_towels,
    "show": _alone,
    "done": _alone,
    "double": _place,
    "flag": _alone,
    "bucket": _place,
    "lifeguard": _colour,
    "flipflops": _place,
    "piggy": _place_and_towel,
    "parrot": _alone,
}


def kind(card: str) -> str:
    """The name that equal treasures share: `T5` for `T5a`, `TS` for any skull."""
    return card[:2]


def _held_treasure(state: State, seat: Seat, word: str) -> str:
    if word in TREASURES:
        return word
    return next(card for card in (*state.players[seat].treasures, *TREASURES) if kind(card) == word)


def _piggy_card(state: State, seat: Seat, action: Action) -> str:
    if not 1 <= action.place <= len(state.treasures):
        return action.card
    codes = [towel_code(*towel) for towel in state.treasures[action.place - 1].pile]
    return TOP if codes and codes[-1] == action.card and action.card not in codes[:-1] else action.card
