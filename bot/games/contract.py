"""What every game offers: a module of pure functions on an immutable state.

A move, and a plan, is one line of canonical text (`play P3`), the same in the log, in a record and after the
slash. A seat is a number from 0, clockwise.
"""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.games.shuffle import Shuffler

Move = str
Plan = str
Seat = int
Fact = str | int | bool | None | tuple[str, ...] | tuple[int, ...]
OptionValue = int | bool | str
Options = Mapping[str, OptionValue]

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
V_co = TypeVar("V_co", covariant=True)


class IllegalMove(Exception):  # noqa: N818 - it names the move, as the rules do
    """A move that the rules forbid, as a code and its facts."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, Fact] = facts

    def __str__(self) -> str:
        return f"{self.code} {dict(self.facts)}"


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the first deal.

    With `by_host` False the table chooses it for the next game. It applies only with the values in
    `goes_with` of earlier options. One that `goes_unsaid` came after release: older tables and records need
    not name it.
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    by_host: bool = True
    goes_with: Options = field(default_factory=dict)
    goes_unsaid: bool = False


@dataclass(frozen=True, slots=True)
class Variant:
    """What certain values of options change: how many may play, the deck and, with a `name`, the rules."""

    options: Options
    max_players: int
    deck: Mapping[str, int]
    name: str = ""


class Length(NamedTuple):
    """The turns that follow one another in a game: the median, and the most in 19 games of 20
    (`tools.turns`).

    Simultaneous bids are one turn, as are several moves of one seat in a row.
    """

    usual: int
    most: int


@dataclass(frozen=True, slots=True)
class Rules:
    """What is fixed about a game.

    Raise `version` with any change under which a stored game would replay differently.
    """

    key: str
    version: int
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    has_steps: bool = False
    low_is_good: bool = False
    has_bids: bool = False
    deck: Mapping[str, int] = field(default_factory=dict)
    variants: tuple[Variant, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)
    length: Callable[[int, Options], Length] | None = None
    trick_ends: frozenset[str] = frozenset()
    league_options: Options = field(default_factory=dict)

    def complete(self, chosen: Options) -> dict[str, OptionValue]:
        """The options that apply, with defaults for those not chosen.

        Raises `IllegalMove`: "unknown_option", or "options_apart" for one that needs another value of an
        `other`.
        """
        values = {option.name: self._value(option, chosen) for option in self.options}
        for name in chosen.keys() - values.keys():
            raise self._unknown(name, chosen[name])
        for option in self.options:
            apart = self._apart(option, values)
            if apart is not None and values[option.name] != option.default:
                needed = str(option.goes_with[apart])
                raise IllegalMove(
                    "options_apart", game=self.key, option=option.name, other=apart, needed=needed
                )
            if apart is not None or (option.goes_unsaid and values[option.name] == option.default):
                del values[option.name]
        return values

    def value(self, options: Options, name: str) -> OptionValue:
        """The value of an option, also among options stored before it existed."""
        default = next(option.default for option in self.options if option.name == name)
        return options.get(name, default)

    def offered(self, options: Options) -> Iterator[tuple[Option, OptionValue]]:
        """The options and values that the host may choose from."""
        for option in self.options:
            if option.by_host and self._apart(option, options) is None:
                yield option, self.value(options, option.name)

    def changed(self, options: Options, changes: Options) -> dict[str, OptionValue]:
        """Options with some changed, without those that no longer apply. Raises `IllegalMove` as `complete`
        does.
        """
        changed = {**options, **changes}
        kept = {
            option.name: changed[option.name]
            for option in self.options
            if option.name in changed and self._apart(option, changed) is None
        }
        return self.complete({**kept, **changes})

    def most_players(self, options: Options) -> int:
        """How many may play with these options."""
        variant = self._variant(options)
        return self.max_players if variant is None else variant.max_players

    @property
    def most_players_ever(self) -> int:
        """How many may ever play."""
        return max([self.max_players, *(variant.max_players for variant in self.variants)])

    def options_for(self, players: int) -> dict[str, OptionValue]:
        """The options with which so many may play, the defaults if possible."""
        if players > self.max_players:
            for variant in self.variants:
                if players <= variant.max_players:
                    return self.complete(variant.options)
        return self.complete({})

    def deck_with(self, options: Options) -> Mapping[str, int]:
        """The constants of the deck with these options."""
        variant = self._variant(options)
        return self.deck if variant is None else variant.deck

    def variant_name(self, options: Options) -> str:
        """The variant with these options, empty for the plain game."""
        variant = self._variant(options)
        return "" if variant is None else variant.name

    def _variant(self, options: Options) -> Variant | None:
        for variant in self.variants:
            if all(self.value(options, name) == value for name, value in variant.options.items()):
                return variant
        return None

    def _value(self, option: Option, chosen: Options) -> OptionValue:
        value = chosen.get(option.name, option.default)
        if value not in option.choices or type(value) is not type(option.default):
            raise self._unknown(option.name, value)
        return value

    def _unknown(self, name: str, value: OptionValue) -> IllegalMove:
        choices = next((option.choices for option in self.options if option.name == name), ())
        numbers = [choice for choice in choices if type(choice) is int]
        allowed = f"{min(numbers)}–{max(numbers)}" if numbers else "none"
        return IllegalMove("unknown_option", game=self.key, option=name, value=str(value), allowed=allowed)

    def _apart(self, option: Option, options: Options) -> str | None:
        for name, value in option.goes_with.items():
            if self.value(options, name) != value:
                return name
        return None


class Event(NamedTuple):
    """Something to tell a viewer: a code and its facts, with cards as codes."""

    code: str
    facts: Mapping[str, Fact]


class Placing(NamedTuple):
    """The place of a seat; equal places are shared: 1, 2, 2, 4."""

    seat: Seat
    place: int
    score: int


class ScoreLine(NamedTuple):
    """One seat's line of a finished round: its `score`, the running `total`, and `details` of the game."""

    round: int
    seat: Seat
    score: int
    total: int
    details: Mapping[str, Fact]


class NextWords(NamedTuple):
    """At most 24 words that may follow a move begun; `may_stop` if it is legal already."""

    words: Sequence[str]
    may_stop: bool


class Game(Protocol[S, V_co]):
    """The contract: `S` is the game's state, `V_co` a view of it."""

    @property
    def RULES(self) -> Rules: ...  # noqa: N802, D102 - a module constant

    def start(self, players: int, options: Options, shuffler: Shuffler) -> S:
        """The state in which the first decision is due. `options` as from `Rules.complete`."""
        ...

    def awaited(self, state: S) -> Sequence[Seat]:
        """The seats that the table waits for, from public facts only."""
        ...

    def may_act(self, state: S) -> Sequence[Seat]:
        """The seats that may move; private where it would reveal something."""
        ...

    def decision(self, state: S, seat: Seat) -> Hashable:
        """A value that changes exactly when this seat's choices change; None while it may not act."""
        ...

    def read(self, state: S, seat: Seat, words: str) -> Move:
        """The canonical move meant by `words`, legal or not. Raises `IllegalMove` if they name no move."""
        ...

    def check(self, state: S, seat: Seat, move: Move) -> None:
        """Decides legality. Raises `IllegalMove`."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterable[Move]:
        """The moves this seat may choose now, lazily."""
        ...

    def next_words(self, state: S, seat: Seat, begun: str) -> NextWords:
        """What may follow `begun` in the seat's legal moves, within milliseconds."""
        ...

    def play(self, state: S, seat: Seat, move: Move) -> S:
        """The state after the move. Raises `IllegalMove` as `check` does."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that this seat, or the public (None), may know, also from earlier."""
        ...

    def events(self, before: S, seat: Seat, move: Move, after: S, viewer: Seat | None) -> Sequence[Event]:
        """What to tell this viewer about the move, no more than `view` shows."""
        ...

    def reveals(self, before: S, seat: Seat, move: Move, after: S) -> bool:
        """Whether someone saw something hidden by it, besides the mover's own card: undo then needs
        consent.
        """
        ...

    def rematch_options(self, state: S) -> Options:
        """The options that change for the next game at the table."""
        ...

    def result(self, state: S) -> Sequence[Placing] | None:
        """The placings, best first; None while the game lasts."""
        ...

    def scorepad(self, state: S) -> Sequence[ScoreLine]:
        """The lines of every finished round. Public."""
        ...


AnyGame = Game[Any, Any]


class NotYet(Enum):
    """Why a plan can't be carried out yet."""

    DUE = "due"


class Plans(Protocol[S_contra]):
    """Moves in advance.

    A plan is stored for its seat and shown to it alone, asked about after every move, and dropped by an undo:
    it would be played before anyone could choose again.
    """

    @property
    def CONDITION(self) -> str: ...  # noqa: N802, D102 - a module constant: what a plan with the condition ends in

    def offered(self, state: S_contra, seat: Seat) -> Sequence[Plan]:
        """The plans that this seat may make now."""
        ...

    def read(self, state: S_contra, seat: Seat, words: str) -> Plan:
        """The canonical plan meant by `words`. Raises `IllegalMove`: `no_plan_now`, `unknown_plan`, or the
        game's code.
        """
        ...

    def move(self, state: S_contra, seat: Seat, plan: Plan) -> Move | NotYet | None:
        """The move that the plan comes to, if any.

        `NotYet.DUE` while it holds and the seat has nothing of the kind to decide.
        """
        ...

    def holds(self, state: S_contra, seat: Seat, plan: Plan) -> bool:
        """Whether the plan stays while others move; never true after its round."""
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
    """`next_words` for a game that can list its legal moves each time."""

    def next_words(state: S, seat: Seat, begun: str) -> NextWords:
        return next_words_in(legal(state, seat), begun)

    return next_words


def as_before(state: object) -> Options:
    """`rematch_options` for a game without any."""
    return {}


def placings(scores: Sequence[int], by: Sequence[tuple[int, ...]] | None = None) -> tuple[Placing, ...]:
    """Placings, the highest first, by score or by a tuple for each seat; equal seats share the place."""
    ranks = [(score,) for score in scores] if by is None else by
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    return tuple(
        Placing(seat, 1 + sum(other > ranks[seat] for other in ranks), scores[seat]) for seat in order
    )
