"""The parts of a game's presenter, and the values they give."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Generic, NamedTuple, Protocol, TypeVar

from bot.games.contract import Event, Fact, Move, Plan, ScoreLine, Seat
from bot.presenters.picture import Emojis, Picture, Who
from bot.texts.catalog import Say
from bot.texts.lists import listed

V = TypeVar("V")
V_contra = TypeVar("V_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Choice:
    """A button."""

    move: Move  # a whole move or, if not `whole`, the beginning of one: a *draft*
    label: str  # at most 80 characters
    emoji: str | None = None
    chosen: bool = False
    whole: bool = True
    best: bool = False  # the usual next step, which is highlighted


class Label(NamedTuple):
    """How a choice's button looks."""

    text: str  # at most 78 characters
    emoji: str | None = None
    chosen: bool = False
    kind: str = ""  # choices of one kind, such as equal cards, are offered once


class Labels(Protocol[V_contra]):
    """Labels for a game without choices of its own."""

    def __call__(self, view: V_contra, names: "Names", say: Say, words: str, given: int) -> Label:
        """The label of a move or its beginning, of which `given` words are chosen already."""
        ...


class Spellings(Protocol[V_contra]):
    """How the words of moves are typed."""

    def __call__(self, view: V_contra, names: "Names", say: Say, words: str) -> Sequence[str]:
        """The ways to type the last of these words.

        The first is suggested, the last is the log's, except that it counts seats from 1.
        """
        ...


@dataclass(frozen=True, slots=True)
class Menu:
    """A select."""

    draft: Move  # the values follow; together they are a move or, if not `whole`, a longer draft
    label: str
    options: Sequence[tuple[str, str, str | None]]  # at most 25, each with value, label and emoji
    least: int = 1
    most: int = 1
    whole: bool = True
    chosen: Sequence[str] = ()  # values that are selected at first


# Makes a name harmless in markdown, and is unwanted elsewhere.
_UNREAD = str.maketrans(dict.fromkeys("\\`\u2068\u2069"))


@dataclass(frozen=True, slots=True)
class Names:
    """The names at a table by seat, safe to show."""

    by_seat: tuple[str, ...]
    short: tuple[str, ...] = ()  # without ranks, for small spaces
    animals: tuple[str, ...] = ()  # figures of `bot.art.symbols`

    def __getitem__(self, seat: Seat) -> str:
        return self.by_seat[seat]

    @property
    def brief(self) -> "Names":
        """The names without ranks, for a phone."""
        return replace(self, by_seat=self.short or self.by_seat)

    def listed(self, seats: Iterable[Seat], say: Say) -> str:
        """Names as in a sentence: `Anna, Ben and Carla`."""
        return listed([self[seat] for seat in seats], say)

    def bare(self, seat: Seat, width: int) -> str:
        """The name outside markdown, such as on a button, at most `width` long."""
        name = (self.short or self.by_seat)[seat].translate(_UNREAD) or "?"
        return name if len(name) <= width else f"{name[: width - 1]}…"

    def spellings(self, seat: Seat) -> Sequence[str]:
        """The ways to type a player: number and name, or one of them; numbers count from 1."""
        number = str(seat + 1)
        if seat >= len(self.by_seat):
            return (number,)
        name = self.bare(seat, 40)
        return (f"{number}. {name}", *([] if name.isdecimal() else [name]), number)

    def who(self, seat: Seat) -> Who:
        """The player in a picture."""
        return Who(self.bare(seat, 64), seat, self.animals[seat] if seat < len(self.animals) else "")


class Board(Protocol[V_contra]):
    """A table as everyone sees it, as markdown, from the public's view."""

    def board(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """The cards on the table and the state of the game, in blocks."""
        ...

    def beside_stage(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """The line beside the picture of the table: whose turn it is."""
        ...

    def headline(self, view: V_contra, say: Say) -> str:
        """The round, on one line; empty in a game without rounds."""
        ...

    def to_answer(self, view: V_contra, names: Names, say: Say) -> str:
        """The card or event that the seat on turn answers, for a nudge; empty if the last event says more."""
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
    """A table as one seat sees it, as markdown. `draft` is the beginning of a move, or empty."""

    def hand(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """The viewer's cards and the question to them, in blocks."""
        ...

    def beside(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """The same beside its picture: the question, then lines with what the picture lacks but the round."""
        ...

    def holdings(self, view: V_contra, say: Say) -> str:
        """The viewer's cards, on one line, for a replay with open hands."""
        ...


class Events(Protocol):
    """The events of a game in words."""

    def event_text(self, event: Event, names: Names, say: Say) -> str:
        """A sentence of markdown; empty if the event needs none."""
        ...


class Scorepad(Protocol[V_contra]):
    """The scorepad as text, from the public's view; empty before the first round is scored."""

    def scorepad(self, view: V_contra, names: Names, say: Say) -> str:
        """All of it."""
        ...

    def score_lines(self, lines: Sequence[ScoreLine], names: Names, say: Say) -> str:
        """From its lines alone, for real cards."""
        ...


class OwnChoices(Protocol[V_contra]):
    """A game's own choices, instead of a move word by word."""

    def choices(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[Choice]:
        """The viewer's possible taps; equal cards once."""
        ...

    def menus(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[Menu]:
        """At most three lists to choose from."""
        ...


class Tips(Protocol[V_contra]):
    """Explanations for a first game, by the rules of thumb alone."""

    def tips(self, view: V_contra, say: Say) -> Sequence[str]:
        """Tips about the due decision, which a legal move can follow."""
        ...

    def special_cards(self, view: V_contra, say: Say) -> Sequence[str]:
        """A sentence for each special card that the viewer holds."""
        ...


class AdvicePresenter(Protocol[V_contra]):
    """How advice is shown."""

    def advised(self, view: V_contra, names: Names, say: Say, move: Move) -> str:
        """A move, in markdown."""
        ...

    def moment(self, view: V_contra, say: Say) -> str:
        """When the viewer had to choose: `Round 3, trick 4`."""
        ...


class PlanPresenter(Protocol[V_contra]):
    """The questions about moves in advance and their texts, for the viewer whose moves they are."""

    def question(self, view: V_contra, names: Names, say: Say) -> str:
        """The question to people who may plan, from the public's view: `Anna led yellow 9. Your card?`"""
        ...

    def plan_choices(
        self, view: V_contra, names: Names, say: Say, offered: Sequence[Plan], plan: Plan | None
    ) -> Sequence[Choice]:
        """The offered plans, in the form of choices on one's turn."""
        ...

    def plan_menu(self, offered: Sequence[Plan], say: Say) -> str:
        """The label of a list of plans, before a question is asked."""
        ...

    def planned(self, plan: Plan, say: Say) -> str:
        """The plan, in few words of markdown."""
        ...

    def described(self, view: V_contra, names: Names, say: Say, plan: Plan) -> str:
        """A sentence with every detail of the plan."""
        ...

    def variant(self, view: V_contra, names: Names, say: Say, plan: Plan) -> str:
        """The button that gives a plan its condition, or takes it away."""
        ...

    def alternative(self, say: Say, plan: Plan) -> tuple[str, str | None]:
        """The move if the plan's condition fails, as text without markdown and an emoji."""
        ...


class Pictures(Protocol[V_contra]):
    """A game in pictures, drawn from the same views as its text."""

    @property
    def EMOJIS(self) -> Emojis:  # noqa: N802 - a constant of a module
        """The faces on the emojis of its cards."""
        ...

    def hand_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """The viewer's cards, and the table."""
        ...

    def board_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """The table as everyone sees it, from the public's view."""
        ...

    def stage(self, view: V_contra) -> str:
        """The stage that the post of a fast table pictures, from the public's view; it never comes again.

        One follows each trick or turn, and it is empty where there is nothing to show.
        """
        ...

    def stage_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """The table as the stage began, which says so, without whose turn it is."""
        ...

    def scene(self, view: V_contra) -> Hashable:
        """A value that differs after each move that a film shows, from the public's view."""
        ...

    def film_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """The table as a film shows it, from the public's view."""
        ...

    def scene_picture(self, view: V_contra, hands: Sequence[V_contra], names: Names, say: Say) -> Picture:
        """The table of a finished game with all hands face up; `hands` are all seats' views."""
        ...

    def strength_picture(self, variant: str, say: Say) -> Picture:
        """The order of strength, for the rules or a variant of them."""
        ...

    def signs_picture(self, variant: str, say: Say) -> Picture:
        """The signs in hands of the game, or of a variant of its rules, with their words."""
        ...

    def cover_picture(self, variant: str, say: Say) -> Picture:
        """The cover of the game, or of a variant of its rules."""
        ...

    def end_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """The winner of a game that is over, and the course of it, from the public's view."""
        ...

    def sheet_picture(self, lines: Sequence[ScoreLine], names: Names) -> Picture:
        """The scorepad, from at least one line."""
        ...


def word_label(view: object, names: Names, say: Say, words: str, given: int) -> Label:
    """The words that are not chosen yet."""
    return Label(" ".join(words.split()[given:]))


def as_logged(view: object, names: Names, say: Say, words: str) -> Sequence[str]:
    """The word as the log has it."""
    return words.split()[-1:]


@dataclass(frozen=True, slots=True)
class Presenter(Generic[V]):
    """How a game is shown: a module for each part, None for parts that it doesn't have."""

    board: Board[V]
    cards: Cards
    hand: Hand[V]
    events: Events
    scorepad: Scorepad[V]
    choices: OwnChoices[V] | None = None
    label: Labels[V] = word_label  # for moves word by word, where there are no choices of its own
    spellings: Spellings[V] = as_logged
    pictures: Pictures[V] | None = None
    plans: PlanPresenter[V] | None = None
    advice: AdvicePresenter[V] | None = None
    tips: Tips[V] | None = None

    @property
    def emojis(self) -> Emojis:
        """The faces on the emojis of its cards."""
        return {} if self.pictures is None else self.pictures.EMOJIS
