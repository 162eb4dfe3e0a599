"""Drawing, discarding, setting sail and laying down."""

from collections.abc import Iterator

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.corsari.all_splits import every_laying
from bot.games.corsari.cards import CODES, without
from bot.games.corsari.notation import (
    DISCARDS,
    DRAWS,
    Laying,
    lay_move,
    laying_in,
    layings,
    sail_move,
    sailings,
)
from bot.games.corsari.split import Split, check_split, split_of
from bot.games.corsari.state import (
    Source,
    State,
    Turn,
    end_revealed,
    end_swept,
    end_void,
    must_sail,
    pier_colour,
)
from bot.games.corsari.turns import check_due, to_move

OFFERED = 4  # how many splits `legal` names first for each discard


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move once, lazily; of the splits the best come first."""
    if seat not in to_move(state):
        return
    if state.step == "draw":
        yield from DRAWS
    elif state.step == "lay":
        yield from _once(_legal_layings(state, seat))
    else:
        if not must_sail(state):
            yield from (f"discard {CODES[card]}" for card in state.hands[seat])
        yield from _once(_legal_sailings(state, seat))


def _legal_sailings(state: State, seat: Seat) -> Iterator[Move]:
    hand, pier = state.hands[seat], pier_colour(state)
    yield from (sail_move(discard, split) for discard, split in sailings(hand, pier, hand, OFFERED))
    for discard in hand:
        yield from (sail_move(discard, split) for split in every_laying(without(hand, discard), pier))


def _legal_layings(state: State, seat: Seat) -> Iterator[Move]:
    closers = state.splits[state.closer]
    assert closers is not None  # an opponent lays down when the closer has
    yield from map(lay_move, layings(state, seat, OFFERED))
    yield from map(lay_move, every_laying(state.hands[seat], pier_colour(state), closers.crew))


def _once(moves: Iterator[Move]) -> Iterator[Move]:
    seen: set[Move] = set()
    for move in moves:
        if move not in seen:
            seen.add(move)
            yield move


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises `IllegalMove` unless the move is legal."""
    if move in DRAWS:
        check_due(state, seat, "draw")
    elif move in DISCARDS:
        _check_discard(state, seat, DISCARDS[move])
    else:
        _checked_split(state, seat, laying_in(move))


def play(state: State, seat: Seat, move: Move) -> State:
    """The state after a move. Raises `IllegalMove`."""
    if move in DRAWS:
        check_due(state, seat, "draw")
        return _draw(state, seat, DRAWS[move])
    if move in DISCARDS:
        _check_discard(state, seat, DISCARDS[move])
        return _discard(state, seat, DISCARDS[move])
    laying = laying_in(move)
    split = _checked_split(state, seat, laying)
    return _lay(state, seat, split) if laying.discard is None else _sail(state, seat, laying.discard, split)


def _check_discard(state: State, seat: Seat, card: int) -> None:
    check_due(state, seat, "discard")
    _check_held(state, seat, (card,))


def _check_held(state: State, seat: Seat, cards: tuple[int, ...]) -> None:
    for card in cards:
        if card not in state.hands[seat]:
            raise IllegalMove("not_in_hand", card=CODES[card])


def _checked_split(state: State, seat: Seat, laying: Laying) -> Split:
    check_due(state, seat, "lay" if laying.discard is None else "sail")
    hand = state.hands[seat]
    _check_held(state, seat, (*laying.crew, *laying.prisoners, *laying.attached))
    if laying.discard is not None:
        _check_held(state, seat, (laying.discard,))
        hand = without(hand, laying.discard)
    split = split_of(hand, laying.crew, laying.prisoners, laying.attached)
    closers = state.splits[state.closer] if state.step == "lay" else None
    check_split(split, pier_colour(state), closers.crew if closers else ())
    return split


def _draw(state: State, seat: Seat, source: Source) -> State:
    card = {"stock": state.stock[:1], "pier": state.pier[:1], "discard": state.pile[-1:]}[source][0]
    if source == "pier" and len(state.pier) == 1:
        return end_void(state, card)
    shown = None if source == "stock" else card
    return state._replace(
        step="discard",
        hands=_with_hand(state, seat, tuple(sorted((*state.hands[seat], card)))),
        stock=state.stock[1:] if source == "stock" else state.stock,
        pier=state.pier[1:] if source == "pier" else state.pier,
        pile=state.pile[:-1] if source == "discard" else state.pile,
        drawn=card,
        history=(*state.history, Turn(seat, source, shown, None)),
    )


def _discard(state: State, seat: Seat, card: int) -> State:
    return _laid_on_pile(state, seat, card)._replace(step="draw", turn=(seat + 1) % state.setup.players)


def _laid_on_pile(state: State, seat: Seat, card: int) -> State:
    return state._replace(
        hands=_with_hand(state, seat, without(state.hands[seat], card)),
        pile=(*state.pile, card),
        drawn=None,
        history=(*state.history[:-1], state.history[-1]._replace(discarded=card)),
    )


def _sail(state: State, seat: Seat, discard: int, split: Split) -> State:
    closed = _laid_on_pile(state, seat, discard)
    splits = _with_split(closed, seat, split)
    if not split.stowaways:
        return end_swept(closed, splits)
    return closed._replace(step="lay", hands=_with_hand(closed, seat, ()), closer=seat, splits=splits)


def _lay(state: State, seat: Seat, split: Split) -> State:
    splits = _with_split(state, seat, split)
    laid = [at for at in splits if at is not None]
    if len(laid) == len(splits):
        return end_revealed(state, tuple(laid))
    return state._replace(hands=_with_hand(state, seat, ()), splits=splits)


def _with_hand(state: State, seat: Seat, hand: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    return (*state.hands[:seat], hand, *state.hands[seat + 1 :])


def _with_split(state: State, seat: Seat, split: Split) -> tuple[Split | None, ...]:
    return (*state.splits[:seat], split, *state.splits[seat + 1 :])
