"""A scorepad of a game with real cards as it is: its row, its players, its lines, and what follows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.entry import Entries, Entry
from bot.games.contract import Placing, Rules, Seat
from bot.games.paper import PaperGame, Stay
from bot.games.paper_fields import BEGUN
from bot.model.scorepads import ScorepadLineRow, ScorepadPlayerRow, ScorepadRow, ScorepadState

# The number of lines that are no round: `join 3 5 20` (a seat, its first round, its points), `leave 2 6` (a
# seat, its last round), `stay 2`, which takes that back, and `end 8` (after so many rounds; 0 for none).
COMINGS = 0


@dataclass(frozen=True, slots=True)
class Scorepad:
    """A snapshot; `written` are all lines that ever were, `league` is where it counts."""

    entries: Entries = field(repr=False)
    row: ScorepadRow
    players: tuple[ScorepadPlayerRow, ...]
    written: tuple[ScorepadLineRow, ...]
    league: str | None = None

    @property
    def id(self) -> int:
        """The scorepad's number."""
        return self.row.id

    @property
    def state(self) -> ScorepadState:
        """Where it is in its life."""
        return self.row.state

    @property
    def entry(self) -> Entry:
        """The game that is played."""
        return self.entries[self.row.game]

    @property
    def rules(self) -> Rules:
        """The rules of the game that is played."""
        return self.entry.rules

    @property
    def standing(self) -> Mapping[int, ScorepadLineRow]:
        """The valid line of each round that is not struck."""
        latest = {line.number: line for line in self.written if line.number != COMINGS}
        return {number: line for number, line in sorted(latest.items()) if line.line is not None}

    @property
    def paper(self) -> PaperGame:
        """The game as the lines tell it."""
        standing = [line.line for line in self.standing.values() if line.line is not None]
        lines = tuple(line for line in standing if not line.startswith(BEGUN))
        begun = standing[-1] if len(lines) < len(standing) else None
        stays, ended = self._comings()
        return PaperGame(
            self.entry.on_paper,
            len(self.players),
            self.row.options,
            lines,
            begun,
            () if all(stay == Stay() for stay in stays) else tuple(stays),
            ended == len(lines) > 0,
            self.rules.low_is_good,
        )

    def _comings(self) -> tuple[Sequence[Stay], int]:
        """When each seat plays, and the number of rounds after which the game was ended, else 0."""
        stays, ended = [Stay()] * len(self.players), 0
        for row in self.written:
            match row.line.split() if row.number == COMINGS and row.line is not None else ():
                case ("end", rounds):
                    ended = int(rounds)
                case ("join", seat, first, points):
                    stays[int(seat)] = Stay(int(first), None, int(points))
                case ("leave", seat, last):
                    stays[int(seat)] = replace(stays[int(seat)], last=int(last))
                case ("stay", seat):
                    stays[int(seat)] = replace(stays[int(seat)], last=None)
        return stays, ended

    @property
    def is_lobby(self) -> bool:
        """Whether no round was ever whole, and nobody came or went as a line."""
        return all((row.line or "").startswith(BEGUN) for row in self.written)

    def left(self, seat: Seat) -> ScorepadLineRow | None:
        """The line by which a seat has left, if it has."""
        words = f"leave {seat} ", f"stay {seat}"
        lines = [row for row in self.written if row.number == COMINGS and (row.line or "").startswith(words)]
        return lines[-1] if lines and (lines[-1].line or "").startswith("leave") else None

    @property
    def here(self) -> Sequence[ScorepadPlayerRow]:
        """Who plays in the next round."""
        return self.who_played(self.paper.number)

    def who_played(self, number: int) -> Sequence[ScorepadPlayerRow]:
        """Who plays in a round."""
        return [self.players[seat] for seat in self.paper.seats(number)]

    def times_written(self, number: int) -> int:
        """How often a round was written, corrected or struck."""
        return sum(line.number == number for line in self.written)

    @property
    def corrections(self) -> Sequence[tuple[ScorepadLineRow, ScorepadLineRow]]:
        """Each line that replaced another one of a whole round, that one first."""
        latest: dict[int, ScorepadLineRow] = {}
        found = []
        for line in self.written:
            if line.number == COMINGS:
                continue
            before = latest.get(line.number)
            if before is not None and before.line is not None and not before.line.startswith(BEGUN):
                found.append((before, line))
            latest[line.number] = line
        return found

    @property
    def placings(self) -> Sequence[Placing]:
        """The placings, best first, once the game is over."""
        return self.paper.result() or ()

    @property
    def unconfirmed(self) -> Sequence[ScorepadPlayerRow]:
        """The players with an account who have not confirmed; who left need not."""
        return [row for row in self.here if row.user_id is not None and not row.confirmed]

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a person who plays."""
        return next((row.seat for row in self.players if row.user_id == user_id), None)
