"""The form for a round: a line for each player."""

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
from bot.ui.kit.modal import LONGEST_ABOUT, LONGEST_LABEL, LONGEST_LINE, Field
from bot.ui.scorepads.post import field_name, player_names, said, values_of

MOST_FIELDS = 5  # of a form: more players are lines of one field
EVERYBODY, LONGEST_TEXT = "all", 1_000
BETWEEN_NUMBERS = re.compile(r"[\s,;|/\n]+")
AROUND = re.compile(r"\s*([,+])\s*")  # the signs in a list or a sum


def fields_for(
    scorepad: Scorepad, number: int, asked: Sequence[paper_fields.Field], values: Sequence[str], say: Say
) -> Sequence[Field]:
    """The form's lines for the players of a round, each filled with the player's values."""
    about = ", ".join(_described(scorepad, field, say) for field in asked)
    about = about if len(about) <= LONGEST_ABOUT else f"{about[: LONGEST_ABOUT - 1]}…"
    seats = [row.seat for row in scorepad.who_played(number)]
    names = [player_names(scorepad).bare(seat, LONGEST_LABEL) for seat in seats]
    needed = any(field.needed for field in asked)
    if len(names) > MOST_FIELDS:
        text = "\n".join(f"{name}: {value}" for name, value in zip(names, values, strict=True))
        return [Field(EVERYBODY, say("pad-form-lines"), about, text, needed, LONGEST_TEXT)]
    return [
        Field(_key(seat), name, about if seat == seats[0] else "", value, needed, LONGEST_LINE)
        for seat, name, value in zip(seats, names, values, strict=True)
    ]


def _key(seat: int) -> str:
    return f"seat{seat}"


def _described(scorepad: Scorepad, field: paper_fields.Field, say: Say) -> str:
    name = field_name(scorepad.row.game, field.key, say)
    return f"{name} ({scorepad.entry.presenter.cards.fact('allowed', field.allowed, say)})"


def written(scorepad: Scorepad, number: int, say: Say) -> Sequence[str]:
    """The values of each player in round `number`, as they would be typed, as far as there are any."""
    if number <= len(scorepad.paper.lines):
        return [values_of(scorepad, row, say) for row in scorepad.paper.entries(number)]
    first = scorepad.paper.fields()[0].key
    return [row.typed.get(first, "") for row in scorepad.paper.so_far]


def typed_line(scorepad: Scorepad, number: int, typed: Typed) -> str:
    """The typed values of all players as one line. Raises `Refusal("pad_lines")`."""
    parts = _parts(scorepad, number, typed)
    only_numbers = all(field.words is None for field in scorepad.paper.fields())
    cleaned = [AROUND.sub(r"\1", part) for part in parts]
    if only_numbers:
        cleaned = [BETWEEN_NUMBERS.sub(" ", part) for part in cleaned]
    return " | ".join(paper_fields.BETWEEN_SEATS.sub(" ", part).strip() or EMPTY for part in cleaned)


def typed_again(scorepad: Scorepad, number: int, values: Sequence[str]) -> Typed:
    """The values of a form's fields, by their names again."""
    rows = scorepad.who_played(number)
    if len(rows) > MOST_FIELDS:
        return {EVERYBODY: "\n".join(values)}
    return dict(zip((_key(row.seat) for row in rows), values, strict=False))


def _parts(scorepad: Scorepad, number: int, typed: Typed) -> Sequence[str]:
    rows = scorepad.who_played(number)
    keys = [_key(row.seat) for row in rows]
    if typed.keys() == {*keys}:
        return [typed[key] for key in keys]
    # One field for all, or the form was opened before somebody came or went.
    parts = [line.rpartition(":")[2] for line in typed.get(EVERYBODY, "").splitlines() if line.strip()]
    if EVERYBODY not in typed or len(parts) != len(rows):
        names = ", ".join(player_names(scorepad)[row.seat] for row in rows)
        raise Refusal("pad_lines", count=len(parts or typed), players=len(rows), names=names)
    return parts


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
            case "line":
                number = int(str(facts["round"]))
                players = len(scorepad.who_played(number))
                rows = paper_fields.parse(scorepad.paper.fields(number), players, str(value))
                found["line"] = said(scorepad, number, rows, say)
            case _:
                found[name] = scorepad.entry.presenter.cards.fact(name, value, say)
    return found
