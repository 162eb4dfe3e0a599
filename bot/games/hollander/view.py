"""The facts that a seat, or the public, may know, in codes."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.contract import Event, Move, Placing, ScoreLine, Seat
from bot.games.hollander.cards import CODES, codes
from bot.games.hollander.events import as_events
from bot.games.hollander.notation import print_play, print_swap
from bot.games.hollander.offers import can_play, offers
from bot.games.hollander.pile import Order, order_of
from bot.games.hollander.state import (
    Place,
    State,
    Step,
    cards_left,
    is_over,
    place_of,
    placed,
    slots,
)
from bot.games.hollander.targets import Call, Choice, Swap
from bot.games.hollander.turns import choices_due, choices_for


class SwapOffer(NamedTuple):
    """One of the viewer's cards for one of the seat's in the same place."""

    place: str
    seat: Seat
    give: str  # of final cards the slot, `1`–`3`
    get: str  # empty from a hand, where it is drawn

    @property
    def words(self) -> str:
        """The words that follow the cards of the play, or follow `swap`."""
        return f"{self.place} {self.seat} {self.give} {self.get}".rstrip()


@dataclass(frozen=True, slots=True)
class PlayOffer:
    """Equal cards that the viewer may play.

    The whole move is `move`, or `move > ` and one of `calls`, or the `words` of one of `swaps`.
    """

    card: str
    count: int
    from_clash: int
    calls: tuple[Seat, ...]
    swaps: tuple[SwapOffer, ...]

    @property
    def move(self) -> Move:
        """The move without a choice."""
        return print_play((self.card,) * self.count, None)


class SeenSwap(NamedTuple):
    """A swap of cards in hand that the viewer took part in: `seat` gave `gave` to `other`."""

    seat: Seat
    other: Seat
    gave: str
    got: str


@dataclass(frozen=True, slots=True)
class View:
    """All that the viewer may know, in codes."""

    seat: Seat | None  # None: the public
    players: int
    step: Step
    dealer: Seat
    starter: Seat
    turn: Seat | None  # None during the set-up and at the end
    plays_again: bool  # the pile was just cleared
    place: Place | None  # where the seat on turn plays from
    play_on: bool
    play_limit: bool
    plays: int
    pile: tuple[str, ...]  # the bottom first
    order: Order
    draw: int
    removed: tuple[str, ...]  # left the game
    clash: tuple[tuple[str, ...], ...]
    finals: tuple[tuple[bool, ...], ...]  # in which slots final cards are
    hand_sizes: tuple[int, ...]
    cards_left: tuple[int, ...]
    taken: tuple[int, ...]
    ready: tuple[bool, ...]
    out: tuple[Seat, ...]
    hand: tuple[str, ...]  # this and the following, to `seen`, for the viewer alone
    offers: tuple[PlayOffer, ...]
    may_take: bool
    slots: tuple[int, ...]  # to flip, 1–3
    calls: tuple[Seat, ...]  # for a card flipped blind, as `swaps`
    swaps: tuple[SwapOffer, ...]
    seen: tuple[SeenSwap, ...]
    news: tuple[Event, ...]  # the latest moves, the oldest first
    scorepad: tuple[ScoreLine, ...]
    result: tuple[Placing, ...] | None


def view(state: State, seat: Seat | None) -> View:
    """The facts that a seat, or the public (None), may know."""
    setup, seats = state.setup, range(state.setup.players)
    turn = None if state.step in ("setup", "over") else state.turn
    acting = seat is not None and seat == turn
    place = None if turn is None else place_of(state, turn)
    plays = acting and state.step == "play"
    calls, swaps = _sorted_out(choices_due(state, state.turn, state.step) if acting else ())
    return View(
        seat=seat,
        players=setup.players,
        step=state.step,
        dealer=setup.dealer,
        starter=(setup.dealer + 1) % setup.players,
        turn=turn,
        plays_again=turn is not None and any(happened.code == "plays_again" for happened in state.happened),
        place=place,
        play_on=setup.play_on,
        play_limit=setup.play_limit,
        plays=state.plays,
        pile=codes(state.pile),
        order=order_of(state.pile),
        draw=len(state.draw),
        removed=codes(state.removed),
        clash=tuple(codes(cards) for cards in state.clash),
        finals=tuple(tuple(map(bool, cards)) for cards in state.finals),
        hand_sizes=tuple(len(hand) for hand in state.hands),
        cards_left=tuple(cards_left(state, at) for at in seats),
        taken=state.taken,
        ready=state.ready,
        out=tuple(out.seat for out in state.out),
        hand=() if seat is None else codes(state.hands[seat]),
        offers=_offers(state, state.turn) if plays else (),
        may_take=plays and not can_play(state, state.turn),
        slots=tuple(slot + 1 for slot in slots(state, state.turn)) if plays and place == "final" else (),
        calls=calls,
        swaps=swaps,
        seen=_seen(state, seat),
        news=as_events((*state.happened_before, *state.happened), seat),
        scorepad=scorepad(state),
        result=result(state),
    )


def _offers(state: State, seat: Seat) -> tuple[PlayOffer, ...]:
    offered = []
    for offer in offers(state, seat):
        calls, swaps = _sorted_out(choices_for(state, seat, *offer))
        count = offer.from_hand + offer.from_clash
        offered.append(PlayOffer(CODES[offer.card], count, offer.from_clash, calls, swaps))
    return tuple(offered)


def _sorted_out(choices: Iterable[Choice]) -> tuple[tuple[Seat, ...], tuple[SwapOffer, ...]]:
    calls = tuple(choice.seat for choice in choices if isinstance(choice, Call))
    return calls, tuple(_swap_offer(choice) for choice in choices if isinstance(choice, Swap))


def _swap_offer(swap: Swap) -> SwapOffer:
    place, _, give, *get = print_swap(swap).split()
    return SwapOffer(place, swap.seat, give, "".join(get))


def _seen(state: State, seat: Seat | None) -> tuple[SeenSwap, ...]:
    return tuple(
        SeenSwap(swap.seat, swap.other, CODES[swap.gave], CODES[swap.got])
        for swap in state.hand_swaps
        if seat in (swap.seat, swap.other)
    )


def result(state: State) -> tuple[Placing, ...] | None:
    """By the order of going out, then by cards left, which are the score."""
    if not is_over(state):
        return None
    seats = range(state.setup.players)
    return placed([_went_out(state, seat) for seat in seats], [cards_left(state, seat) for seat in seats])


def _went_out(state: State, seat: Seat) -> int | None:
    return next((place for place, out in enumerate(state.out, start=1) if out.seat == seat), None)


def scorepad(state: State) -> tuple[ScoreLine, ...]:
    """Of the finished game: cards left, who went out when (`out` 1, 2, …, with play `at`), piles taken."""
    if not is_over(state):
        return ()
    lines = []
    for seat, taken in enumerate(state.taken):
        went, left = _went_out(state, seat), cards_left(state, seat)
        at = None if went is None else state.out[went - 1].play
        lines.append(ScoreLine(1, seat, left, left, {"out": went, "at": at, "taken": taken}))
    return tuple(lines)
