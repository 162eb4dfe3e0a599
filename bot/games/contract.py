"""What every game offers: a module of pure functions on an immutable state.

A move, and a plan, is one line of canonical text (`play P3`), the same in the log, in a record and after the
slash; `read` makes it of what a person typed (`PLAY p`). A seat is a number from 0, clockwise.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.games.illegal_move import Fact, IllegalMove
from bot.games.rules import Option, Options, OptionValue, Rules, Variant
from bot.games.shuffle import Shuffler

__all__ = (
    "AnyGame",
    "Event",
    "Fact",
    "Game",
    "IllegalMove",
    "Move",
    "NextWords",
    "NotYet",
    "Option",
    "OptionValue",
    "Options",
    "Placing",
    "Plan",
    "Plans",
    "Rules",
    "ScoreLine",
    "Seat",
    "Variant",
    "as_before",
    "next_words_from",
    "next_words_in",
    "placings",
)

Move = str
Plan = str
Seat = int

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


class Event(NamedTuple):
    """Something to tell a viewer: a code and its facts, with cards as codes."""

    code: str
    facts: Mapping[str, Fact]


class Placing(NamedTuple):
    """Where a seat came in; equal places are shared: 1, 2, 2, 4."""

    seat: Seat
    place: int
    score: int


class ScoreLine(NamedTuple):
    """One seat's line of one finished round: the round's `score`, the running `total`, and `details` of the
    game.
    """

    round: int
    seat: Seat
    score: int
    total: int
    details: Mapping[str, Fact]


class NextWords(NamedTuple):
    """At most 24 words that may follow a move that is begun; `may_stop` if it is a legal move already."""

    words: Sequence[str]
    may_stop: bool


class Game(Protocol[S, V_co]):
    """The contract: `S` is the game's immutable state, `V_co` what a viewer may know of it."""

    @property
    def RULES(self) -> Rules: ...  # noqa: N802, D102 - a module constant

    def start(self, players: int, options: Options, shuffler: Shuffler) -> S:
        """The state in which the first decision is due. `options` as from `Rules.complete`."""
        ...

    def awaited(self, state: S) -> Sequence[Seat]:
        """Whom the table waits for, from public facts only; nobody once the game is over."""
        ...

    def may_act(self, state: S) -> Sequence[Seat]:
        """Who may move, the awaited included; private where it would reveal something."""
        ...

    def decision(self, state: S, seat: Seat) -> Hashable:
        """A value that changes exactly when what this seat may choose changes; None while it may not act."""
        ...

    def read(self, state: S, seat: Seat, words: str) -> Move:
        """The canonical move meant by `words`, legal or not. Raises `IllegalMove` for words that name no
        move.
        """
        ...

    def check(self, state: S, seat: Seat, move: Move) -> None:
        """The truth about legality. Raises `IllegalMove`."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterable[Move]:
        """The moves this seat may choose now, lazily."""
        ...

    def next_words(self, state: S, seat: Seat, begun: str) -> NextWords:
        """What may follow `begun` in the seat's legal moves, within milliseconds: for buttons and
        autocomplete.
        """
        ...

    def play(self, state: S, seat: Seat, move: Move) -> S:
        """The state after the move. Raises `IllegalMove` as `check` does."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that this seat, or the public (None), may know, including what it was shown earlier."""
        ...

    def events(self, before: S, seat: Seat, move: Move, after: S, viewer: Seat | None) -> Sequence[Event]:
        """What to tell this viewer of the move; it holds no more than `view`."""
        ...

    def reveals(self, before: S, seat: Seat, move: Move, after: S) -> bool:
        """Whether somebody saw something hidden by it, other than a card of the mover's own: undo then needs
        consent.
        """
        ...

    def rematch_options(self, state: S) -> Options:
        """The options that change when another game follows at the table."""
        ...

    def result(self, state: S) -> Sequence[Placing] | None:
        """The placings, best first, or None while the game goes on."""
        ...

    def scorepad(self, state: S) -> Sequence[ScoreLine]:
        """The lines of every finished round, in order. Public."""
        ...


AnyGame = Game[Any, Any]


class NotYet(Enum):
    """What a plan comes to whose time is still to come."""

    DUE = "due"


class Plans(Protocol[S_contra]):
    """Moves in advance, for a game that has them.

    A plan is no part of the state: it is stored for its seat, shown to that seat alone, and asked about after
    every move. It is dropped where a move is taken back, since it would be played before anybody could choose
    again. On the seat's turn it is spent with `move`, unless that is not yet due.
    """

    @property
    def CONDITION(self) -> str: ...  # noqa: N802, D102 - a module constant: what a plan with the condition ends in

    def offered(self, state: S_contra, seat: Seat) -> Sequence[Plan]:
        """The plans that this seat may make now, without a condition."""
        ...

    def read(self, state: S_contra, seat: Seat, words: str) -> Plan:
        """The canonical plan meant by `words`. Raises `IllegalMove`: `no_plan_now`, `unknown_plan`, or the
        game's code.
        """
        ...

    def move(self, state: S_contra, seat: Seat, plan: Plan) -> Move | NotYet | None:
        """The legal move that the plan comes to; None when it comes to none.

        `NotYet.DUE` while it holds and the seat has nothing of the kind to decide.
        """
        ...

    def holds(self, state: S_contra, seat: Seat, plan: Plan) -> bool:
        """Whether the plan may stay while others move; asked after every move, and never true after its
        round.
        """
        ...


def next_words_in(moves: Iterable[Move], begun: str) -> NextWords:
    """What may follow `begun` in these moves, in their order."""
    prefix = f"{begun} " if begun else ""
    found: dict[str, None] = {}
    may_stop = False
    for move in moves:
        may_stop = may_stop or move == begun
        if move.startswith(prefix):
            found[move[len(prefix) :].partition(" ")[0]] = None
    return NextWords(tuple(found), may_stop)


def next_words_from(legal: Callable[[S, Seat], Iterable[Move]]) -> Callable[[S, Seat, str], NextWords]:
    """`next_words` for a game that can look at all its legal moves each time."""

    def next_words(state: S, seat: Seat, begun: str) -> NextWords:
        return next_words_in(legal(state, seat), begun)

    return next_words


def as_before(state: object) -> Options:
    """`rematch_options` for a game in which no option changes."""
    return {}


def placings(scores: Sequence[int], by: Sequence[tuple[int, ...]] | None = None) -> tuple[Placing, ...]:
    """Placings, the highest first, by score or by a tuple for each seat; equal seats share the place (1, 2,
    2, 4).
    """
    ranks = [(score,) for score in scores] if by is None else by
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    return tuple(
        Placing(seat, 1 + sum(other > ranks[seat] for other in ranks), scores[seat]) for seat in order
    )
