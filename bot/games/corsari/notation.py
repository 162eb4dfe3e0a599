"""Moves as text.

    draw stock | draw discard | draw pier
    discard O7
    sail O7 crew O1 O2 V3 prisoners G4 G5
    lay crew R1 R2 prisoners G7 attach O9

`sail` names the card discarded first. A card that no part names is a stowaway. A part without cards is left
out, and the cards of a part are in the order of the deck, so that each choice has one text.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.corsari.best_splits import best_layings, best_splits
from bot.games.corsari.cards import CARD_OF, CODES, codes_of, without
from bot.games.corsari.split import Cards, Split
from bot.games.corsari.state import Source, State, pier_colour
from bot.games.corsari.turns import check_due

DRAWS: dict[Move, Source] = {"draw stock": "stock", "draw discard": "discard", "draw pier": "pier"}
DISCARDS: dict[Move, int] = {f"discard {code}": card for card, code in enumerate(CODES)}
PARTS = ("crew", "prisoners", "attach")


class Laying(NamedTuple):
    """The parts of a `sail` or `lay`."""

    discard: int | None  # None for `lay`
    crew: Cards
    prisoners: Cards
    attached: Cards


def sail_move(discard: int, split: Split) -> Move:
    """The move of a closer."""
    return _print(Laying(discard, split.crew, split.prisoners, ()))


def lay_move(split: Split) -> Move:
    """The move of an opponent."""
    return _print(Laying(None, split.crew, split.prisoners, split.attached))


def laying_in(move: Move) -> Laying:
    """The parts of a canonical `sail` or `lay`. Raises `IllegalMove("unknown_move")`."""
    laying = _parse(move.split(" "))
    if _print(laying) != move:
        raise IllegalMove("unknown_move", words=move)
    return laying


def stowaways_of(hand: Sequence[str], laying: Laying) -> Sequence[str]:
    """The cards of a hand, as codes, that are named nowhere."""
    named = {laying.discard, *laying.crew, *laying.prisoners, *laying.attached}
    return [code for code in hand if CARD_OF[code] not in named]


def read(state: State, seat: Seat, words: str) -> Move:
    """The canonical move; `sail O7`, `sail` and `lay` mean the best split."""
    said = words.split()
    line = " ".join(said).lower()
    if line in DRAWS:
        return line
    match [said[0].lower(), *said[1:]] if said else []:
        case ["discard", card]:
            return f"discard {CODES[_card(card)]}"
        case ["sail"]:
            return _best_sailing(state, seat, None)
        case ["sail", card]:
            return _best_sailing(state, seat, _card(card))
        case ["lay"]:
            check_due(state, seat, "lay")
            return lay_move(layings(state, seat, 1)[0])
    return _print(_parse(said))


def sailings(hand: Cards, pier: int, discards: Iterable[int], most: int) -> list[tuple[int, Split]]:
    """The best splits of 13 cards, `most` for each discard; all together best first."""
    found = [
        (discard, split) for discard in discards for split in best_splits(without(hand, discard), pier, most)
    ]
    found.sort(key=lambda sailing: (sailing[1].limit, len(sailing[1].stowaways)))
    return found


def layings(state: State, seat: Seat, most: int) -> tuple[Split, ...]:
    """The best splits of an opponent of the closer."""
    closers = state.splits[state.closer]
    assert closers is not None  # an opponent lays down when the closer has
    return best_layings(state.hands[seat], pier_colour(state), closers.crew, closers.limit, most)


def _best_sailing(state: State, seat: Seat, discard: int | None) -> Move:
    check_due(state, seat, "sail")
    hand = state.hands[seat]
    if discard is not None and discard not in hand:
        raise IllegalMove("not_in_hand", card=CODES[discard])
    best = sailings(hand, pier_colour(state), hand if discard is None else (discard,), 1)
    return sail_move(*best[0])


def _card(word: str) -> int:
    card = CARD_OF.get(word.upper())
    if card is None:
        raise IllegalMove("unknown_card", word=word)
    return card


def _parse(said: Sequence[str]) -> Laying:
    verb = said[0].lower() if said else ""
    if verb not in ("sail", "lay"):
        raise IllegalMove("unknown_move", words=" ".join(said))
    parts: dict[str, list[int]] = {name: [] for name in (verb, *PARTS)}
    part = parts[verb]
    for word in said[1:]:
        if word.lower() in PARTS:
            part = parts[word.lower()]
        else:
            part.append(_card(word))
    _check_named_once([card for cards in parts.values() for card in cards])
    first, crew, prisoners, attached = (tuple(sorted(cards)) for cards in parts.values())
    if len(first) != (verb == "sail"):
        raise IllegalMove("one_discard" if verb == "sail" else "part_needed", cards=codes_of(first))
    return Laying(first[0] if first else None, crew, prisoners, attached)


def _check_named_once(cards: list[int]) -> None:
    for card in cards:
        if cards.count(card) > 1:
            raise IllegalMove("card_twice", card=CODES[card])


def _print(laying: Laying) -> Move:
    words = ["lay"] if laying.discard is None else ["sail", CODES[laying.discard]]
    for name, cards in zip(PARTS, (laying.crew, laying.prisoners, laying.attached), strict=True):
        if cards:
            words += [name, *(CODES[card] for card in cards)]
    return " ".join(words)
