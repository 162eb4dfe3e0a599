"""The choices that come with a card: a Wormhole's next player, a Pirate's swap."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from bot.games.contract import IllegalMove, Seat
from bot.games.hollander.cards import CODES, NO_CARD
from bot.games.hollander.state import HandSwap, Happening, Place, State, note, opponents, put, slots, without


class Call(NamedTuple):
    """The seat that plays next."""

    seat: Seat


class Swap(NamedTuple):
    """One of my cards for one of the seat's in the same place."""

    place: Place
    seat: Seat
    give: int  # of final cards the slot, 0–2
    get: int  # NO_CARD from a hand, where it is drawn


Choice = Call | Swap


def swaps(state: State, seat: Seat) -> Iterator[Swap]:
    """Every different swap for the seat's cards."""
    others = opponents(state, seat)
    for other, give in product(others, dict.fromkeys(state.hands[seat])):
        if state.hands[other]:
            yield Swap("hand", other, give, NO_CARD)
    for other in others:
        kinds = (dict.fromkeys(state.clash[at]) for at in (seat, other))
        yield from (Swap("clash", other, give, get) for give, get in product(*kinds))
    for other in others:
        places = product(slots(state, seat), slots(state, other))
        yield from (Swap("final", other, give, get) for give, get in places)


def has_swap(state: State, seat: Seat) -> bool:
    """Whether anyone has a card in the same place as the seat."""
    return next(swaps(state, seat), None) is not None


def check_opponent(state: State, seat: Seat, other: Seat) -> None:
    """Raises `IllegalMove` unless `other` is another player still in the game."""
    if other not in range(state.setup.players):
        raise IllegalMove("no_such_seat")
    if other == seat:
        raise IllegalMove("not_yourself")
    if other not in opponents(state, seat):
        raise IllegalMove("not_in_game", seat=other)


def check_swap(state: State, seat: Seat, swap: Swap) -> None:
    """Raises `IllegalMove` unless both cards are there."""
    check_opponent(state, seat, swap.seat)
    for owner, wanted in ((seat, swap.give), (swap.seat, swap.get)):
        match swap.place:
            case "hand" if owner == seat and wanted not in state.hands[seat]:
                raise IllegalMove("not_in_hand", card=CODES[wanted])
            case "hand" if not state.hands[owner]:
                raise IllegalMove("empty_hand", seat=owner)
            case "clash" if wanted not in state.clash[owner]:
                raise IllegalMove("not_in_clash", card=CODES[wanted], seat=owner)
            case "final" if wanted not in slots(state, owner):
                raise IllegalMove("no_final_there", slot=wanted + 1, seat=owner)


def carry_out(state: State, seat: Seat, swap: Swap) -> State:
    """The state after the swap."""
    return _CARRY_OUT[swap.place](state, seat, swap)


def _swap_hand(state: State, seat: Seat, swap: Swap) -> State:
    other, gave = swap.seat, swap.give
    (got,) = state.setup.shuffler.draw(f"pirate {state.moves}", state.hands[other], 1, CODES.__getitem__)
    mine = (*without(state.hands[seat], gave), got)
    theirs = (*without(state.hands[other], got), gave)
    hands = put(put(state.hands, seat, tuple(sorted(mine))), other, tuple(sorted(theirs)))
    secret = {"gave": CODES[gave], "got": CODES[got]}
    return state._replace(
        hands=hands,
        hand_swaps=(*state.hand_swaps, HandSwap(seat, other, gave, got)),
        happened=(
            *state.happened,
            Happening("swapped_hand", {"seat": seat, "other": other}, secret, (seat, other)),
        ),
    )


def _swap_clash(state: State, seat: Seat, swap: Swap) -> State:
    other, gave, got = swap.seat, swap.give, swap.get
    mine, theirs = state.clash[seat], state.clash[other]
    clash = put(state.clash, seat, put(mine, mine.index(gave), got))
    clash = put(clash, other, put(theirs, theirs.index(got), gave))
    after = state._replace(clash=clash)
    return note(after, "swapped_clash", seat=seat, other=other, gave=CODES[gave], got=CODES[got])


def _swap_final(state: State, seat: Seat, swap: Swap) -> State:
    other, slot, other_slot = swap.seat, swap.give, swap.get
    mine, theirs = state.finals[seat], state.finals[other]
    finals = put(state.finals, seat, put(mine, slot, theirs[other_slot]))
    finals = put(finals, other, put(theirs, other_slot, mine[slot]))
    after = state._replace(finals=finals)
    return note(after, "swapped_final", seat=seat, other=other, slot=slot + 1, other_slot=other_slot + 1)


_CARRY_OUT = {"hand": _swap_hand, "clash": _swap_clash, "final": _swap_final}
