"""The face of a game: how its view looks. One module a game in `bot/presenters`, pure, from view to text."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol, TypeVar

from bot.games.contract import Event, Fact, Move, Seat
from bot.texts.catalog import Say
from bot.texts.lists import listed

V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """What is offered as a button: its label (at most 80 characters), an emoji, whether it was chosen.

    `move` is a whole move, or where `whole` is False the beginning of one, a *draft*: the next choices are
    then asked for with it.
    """

    move: Move
    label: str
    emoji: str | None = None
    chosen: bool = False
    whole: bool = True


class Label(NamedTuple):
    """What stands on the button of a choice: 78 characters at most, an emoji, whether it is chosen already.

    Choices of one `kind`, such as equal cards, are offered once, as the first of them; without one, each.
    """

    text: str
    emoji: str | None = None
    chosen: bool = False
    kind: str = ""


class Labels(Protocol[V_contra]):
    """The labels of the default choices, in a game that has no choices of its own."""

    def __call__(self, view: V_contra, names: "Names", say: Say, words: str, given: int) -> Label:
        """The label of a move or the beginning of one, of which `given` words are chosen already."""
        ...


@dataclass(frozen=True, slots=True)
class Menu:
    """What is offered as a select: `least` to `most` of at most 25 `options`, (value, label, emoji) each.

    The values that are chosen follow `draft`, with a space between; together they are a move, or where
    `whole` is False a longer draft. Those in `chosen` are ticked from the start.
    """

    draft: Move
    label: str
    options: Sequence[tuple[str, str, str | None]]
    least: int = 1
    most: int = 1
    whole: bool = True
    chosen: Sequence[str] = ()


_UNREAD = str.maketrans(dict.fromkeys("\\`\u2068\u2069"))
"""What makes a name harmless in markdown, and is not wanted where there is none."""


@dataclass(frozen=True, slots=True)
class Names:
    """The names at a table by seat, already harmless to show; `short` without ranks, where room is scarce."""

    by_seat: tuple[str, ...]
    short: tuple[str, ...] = ()

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]

    @property
    def brief(self) -> "Names":
        """The names without ranks, for a phone."""
        return Names(self.short or self.by_seat, self.short)

    def listed(self, seats: Iterable[Seat], say: Say) -> str:
        """The names of some seats as a sentence lists them: `Anna, Ben and Carla`."""
        return listed([self[seat] for seat in seats], say)

    def bare(self, seat: Seat, width: int) -> str:
        """The name where markdown does not count: on a button, in a block of code. At most `width` long."""
        name = (self.short or self.by_seat)[seat].translate(_UNREAD) or "?"
        return name if len(name) <= width else f"{name[: width - 1]}…"


class Presenter(Protocol[V_contra]):
    """How a game looks. Every text is markdown in the language of `say`."""

    def board(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """What lies on the table for all to see, in blocks. `view` is the public's."""
        ...

    def hand(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """What the viewer holds and is asked, in blocks. `draft` is a move begun, or empty."""
        ...

    def headline(self, view: V_contra, say: Say) -> str:
        """Which round of the game it is, on one line; empty in a game without rounds."""
        ...

    def to_answer(self, view: V_contra, names: Names, say: Say) -> str:
        """What lies there for the awaited to answer, on one line: a trick, a pile, the last round's scores.

        Empty where the last event tells more. What stands in a notification is made of it.
        """
        ...

    def verb(self, view: V_contra) -> str:
        """The key of the button that leads the awaited to their choice, such as `button-bid`."""
        ...

    def scorepad(self, view: V_contra, names: Names, say: Say) -> str:
        """The whole scorepad as text, empty before the first round is scored. `view` is the public's."""
        ...

    def fact(self, name: str, value: Fact, say: Say) -> Fact:
        """A fact of a refusal or an event as people call it: a card's name for its code, and so on."""
        ...

    def event_text(self, event: Event, names: Names, say: Say) -> str:
        """A sentence of markdown for an event of the game's `events`; empty for one that needs no telling."""
        ...

    def holdings(self, view: V_contra, say: Say) -> str:
        """What the viewer holds, on a line of shapes and codes, for a replay with open hands; or empty."""
        ...


class OwnChoices(Protocol[V_contra]):
    """What a game offers in the place of the default, which asks for a move word by word."""

    def choices(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[Choice]:
        """The moves, or beginnings of moves, that the viewer may tap now; equal cards are offered once."""
        ...

    def menus(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[Menu]:
        """What is better chosen from a list, at most three of them."""
        ...


class AdvicePresenter(Protocol[V_contra]):
    """How advice is told, in a game that has it."""

    def advised(self, view: V_contra, names: Names, say: Say, move: Move) -> str:
        """A move that the viewer may choose, in markdown."""
        ...

    def moment(self, view: V_contra, say: Say) -> str:
        """When in the game the viewer had to choose, as the beginning of a line: `Round 3, trick 4`."""
        ...
