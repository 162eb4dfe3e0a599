"""The form for a round: a line for each field, with a value for each player, in seat order."""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from bot.games import paper_fields
from bot.games.contract import Fact, IllegalMove
from bot.games.paper_fields import EMPTY
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.errors import Typed
from bot.ui.kit.modal import LONGEST_ABOUT, LONGEST_LABEL, Field
from bot.ui.scorepads.post import field_name, player_names

LONGEST_VALUE = 300
BETWEEN_NUMBERS = re.compile(r"[\s,;|/]+")


def fields_for(scorepad: Scorepad, number: int, say: Say, typed: Typed) -> Sequence[Field]:
    """The form's lines for round `number`, filled with the `typed` values."""
    names = [player_names(scorepad).bare(row.seat, LONGEST_ABOUT) for row in scorepad.players]
    about = say("pad-form-order", names=", ".join(names))
    if len(about) > LONGEST_ABOUT:
        about = f"{about[: LONGEST_ABOUT - 1]}…"
    return [
        Field(
            field.key,
            _label(scorepad, field, say),
            about,
            typed.get(field.key, ""),
            field.needed,
            LONGEST_VALUE,
        )
        for field in scorepad.paper.fields(number)
    ]


def _label(scorepad: Scorepad, field: paper_fields.Field, say: Say) -> str:
    name = field_name(scorepad.row.game, field.key, say)
    whole = f"{name} ({scorepad.entry.presenter.cards.fact('allowed', field.allowed, say)})"
    return whole if len(whole) <= LONGEST_LABEL else name[:LONGEST_LABEL]


def written(scorepad: Scorepad, number: int, say: Say) -> Typed:
    """The values of round `number`, as a player would type them; empty for a new round."""
    if number > len(scorepad.paper.lines):
        return {}
    rows, shown = scorepad.paper.entries(number), scorepad.entry.presenter.cards.fact
    return {
        field.key: " ".join(str(shown(field.key, _word(row.values[field.key]), say)) for row in rows)
        for field in scorepad.paper.fields(number)
    }


def _word(value: paper_fields.Value) -> str:
    return EMPTY if value is None else str(value)


def by_seat(scorepad: Scorepad, number: int, typed: Typed, say: Say) -> Sequence[Mapping[str, str]]:
    """The typed words of each player, by field. Raises `Refusal("pad_values")`."""
    found: list[dict[str, str]] = [{} for _ in scorepad.players]
    for field in scorepad.paper.fields(number):
        words = _split(field, typed.get(field.key, ""))
        if words and len(words) != len(scorepad.players):
            name, order = field_name(scorepad.row.game, field.key, say), player_names(scorepad)
            names = ", ".join(order[row.seat] for row in scorepad.players)
            raise Refusal("pad_values", field=name, count=len(words), players=len(found), names=names)
        for seat, word in enumerate(words):
            found[seat][field.key] = word
    return found


def _split(field: paper_fields.Field, typed: str) -> Sequence[str]:
    # Words that have commas or blanks are separated by `|`.
    if not typed.strip():
        return []
    if field.words is None:
        return [word for word in BETWEEN_NUMBERS.split(typed) if word]
    if paper_fields.BETWEEN_SEATS.search(typed):
        return [part.strip() for part in paper_fields.BETWEEN_SEATS.split(typed)]
    return typed.split()


@contextmanager
def naming(scorepad: Scorepad, say: Say) -> Iterator[None]:
    """Turns a game's `IllegalMove` into a `Refusal` with names instead of numbers."""
    try:
        yield
    except IllegalMove as error:
        raise Refusal(error.code, **_named(scorepad, error.facts, say)) from error


def _named(scorepad: Scorepad, facts: Mapping[str, Fact], say: Say) -> Mapping[str, Fact]:
    game, found = scorepad.row.game, dict(facts)
    for name, value in facts.items():
        match name:
            case "seat":
                found["name"] = player_names(scorepad)[int(str(value))]
            case "field":
                found["field"] = field_name(game, str(value), say)
            case "fields":
                found["fields"] = ", ".join(field_name(game, key, say) for key in str(value).split(", "))
            case _:
                found[name] = scorepad.entry.presenter.cards.fact(name, value, say)
    return found
