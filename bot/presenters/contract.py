"""The parts of a game's presenter, and the values it gives: names, choices, labels, menus."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, TypeVar

from bot.games.contract import Event, Fact, Move, Plan, ScoreLine, Seat
from bot.presenters.picture import Emojis, Picture, Who
from bot.texts.catalog import Say
from bot.texts.lists import listed

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button: its label (at most 80 characters), an emoji, whether it was chosen.

    `move` is a whole move or, with `whole` False, the beginning of one (a *draft*), after which the next
    choices are shown.
    """

    move: Move
    label: str
    emoji: str | None = None
    chosen: bool = False
    whole: bool = True


class Label(NamedTuple):
    """The text of a choice's button (at most 78 characters), an emoji, whether it is chosen.

    Choices of one `kind`, such as equal cards, are offered once.
    """

    text: str
    emoji: str | None = None
    chosen: bool = False
    kind: str = ""


class Labels(Protocol[V_contra]):
    """Labels for a game without choices of its own."""

    def __call__(self, view: V_contra, names: "Names", say: Say, words: str, given: int) -> Label:
        """The label of a move or its beginning, of which `given` words are chosen already."""
        ...


@dataclass(frozen=True, slots=True)
class Menu:
    """A select: `least` to `most` of at most 25 `options`, (value, label, emoji) each.

    The chosen values follow `draft`; together they are a move or, with `whole` False, a longer draft. Those
    in `chosen` are preselected.
    """

    draft: Move
    label: str
    options: Sequence[tuple[str, str, str | None]]
    least: int = 1
    most: int = 1
    whole: bool = True
    chosen: Sequence[str] = ()


# Makes a name harmless in markdown, and is unwanted elsewhere.
_UNREAD = str.maketrans(dict.fromkeys("\\`\u2068\u2069"))


@dataclass(frozen=True, slots=True)
class Names:
    """The names at a table by seat, safe to show; `short` are without ranks, for small spaces."""

    by_seat: tuple[str, ...]
    short: tuple[str, ...] = ()

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]

    @property
    def brief(self) -> "Names":
        """The names without ranks, for a phone."""
        return Names(self.short or self.by_seat, self.short)

    def listed(self, seats: Iterable[Seat], say: Say) -> str:
        """Names as in a sentence: `Anna, Ben and Carla`."""
        return listed([self[seat] for seat in seats], say)

    def bare(self, seat: Seat, width: int) -> str:
        """The name outside markdown, such as on a button, at most `width` long."""
        name = (self.short or self.by_seat)[seat].translate(_UNREAD) or "?"
        return name if len(name) <= width else f"{name[: width - 1]}…"

    def who(self, seat: Seat) -> Who:
        """The player in a picture."""
        return Who(self.bare(seat, 64), seat)


class Board(Protocol[V_contra]):
    """What everyone sees of a table, as markdown; `view` is the public's."""

    def board(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """What lies on the table, in blocks."""
        ...

    def beside_stage(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """The same beside the picture of the stage, which may say a part of it."""
        ...

    def headline(self, view: V_contra, say: Say) -> str:
        """The round, on one line; empty in a game without rounds."""
        ...

    def to_answer(self, view: V_contra, names: Names, say: Say) -> str:
        """What the seat on turn answers, on one line of a nudge: a trick, a pile, the last scores.

        Empty if the last event says more.
        """
        ...

    def verb(self, view: V_contra) -> str:
        """The key of the button that leads to the choice, such as `button-bid`."""
        ...


class Cards(Protocol):
    """How cards are named."""

    def fact(self, name: str, value: Fact, say: Say) -> Fact:
        """A fact of a refusal or event in words, such as a card's name for its code."""
        ...


class Hand(Protocol[V_contra]):
    """What one seat alone sees, as markdown. `draft` is a move begun, or empty."""

    def hand(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """What the viewer holds and is asked, in blocks."""
        ...

    def beside(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """The same beside its picture: the question first, then what the picture does not show."""
        ...

    def holdings(self, view: V_contra, say: Say) -> str:
        """What the viewer holds, on one line, for a replay with open hands; or empty."""
        ...

    def tips(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """Tips for a beginner about the due decision."""
        ...


class Events(Protocol):
    """What has happened."""

    def event_text(self, event: Event, names: Names, say: Say) -> str:
        """A sentence of markdown for an event; empty if it needs none."""
        ...


class Scorepad(Protocol[V_contra]):
    """The scorepad as text, empty before the first round is scored; `view` is the public's."""

    def scorepad(self, view: V_contra, names: Names, say: Say) -> str:
        """The whole of it."""
        ...

    def beside_sheet(self, view: V_contra, names: Names, say: Say) -> str:
        """The part beside its picture: the last round in full."""
        ...

    def score_lines(self, lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
        """The scorepad from its lines alone, for real cards."""
        ...


class OwnChoices(Protocol[V_contra]):
    """A game's own choices, instead of asking for a move word by word."""

    def choices(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[Choice]:
        """The moves, or their beginnings, that the viewer may tap now; equal cards once."""
        ...

    def menus(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[Menu]:
        """At most three lists to choose from."""
        ...


class AdvicePresenter(Protocol[V_contra]):
    """How advice is shown, in a game that has it."""

    def advised(self, view: V_contra, names: Names, say: Say, move: Move) -> str:
        """A move, in markdown."""
        ...

    def moment(self, view: V_contra, say: Say) -> str:
        """When the viewer had to choose, as the beginning of a line: `Round 3, trick 4`."""
        ...


class PlanPresenter(Protocol):
    """How a move in advance is shown, in a game that has them."""

    def planned(self, plan: Plan, say: Say) -> tuple[str, str]:
        """Its name, and its emoji."""
        ...


class Pictures(Protocol[V_contra]):
    """How a game looks as pictures, drawn from the same views as its text."""

    @property
    def EMOJIS(self) -> Emojis:  # noqa: N802 - a constant of a module
        """What the emojis of its cards show."""
        ...

    def hand_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What the viewer holds, and the table."""
        ...

    def board_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What everyone sees of the table; `view` is the public's."""
        ...

    def stage(self, view: V_contra) -> str:
        """The stage of the game that the table's post pictures; empty without one.

        A stage never comes again; `view` is the public's.
        """
        ...

    def stage_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """The picture of a stage, from the public's `view` as it began.

        It leaves out whose turn it is, which changes meanwhile.
        """
        ...

    def scene(self, view: V_contra) -> Hashable:
        """A value that differs after each trick or turn; `view` is the public's."""
        ...

    def scene_picture(self, view: V_contra, hands: Sequence[V_contra], names: Names, say: Say) -> Picture:
        """The table of a finished game as a scene begins, all hands open; `hands` are all seats' views."""
        ...

    def strength_picture(self, variant: str, say: Say) -> Picture:
        """What beats what, for the rules; `variant` is one of the rules', or empty."""
        ...

    def sheet_picture(self, lines: Sequence[ScoreLine], names: Names) -> Picture:
        """The scorepad, from at least one line."""
        ...


def word_label(view: object, names: Names, say: Say, words: str, given: int) -> Label:
    """The words that are not chosen yet."""
    return Label(" ".join(words.split()[given:]))


@dataclass(frozen=True, slots=True)
class Presenter(Generic[V]):
    """How a game is shown: a module for each part, None for parts that it doesn't have.

    Moves are chosen word by word by `label`, unless the game has `choices` of its own.
    """

    board: Board[V]
    cards: Cards
    hand: Hand[V]
    events: Events
    scorepad: Scorepad[V]
    choices: OwnChoices[V] | None = None
    label: Labels[V] = word_label
    pictures: Pictures[V] | None = None
    plans: PlanPresenter | None = None
    advice: AdvicePresenter[V] | None = None

    @property
    def emojis(self) -> Emojis:
        """What the emojis of its cards show."""
        return {} if self.pictures is None else self.pictures.EMOJIS
