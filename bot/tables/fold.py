"""From the log to the state: the fold of its lines, and the effect of an undo.

Thousands are remembered, so one keeps few states: an undo, a recap or a replay plays some moves again.
"""

from array import array
from collections import OrderedDict, deque
from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from operator import itemgetter
from typing import Any, NamedTuple

from bot.games.contract import AnyGame, Move, Seat
from bot.model.tables import MoveRow

UNDO = "undo"
STRIDE = 32  # moves between two states that are kept
# How many folds are remembered: about 100 MB of games half played (`make bench` counts it).
REMEMBERED = 5_000


class Played(NamedTuple):
    """A move in effect, and the number of its line."""

    seat: Seat
    move: Move
    number: int


class Step(NamedTuple):
    """A move with the states around it, which hold every hand."""

    before: Any
    played: Played
    after: Any


@dataclass(frozen=True, slots=True)
class Fold:
    """A log folded: the state after its last line, the moves in effect, and the decisions."""

    game: AnyGame = field(repr=False)
    number: int
    state: Any = field(repr=False)  # the game's own type; it holds every hand
    # The moves in effect, and the numbers of their lines.
    seats: bytes = field(repr=False)
    text: str = field(repr=False)
    numbers: "array[int]" = field(repr=False)
    # Some states with the number of moves before them.
    kept: tuple[tuple[int, Any], ...] = field(repr=False)
    decisions: tuple[int, ...]  # for each seat, the last line that changed what it may choose
    choices: tuple[Hashable, ...] = field(repr=False)

    @property
    def words(self) -> Sequence[Move]:
        """The moves in effect as they are written, in order."""
        return self.text.splitlines()

    @property
    def history(self) -> Sequence[Played]:
        """The moves in effect, in order."""
        return list(map(Played, self.seats, self.words, self.numbers))

    @property
    def moves(self) -> Sequence[tuple[Seat, Move]]:
        """The moves in effect as a record has them."""
        return list(zip(self.seats, self.words, strict=True))

    def played(self, number: int, seat: Seat, move: Move) -> "Fold":
        """The fold with one more line. Raises `IllegalMove`."""
        if move.split()[0] == UNDO:
            return self._undone(number, int(move.split()[1]))
        return self._with(
            number,
            self.game.play(self.state, seat, move),
            seats=self.seats + bytes((seat,)),
            text=f"{self.text}\n{move}" if self.text else move,
            numbers=self.numbers + array("I", (number,)),
            kept=self._kept_now(),
        )

    def state_after(self, step: int) -> Any:
        """The state after the first `step` moves; it holds every hand."""
        return self.state if step == len(self.seats) else next(self.steps(step)).before

    def steps(self, first: int = 0) -> Iterator[Step]:
        """The moves in effect after the first ones, with the states around them."""
        if first >= len(self.seats):
            return
        words = self.words
        begin, state = max((one for one in self.kept if one[0] <= first), key=itemgetter(0))
        for step in range(begin, len(words)):
            played = Played(self.seats[step], words[step], self.numbers[step])
            is_last = step + 1 == len(words)
            after = self.state if is_last else self.game.play(state, played.seat, played.move)
            if step >= first:
                yield Step(state, played, after)
            state = after

    def _kept_now(self) -> tuple[tuple[int, Any], ...]:
        step = len(self.seats)
        if step % STRIDE == 0:
            return (*self.kept, (step, self.state))
        return (*self.kept[:1], *self.kept[1:][-1:]) if step % STRIDE == STRIDE // 2 else self.kept

    def _undone(self, number: int, count: int) -> "Fold":
        left = len(self.seats) - count
        if not 0 <= left < len(self.seats):
            raise IndexError(f"an undo of {count} moves where there are {len(self.seats)}")
        return self._with(
            number,
            self.state_after(left),
            seats=self.seats[:left],
            text="\n".join(self.words[:left]),
            numbers=self.numbers[:left],
            kept=tuple(one for one in self.kept if one[0] < left),
        )

    def _with(self, number: int, state: Any, **changes: Any) -> "Fold":
        choices = _choices(self.game, state, len(self.decisions))
        decisions = tuple(
            before if choice == known else number
            for before, choice, known in zip(self.decisions, choices, self.choices, strict=True)
        )
        return replace(self, number=number, state=state, decisions=decisions, choices=choices, **changes)


def start(game: AnyGame, state: Any, players: int) -> Fold:
    """The fold of an empty log."""
    return Fold(game, 0, state, b"", "", array("I"), (), (0,) * players, _choices(game, state, players))


def fold(game: AnyGame, state: Any, players: int, log: Sequence[MoveRow]) -> Fold:
    """The fold of a whole log. Raises `IllegalMove`."""
    return deque(folding(start(game, state, players), log), maxlen=1).pop()


def folding(folded: Fold, log: Sequence[MoveRow]) -> Iterator[Fold]:
    """The fold after each further line, itself first. Raises `IllegalMove`."""
    yield folded
    for line in log:
        folded = folded.played(line.number, line.seat, line.move)
        yield folded


def _choices(game: AnyGame, state: Any, players: int) -> tuple[Hashable, ...]:
    return tuple(game.decision(state, seat) for seat in range(players))


class Folds:
    """The folds that were needed last."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self._most = most
        self._folds: OrderedDict[int, Fold] = OrderedDict()

    def get(self, table_id: int) -> Fold | None:
        """The fold that is remembered; the log may have grown since."""
        if table_id in self._folds:
            self._folds.move_to_end(table_id)
        return self._folds.get(table_id)

    def keep(self, table_id: int, folded: Fold) -> None:
        """Remembers a fold, unless one of a longer log is."""
        known = self._folds.get(table_id)
        if known is None or known.number <= folded.number:
            self._folds[table_id] = folded
        self._folds.move_to_end(table_id)
        while len(self._folds) > self._most:
            self._folds.popitem(last=False)

    def forget(self, table_id: int) -> None:
        """Forgets a fold, so that the log is read again."""
        self._folds.pop(table_id, None)
