"""A computer player for The Flying Hollander: what it may see, to a move.

It keeps its strong cards for the clash cards and for the end, gets rid of many weak ones at a time, and
spends strong ones where somebody is close to going out or where the next player would take a big pile.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import TypeVar

from bot.games.contract import Move, Seat
from bot.games.hollander.view import PlayOffer, SwapOffer, View

WORTH = {
    **{str(rank): float(rank) for rank in range(1, 13)},
    "IS": 13.0,
    "MU": 13.0,
    "PI": 13.5,
    "WH": 14.0,
    "FH": 14.0,
    "KR": 16.0,
}
"""How good it is to have a card later: how often it can be played."""
UNSEEN_WORTH = 8.5
FOUR = 4
DANGER = 3
"""An opponent with so few cards left must be stopped."""

T = TypeVar("T")


def choose(view: View, rng: Random) -> Move:
    """A legal move for the viewer, whose move is awaited; among equally good ones one at random."""
    if view.step == "setup":
        return _prepare(view, rng)
    if view.calls:
        return f"call {_called(view, view.calls, rng)}"
    if view.swaps:
        return f"swap {_swapped(view, view.swaps, rng)}"
    if view.may_take:
        return "take"
    if view.slots:
        return f"final {rng.choice(view.slots)}"
    return _play(view, rng)


def _prepare(view: View, rng: Random) -> Move:
    """The best cards lie as clash cards, as the rulebook advises."""
    assert view.seat is not None  # the public prepares nothing
    best = _best(view.hand, WORTH.__getitem__, rng)
    worst = _best(view.clash[view.seat], lambda card: -WORTH[card], rng)
    return f"swap {best} {worst}" if WORTH[best] > WORTH[worst] else "ready"


def _play(view: View, rng: Random) -> Move:
    offer = _best(view.offers, lambda offer: _merit(view, offer), rng)
    if offer.calls:
        return f"{offer.move} > {_called(view, offer.calls, rng)}"
    if offer.swaps:
        return f"{offer.move} {_swapped(view, offer.swaps, rng)}"
    return offer.move


def _merit(view: View, offer: PlayOffer) -> float:
    """How good a play is: the cards it sheds, less what they would be worth later."""
    assert view.seat is not None  # only a seat plays
    if offer.count == view.cards_left[view.seat]:
        return 1000.0
    card, count = offer.card, offer.count
    shed = 0.0 if view.draw else 7.0 * (count - 1)
    merit = shed - WORTH[card] * (1.0 if card.isdecimal() else 1.3 * count)
    if _completes_four(view, offer) or card == "KR":
        merit += 4.0 + min(len(view.pile), 6)
    if _pressed(view):
        merit += _pressure(view, card)
    return merit


def _pressed(view: View) -> bool:
    return any(view.cards_left[seat] <= DANGER for seat in _opponents(view))


def _pressure(view: View, card: str) -> float:
    """What a card is worth against someone who is about to go out: a high one may stop them."""
    if card.isdecimal():
        return 1.6 * int(card)
    return {"WH": 22.0, "MU": 14.0, "FH": 10.0 if view.pile else 24.0}.get(card, 0.0)


def _completes_four(view: View, offer: PlayOffer) -> bool:
    row = 0
    for face in reversed(view.pile):
        if face == offer.card:
            row += 1
        elif face not in ("FH", "PI:FH"):
            break
    return offer.card != "FH" and row + offer.count >= FOUR


def _called(view: View, seats: Sequence[Seat], rng: Random) -> Seat:
    """Whoever is furthest from going out."""
    return _best(seats, view.cards_left.__getitem__, rng)


def _swapped(view: View, swaps: Sequence[SwapOffer], rng: Random) -> str:
    """What gains most; of equal swaps the one with whoever is closest to going out."""
    return _best(swaps, lambda swap: (_gain(swap), -view.cards_left[swap.seat]), rng).words


def _gain(swap: SwapOffer) -> float:
    if swap.place == "final":
        return 0.0
    return (WORTH[swap.get] if swap.get else UNSEEN_WORTH) - WORTH[swap.give]


def _opponents(view: View) -> Iterable[Seat]:
    return (seat for seat in range(view.players) if seat != view.seat and seat not in view.out)


def _best(things: Iterable[T], merit: Callable[[T], float | tuple[float, ...]], rng: Random) -> T:
    """The thing of the highest merit; of several one at random."""
    merits = [(thing, merit(thing)) for thing in things]
    highest = max(merit for _, merit in merits)
    return rng.choice([thing for thing, merit in merits if merit == highest])
