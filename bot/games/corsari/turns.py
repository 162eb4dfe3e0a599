"""Whose turn it is, and which kind of move is due."""

from collections.abc import Sequence
from typing import Literal

from bot.games.contract import IllegalMove, Seat
from bot.games.corsari.state import State, must_sail

Verb = Literal["draw", "discard", "sail", "lay"]


def to_move(state: State) -> Sequence[Seat]:
    """The seat on turn; once someone has set sail, those who have not laid down."""
    if state.step == "lay":
        return tuple(seat for seat, split in enumerate(state.splits) if split is None)
    return () if state.step == "over" else (state.turn,)


may_act = to_move


def decision(state: State, seat: Seat) -> tuple[str, int, int] | None:
    """One draw, one discard or one laying down."""
    if seat not in to_move(state):
        return None
    return (state.step, state.number, len(state.history))


def check_due(state: State, seat: Seat, verb: Verb) -> None:
    """Raises `IllegalMove` unless a move of this kind is due from the seat."""
    if state.step == "over":
        raise IllegalMove("game_over")
    if state.step == "lay":
        _check_laying(state, seat, verb)
    elif verb == "lay":
        raise IllegalMove("nobody_sailed")
    elif seat != state.turn:
        raise IllegalMove("not_your_turn", seat=state.turn)
    else:
        _check_turn(state, verb)


def _check_laying(state: State, seat: Seat, verb: Verb) -> None:
    if state.splits[seat] is not None:
        raise IllegalMove("already_laid")
    if verb != "lay":
        raise IllegalMove("must_lay", closer=state.closer)


def _check_turn(state: State, verb: Verb) -> None:
    if state.step == "draw" and verb != "draw":
        raise IllegalMove("must_draw")
    if state.step == "discard" and verb == "draw":
        raise IllegalMove("already_drawn")
    if verb == "discard" and must_sail(state):
        raise IllegalMove("must_sail")
