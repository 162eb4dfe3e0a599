"""The players who may move, the legal moves and the effects of a move: a table of verbs."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.games.contract import IllegalMove, Move, Seat, next_words_from
from bot.games.playapirata import match, pirates, specials, towels, turns
from bot.games.playapirata.notation import Action, parse
from bot.games.playapirata.specials import Apply, Check, may_guard_early
from bot.games.playapirata.state import State, Step, current, is_first_turn


class Verb(NamedTuple):
    """The conditions and the effect of a verb."""

    steps: tuple[Step, ...]
    check: Check
    apply: Apply


_ON_TURN: tuple[Step, ...] = ("card", "end", "towels")
_PIRATE = Verb(("card",), pirates.check_pirate, pirates.pirate)
_SPECIAL = Verb(_ON_TURN, specials.check_special, specials.special)

VERBS: dict[str, Verb] = {
    "keep": Verb(("draft",), match.check_keep, match.keep),
    "sit": Verb(("sit",), match.check_sit, match.sit),
    "bury": Verb(("card",), pirates.check_bury, pirates.bury),
    "spy": _PIRATE,
    "map": _PIRATE,
    "umbrella": _PIRATE,
    "lay": Verb(("towels", "last"), towels.check_lay, towels.lay),
    "show": Verb(("towels",), towels.check_show, turns.show),
    "done": Verb(("end", "towels", "last"), towels.check_done, turns.done),
    **dict.fromkeys(specials.SPECIALS_PLAYED, _SPECIAL),
}

# The refusal for a verb of another step.
DUE_FIRST: dict[Step, str] = {
    "draft": "draft_first",
    "sit": "seat_first",
    "card": "card_first",
    "end": "first_turn_over",
    "towels": "card_already_played",
    "last": "only_towels_left",
}


def to_move(state: State) -> Sequence[Seat]:
    """The seat on turn; nobody waits for an early lifeguard."""
    seat = current(state)
    return () if seat is None else (seat,)


def may_act(state: State) -> Sequence[Seat]:
    """Also the holder of the lifeguard before the first burial, which is secret."""
    early = [seat for seat in range(state.setup.players) if may_guard_early(state, seat)]
    return (*to_move(state), *early)


def decision(state: State, seat: Seat) -> tuple[str | int | None, ...] | None:
    """The turn and how far it has come."""
    if seat == current(state):
        return state.number, state.turn, state.step, len(state.laid), state.players[seat].special
    return (state.number, "lifeguard") if may_guard_early(state, seat) else None


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises `IllegalMove` unless the move is legal."""
    _check(state, seat, parse(move, seat))


def play(state: State, seat: Seat, move: Move) -> State:
    """The state after the move."""
    action = parse(move, seat)
    _check(state, seat, action)
    return VERBS[action.verb].apply(state, seat, action)


def _check(state: State, seat: Seat, action: Action) -> None:
    due, verb = current(state), VERBS[action.verb]
    if due is None:
        raise IllegalMove("game_over")
    if seat != due and not (action.verb == "lifeguard" and may_guard_early(state, seat)):
        raise IllegalMove("not_your_turn", seat=due)
    if state.step not in verb.steps:
        raise IllegalMove(_refusal(state, action))
    verb.check(state, seat, action)


def _refusal(state: State, action: Action) -> str:
    if action.verb == "keep":
        return "nothing_to_keep"
    if action.verb == "sit":
        return "no_seat_choice"
    if action.verb == "lay" and is_first_turn(state) and state.step != "draft":
        return "no_towels_on_first_turn"
    return DUE_FIRST[state.step]


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """The legal moves, lazily; towels last."""
    yield from choices(state, seat)
    if state.step in ("towels", "last") and seat == current(state):
        yield from towels.lays(state, seat)


def choices(state: State, seat: Seat) -> Iterator[Move]:
    """The legal moves except for laying towels: some dozens at most."""
    is_due = seat == current(state)
    if is_due and state.step == "card":
        yield from pirates.cards(state, seat)
    yield from (move for move in _candidates(state, seat) if _is_legal(state, seat, move))
    if is_due:
        yield from towels.endings(state, seat)


next_words = next_words_from(legal)


def _candidates(state: State, seat: Seat) -> Iterator[Move]:
    if seat != current(state):
        if may_guard_early(state, seat):
            yield from specials.specials(state, seat)
        return
    match state.step:
        case "draft":
            yield from (f"keep {card}" for card in state.packet)
        case "sit":
            yield from (f"sit {place}" for place in range(1, state.setup.players + 1))
    if state.step in _ON_TURN:
        yield from specials.specials(state, seat)


def _is_legal(state: State, seat: Seat, move: Move) -> bool:
    try:
        check(state, seat, move)
    except IllegalMove:
        return False
    return True
