"""The cards that a seat may play, by kind and count; and why others not."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.games.contract import IllegalMove, Seat
from bot.games.hollander.cards import CARDS, CODES
from bot.games.hollander.pile import fits, order_of
from bot.games.hollander.state import State, place_of


class Offer(NamedTuple):
    """Equal cards that may be played together."""

    card: int
    from_hand: int
    from_clash: int


def offers(state: State, seat: Seat) -> Iterator[Offer]:
    """Every different legal play; none when a final card must be flipped."""
    order, hand, clash = order_of(state.pile), state.hands[seat], state.clash[seat]
    for card in dict.fromkeys(hand or clash):
        if not fits(card, order):
            continue
        for count in range(1, (hand or clash).count(card) + 1):
            yield Offer(card, count, 0) if hand else Offer(card, 0, count)
        if may_join(state, seat, card):
            yield from (Offer(card, len(hand), more) for more in range(1, clash.count(card) + 1))


def may_join(state: State, seat: Seat, card: int) -> bool:
    """Whether clash cards may join: all in hand are equal, and nothing is left to draw."""
    if state.draw:
        return False
    hand = state.hands[seat]
    return bool(hand) and hand.count(card) == len(hand)


def can_play(state: State, seat: Seat) -> bool:
    """Whether the seat can play or flip; then it may not take the pile."""
    return place_of(state, seat) == "final" or next(offers(state, seat), None) is not None


def check_play(state: State, seat: Seat, cards: tuple[int, ...]) -> Offer:
    """Where these cards come from. Raises `IllegalMove` unless they may be played together."""
    card = cards[0]
    if any(other != card for other in cards):
        raise IllegalMove("cards_differ", cards=tuple(CODES[card] for card in cards))
    offer = _sources(state, seat, card, len(cards))
    order = order_of(state.pile)
    if not fits(card, order):
        must_take = not can_play(state, seat)
        if card in (CARDS["MU"], CARDS["IS"]):
            raise IllegalMove("not_on_captain", card=CODES[card], must_take=must_take)
        facts = {"bound": order.bound, "rank": order.rank}
        raise IllegalMove("must_beat", card=CODES[card], must_take=must_take, **facts)
    return offer


def _sources(state: State, seat: Seat, card: int, count: int) -> Offer:
    place = place_of(state, seat)
    in_hand, in_clash = state.hands[seat].count(card), state.clash[seat].count(card)
    if place == "final":
        raise IllegalMove("turn_final")
    if place == "clash":
        if count > in_clash:
            raise IllegalMove("not_in_clash", card=CODES[card], seat=seat)
        return Offer(card, 0, count)
    if count <= in_hand:
        return Offer(card, count, 0)
    if count > in_hand + in_clash:
        raise IllegalMove("not_in_hand", card=CODES[card])
    if not may_join(state, seat, card):
        raise IllegalMove(
            "clash_not_yet", card=CODES[card], in_hand=len(state.hands[seat]), draw=len(state.draw)
        )
    return Offer(card, in_hand, count - in_hand)
