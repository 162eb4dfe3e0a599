"""What happened, a sentence for each event; and a hand in one line."""

from bot.games.contract import Event, Fact
from bot.games.corsari.view import SplitView, View
from bot.presenters.contract import Names
from bot.presenters.corsari.cards import colour, row
from bot.presenters.corsari.splits import PARTS, laid
from bot.presenters.facts import FactFormats, as_codes, as_number, listed_names, name, said, scored
from bot.texts.catalog import Say

AS_ON_THE_BOARD = {
    "last_stock_card": "corsari-drew-last",
    "round_void": "corsari-ended-void",
    "game_over": "table-over",
}
"""Events for which there is a sentence already."""


def told(event: Event, names: Names, say: Say) -> str:
    """The sentence of an event. A card that the viewer may not know is left out of it."""
    facts = said(event, FORMATS, names, say)
    if "crew" in event.facts:
        facts["cards"] = laid(_split(event), say)
    return say(_key(event), **facts)


def _key(event: Event) -> str:
    if event.code in AS_ON_THE_BOARD:
        return AS_ON_THE_BOARD[event.code]
    key = f"corsari-told-{event.code.replace('_', '-')}"
    if event.code != "drew":
        return key
    source, card = event.facts["source"], event.facts["card"]
    return f"{key}-{source}-seen" if source == "stock" and card is not None else f"{key}-{source}"


def _split(event: Event) -> SplitView:
    crew, prisoners, attached, stowaways = (as_codes(event.facts[part]) for part in PARTS)
    return SplitView(crew, prisoners, attached, stowaways, as_number(event.facts["limit"]))


def _card(value: Fact, names: Names, say: Say) -> Fact:
    return row([str(value)])


def _colour(value: Fact, names: Names, say: Say) -> Fact:
    return colour(str(value), say)


FORMATS: FactFormats = {
    "seat": ("name", name),
    "closer": ("name", name),
    "dealer": ("name", name),
    "seats": ("names", listed_names),
    "card": ("card", _card),
    "discard": ("discard", _card),
    "pier": ("colour", _colour),
    "scores": ("scores", scored),
}


def holdings(view: View, say: Say) -> str:
    """The viewer's cards; once they are laid down, the parts that they were laid down in."""
    if view.hand or view.seat is None:
        return row(view.hand)
    split = view.splits[view.seat]
    return "" if split is None else laid(split, say)
