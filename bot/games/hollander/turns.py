"""The effects of a card on the pile, and the end of a turn and of the game."""

from collections.abc import Mapping
from itertools import islice
from typing import Any, NamedTuple

from bot.games.contract import Seat
from bot.games.hollander.cards import (
    CODES,
    HOLLANDER,
    KRAKEN,
    NO_CARD,
    PIRATE,
    PIRATE_AS_HOLLANDER,
    WORMHOLE,
    card_of,
    codes,
)
from bot.games.hollander.pile import fits, makes_four, order_of
from bot.games.hollander.state import (
    EACH,
    NOBODY,
    PLAY_LIMIT,
    Cards,
    Happening,
    Out,
    State,
    Step,
    cards_left,
    is_in,
    note,
    opponents,
    put,
    without,
)
from bot.games.hollander.targets import Call, Choice, carry_out, has_swap, swaps

CHOICES: Mapping[int, Step] = {WORMHOLE: "call", PIRATE: "swap"}  # what is asked of the player


class Laid(NamedTuple):
    """Cards on the pile before their effect."""

    state: State
    card: int  # what they count as
    opened: bool  # on an empty pile
    clears: bool  # the pile leaves the game


def lay(state: State, seat: Seat, card: int, from_hand: int, from_clash: int) -> Laid:
    """Equal cards laid on the pile."""
    hand = without(state.hands[seat], card, from_hand)
    clash = without(state.clash[seat], card, from_clash)
    hands, clashes = put(state.hands, seat, hand), put(state.clash, seat, clash)
    return _on_pile(state, seat, card, from_hand + from_clash, hands=hands, clash=clashes)


def _on_pile(
    state: State, seat: Seat, card: int, count: int, *, hands: tuple[Cards, ...], clash: tuple[Cards, ...]
) -> Laid:
    pile = state.pile + (card,) * count
    clears = card == KRAKEN or makes_four(pile, card)
    after = state._replace(pile=pile, plays=state.plays + 1, hands=hands, clash=clash)
    # With nobody to swap with, a Pirate counts as a Hollander.
    if card == PIRATE and not clears and not has_swap(after, seat):
        card, pile = HOLLANDER, state.pile + (PIRATE_AS_HOLLANDER,) * count
        after = after._replace(pile=pile)
    return Laid(after, card, not state.pile, clears)


def choice_due(laid: Laid, seat: Seat) -> Step:
    """`call` or `swap` if the cards need a choice, else `play`.

    Four of a kind are "a Kraken and nothing else", and a player without cards has won "before the effect".
    """
    if laid.clears or not cards_left(laid.state, seat):
        return "play"
    return CHOICES.get(laid.card, "play")


def choices_for(state: State, seat: Seat, card: int, from_hand: int, from_clash: int) -> tuple[Choice, ...]:
    """The choices for these cards, if they need one."""
    if card not in CHOICES:
        return ()
    laid = lay(state, seat, card, from_hand, from_clash)
    return choices_due(laid.state, seat, choice_due(laid, seat))


def resolve(laid: Laid, seat: Seat, choice: Choice | None) -> State:
    """The effect of the cards; `choice` is None where it will be asked for."""
    state = laid.state
    if laid.clears:
        state = _clear(state, seat, by_four=laid.card != KRAKEN)
    if not cards_left(state, seat):
        return _go_out(state, seat)
    if laid.clears:
        return _play_again(state, seat)
    if (due := choice_due(laid, seat)) != "play":
        return _choose(state, seat, due, choice)
    if state.pile[-1] == PIRATE_AS_HOLLANDER:
        state = note(state, "pirate_as_hollander", seat=seat)
    following = next_seat(state, seat)
    if laid.card == HOLLANDER and laid.opened:
        state = note(state, "turn_lost", seat=following)
        following = next_seat(state, following)
    return end_turn(state, seat, following)


def _choose(state: State, seat: Seat, due: Step, choice: Choice | None) -> State:
    if choice is None:
        possible = list(islice(choices_due(state, seat, due), 2))
        if len(possible) > 1:
            return note(state._replace(step=due), "choice_due", seat=seat, choice=due)
        (choice,) = possible
    return choose(state, seat, choice)


def choices_due(state: State, seat: Seat, due: Step) -> tuple[Choice, ...]:
    """The choices for a `call` or a `swap`."""
    if due == "call":
        return tuple(Call(other) for other in opponents(state, seat))
    return tuple(swaps(state, seat)) if due == "swap" else ()


def choose(state: State, seat: Seat, choice: Choice) -> State:
    """The choice is carried out, and the turn ends: "The swap comes before drawing"."""
    if isinstance(choice, Call):
        called = note(state, "called", seat=seat, called=choice.seat)
        return end_turn(called, seat, choice.seat)
    return end_turn(carry_out(state, seat, choice), seat, next_seat(state, seat))


def turn_final(state: State, seat: Seat, slot: int) -> State:
    """A final card flipped blind: played if possible, else taken with the whole pile."""
    card = state.finals[seat][slot]
    played = fits(card, order_of(state.pile))
    finals = put(state.finals, seat, put(state.finals[seat], slot, NO_CARD))
    turned = state._replace(finals=finals)
    turned = note(turned, "turned", seat=seat, slot=slot + 1, card=CODES[card], played=played)
    if played:
        return resolve(_on_pile(turned, seat, card, 1, hands=turned.hands, clash=turned.clash), seat, None)
    return take(turned._replace(pile=(*state.pile, card), plays=state.plays + 1), seat)


def take(state: State, seat: Seat) -> State:
    """The seat takes the whole pile."""
    cards = (*state.hands[seat], *(card_of(face) for face in state.pile))
    after = state._replace(
        hands=put(state.hands, seat, tuple(sorted(cards))),
        pile=(),
        taken=put(state.taken, seat, state.taken[seat] + 1),
    )
    after = note(after, "took_pile", seat=seat, count=len(state.pile))
    return end_turn(after, seat, next_seat(state, seat))


def next_seat(state: State, seat: Seat) -> Seat:
    """The next seat clockwise still in the game; the seat itself if alone."""
    players = state.setup.players
    order = ((seat + step) % players for step in range(1, players))
    return next((other for other in order if is_in(state, other)), seat)


def end_turn(state: State, seat: Seat, following: Seat) -> State:
    """The seat draws to three, and the next seat's turn begins."""
    return _stop_at_limit(state._replace(step="play", turn=following, **_drawn(state, seat)))


def _clear(state: State, seat: Seat, *, by_four: bool) -> State:
    cards = tuple(card_of(face) for face in state.pile)
    after = state._replace(pile=(), removed=state.removed + cards)
    return note(after, "pile_removed", seat=seat, cards=codes(cards), four_of_a_kind=by_four)


def _play_again(state: State, seat: Seat) -> State:
    after = state if state.hands[seat] else state._replace(**_drawn(state, seat))
    return _stop_at_limit(note(after, "plays_again", seat=seat))


def _drawn(state: State, seat: Seat) -> Mapping[str, Any]:
    hand = state.hands[seat]
    drawn = state.draw[: max(0, EACH - len(hand))]
    if not drawn:
        return {}
    happened = Happening("drew", {"seat": seat, "count": len(drawn)}, {"cards": codes(drawn)}, (seat,))
    return {
        "hands": put(state.hands, seat, tuple(sorted(hand + drawn))),
        "draw": state.draw[len(drawn) :],
        "happened": (*state.happened, happened),
    }


def _go_out(state: State, seat: Seat) -> State:
    out = (*state.out, Out(seat, state.plays))
    after = note(state._replace(out=out), "went_out", seat=seat, place=len(out))
    if not state.setup.play_on or len(out) == state.setup.players - 1:
        return _finish(after)
    return _stop_at_limit(after._replace(step="play", turn=next_seat(after, seat)))


def _stop_at_limit(state: State) -> State:
    if state.setup.play_limit and state.plays >= PLAY_LIMIT:
        return _finish(note(state, "play_limit", plays=state.plays))
    return state


def _finish(state: State) -> State:
    return note(state._replace(step="over", turn=NOBODY), "game_over")
