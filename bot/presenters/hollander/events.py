"""What has happened at the table, a sentence an event; some of them are the news on the board."""

from collections.abc import Mapping

from bot.games.contract import Event, Fact
from bot.presenters.contract import Names
from bot.presenters.facts import FactFormats, as_codes, name, said
from bot.presenters.hollander.cards import chip, chips
from bot.texts.catalog import Say

NEWS: Mapping[str, str] = {
    "begins": "hollander-news-begins",
    "played": "hollander-news-played",
    "pirate_as_hollander": "hollander-news-pirate-as-hollander",
    "turn_lost": "hollander-news-turn-lost",
    "called": "hollander-news-called",
    "turned": "hollander-news-turned",
    "took_pile": "hollander-news-took-pile",
    "pile_removed": "hollander-news-pile-removed",
    "plays_again": "hollander-news-plays-again",
    "drew": "hollander-news-drew",
    "swapped_hand": "hollander-news-swapped-hand",
    "swapped_clash": "hollander-news-swapped-clash",
    "swapped_final": "hollander-news-swapped-final",
    "went_out": "hollander-news-went-out",
    "play_limit": "hollander-news-play-limit",
}
"""The sentence for each event that is news; the rest of the table shows the others anyway."""
TOLD: Mapping[str, str] = {
    **NEWS,
    "ready": "hollander-told-ready",
    "swapped": "hollander-told-swapped",
    "drew": "hollander-told-drew",
    "game_over": "table-over",
}
"""The sentence for each event away from the table; a choice that is due will be told when it is made."""
TOLD_WITH_CARDS = {
    "drew": "hollander-told-drew-cards",
    "swapped_hand": "hollander-told-swapped-hand-cards",
}
"""The same where the viewer may know the cards."""


def told(event: Event, names: Names, say: Say) -> str:
    """The sentence for an event; empty for one that needs no telling."""
    sees_cards = not event.facts.keys().isdisjoint(("cards", "gave"))
    key = TOLD_WITH_CARDS.get(event.code) if sees_cards else None
    key = key or TOLD.get(event.code)
    return sentence(key, event, names, say) if key else ""


def sentence(key: str, event: Event, names: Names, say: Say) -> str:
    """The sentence of that key, with names and cards for the codes in the event's facts."""
    return say(key, **said(event, FORMATS, names, say))


def _card(value: Fact, names: Names, say: Say) -> Fact:
    return chip(str(value))


def _cards(value: Fact, names: Names, say: Say) -> Fact:
    return chips(as_codes(value))


def _yes_or_no(value: Fact, names: Names, say: Say) -> Fact:
    return "yes" if value else "no"


FORMATS: FactFormats = {
    **{seat: (seat, name) for seat in ("seat", "other", "called")},
    **{card: (card, _card) for card in ("card", "gave", "got", "laid", "lifted")},
    "cards": ("cards", _cards),
    "played": ("played", _yes_or_no),
    "four_of_a_kind": ("four_of_a_kind", _yes_or_no),
}
