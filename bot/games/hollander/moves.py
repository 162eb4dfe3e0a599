"""Moves: the legal ones, and their effects."""

from collections.abc import Hashable, Iterator, Sequence
from itertools import product

from bot.games.contract import IllegalMove, Move, Seat, next_words_from
from bot.games.hollander.cards import CODES
from bot.games.hollander.notation import (
    Action,
    Choose,
    Play,
    Ready,
    SetupSwap,
    Take,
    TurnFinal,
    parse,
    print_action,
    understand,
)
from bot.games.hollander.offers import can_play, check_play, offers
from bot.games.hollander.state import (
    REMEMBERED,
    State,
    Step,
    is_over,
    note,
    place_of,
    put,
    slots,
    without,
)
from bot.games.hollander.targets import Call, Choice, check_opponent, check_swap
from bot.games.hollander.turns import (
    Laid,
    choice_due,
    choices_due,
    choices_for,
    choose,
    lay,
    resolve,
    take,
    turn_final,
)


def to_move(state: State) -> Sequence[Seat]:
    """Those who are not ready; then the one on turn."""
    if state.step == "setup":
        return [seat for seat, ready in enumerate(state.ready) if not ready]
    return () if is_over(state) else (state.turn,)


may_act = to_move


def decision(state: State, seat: Seat) -> Hashable:
    """The seat's own swaps during the set-up, then the moves so far."""
    if seat not in to_move(state):
        return None
    return (state.step, state.swapped[seat] if state.step == "setup" else state.moves)


def legal(state: State, seat: Seat) -> Iterator[Move]:
    """Every legal move, equal cards once."""
    return map(print_action, _LEGAL[state.step](state, seat)) if seat in to_move(state) else iter(())


next_words = next_words_from(legal)


def last_card(state: State, seat: Seat) -> Move | None:
    """The only final card that is left, turned blind."""
    if state.step != "play" or seat != state.turn or place_of(state, seat) != "final":
        return None
    slot, *more = slots(state, seat)
    return None if more else print_action(TurnFinal(slot))


def _legal_setup(state: State, seat: Seat) -> Iterator[Action]:
    kinds = product(dict.fromkeys(state.hands[seat]), dict.fromkeys(state.clash[seat]))
    yield from (SetupSwap(hand, clash) for hand, clash in kinds if hand != clash)
    yield Ready()


def _legal_turn(state: State, seat: Seat) -> Iterator[Action]:
    if place_of(state, seat) == "final":
        yield from (TurnFinal(slot) for slot in slots(state, seat))
        return
    offer = None
    for offer in offers(state, seat):
        cards = (offer.card,) * (offer.from_hand + offer.from_clash)
        for choice in choices_for(state, seat, *offer) or (None,):
            yield Play(cards, choice)
    if offer is None:
        yield Take()


def _legal_choice(state: State, seat: Seat) -> Iterator[Action]:
    yield from (Choose(choice) for choice in choices_due(state, seat, state.step))


_LEGAL = {
    "setup": _legal_setup,
    "play": _legal_turn,
    "call": _legal_choice,
    "swap": _legal_choice,
}


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises `IllegalMove` unless the move is legal."""
    # Cheap, and it checks everything.
    play(state, seat, move)


def play(state: State, seat: Seat, move: Move) -> State:
    """The state after a move."""
    action = parse(move)
    _check_turn(state, seat, action)
    happened_before = (*state.happened_before, *state.happened)[-REMEMBERED:]
    before = state._replace(moves=state.moves + 1, happened=(), happened_before=happened_before)
    match action:
        case Ready():
            return _get_ready(before, seat)
        case SetupSwap():
            return _swap_setup(before, seat, action)
        case Play(cards, choice):
            return _play(before, seat, cards, choice)
        case TurnFinal(slot):
            return _turn_final(before, seat, slot)
        case Take():
            return _take(before, seat)
        case Choose(choice):
            _check_choice(before, seat, before.step, choice)
            return choose(before, seat, choice)


def _check_turn(state: State, seat: Seat, action: Action) -> None:
    if is_over(state):
        raise IllegalMove("game_over")
    swapping = isinstance(action, (Ready, SetupSwap))
    if state.step == "setup":
        if not swapping:
            raise IllegalMove("still_swapping", ready=state.ready[seat])
        if state.ready[seat]:
            raise IllegalMove("already_ready")
        return
    if swapping:
        raise IllegalMove("swaps_are_over")
    if seat != state.turn:
        raise IllegalMove("not_your_turn", seat=state.turn)
    if state.step != "play" and not isinstance(action, Choose):
        raise _due(state.step)


def _get_ready(state: State, seat: Seat) -> State:
    after = note(state._replace(ready=put(state.ready, seat, True)), "ready", seat=seat)
    if not all(after.ready):
        return after
    return note(after._replace(step="play"), "begins", seat=after.turn)


def _swap_setup(state: State, seat: Seat, swap: SetupSwap) -> State:
    hand, clash = state.hands[seat], state.clash[seat]
    if swap.hand not in hand:
        raise IllegalMove("not_in_hand", card=CODES[swap.hand])
    if swap.clash not in clash:
        raise IllegalMove("not_in_clash", card=CODES[swap.clash], seat=seat)
    if swap.hand == swap.clash:
        raise IllegalMove("swap_changes_nothing", card=CODES[swap.hand])
    new_hand = tuple(sorted((*without(hand, swap.hand), swap.clash)))
    after = state._replace(
        hands=put(state.hands, seat, new_hand),
        clash=put(state.clash, seat, put(clash, clash.index(swap.clash), swap.hand)),
        swapped=put(state.swapped, seat, state.swapped[seat] + 1),
    )
    return note(after, "swapped", seat=seat, laid=CODES[swap.hand], lifted=CODES[swap.clash])


def _play(state: State, seat: Seat, cards: tuple[int, ...], choice: Choice | None) -> State:
    offer = check_play(state, seat, cards)
    laid = lay(state, seat, *offer)
    _check_choice(laid.state, seat, choice_due(laid, seat), choice)
    happened = note(
        laid.state,
        "played",
        seat=seat,
        cards=tuple(CODES[card] for card in cards),
        from_clash=offer.from_clash,
    )
    return resolve(Laid(happened, *laid[1:]), seat, choice)


def _due(due: Step) -> IllegalMove:
    if due == "play":
        return IllegalMove("no_choice_due")
    return IllegalMove("call_due") if due == "call" else IllegalMove("swap_due")


def _check_choice(state: State, seat: Seat, due: Step, choice: Choice | None) -> None:
    made = {Call: "call", type(None): "play"}.get(type(choice), "swap")
    if made != due:
        raise _due(due)
    if choice is None:
        return
    if isinstance(choice, Call):
        check_opponent(state, seat, choice.seat)
    else:
        check_swap(state, seat, choice)


def _turn_final(state: State, seat: Seat, slot: int) -> State:
    if (place := place_of(state, seat)) != "final":
        raise IllegalMove("finals_not_yet", place=place)
    if slot not in slots(state, seat):
        raise IllegalMove("no_final_there", slot=slot + 1, seat=seat)
    return turn_final(state, seat, slot)


def _take(state: State, seat: Seat) -> State:
    if place_of(state, seat) == "final":
        raise IllegalMove("turn_final")
    if can_play(state, seat):
        raise IllegalMove("can_play")
    return take(state, seat)


def read(state: State, seat: Seat, words: str) -> Move:
    """The move meant: swaps in either order, a forced choice left out."""
    action = understand(words)
    match action:
        case SetupSwap(hand, clash) if hand not in state.hands[seat] and clash in state.hands[seat]:
            action = SetupSwap(clash, hand)
        case Play(cards, None):
            action = Play(cards, _forced(state, seat, cards))
        case _:
            pass
    return print_action(action)


def _forced(state: State, seat: Seat, cards: tuple[int, ...]) -> Choice | None:
    try:
        choices = choices_for(state, seat, *check_play(state, seat, cards))
    except IllegalMove:
        return None  # what is wrong is said when the move is checked
    return choices[0] if len(choices) == 1 else None
