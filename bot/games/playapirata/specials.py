"""The special cards that are played, one for each player, "in addition to your normal turn"."""

from collections.abc import Callable, Iterator, Mapping

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.playapirata.cards import COLOURS, FIRST_TURN_SPECIALS, Towel, towel_code
from bot.games.playapirata.notation import TOP, Action
from bot.games.playapirata.pirates import look
from bot.games.playapirata.state import Buried, Sight, State, current, is_first_turn, places, treasure_at
from bot.games.playapirata.turns import settle

PIGGY_MOST = 2
BUCKET_TOP = 3

Check = Callable[[State, Seat, Action], None]
Apply = Callable[[State, Seat, Action], State]


def may_guard_early(state: State, seat: Seat) -> bool:
    """Whether the lifeguard may be played out of turn: "at the start of the game"."""
    before_first_burial = state.step == "card" and state.turn == 0
    return before_first_burial and seat != current(state) and state.players[seat].special == "LIFEGUARD"


def specials(state: State, seat: Seat) -> Iterator[Move]:
    """Moves worth checking for the special card in hand."""
    card = state.players[seat].special
    if card is None or card.lower() not in SPECIALS_PLAYED:
        return
    verb = card.lower()
    match verb:
        case "flag" | "parrot":
            yield verb
        case "lifeguard":
            yield from (f"{verb} {COLOURS[other]}" for other in range(state.setup.players))
        case "piggy":
            for place in places(state):
                codes = {
                    towel_code(*towel) for towel in state.treasures[place - 1].pile if towel.seat == seat
                }
                yield from (f"{verb} {place} {card}" for card in (TOP, *sorted(codes)))
        case _:
            yield from (f"{verb} {place}" for place in places(state))


def check_special(state: State, seat: Seat, action: Action) -> None:
    """The card is in hand, in time, and aimed where it may be."""
    card = action.verb.upper()
    if state.players[seat].special != card:
        raise IllegalMove("not_in_hand", card=card)
    if state.laid:
        raise IllegalMove("special_before_towels", card=card)
    if is_first_turn(state) and card not in FIRST_TURN_SPECIALS:
        raise IllegalMove("special_not_on_first_turn", card=card)
    SPECIALS_PLAYED[action.verb][0](state, seat, action)


def special(state: State, seat: Seat, action: Action) -> State:
    """The special card acts, and is discarded or stays by its treasure."""
    card = action.verb.upper()
    beside = card in ("DOUBLE", "FLAG")
    discarded = state.players[seat].discarded + (() if beside else (card,))
    state = state.with_player(seat, special=None, discarded=discarded)
    state = SPECIALS_PLAYED[action.verb][1](state, seat, action)
    # A lifeguard out of turn ends nobody's turn.
    return state if seat != current(state) else settle(state)


def _aim(state: State, place: int) -> Buried:
    treasure = treasure_at(state, place)
    if treasure.flag:
        raise IllegalMove("flagged", place=place)
    return treasure


def _check_double(state: State, seat: Seat, action: Action) -> None:
    _aim(state, action.place)


def _double(state: State, seat: Seat, action: Action) -> State:
    return state.with_treasure(action.place, double=True)


def _check_flag(state: State, seat: Seat, action: Action) -> None:
    if not state.fresh:
        raise IllegalMove("flag_needs_burial")


def _flag(state: State, seat: Seat, action: Action) -> State:
    return state.with_treasure(len(state.treasures), flag=True)


def _check_bucket(state: State, seat: Seat, action: Action) -> None:
    treasure = _aim(state, action.place)
    if treasure.face_up:
        raise IllegalMove("face_up_already", place=action.place)
    if treasure.top is None or treasure.top.value != BUCKET_TOP:
        raise IllegalMove("top_is_not_three", place=action.place)


def _bucket(state: State, seat: Seat, action: Action) -> State:
    return look(state, seat, action.place)


def _check_lifeguard(state: State, seat: Seat, action: Action) -> None:
    if action.target == seat:
        raise IllegalMove("own_hand")
    if action.target >= state.setup.players:
        raise IllegalMove("nobody_has_colour", colour=COLOURS[action.target])
    if not state.players[action.target].treasures:
        raise IllegalMove("no_treasures_in_hand", seat=action.target)


def _lifeguard(state: State, seat: Seat, action: Action) -> State:
    sight = Sight(seat, state.number, None, action.target, state.players[action.target].treasures)
    return state._replace(sights=(*state.sights, sight))


def _umbrella_place(state: State, seat: Seat) -> int | None:
    return next((at for at in places(state) if state.treasures[at - 1].umbrella == seat), None)


def _check_flipflops(state: State, seat: Seat, action: Action) -> None:
    if (here := _umbrella_place(state, seat)) is None:
        raise IllegalMove("umbrella_not_in_play")
    if action.place == here:
        raise IllegalMove("umbrella_is_there", place=here)
    if _aim(state, action.place).occupier != seat:
        raise IllegalMove("not_occupied", place=action.place)


def _flipflops(state: State, seat: Seat, action: Action) -> State:
    here = _umbrella_place(state, seat)
    assert here is not None  # checked before
    return state.with_treasure(here, umbrella=None).with_treasure(action.place, umbrella=seat)


def _check_piggy(state: State, seat: Seat, action: Action) -> None:
    treasure = _aim(state, action.place)
    if treasure.umbrella is not None:
        raise IllegalMove("under_umbrella", place=action.place, seat=treasure.umbrella)
    at = _piggy_index(treasure, seat, action.card)
    if at is None:
        raise IllegalMove("towel_not_there", place=action.place, card=action.card)
    if treasure.pile[at].value > PIGGY_MOST:
        raise IllegalMove("towel_too_high", card=towel_code(*treasure.pile[at]), most=PIGGY_MOST)


def _piggy_index(treasure: Buried, seat: Seat, card: str) -> int | None:
    # The top, or the lowest such card under it.
    last = len(treasure.pile) - 1
    if card == TOP:
        return last if treasure.occupier == seat else None
    wanted = Towel(seat, int(card[-1]))
    return treasure.pile.index(wanted) if wanted in treasure.pile[:last] else None


def _piggy(state: State, seat: Seat, action: Action) -> State:
    pile = state.treasures[action.place - 1].pile
    at = _piggy_index(state.treasures[action.place - 1], seat, action.card)
    assert at is not None  # checked before
    towels = tuple(sorted((*state.players[seat].towels, pile[at].value)))
    return state.with_treasure(action.place, pile=pile[:at] + pile[at + 1 :]).with_player(seat, towels=towels)


def _check_parrot(state: State, seat: Seat, action: Action) -> None:
    """It may always be played."""


def _parrot(state: State, seat: Seat, action: Action) -> State:
    return state._replace(parrot=True)


SPECIALS_PLAYED: Mapping[str, tuple[Check, Apply]] = {
    "double": (_check_double, _double),
    "flag": (_check_flag, _flag),
    "bucket": (_check_bucket, _bucket),
    "lifeguard": (_check_lifeguard, _lifeguard),
    "flipflops": (_check_flipflops, _flipflops),
    "piggy": (_check_piggy, _piggy),
    "parrot": (_check_parrot, _parrot),
}
