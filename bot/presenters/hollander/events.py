"""A sentence for each event; some are the news on the board."""

from collections.abc import Sequence

from bot.games.contract import Event, Fact
from bot.games.hollander import View
from bot.presenters import facts
from bot.presenters.contract import Names
from bot.presenters.facts import FactFormats, as_codes, name
from bot.presenters.hollander.cards import brief, several
from bot.texts.catalog import Say
from bot.texts.keys import event_key

MOVES = ("played", "turned", "took_pile")


def event_text(event: Event, names: Names, say: Say) -> str:
    """The sentence, with cards that the viewer may know; none for a due choice."""
    return facts.event_text("hollander", event, FORMATS, names, say)


def news_text(event: Event, names: Names, say: Say) -> str:
    """The sentence on the board, where a viewer sees their own cards elsewhere."""
    key = "hollander-news-drew" if event.code == "drew" else event_key("hollander", event.code)
    return say(key, **facts.facts_in_words(event, FORMATS, names, say))


def latest(view: View) -> Sequence[Event]:
    """The events since the viewer's last move."""
    by_viewer = (event.code in MOVES and event.facts["seat"] == view.seat for event in view.news)
    moved = [at for at, is_own in enumerate(by_viewer, 1) if is_own]
    return view.news[moved[-1] :] if moved else view.news


def _card(value: Fact, names: Names, say: Say) -> Fact:
    return brief(str(value), say)


def _cards(value: Fact, names: Names, say: Say) -> Fact:
    return several(as_codes(value), say)


def _yes_or_no(value: Fact, names: Names, say: Say) -> Fact:
    return "yes" if value else "no"


FORMATS: FactFormats = {
    **{seat: (seat, name) for seat in ("seat", "other", "called")},
    **{card: (card, _card) for card in ("card", "gave", "got", "laid", "lifted")},
    "cards": ("cards", _cards),
    "played": ("played", _yes_or_no),
    "four_of_a_kind": ("four_of_a_kind", _yes_or_no),
}
