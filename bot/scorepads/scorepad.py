"""A scorepad of a game with real cards as it is: its row, its players, its lines, and what follows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from bot.entry import Entries, Entry
from bot.games.contract import Placing, Rules, Seat
from bot.games.paper import PaperGame
from bot.games.paper_fields import BEGUN
from bot.model.scorepads import ScorepadLineRow, ScorepadPlayerRow, ScorepadRow, ScorepadState


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
        latest = {line.number: line for line in self.written}
        return {number: line for number, line in sorted(latest.items()) if line.line is not None}

    @property
    def paper(self) -> PaperGame:
        """The game as the lines tell it."""
        standing = [line.line for line in self.standing.values() if line.line is not None]
        lines = tuple(line for line in standing if not line.startswith(BEGUN))
        begun = standing[-1] if len(lines) < len(standing) else None
        return PaperGame(self.entry.on_paper, len(self.players), self.row.options, lines, begun)

    def times_written(self, number: int) -> int:
        """How often a round was written, corrected or struck."""
        return sum(line.number == number for line in self.written)

    @property
    def corrections(self) -> Sequence[tuple[ScorepadLineRow, ScorepadLineRow]]:
        """Each line that replaced another one of a whole round, that one first."""
        latest: dict[int, ScorepadLineRow] = {}
        found = []
        for line in self.written:
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
        """The players with an account who have not confirmed."""
        return [row for row in self.players if row.user_id is not None and not row.confirmed]

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a person who plays."""
        return next((row.seat for row in self.players if row.user_id == user_id), None)
