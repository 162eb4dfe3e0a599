"""The fields of the slash commands: for each legal move, the values that make it."""

from collections.abc import Iterable, Iterator, Mapping

from bot.games.contract import Seat
from bot.games.hollander import View
from bot.games.hollander.view import PlayOffer, SwapOffer

Field = str | int
Form = Mapping[str, Field]  # values by option; players are counted from 1
SWAPPED = ("give", "get")


def forms(view: View, command: str) -> Iterator[Form]:
    """Every way to fill in `play`, `swap`, `choose-next` or `flip` for a legal move."""
    match command:
        case "play":
            for offer in view.offers:
                yield from _plays(offer)
        case "swap" if view.step == "setup":
            yield from _setup_swaps(view)
        case "swap":
            yield from map(_swap, view.swaps)
        case "choose-next":
            yield from map(_call, view.calls)
        case "flip":
            yield from ({"number": slot} for slot in view.slots)


def values(found: Iterable[Form], field: str, filled: Mapping[str, object]) -> list[Field]:
    """The different values for a field, given the others."""
    known = {name: value for name, value in filled.items() if value}
    if field in SWAPPED:
        # Offered once their place is known: `1` is a card in one place and a slot in another.
        known["where"] = filled.get("where")
    fitting = (form for form in found if all(form.get(name) == value for name, value in known.items()))
    return list(dict.fromkeys(form[field] for form in fitting if field in form))


def words(cards: str, where: str | None, player: int | None, give: str | None, get: str | None) -> str:
    """A move's words from the fields: `WH > 2`, `PI clash 2 7 9`; without a place `7 12`."""
    seat = None if player is None else player - 1
    if where is None and seat is not None:
        return f"{cards} > {seat}"
    return " ".join(str(word) for word in (cards, where, seat, give, get) if word is not None).strip()


def _plays(offer: PlayOffer) -> Iterator[Form]:
    cards: dict[str, Field] = {"cards": offer.move.removeprefix("play ")}
    choices = [*map(_call, offer.calls), *map(_swap, offer.swaps)]
    yield from ({**cards, **choice} for choice in choices or [{}])


def _setup_swaps(view: View) -> Iterator[Form]:
    if view.seat is not None and not view.ready[view.seat]:
        for give in dict.fromkeys(view.hand):
            clash = dict.fromkeys(view.clash[view.seat])
            yield from ({"give": give, "get": get} for get in clash if get != give)


def _call(seat: Seat) -> Form:
    return {"player": seat + 1}


def _swap(swap: SwapOffer) -> Form:
    form: dict[str, Field] = {"where": swap.place, "player": swap.seat + 1, "give": swap.give}
    return {**form, "get": swap.get} if swap.get else form
