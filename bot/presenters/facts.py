"""From an event to its sentence, the same way in every game.

The key is `<game>-event-<code>`, or `event-<code>` if all games share it. If a viewer may not know
everything, or if a fact is missing, there are up to three:

    corsari-event-drew-stock-seen = { $name } drew { $card }.     for a viewer who knows the card
    corsari-event-drew-stock = { $name } drew from the stock.     for all others
    playapirata-event-spied-none = …                              where the sentence above lacks a fact
"""

from collections.abc import Callable, Mapping

from bot.games.contract import Event, Fact
from bot.presenters.contract import Names
from bot.texts.catalog import Say, has, placeholders
from bot.texts.keys import event_key, key_of
from bot.texts.minus import with_minus

FactFormat = Callable[[Fact, Names, Say], Fact]  # a fact in words: a seat's name, a card's shape and name
FactFormats = Mapping[str, tuple[str, FactFormat]]  # the placeholder for each fact's name, and its format


def event_text(
    game: str, event: Event, formats: FactFormats, names: Names, say: Say, *, variant: str = "", **more: Fact
) -> str:
    """The first sentence whose facts are all known; empty without one.

    `variant` follows the code (`-taken`), `more` are facts made of several.
    """
    key = event_key(game, event.code) + variant
    facts = {**facts_in_words(event, formats, names, say), **more}
    for sentence in (f"{key}-seen", key, f"{key}-none", key_of("event", event.code)):
        if has(sentence) and placeholders(sentence) <= facts.keys():
            return say(sentence, **facts)
    return ""


def facts_in_words(event: Event, formats: FactFormats, names: Names, say: Say) -> dict[str, Fact]:
    """The facts of an event by placeholder, without those that are None or empty."""
    placed = ((formats.get(fact, (fact, _as_it_is)), value) for fact, value in event.facts.items())
    shown = {name: format_(value, names, say) for (name, format_), value in placed if value is not None}
    return {name: value for name, value in shown.items() if value != ""}


def _as_it_is(value: Fact, names: Names, say: Say) -> Fact:
    return value


def name(value: Fact, names: Names, say: Say) -> Fact:
    """A seat's name."""
    return names[as_number(value)]


def listed_names(value: Fact, names: Names, say: Say) -> Fact:
    """Several seats: `Anna and Ben`."""
    return names.listed(as_numbers(value), say)


def scored(value: Fact, names: Names, say: Say) -> Fact:
    """The scores of each seat for a round: `Anna +4 · Ben 0 · Carla −1`."""
    scores = enumerate(as_numbers(value))
    return " · ".join(f"{names[seat]} {signed(score)}" for seat, score in scores)


def signed(number: int) -> str:
    """A score with its sign: `+20`, `−10`."""
    return with_minus(f"{number:+}") if number else "0"


def as_number(value: Fact) -> int:
    """A fact that is a number."""
    assert isinstance(value, int)  # the event's code decides the type of its facts
    return value


def as_numbers(value: Fact) -> tuple[int, ...]:
    """A fact that is several numbers."""
    assert isinstance(value, tuple)  # the event's code decides the type of its facts
    return tuple(map(int, value))


def as_codes(value: Fact) -> tuple[str, ...]:
    """A fact that is several card codes."""
    assert isinstance(value, tuple)  # the event's code decides the type of its facts
    return tuple(map(str, value))
