"""Laying towels: what must be beaten, what may be laid, and when the hand is shown instead.

Only the top counts, and towels laid together go down highest first: "placing on top (so visible) the one of
lowest value".
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from bot.games.contract import IllegalMove, Move, Seat
from bot.games.playapirata.cards import TOWEL_VALUES, Towel, Values, towel_code, towel_codes
from bot.games.playapirata.notation import Action
from bot.games.playapirata.state import Buried, State, places, treasure_at
from bot.games.playapirata.turns import settle

LOWEST = min(TOWEL_VALUES)  # enough where there is no towel


def least(state: State, treasure: Buried) -> int:
    """The least sum to lay: above the top, as double towel and parrot change it (**R**)."""
    if not treasure.pile:
        return LOWEST
    parrot = state.parrot and not treasure.flag
    return treasure.pile[-1].value + 1 + treasure.double - parrot


def open_places(state: State) -> list[int]:
    """Where towels may still go in this turn: under no umbrella, "one batch a treasure"."""
    return [at for at in places(state) if state.treasures[at - 1].umbrella is None and at not in state.laid]


def can_lay(state: State, seat: Seat) -> bool:
    """Whether any treasure can be taken."""
    most = sum(state.players[seat].towels)
    return any(least(state, state.treasures[at - 1]) <= most for at in open_places(state))


@lru_cache(maxsize=512)
def batches(towels: Values) -> tuple[Values, ...]:
    """Every batch of these towels, each from the highest down."""
    held = [towels.count(value) for value in sorted(TOWEL_VALUES, reverse=True)]
    counts = product(*(range(most + 1) for most in held))
    highest_first = sorted(TOWEL_VALUES, reverse=True)
    made = [tuple(v for v, n in zip(highest_first, count, strict=True) for _ in range(n)) for count in counts]
    return tuple(sorted((batch for batch in made if batch), key=lambda batch: (len(batch), batch)))


@lru_cache(maxsize=2048)
def lean_batches(towels: Values, sum_needed: int) -> tuple[Values, ...]:
    """The batches that reach a sum, and would not without their lowest towel."""
    return tuple(batch for batch in batches(towels) if 0 <= sum(batch) - sum_needed < batch[-1])


@lru_cache(maxsize=2048)
def _endings(seat: Seat, towels: Values) -> tuple[tuple[int, str], ...]:
    return tuple((sum(batch), " ".join(towel_codes(seat, batch))) for batch in batches(towels))


def lays(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal batch, lazily: up to some 1,600."""
    for place in open_places(state):
        sum_needed = least(state, state.treasures[place - 1])
        for total, ending in _endings(seat, state.players[seat].towels):
            if total >= sum_needed:
                yield f"lay {place} {ending}"


def endings(state: State, seat: Seat) -> Iterator[Move]:
    """The legal moves that end the turn."""
    if state.step in ("end", "last") or (state.step == "towels" and state.laid):
        yield "done"
    elif state.step == "towels" and not can_lay(state, seat):
        yield "show"


def check_lay(state: State, seat: Seat, action: Action) -> None:
    """Checks that the towels are in hand, the treasure is open, and their sum beats its top."""
    place = action.place
    treasure = treasure_at(state, place)
    if treasure.umbrella is not None:
        raise IllegalMove("under_umbrella", place=place, seat=treasure.umbrella)
    if place in state.laid:
        raise IllegalMove("laid_there_already", place=place)
    towels = state.players[seat].towels
    for value in sorted(set(action.towels)):
        held, wanted = towels.count(value), action.towels.count(value)
        if held < wanted:
            raise IllegalMove("too_few_towels", card=towel_code(seat, value), held=held, wanted=wanted)
    if sum(action.towels) < least(state, treasure):
        assert treasure.top is not None  # on an empty treasure any towel is enough
        top = towel_code(*treasure.top)
        raise IllegalMove(
            "too_low", place=place, top=top, sum=sum(action.towels), needed=least(state, treasure)
        )


def lay(state: State, seat: Seat, action: Action) -> State:
    """Puts the batch on the pile, the lowest towel on top."""
    left = list(state.players[seat].towels)
    for value in action.towels:
        left.remove(value)
    pile = state.treasures[action.place - 1].pile + tuple(Towel(seat, value) for value in action.towels)
    state = state.with_player(seat, towels=tuple(left)).with_treasure(action.place, pile=pile)
    return settle(state._replace(laid=(*state.laid, action.place)))


def check_show(state: State, seat: Seat, action: Action) -> None:
    """Refuses to skip the towels to a player who can lay: "who can, must"."""
    if state.laid:
        raise IllegalMove("laid_already")
    if can_lay(state, seat):
        raise _must_lay(state, seat)


def check_done(state: State, seat: Seat, action: Action) -> None:
    """Towels are laid, except in a first turn and in the starting player's last."""
    if state.step != "towels" or state.laid:
        return
    if can_lay(state, seat):
        raise _must_lay(state, seat)
    raise IllegalMove("must_show")


def _must_lay(state: State, seat: Seat) -> IllegalMove:
    most = sum(state.players[seat].towels)
    fitting = tuple(at for at in open_places(state) if least(state, state.treasures[at - 1]) <= most)
    return IllegalMove("must_lay_towels", places=fitting)
