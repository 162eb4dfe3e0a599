"""A sentence for each event."""

from bot.games.contract import Event, Fact
from bot.presenters import facts
from bot.presenters.contract import Names
from bot.presenters.facts import FactFormats, as_codes, name, scored
from bot.presenters.playapirata.cards import is_towel, listed, several
from bot.texts.catalog import Say


def event_text(event: Event, names: Names, say: Say) -> str:
    """The sentence, without cards that the viewer may not know."""
    code, known = event
    is_taken = code == "laid" and known["occupier_before"] not in (None, known["seat"])
    variant = "-taken" if is_taken else ""
    return facts.event_text("playapirata", event, FORMATS, names, say, variant=variant)


def _card(value: Fact, names: Names, say: Say) -> Fact:
    code = str(value)
    return several([code], say) if is_towel(code) else listed([code], say)


def _cards(value: Fact, names: Names, say: Say) -> Fact:
    return listed(as_codes(value), say)


def _towels(value: Fact, names: Names, say: Say) -> Fact:
    return several(as_codes(value), say)


FORMATS: FactFormats = {
    "seat": ("name", name),
    "starter": ("name", name),
    "of": ("other", name),
    "occupier_before": ("other", name),
    "card": ("card", _card),
    "cards": ("cards", _cards),
    "top": ("top", _card),
    "towels": ("towels", _towels),
    "scores": ("scores", scored),
}
