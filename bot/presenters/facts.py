"""What the faces of all games need to tell an event: each fact as what it is, and as it is said."""

from collections.abc import Callable, Mapping

from bot.games.contract import Event, Fact
from bot.presenters.contract import Names
from bot.texts.catalog import Say

Look = Callable[[Fact, Names, Say], Fact]
"""How a fact is said: a seat by its name, a card by its shape and name."""
FactFormats = Mapping[str, tuple[str, Look]]
"""By the name of a fact the placeholder that it fills, and how it is said."""


def said(event: Event, looks: FactFormats, names: Names, say: Say) -> dict[str, Fact]:
    """The facts of an event by placeholder; those without a look stay as they are, and None is left out."""
    known = {fact: value for fact, value in event.facts.items() if value is not None}
    placed = {fact: looks.get(fact, (fact, _as_it_is)) for fact in known}
    return {placeholder: look(known[fact], names, say) for fact, (placeholder, look) in placed.items()}


def _as_it_is(value: Fact, names: Names, say: Say) -> Fact:
    return value


def name(value: Fact, names: Names, say: Say) -> Fact:
    """A seat: `Anna`."""
    return names[as_number(value)]


def listed_names(value: Fact, names: Names, say: Say) -> Fact:
    """Several seats: `Anna, Ben`."""
    return names.listed(as_numbers(value))


def scored(value: Fact, names: Names, say: Say) -> Fact:
    """What a round brought to each seat, from the first: `Anna +4 · Ben 0 · Carla −1`."""
    scores = enumerate(as_numbers(value))
    signed = ((seat, f"{score:+}".replace("-", "−") if score else "0") for seat, score in scores)
    return " · ".join(f"{names[seat]} {score}" for seat, score in signed)


def as_number(value: Fact) -> int:
    """A fact that is a number: a seat, a place, a round."""
    assert isinstance(value, int)  # the event's code tells what its facts are
    return value


def as_numbers(value: Fact) -> tuple[int, ...]:
    """A fact that is several numbers: seats, scores."""
    assert isinstance(value, tuple)  # the event's code tells what its facts are
    return tuple(map(int, value))


def as_codes(value: Fact) -> tuple[str, ...]:
    """A fact that is several card codes."""
    assert isinstance(value, tuple)  # the event's code tells what its facts are
    return tuple(map(str, value))
