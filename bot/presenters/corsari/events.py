"""A sentence for each event."""

from bot.games.contract import Event, Fact
from bot.games.corsari.view import SplitView
from bot.presenters import facts
from bot.presenters.contract import Names
from bot.presenters.corsari.cards import colour, row
from bot.presenters.corsari.splits import PARTS, laid
from bot.presenters.facts import FactFormats, as_codes, as_number, listed_names, name, scored
from bot.texts.catalog import Say


def event_text(event: Event, names: Names, say: Say) -> str:
    """The sentence, without cards that the viewer may not know."""
    variant = f"-{event.facts['source']}" if event.code == "drew" else ""
    more = {"cards": laid(_split(event), say)} if "crew" in event.facts else {}
    return facts.event_text("corsari", event, FORMATS, names, say, variant=variant, **more)


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
