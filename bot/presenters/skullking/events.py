"""A sentence for each event."""

from collections.abc import Sequence

from bot.games.contract import Event, Fact, Seat
from bot.presenters import facts
from bot.presenters.contract import Names
from bot.presenters.facts import FactFormats, as_codes, as_number, as_numbers, name, scored
from bot.presenters.skullking.cards import LOAD_SHAPES, named, several, with_ghost
from bot.texts.catalog import Say

ALLIED = "🤝"  # marks allies by a Loot until the round ends


def event_text(event: Event, names: Names, say: Say) -> str:
    """The sentence; each of this game's events has one."""
    if "loads" in event.facts:
        return say("skullking-event-bids-revealed", bids=_loaded_bids(event, names))
    sentence = facts.event_text("skullking", event, FORMATS, with_ghost(names, say), say)
    sentence = with_bonus(sentence, as_number(event.facts.get("bonus", 0)), say)
    if "allies" not in event.facts:
        return sentence
    allies = allied(as_number(event.facts["seat"]), as_numbers(event.facts["allies"]), names, say)
    return f"{sentence} · {allies}"


def with_bonus(sentence: str, bonus: int, say: Say) -> str:
    """A sentence about a trick, with its bonus if any."""
    return f"{sentence} · {say('skullking-bonus', bonus=bonus)}" if bonus else sentence


def allied(taker: Seat, allies: Sequence[Seat], names: Names, say: Say) -> str:
    """The taker of Loots, and the allies."""
    return f"{ALLIED} {say('skullking-allied', name=names[taker], allies=names.listed(allies, say))}"


def _card(value: Fact, names: Names, say: Say) -> Fact:
    return named(str(value), say)


def _cards(value: Fact, names: Names, say: Say) -> Fact:
    return several(as_codes(value), say)


def _bids(value: Fact, names: Names, say: Say) -> Fact:
    return " · ".join(f"{names[seat]} **{bid}**" for seat, bid in enumerate(as_numbers(value)))


def _loaded_bids(event: Event, names: Names) -> str:
    pairs = zip(as_numbers(event.facts["bids"]), as_codes(event.facts["loads"]), strict=True)
    return " · ".join(
        f"{names[seat]} **{bid}** {LOAD_SHAPES[load]}" for seat, (bid, load) in enumerate(pairs)
    )


FORMATS: FactFormats = {
    "seat": ("name", name),
    "leader": ("leader", name),
    "card": ("card", _card),
    "cards": ("cards", _cards),
    "bids": ("bids", _bids),
    "scores": ("scores", scored),
}
