"""From the log to the state: the fold of its lines, and what an undo takes back."""

from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from bot.games.contract import Move, Seat
from bot.games.registry import AnyGame
from bot.model.tables import MoveRow

UNDO = "undo"


class Played(NamedTuple):
    """A move in effect: the state before it (the game's own type), who made it, and its line's number."""

    before: Any
    seat: Seat
    move: Move
    number: int


@dataclass(frozen=True, slots=True)
class Fold:
    """A log folded: the state after its last line, and what the table's road needs to know of the way there.

    `number` is that of the last line. `history` holds each move in effect with the state before it, so that
    an undo goes back without folding anew. `decisions` has for each seat the number of the last line that
    changed what the seat may choose.
    """

    game: AnyGame = field(repr=False)
    number: int
    state: Any = field(repr=False)  # the game's own type; it holds every hand
    history: tuple[Played, ...] = field(repr=False)
    decisions: tuple[int, ...]
    choices: tuple[Hashable, ...] = field(repr=False)

    @property
    def moves(self) -> Sequence[tuple[Seat, Move]]:
        """The moves in effect, in order: those of a record."""
        return [(played.seat, played.move) for played in self.history]

    def played(self, number: int, seat: Seat, move: Move) -> "Fold":
        """The fold with one more line. Raises `IllegalMove`; this fold is unchanged."""
        if move.split()[0] == UNDO:
            return self._undone(number, int(move.split()[1]))
        state = self.game.play(self.state, seat, move)
        return self._next(number, state, (*self.history, Played(self.state, seat, move, number)))

    def moves_since_own(self, seat: Seat) -> int | None:
        """How many moves an undo by this seat takes back, its own last one included; None without one."""
        for back, played in enumerate(reversed(self.history), start=1):
            if played.seat == seat:
                return back
        return None

    def _undone(self, number: int, count: int) -> "Fold":
        return self._next(number, self.history[-count].before, self.history[:-count])

    def _next(self, number: int, state: Any, history: tuple[Played, ...]) -> "Fold":
        choices = _choices(self.game, state, len(self.decisions))
        decisions = tuple(
            before if choice == known else number
            for before, choice, known in zip(self.decisions, choices, self.choices, strict=True)
        )
        return Fold(self.game, number, state, history, decisions, choices)


def start(game: AnyGame, state: Any, players: int) -> Fold:
    """The fold of an empty log."""
    return Fold(game, 0, state, (), (0,) * players, _choices(game, state, players))


def fold(game: AnyGame, state: Any, players: int, log: Sequence[MoveRow]) -> Fold:
    """The fold of a whole log, from the game's first state. Raises `IllegalMove` as the rules do."""
    folded = start(game, state, players)
    for line in log:
        folded = folded.played(line.number, line.seat, line.move)
    return folded


def _choices(game: AnyGame, state: Any, players: int) -> tuple[Hashable, ...]:
    return tuple(game.decision(state, seat) for seat in range(players))
