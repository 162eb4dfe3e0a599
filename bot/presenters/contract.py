"""What the presenter of a game is made of, and the values that it tells: names, choices, labels, menus."""

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

    def who(self, seat: Seat) -> Who:
        """The player in a picture."""
        return Who(self.bare(seat, 64), seat)


class Board(Protocol[V_contra]):
    """What all see of a table, as markdown. `view` is the public's."""

    def board(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """What lies on the table, in blocks."""
        ...

    def beside_stage(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """The same beside the picture of the stage, which may say a part of it."""
        ...

    def headline(self, view: V_contra, say: Say) -> str:
        """Which round of the game it is, on one line; empty in a game without rounds."""
        ...

    def to_answer(self, view: V_contra, names: Names, say: Say) -> str:
        """What those whose turn it is answer, on one line of a nudge: a trick, a pile, the last scores.

        Empty where the last event says more.
        """
        ...

    def verb(self, view: V_contra) -> str:
        """The key of the button that leads to the choice, such as `button-bid`."""
        ...


class Cards(Protocol):
    """How cards are named."""

    def fact(self, name: str, value: Fact, say: Say) -> Fact:
        """A fact of a refusal or an event in words: a card's name for its code, and so on."""
        ...


class Hand(Protocol[V_contra]):
    """What one seat alone sees, as markdown. `draft` is a move begun, or empty."""

    def hand(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """What the viewer holds and is asked, in blocks."""
        ...

    def beside(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """The same beside its picture: what is asked first, then what the picture does not show."""
        ...

    def holdings(self, view: V_contra, say: Say) -> str:
        """What the viewer holds, on a line of shapes and codes, for a replay with open hands; or empty."""
        ...

    def tips(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """Tips for a beginner about the decision that is due; none in a game without tips."""
        ...


class Events(Protocol):
    """What has happened."""

    def event_text(self, event: Event, names: Names, say: Say) -> str:
        """A sentence of markdown for an event of the game's `events`; empty for one that needs none."""
        ...


class Scorepad(Protocol[V_contra]):
    """The scorepad as text, empty before the first round is scored. `view` is the public's."""

    def scorepad(self, view: V_contra, names: Names, say: Say) -> str:
        """The whole of it."""
        ...

    def beside_sheet(self, view: V_contra, names: Names, say: Say) -> str:
        """What is said beside its picture: the last round in full."""
        ...

    def score_lines(self, lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
        """The scorepad from its lines alone, as a game with real cards has it."""
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


class PlanPresenter(Protocol):
    """How a move that is made in advance is shown, in a game that has such moves."""

    def planned(self, plan: Plan, say: Say) -> tuple[str, str]:
        """Its name, and its emoji."""
        ...


class Pictures(Protocol[V_contra]):
    """How a game looks as a picture, drawn from the same view as its text."""

    @property
    def EMOJIS(self) -> Emojis:  # noqa: N802 - a constant of a module
        """What the emojis of its cards show."""
        ...

    def hand_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What the viewer holds, with the table as it stands."""
        ...

    def board_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What all may see of the table. `view` is the public's."""
        ...

    def stage(self, view: V_contra) -> str:
        """The stage of the game of which the table's post shows a picture; empty where there is none.

        A stage that is over never comes again. `view` is the public's.
        """
        ...

    def stage_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What the post shows during a stage. `view` is the public's as the stage began.

        It does not say whom the table waits for, which changes while it stays.
        """
        ...

    def scene(self, view: V_contra) -> Hashable:
        """What is another one after each trick or turn. `view` is the public's."""
        ...

    def scene_picture(self, view: V_contra, hands: Sequence[V_contra], names: Names, say: Say) -> Picture:
        """How the table stands as a scene begins, all hands open: of a game that is over.

        `view` is the public's, `hands` are the views of all seats.
        """
        ...

    def strength_picture(self, variant: str, say: Say) -> Picture:
        """What is stronger than what, for the rules. `variant` is one of the rules', or empty."""
        ...

    def sheet_picture(self, lines: Sequence[ScoreLine], names: Names) -> Picture:
        """The scorepad, from its lines alone; there must be some."""
        ...


def word_label(view: object, names: Names, say: Say, words: str, given: int) -> Label:
    """The words that are not chosen yet."""
    return Label(" ".join(words.split()[given:]))


@dataclass(frozen=True, slots=True)
class Presenter(Generic[V]):
    """How a game is shown: for each part the module that has it, and None for what the game does not have.

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
        """What the emojis of its cards show; none in a game without pictures."""
        return {} if self.pictures is None else self.pictures.EMOJIS
