"""The entries of a round with real cards: `bid 2 tricks 1 bonus 0 | bid 0 tricks 0 bonus 0`.

`-` is an empty field. One may type the values alone, in order: `2 1 | 0 0`, and sums: `2 1 10+20`.
Of a round that has only begun the line says so, and lacks fields and seats: `begun bid 2 | - | bid 0`.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.contract import IllegalMove, Seat

Line = str
Value = int | str | None

EMPTY = "-"
SHOWN = 40  # characters of an unknown word that are repeated
BETWEEN_SEATS = re.compile(r"[|;\n]")
BEGUN = "begun "
BEYOND = "beyond "  # before a line that the printed rules do not allow, and its people did
BIDS, TRICKS = STEPS = ("bids", "tricks")  # the two moments of a round
NONE, AS_BID = RESTS = ("none", "bid")  # for those left out in a moment
SUM = re.compile(r"[-−]?[0-9]{1,6}([-−+][0-9]{1,6})*")
SUMMAND = re.compile(r"[-+]?[0-9]+")


def span(least: int, most: int) -> str:
    """`0–3`, or `1` where both are one."""
    return f"{least}–{most}" if least < most else str(most)


def span_of(numbers: range) -> str:
    """`0–3`, from the first to the last."""
    return span(numbers[0], numbers[-1])


class AgainstRules(IllegalMove):
    """A line that the printed rules do not allow, and a house may."""


class Part(NamedTuple):
    """A named part of a bonus, and the card or bet that it is for; two seats share one without."""

    points: int
    card: str = ""


@dataclass(frozen=True, slots=True)
class Field:
    """A field: a number among `numbers`, or words."""

    key: str
    numbers: Sequence[int] = ()
    needed: bool = True  # else it may stay empty
    empty: Value = None  # what an empty field means
    words: Callable[[str], str] | None = None  # makes words canonical, or raises ValueError
    example: str = ""
    step: str = ""  # in which of a round's two moments it is tapped
    choices: Sequence[str] = ()  # the words that can be tapped
    parts: "PartsOf | None" = None  # of a seat's sum, by name

    @property
    def allowed(self) -> str:
        """The values that may be entered, the same in every language: `0–3`, `0, 30, 50`, or the example."""
        if isinstance(self.numbers, range) and not self.example:
            return span_of(self.numbers)
        return self.example or ", ".join(map(str, self.numbers))

    def value(self, written: str) -> Value:
        """The entered text as a value. Raises ValueError."""
        if written in ("", EMPTY):
            return self.empty
        if self.words is not None:
            return self.words(written) or self.empty
        if not SUM.fullmatch(written):
            raise ValueError(written)
        number = sum(map(int, SUMMAND.findall(written.replace("−", "-"))))
        if number not in self.numbers:
            raise ValueError(written)
        return number


def bonus_field(allowed: str, parts: "PartsOf | None" = None) -> Field:
    """The bonus: any number is read, of lines under a wider bound and of houses."""
    return Field("bonus", range(-400, 401), needed=False, empty=0, example=allowed, parts=parts)


@dataclass(frozen=True, slots=True)
class Entry:
    """The values entered for one seat in one round."""

    values: Mapping[str, Value]

    def has(self, key: str) -> bool:
        """Whether the field has something in it."""
        return self.values.get(key) is not None

    def number(self, key: str) -> int:
        """A field's number, 0 if missing."""
        return int(self.values.get(key) or 0)

    def text(self, key: str) -> str:
        """A field's words, empty if missing."""
        return str(self.values.get(key) or "")

    @property
    def typed(self) -> Mapping[str, str]:
        """The fields as one types them."""
        return {key: EMPTY if value is None else str(value) for key, value in self.values.items()}


Entries = tuple[Entry, ...]
# The parts for a seat's other values; by house rules also when it missed its bid.
PartsOf = Callable[[Entry, bool], Mapping[str, Part]]


def names_in(total: str) -> Sequence[str]:
    """The named parts of a sum."""
    return total.split("+")


def points_of(total: str, parts: Mapping[str, Part]) -> str:
    """A sum of named parts as one of points: `Y14+M1` as `10+20`."""
    points = "".join(f"{parts[name].points:+}" if name in parts else f"+{name}" for name in names_in(total))
    return points.removeprefix("+")


def entries_of(fields: Sequence[Field], players: int, written: Sequence[Mapping[str, str]]) -> Entries:
    """The entries of each seat's fields.

    Raises `IllegalMove`: `pad_seats`, or with `seat` and `field` `pad_field_missing` or `pad_value`.
    """
    if len(written) != players:
        raise IllegalMove("pad_seats", count=len(written), players=players)
    return tuple(
        Entry({field.key: _value(field, seat, filled.get(field.key, "")) for field in fields})
        for seat, filled in enumerate(written)
    )


def _value(field: Field, seat: Seat, written: str) -> Value:
    written = written.strip()
    if field.needed and written in ("", EMPTY):
        raise IllegalMove("pad_field_missing", seat=seat, field=field.key, allowed=field.allowed)
    try:
        return field.value(written)
    except ValueError:
        raise IllegalMove(
            "pad_value", seat=seat, field=field.key, word=written[:SHOWN], allowed=field.allowed
        ) from None


def line_of(entries: Entries) -> Line:
    """The canonical line of entries."""
    return " | ".join(
        " ".join(f"{key} {value}" for key, value in entry.typed.items()) or EMPTY for entry in entries
    )


def understand(fields: Sequence[Field], words: str) -> Sequence[Mapping[str, str]]:
    """The fields of each seat in a line as typed. Raises `IllegalMove("pad_too_much")`."""
    seats = [part for part in BETWEEN_SEATS.split(words.strip()) if part.strip()]
    return [_written(fields, seat, part) for seat, part in enumerate(seats)]


def parse(fields: Sequence[Field], players: int, line: Line) -> Entries:
    """The entries of a canonical line. Raises `IllegalMove` for any other."""
    entries = entries_of(fields, players, understand(fields, line))
    if line_of(entries) != line:
        raise IllegalMove("unknown_move", words=line)
    return entries


def begun_of(fields: Sequence[Field], written: Sequence[Mapping[str, str]]) -> Entries:
    """The entries of a round that has only begun. Raises `IllegalMove("pad_value")`."""
    return tuple(
        Entry({field.key: _begun(field, seat, filled[field.key]) for field in fields if field.key in filled})
        for seat, filled in enumerate(written)
    )


def _begun(field: Field, seat: Seat, written: str) -> Value:
    # Bids and tricks may still change what a named part is worth.
    names = () if field.parts is None else field.parts(Entry({}), False)
    is_named = bool(names) and all(name in names for name in names_in(written))
    return written if is_named else _value(field, seat, written)


def _written(fields: Sequence[Field], seat: Seat, words: str) -> dict[str, str]:
    keys = [field.key for field in fields]
    found = words.split()
    if found[0].lower() in keys:
        return _by_key(keys, seat, found)
    if fields[-1].words is not None:  # its words may be several
        found[len(keys) - 1 :] = [" ".join(found[len(keys) - 1 :])] if len(found) >= len(keys) else []
    if len(found) > len(keys):
        raise IllegalMove("pad_too_much", seat=seat, word=found[len(keys)][:SHOWN], fields=", ".join(keys))
    return dict(zip(keys, found, strict=False))


def _by_key(keys: Sequence[str], seat: Seat, found: Sequence[str]) -> dict[str, str]:
    written: dict[str, str] = {}
    key = ""
    for word in found:
        if word.lower() not in keys:
            written[key] = f"{written[key]} {word}".strip()
        elif (key := word.lower()) in written:
            raise IllegalMove("pad_too_much", seat=seat, word=word, fields=", ".join(keys))
        else:
            written[key] = ""
    return written
