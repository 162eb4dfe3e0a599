"""What every game offers: a value, and a few pure functions on it.

A game is a module (or package) that satisfies `Game`. Nothing here, and nothing in a game, knows of
Discord, of the database, of the clock or of a global source of chance.

A *move* is one line of text, the same everywhere: in the log, in a record, after the slash. The
functions take a move in its canonical form (`play P3`); `read` makes that form of what a person typed
(`PLAY p`). A *seat* is a number from 0, clockwise.

A *plan* is one line of text too: a move made in advance, with its condition if it has one. Only some games
have plans: theirs satisfy `Plans`, which is no part of `Game`.
"""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
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
    """Something the table should tell a viewer: a code and its facts. Cards in facts are card codes."""

    code: str
    facts: Mapping[str, Fact]


class Placing(NamedTuple):
    """Where a seat came in. Equal places are shared: 1, 2, 2, 4."""

    seat: Seat
    place: int
    score: int


class ScoreLine(NamedTuple):
    """One seat's line of one finished round on the scorepad.

    `score` is what the round brought, `total` the running total after it, both in the game's points;
    `details` is what else the pad shows (for Skull King: bid, tricks, bonus).
    """

    round: int
    seat: Seat
    score: int
    total: int
    details: Mapping[str, Fact]


class NextWords(NamedTuple):
    """What may follow the words of a move that is begun: at most 24 words, different ones.

    `may_stop` tells whether the words so far are a legal move already. Words that begin no legal move are
    followed by none, and may not stop.
    """

    words: Sequence[str]
    may_stop: bool


class Game(Protocol[S, V_co]):
    """The contract. `S` is the game's immutable state, `V_co` what a viewer may know of it."""

    @property
    def RULES(self) -> Rules: ...  # noqa: N802, D102 - a module constant

    def start(self, players: int, options: Options, shuffler: Shuffler) -> S:
        """The state in which the first decision is due. `options` as from `Rules.complete`."""
        ...

    def awaited(self, state: S) -> Sequence[Seat]:
        """Whom the table waits for, from public facts only; nobody once the game is over."""
        ...

    def may_act(self, state: S) -> Sequence[Seat]:
        """Who may move, the awaited included. Private where it would tell something."""
        ...

    def decision(self, state: S, seat: Seat) -> Hashable:
        """A value that changes exactly when what this seat may choose changes; None while it may not act.

        Another seat's simultaneous choice does not change it.
        """
        ...

    def read(self, state: S, seat: Seat, words: str) -> Move:
        """The canonical move meant by `words`, in any case and spacing; a kind of card (`p`) becomes one.

        Raises `IllegalMove` for words that name no move. It does not check that the move is legal.
        """
        ...

    def check(self, state: S, seat: Seat, move: Move) -> None:
        """The truth about legality. Raises `IllegalMove`."""
        ...

    def legal(self, state: S, seat: Seat) -> Iterable[Move]:
        """The moves this seat may choose from now, lazily; none when it may not act."""
        ...

    def next_words(self, state: S, seat: Seat, begun: str) -> NextWords:
        """What may follow `begun`, the first words of a legal move of the seat, or nothing yet.

        Buttons, drafts and autocomplete are made of it, so it takes some milliseconds at most. It is
        made of `legal` by `next_words_from`, unless there are thousands of moves.
        """
        ...

    def play(self, state: S, seat: Seat, move: Move) -> S:
        """The state after the move. Raises `IllegalMove` as `check` does; `state` is unchanged either way."""
        ...

    def view(self, state: S, seat: Seat | None) -> V_co:
        """All that this seat, or the public (None), may know, what it was shown earlier included."""
        ...

    def events(self, before: S, seat: Seat, move: Move, after: S, viewer: Seat | None) -> Sequence[Event]:
        """What the table should tell this viewer of the move; the same rule as for `view` holds."""
        ...

    def reveals(self, before: S, seat: Seat, move: Move, after: S) -> bool:
        """Whether the move let anybody see what was hidden, other than a card of the mover's own.

        Such a move can't be taken back without the others' consent.
        """
        ...

    def rematch_options(self, state: S) -> Options:
        """The options that change when another game follows this one at the table, with their new values."""
        ...

    def result(self, state: S) -> Sequence[Placing] | None:
        """The placings, best first, or None while the game goes on."""
        ...

    def scorepad(self, state: S) -> Sequence[ScoreLine]:
        """The lines of every finished round, in order. Public."""
        ...


AnyGame = Game[Any, Any]


class Plans(Protocol[S_contra]):
    """Moves in advance, for a game that has them: what a seat would do when its turn comes.

    A plan is no part of the state: whoever stores it keeps it for its seat, shows it to that seat alone, and
    asks after every move, one taken back included. On the seat's turn `move`, after which the plan is spent
    either way; else `holds`, and a plan that does not hold is dropped. The plan of a seat whose turn comes by
    a move taken back is dropped unasked: it would be played at once, before anybody could choose again.
    """

    @property
    def CONDITION(self) -> str: ...  # noqa: N802, D102 - a module constant: what a plan with the condition ends in

    def offered(self, state: S_contra, seat: Seat) -> Sequence[Plan]:
        """The plans that this seat may make now, without a condition; none when it may make none."""
        ...

    def read(self, state: S_contra, seat: Seat, words: str) -> Plan:
        """The canonical plan meant by `words`, its condition included, in any case and spacing.

        Raises `IllegalMove`: `no_plan_now` when the seat may make none, `unknown_plan` for words that name
        none, or the game's own code for one that the seat can't make.
        """
        ...

    def move(self, state: S_contra, seat: Seat, plan: Plan) -> Move | None:
        """The legal move that the plan comes to; None when it comes to none, or it is not the seat's turn."""
        ...

    def holds(self, state: S_contra, seat: Seat, plan: Plan) -> bool:
        """Whether the plan may stay while others move. Never when it was made for a round that is over.

        It may tell by this state alone: it is asked after every move, so that it sees each round end.
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
    """Placings, the highest first; equal seats share the place (1, 2, 2, 4).

    Seats are ordered by score or, where the rules rank by something else, by `by`: a tuple for each seat (for
    the fewest points `(-points,)`, for a tie-break one more element).
    """
    ranks = [(score,) for score in scores] if by is None else by
    order = sorted(range(len(ranks)), key=ranks.__getitem__, reverse=True)
    return tuple(
        Placing(seat, 1 + sum(other > ranks[seat] for other in ranks), scores[seat]) for seat in order
    )
