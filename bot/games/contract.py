"""The contract of a game: a module of pure functions on an immutable state."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeVar

from bot.games.shuffle import Shuffler

Move = str  # one line of canonical text (`play P3`), the same in the log, in a record and after the slash
Plan = str  # a move in advance, in one line of text, too
Seat = int  # from 0, clockwise
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
    """A choice made before the first deal."""

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    by_host: bool = True  # else the table chooses it for the next game
    goes_with: Options = field(default_factory=dict)  # the values of earlier options with which it applies
    unsaid_with: Options | None = None  # with these it came after release: older records need not name it


@dataclass(frozen=True, slots=True)
class Variant:
    """The changes that some values of options make: the most players, and the deck."""

    options: Options
    max_players: int
    deck: Mapping[str, int]
    name: str = ""  # empty where the rules stay the same


class Length(NamedTuple):
    """How many turns follow one another in a game, as `tools.turns` measured."""

    usual: int  # the median; simultaneous bids are one turn, and so are several moves of one seat in a row
    most: int  # in 19 games of 20


class Days(NamedTuple):
    """In how many days nine games of ten are over, as `tools.round_days` measured."""

    once: float  # when everyone looks in about once a day
    few: float  # two or three times
    often: float


@dataclass(frozen=True, slots=True)
class Rules:
    """The fixed facts of a game."""

    key: str
    version: int  # raised with any change under which a stored game would replay differently
    min_players: int
    max_players: int
    options: tuple[Option, ...] = ()
    has_steps: bool = False  # a turn may take several moves
    moves_a_turn: float = 1.0  # about so many, at a table of four
    low_is_good: bool = False
    has_bids: bool = False
    deck: Mapping[str, int] = field(default_factory=dict)  # constants that a record repeats
    variants: tuple[Variant, ...] = ()
    presets: Mapping[str, Options] = field(default_factory=dict)
    length: Callable[[int, Options], Length] | None = None
    trick_ends: frozenset[str] = frozenset()  # codes of events after which a trick is over
    league_options: Options = field(default_factory=dict)  # what a new league plays with
    days: Mapping[int, Days] = field(default_factory=dict)  # with these options, by the number of players
    enough: int = 2  # players for a good game
    lengths: Mapping[str, tuple[OptionValue, ...]] = field(
        default_factory=dict
    )  # of an option, shortest first

    def complete(self, chosen: Options) -> dict[str, OptionValue]:
        """The options that apply, defaults included.

        Raises `IllegalMove`: `unknown_option`, or `options_apart` for one that needs another value of an
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
            if apart is not None or (values[option.name] == option.default and self._unsaid(option, values)):
                del values[option.name]
        return values

    def value(self, options: Options, name: str) -> OptionValue:
        """An option's value, the default among options older than it."""
        default = next(option.default for option in self.options if option.name == name)
        return options.get(name, default)

    def offered(self, options: Options) -> Iterator[tuple[Option, OptionValue]]:
        """The options that the host may choose, with their present values."""
        for option in self.options:
            if option.by_host and self._apart(option, options) is None:
                yield option, self.value(options, option.name)

    def length_option(self, options: Options) -> tuple[Option, OptionValue] | None:
        """The option that says how long a game with these options is, and its present value."""
        return next(((one, now) for one, now in self.offered(options) if one.name in self.lengths), None)

    def changed(self, options: Options, changes: Options) -> dict[str, OptionValue]:
        """`options` with some changed, those that no longer apply dropped. Raises as `complete` does."""
        changed = {**options, **changes}
        kept = {
            option.name: changed[option.name]
            for option in self.options
            if option.name in changed and self._apart(option, changed) is None
        }
        return self.complete({**kept, **changes})

    def most_players(self, options: Options) -> int:
        """The most players with these options."""
        variant = self._variant(options)
        return self.max_players if variant is None else variant.max_players

    @property
    def most_players_ever(self) -> int:
        """The most players with any options."""
        return max([self.max_players, *(variant.max_players for variant in self.variants)])

    def options_for(self, players: int) -> dict[str, OptionValue]:
        """The options with which this number of players may play; the defaults if possible."""
        if players > self.max_players:
            for variant in self.variants:
                if players <= variant.max_players:
                    return self.complete(variant.options)
        return self.complete({})

    def deck_with(self, options: Options) -> Mapping[str, int]:
        """The deck's constants with these options."""
        variant = self._variant(options)
        return self.deck if variant is None else variant.deck

    def variant_name(self, options: Options) -> str:
        """The variant's name, empty for the plain game."""
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

    def _unsaid(self, option: Option, options: Options) -> bool:
        return option.unsaid_with is not None and all(
            self.value(options, name) == value for name, value in option.unsaid_with.items()
        )

    def _apart(self, option: Option, options: Options) -> str | None:
        for name, value in option.goes_with.items():
            if self.value(options, name) != value:
                return name
        return None


class Event(NamedTuple):
    """Something to say about a move: a code and its facts, with cards as codes."""

    code: str
    facts: Mapping[str, Fact]


class Placing(NamedTuple):
    """The place of a seat; ties share theirs: 1, 2, 2, 4."""

    seat: Seat
    place: int
    score: int


class ScoreLine(NamedTuple):
    """One seat's line of a finished round."""

    round: int
    seat: Seat
    score: int
    total: int  # running
    details: Mapping[str, Fact]  # the game's own


class NextWords(NamedTuple):
    """The words that may follow the beginning of a move."""

    words: Sequence[str]  # at most 24
    may_stop: bool  # the move is legal already


class Game(Protocol[S, V_co]):
    """The contract; `S` is the game's state, `V_co` a view of it."""

    @property
    def RULES(self) -> Rules: ...  # noqa: N802 - a module constant

    def start(self, players: int, options: Options, shuffler: Shuffler) -> S:
        """The state in which the first decision is due; `options` as from `Rules.complete`."""
        ...

    def to_move(self, state: S) -> Sequence[Seat]:
        """The seats that the table waits for, from public facts only."""
        ...

    def may_act(self, state: S) -> Sequence[Seat]:
        """The seats that may move; secret where it would reveal something."""
        ...

    def decision(self, state: S, seat: Seat) -> Hashable:
        """A value that changes exactly when the seat's choices do; None while it may not act."""
        ...

    def read(self, state: S, seat: Seat, words: str) -> Move:
        """The canonical move meant by `words`, legal or not. Raises `IllegalMove` if they name none."""
        ...

    def check(self, state: S, seat: Seat, move: Move) -> None:
        """Raises `IllegalMove` unless the move is legal."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterable[Move]:
        """The legal moves of a seat, lazily."""
        ...

    def next_words(self, state: S, seat: Seat, begun: str) -> NextWords:
        """The words that may follow `begun`, found within milliseconds."""
        ...

    def last_card(self, state: S, seat: Seat) -> Move | None:
        """The seat's next move, if all know that it is its last card of a round and leaves no choice."""
        ...

    def play(self, state: S, seat: Seat, move: Move) -> S:
        """The state after a move. Raises `IllegalMove`."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that this seat, or the public (None), may know, also from earlier."""
        ...

    def events(self, before: S, seat: Seat, move: Move, after: S, viewer: Seat | None) -> Sequence[Event]:
        """The events of a move that this viewer learns of; they show no more than `view` does."""
        ...

    def reveals(self, before: S, seat: Seat, move: Move, after: S) -> bool:
        """Whether someone saw something hidden, besides the mover's own card: undo then needs consent."""
        ...

    def rematch_options(self, state: S) -> Options:
        """The options that change for the next game at the table."""
        ...

    def result(self, state: S) -> Sequence[Placing] | None:
        """The placings, best first; None while the game lasts."""
        ...

    def scorepad(self, state: S) -> Sequence[ScoreLine]:
        """The lines of every finished round, for everyone."""
        ...


AnyGame = Game[Any, Any]


class NotYet(Enum):
    """Why a plan can't be carried out yet."""

    DUE = "due"


class Asked(NamedTuple):
    """The seats that may answer the card just played, before their turns come."""

    about: str  # what they answer, such as a round and trick; the same until all have
    seats: tuple[Seat, ...]  # in order of play, whatever they hold


class Plans(Protocol[S_contra]):
    """Moves in advance, each stored for its seat and shown to it alone."""

    def asked(self, state: S_contra) -> Asked | None:
        """The question that the table asks now, from public facts; None while no answer can be planned."""
        ...

    def offered(self, state: S_contra, seat: Seat) -> Sequence[Plan]:
        """The plans that a seat may make now, without conditions of its choice."""
        ...

    def variants(self, state: S_contra, seat: Seat, plan: Plan) -> Sequence[Plan]:
        """The plan under each other condition that can matter now, none included."""
        ...

    def alternatives(self, state: S_contra, seat: Seat, plan: Plan) -> Sequence[Plan]:
        """The plan under its condition, with each other move for the case that it fails."""
        ...

    def read(self, state: S_contra, seat: Seat, words: str) -> Plan:
        """The canonical plan. Raises `IllegalMove`: `no_plan_now`, `unknown_plan`, or the game's own code."""
        ...

    def as_move(self, state: S_contra, seat: Seat, plan: Plan) -> Move | None:
        """The move, legal or not, that an unconditional plan for this very turn is; None for any other."""
        ...

    def move(self, state: S_contra, seat: Seat, plan: Plan) -> Move | NotYet | None:
        """The move that the plan comes to, if any; `NotYet.DUE` while it holds and waits for its time."""
        ...

    def holds(self, state: S_contra, seat: Seat, plan: Plan) -> bool:
        """Whether the plan stays while others move; never past the decision that it was made for."""
        ...

    def is_undone(self, before: S_contra, after: S_contra, plan: Plan) -> bool:
        """Whether an undo has taken back the decision that the plan was made for."""
        ...


def next_words_in(moves: Iterable[Move], begun: str) -> NextWords:
    """The words that may follow `begun` in these moves."""
    prefix = f"{begun} " if begun else ""
    found: dict[str, None] = {}
    may_stop = False
    for move in moves:
        may_stop = may_stop or move == begun
        if move.startswith(prefix):
            found[move[len(prefix) :].partition(" ")[0]] = None
    return NextWords(tuple(found), may_stop)


def next_words_from(legal: Callable[[S, Seat], Iterable[Move]]) -> Callable[[S, Seat, str], NextWords]:
    """`next_words` of a game that can list its legal moves each time."""

    def next_words(state: S, seat: Seat, begun: str) -> NextWords:
        return next_words_in(legal(state, seat), begun)

    return next_words


def no_last_card(state: object, seat: Seat) -> None:
    """`last_card` of a game in which only the seat knows whether it has a choice."""


def as_before(state: object) -> Options:
    """`rematch_options` of a game without any."""
    return {}


def placings(scores: Sequence[int], by: Sequence[tuple[int, ...]] | None = None) -> tuple[Placing, ...]:
    """The placings, highest first, by score or by a tuple for each seat."""
    ranks = [(score,) for score in scores] if by is None else by
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    return tuple(
        Placing(seat, 1 + sum(other > ranks[seat] for other in ranks), scores[seat]) for seat in order
    )
