"""The rule of The Flying Hollander, without looking ahead."""

from collections import Counter
from collections.abc import Sequence
from random import Random

from bot.ai.contract import Style
from bot.ai.picking import best
from bot.games.contract import Move, Seat
from bot.games.hollander.view import PlayOffer, SwapOffer, View

# A card's later value: how often it can be played.
WORTH = {
    **{str(rank): float(rank) for rank in range(1, 13)},
    "IS": 13.0,
    "MU": 13.0,
    "PI": 13.5,
    "WH": 14.0,
    "FH": 14.0,
    "KR": 16.0,
}
UNSEEN_WORTH = 8.5
FOUR = 4
SHED, SHED_DRAWING = 7.0, 3.0  # the value of each further equal card shed; less while cards are still drawn
SPECIAL = 1.3  # a special card costs this many times its value
CLEARS, CLEARS_AT_MOST = 4.0, 6  # what it is worth to clear a pile, and how many of its cards count, each 1
BEATS_NOTHING = 2.0  # with at most this value a hand would take the pile again and again
MANY = 1000  # more cards than anyone holds
DANGER = 3  # an opponent with so few cards must be stopped


def merits(view: View, style: Style) -> list[tuple[float, PlayOffer]]:
    """How good it is to play each of the cards on offer."""
    return [(_merit(view, offer, style), offer) for offer in view.offers]


def without_play(view: View, rng: Random) -> Move:
    """The move of a seat that has no cards to choose from."""
    if view.step == "setup":
        return _prepared(view, rng)
    if view.calls:
        return f"call {_called(view, view.calls, rng)}"
    if view.swaps:
        return f"swap {_swapped(view, view.swaps, rng)}"
    return "take" if view.may_take else f"final {rng.choice(view.slots)}"


def _prepared(view: View, rng: Random) -> Move:
    assert view.seat is not None  # the public prepares nothing
    clash = view.clash[view.seat]
    wanted = Counter(_wanted_clash((*view.hand, *clash)))
    missing, spare = list((wanted - Counter(clash)).elements()), list((Counter(clash) - wanted).elements())
    return f"swap {rng.choice(missing)} {rng.choice(spare)}" if missing else "ready"


def _wanted_clash(cards: Sequence[str]) -> Sequence[str]:
    # The best three, as the rulebook advises; but one of them stays in a hand that could beat nothing.
    strongest = sorted(cards, key=lambda card: (WORTH[card], card), reverse=True)
    if WORTH[strongest[3]] > BEATS_NOTHING:
        return strongest[:3]
    return (*strongest[:2], strongest[3])


def completed(view: View, offer: PlayOffer, rng: Random) -> Move:
    """The play with the choice that it asks for."""
    if offer.calls:
        return f"{offer.move} > {_called(view, offer.calls, rng)}"
    if offer.swaps:
        return f"{offer.move} {_swapped(view, offer.swaps, rng)}"
    return offer.move


def _merit(view: View, offer: PlayOffer, style: Style) -> float:
    # The cards it sheds, less what they would be worth later.
    assert view.seat is not None  # only a seat plays
    if offer.count == view.cards_left[view.seat]:
        return 1000.0
    card, count = offer.card, offer.count
    shed = (SHED_DRAWING if view.draw else SHED) * (count - 1)
    merit = shed - WORTH[card] * (1.0 if card.isdecimal() else SPECIAL * count)
    if _completes_four(view, offer) or card == "KR":
        merit += CLEARS + min(len(view.pile), CLEARS_AT_MOST)
    if _pressed(view):
        merit += style.spite * pressure(card, piled=bool(view.pile))
    return merit


def _pressed(view: View) -> bool:
    opponents = (seat for seat in range(view.players) if seat != view.seat and seat not in view.out)
    return any(view.cards_left[seat] <= DANGER for seat in opponents)


def pressure(card: str, *, piled: bool) -> float:
    """The worth of a card while someone is about to go out: a high one may stop them."""
    if card.isdecimal():
        return 1.6 * int(card)
    return {"WH": 22.0, "MU": 14.0, "FH": 10.0 if piled else 24.0}.get(card, 0.0)


def _completes_four(view: View, offer: PlayOffer) -> bool:
    row = 0
    for face in reversed(view.pile):
        if face == offer.card:
            row += 1
        elif face not in ("FH", "PI:FH"):
            break
    return offer.card != "FH" and row + offer.count >= FOUR


def _called(view: View, seats: Sequence[Seat], rng: Random) -> Seat:
    # The player who is furthest from going out.
    return best([(view.cards_left[seat], seat) for seat in seats], rng)


def _swapped(view: View, swaps: Sequence[SwapOffer], rng: Random) -> str:
    # Of equal swaps the one with the player closest to going out.
    return best([(gain(swap) - view.cards_left[swap.seat] / MANY, swap) for swap in swaps], rng).words


def gain(swap: SwapOffer) -> float:
    """How much better the card is that one gets."""
    if swap.place == "final":
        return 0.0
    return (WORTH[swap.get] if swap.get else UNSEEN_WORTH) - WORTH[swap.give]
