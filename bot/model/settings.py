"""A setting: a column of a row that people choose, with everything there is to say about it.

    days: Annotated[int, Setting(Number(0, 366, (0, 30), "some-days"), label="select-days")] = 30

Its storage, its place in a panel or form, its change in the log or the history, and the export follow from
this: a new setting costs a migration, one such entry, and its texts in each language.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, NamedTuple, TypeVar, get_type_hints

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    of: type[StrEnum]
    texts: str  # begins the keys of their names; `select-<texts>` is that of the choice


@dataclass(frozen=True, slots=True)
class Switch:
    """Yes or no, in a select, or by a button that says what a press changes."""

    line: str = ""  # the key on the panel, to be ended by `-on` or `-off`
    button: str = ""  # likewise


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, chosen from those offered or else typed."""

    least: int
    most: int
    offered: tuple[int, ...] = ()
    text: str = ""  # the key of how it is said, by its `count`
    none: str = ""  # the key of what 0, or nothing typed, means


@dataclass(frozen=True, slots=True)
class Hours:
    """A time in hours, chosen from those offered or else typed."""

    least: int
    most: int
    offered: tuple[int, ...] = ()
    none: str = ""  # the key of what 0 means


@dataclass(frozen=True, slots=True)
class Moment:
    """An instant, typed as a date with a time, or as how long from now, or left empty."""


@dataclass(frozen=True, slots=True)
class Text:
    """Something typed."""

    longest: int
    none: str = ""  # the key of what an empty one means


@dataclass(frozen=True, slots=True)
class Points:
    """The points of the places at a table, typed as 5-3-2-1."""


@dataclass(frozen=True, slots=True)
class Role:
    """A role of the server."""

    none: str = ""  # the key of what no role means


class ChannelKind(StrEnum):
    """The kinds of channels, as Discord calls them."""

    TEXT = "text"
    NEWS = "news"
    FORUM = "forum"


@dataclass(frozen=True, slots=True)
class Channel:
    """Channels of the server: an id, or a tuple of ids if several may be chosen."""

    kinds: tuple[ChannelKind, ...] = (ChannelKind.TEXT,)
    least: int = 1
    most: int = 1
    none: str = ""


@dataclass(frozen=True, slots=True)
class Language:
    """One of our languages."""

    none: str = ""  # the key of what Discord says


@dataclass(frozen=True, slots=True)
class Offered:
    """A value that fits the rest of the row, such as a game's table sizes: its screen knows them."""


Kind = Choice | Switch | Number | Hours | Moment | Text | Points | Role | Channel | Language | Offered


def _always(row: Any) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Setting:
    """All facts about a column that people choose. All texts are keys."""

    kind: Kind
    label: str = ""  # what it is called
    about: str = ""
    line: str = ""  # says its `value` on a panel
    effect: str = ""  # what a change of it does
    clear: str = ""  # on the button that takes it away
    action: str = ""  # what its custom ids call it, if not by its column
    done: str = ""  # answers a change outside its panel
    asked: tuple[str, ...] = ()  # the pages and forms that ask for it, so when it may be changed
    fits: Callable[[Any], bool] = _always  # whether it means anything for a row
    name: str = ""  # this and `default` are the dataclass's
    default: Any = None

    @property
    def none(self) -> str:
        """The key of the text for an empty value, if there is one."""
        return str(getattr(self.kind, "none", ""))


def settings_of(row: type[Any]) -> Mapping[str, Setting]:
    """The settings of a kind of row by their columns, in order."""
    found: dict[str, Setting] = {}
    defaults = {one.name: one.default for one in fields(row)}
    for name, hint in get_type_hints(row, include_extras=True).items():
        for said in getattr(hint, "__metadata__", ()):
            if isinstance(said, Setting):
                found[name] = replace(said, name=name, default=defaults[name])
    return found


class Changed(NamedTuple):
    """A setting before and after a change."""

    setting: str  # its column
    before: Any
    after: Any


def changes(before: T, after: T) -> tuple[Changed, ...]:
    """The settings that differ between two rows of a kind."""
    names = settings_of(type(before))
    pairs = ((name, getattr(before, name), getattr(after, name)) for name in names)
    return tuple(Changed(*one) for one in pairs if one[1] != one[2])
