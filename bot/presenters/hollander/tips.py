"""Tips for a first game: the effects of special cards, and the card to play."""

from collections.abc import Iterable, Iterator, Sequence

from bot.games.hollander import View
from bot.presenters.facts import as_codes
from bot.presenters.hollander.cards import SHAPES, brief
from bot.presenters.hollander.events import latest
from bot.texts.catalog import Say


def tips(view: View, say: Say) -> Sequence[str]:
    """About the swaps before the start; about special cards that are new in hand, and the card to play."""
    if view.seat is not None and view.step == "setup":
        briefly = (point.partition(". ")[0].rstrip(".") for point in special_cards(view, say))
        return [say("hollander-tip-setup"), *(f"{point}." for point in briefly)]
    if view.seat is None or view.turn != view.seat or view.step != "play":
        return []
    return list(_tips(view, say))


def special_cards(view: View, say: Say) -> Sequence[str]:
    """A sentence for each special card that the viewer holds."""
    return [] if view.seat is None else list(_points((*view.hand, *view.clash[view.seat]), say))


def _tips(view: View, say: Say) -> Iterator[str]:
    yield from _points(_new(view), say)
    if view.may_take:
        yield say("hollander-tip-take")
    elif view.offers:
        kinds = {offer.card for offer in view.offers}
        numbers = [offer for offer in view.offers if offer.card.isdecimal()]
        if len(kinds) > 1 and numbers and not _is_first_turn(view):
            lowest = min(numbers, key=lambda offer: (int(offer.card), -offer.count))
            yield say("hollander-tip-lowest", card=brief(lowest.card, say, lowest.count))
            return
        yield say("hollander-tip-play", cards="one" if len(kinds) == 1 else "some" if numbers else "special")


def _is_first_turn(view: View) -> bool:
    return view.plays < view.players


def _new(view: View) -> Iterable[str]:
    # At first the whole hand, then what was drawn after the last move.
    if _is_first_turn(view):
        return view.hand
    drew = (event.facts for event in latest(view) if event.code == "drew")
    return [code for facts in drew if facts["seat"] == view.seat for code in as_codes(facts["cards"])]


def _points(codes: Iterable[str], say: Say) -> Iterator[str]:
    points = say("hollander-rules").split("\n• ")
    for code in dict.fromkeys(code for code in codes if code in SHAPES and not code.isdecimal()):
        yield from (point for point in points if point.startswith(SHAPES[code]))
