"""The events of a scorepad beside its rounds, as values; each is kept as a line of its own."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from bot.games.contract import Options, Seat
from bot.games.paper_fields import Line

NO_ROUND = 0  # the number of these lines


@dataclass(frozen=True, slots=True)
class Joins:
    """A seat plays from this round on, and comes with these points."""

    seat: Seat
    first: int
    points: int


@dataclass(frozen=True, slots=True)
class Leaves:
    """A seat plays no more after this round, and is ranked last, or is out of the ranking."""

    seat: Seat
    last: int
    is_out: bool = False


@dataclass(frozen=True, slots=True)
class Stays:
    """A seat that left plays on."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ends:
    """The game is over after so many rounds; after 0 it continues."""

    rounds: int


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The people play by house rules from now on, or no more."""

    on: bool


@dataclass(frozen=True, slots=True)
class Agrees:
    """The people change options after the first round."""

    options: Options


Event = Joins | Leaves | Stays | Ends | HouseRules | Agrees
_KINDS: Mapping[str, type[Event]] = {
    "join": Joins,
    "leave": Leaves,
    "stay": Stays,
    "end": Ends,
    "house_rules": HouseRules,
    "agree": Agrees,
}


def line_of_event(event: Event) -> Line:
    """The event as a line."""
    kind = next(name for name, of in _KINDS.items() if isinstance(event, of))
    return json.dumps({"kind": kind, **asdict(event)})


def event_of(line: Line) -> Event:
    """The event of a line."""
    if line.startswith("{"):
        values = json.loads(line)
        return _KINDS[values.pop("kind")](**values)
    kind, *words = line.split()  # as they were first written: `join 3 5 20`, `leave 2 6`, `stay 2`, `end 8`
    numbers: list[Any] = [*map(int, words)]
    return _KINDS[kind](*numbers)
