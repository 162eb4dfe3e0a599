"""What happened, a sentence for each event; and a hand in one line."""

from collections.abc import Mapping

from bot.games.contract import Event, Fact
from bot.games.playapirata import View
from bot.presenters.contract import Names
from bot.presenters.facts import FactFormats, as_codes, name, said, scored
from bot.presenters.playapirata.cards import chips, is_towel, listed
from bot.texts.catalog import Say

AS_ON_THE_BOARD = {
    "last_turn": "playapirata-turn-last",
    "seat_choice": "playapirata-turn-sit",
    "game_over": "table-over",
}
"""Events for which there is a sentence already."""
UNTOLD = ("turn_done",)
"""Who moves next tells as much."""
SECRETS: Mapping[str, str] = {
    "kept": "card",
    "buried": "card",
    "spied": "card",
    "bucket_played": "card",
    "lifeguard_played": "cards",
}
"""By the event the fact that only the mover may know: it has a sentence with it and one without."""
OPTIONAL: Mapping[str, str] = {
    "spied": "place",
    "mapped": "place",
    "umbrella_played": "place",
    "towels_shown": "towels",
    "towel_taken_back": "top",
}
"""By the event the fact that there may be none of: no target, no towels, a pile without any."""


def told(event: Event, names: Names, say: Say) -> str:
    """The sentence of an event. A card that the viewer may not know is left out of it."""
    if event.code in UNTOLD:
        return ""
    sentence = say(_key(event), **said(event, FORMATS, names, say))
    return f"{sentence} {say('playapirata-parrot-on')}" if event.code == "parrot_played" else sentence


def _key(event: Event) -> str:
    if event.code in AS_ON_THE_BOARD:
        return AS_ON_THE_BOARD[event.code]
    return f"playapirata-told-{event.code.replace('_', '-')}{_variant(event)}"


def _variant(event: Event) -> str:
    """The end of the key where an event has more than one sentence."""
    code, facts = event
    if code in OPTIONAL and not facts[OPTIONAL[code]]:
        return "-none"
    if code in SECRETS and facts[SECRETS[code]] is not None:
        return "-seen"
    is_taken = code == "laid" and facts["occupier_before"] not in (None, facts["seat"])
    return "-taken" if is_taken else ""


def _card(value: Fact, names: Names, say: Say) -> Fact:
    code = str(value)
    return chips([code]) if is_towel(code) else listed([code], say)


def _cards(value: Fact, names: Names, say: Say) -> Fact:
    return listed(as_codes(value), say)


def _towels(value: Fact, names: Names, say: Say) -> Fact:
    return chips(as_codes(value))


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


def holdings(view: View, say: Say) -> str:
    """The viewer's treasures, pirates, towels and special card; in the draft what to choose from as well."""
    is_drafting = view.step == "draft" and view.turn == view.seat
    specials = view.packet if is_drafting else tuple(filter(None, [view.special]))
    parts = (view.treasures, view.pirates, view.towels, specials)
    return " · ".join(chips(codes) for codes in parts if codes)
