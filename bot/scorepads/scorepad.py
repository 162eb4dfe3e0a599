"""A scorepad of a game with real cards as it is: its row, its players, its lines, and what follows."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.entry import Entries, Entry
from bot.games.contract import Placing, Rules, Seat
from bot.games.paper import PaperGame, Stay
from bot.games.paper_fields import BEGUN
from bot.model.scorepads import ScorepadLineRow, ScorepadPlayerRow, ScorepadRow, ScorepadState
from bot.scorepads.events import NO_ROUND, Agrees, Ends, Event, HouseRules, Joins, Leaves, Stays, event_of


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
        latest = {line.number: line for line in self.written if line.number != NO_ROUND}
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
            self.house_rules,
        )

    @property
    def events(self) -> Sequence[tuple[ScorepadLineRow, Event]]:
        """The events beside the rounds, in order, each with its line."""
        rows = [row for row in self.written if row.number == NO_ROUND]
        return [(row, event_of(row.line)) for row in rows if row.line is not None]

    @property
    def house_rules(self) -> bool:
        """Whether its people play by house rules."""
        switched = [event.on for _, event in self.events if isinstance(event, HouseRules)]
        return bool(switched) and switched[-1]

    @property
    def is_beyond_rules(self) -> bool:
        """Whether its people play by house rules, or a round is beyond the printed ones."""
        return self.house_rules or bool(self.paper.beyond)

    @property
    def is_unusual(self) -> bool:
        """Whether it counts in a league only if a moderator decides so."""
        return self.is_beyond_rules or self.paper.is_ended

    @property
    def rounds(self) -> int | None:
        """How many rounds were planned; None where the scores decide."""
        return self.entry.on_paper.rounds(len(self.players), self.row.options)

    def _comings(self) -> tuple[Sequence[Stay], int]:
        """When each seat plays, and the number of rounds after which the game was ended, else 0."""
        stays, ended = [Stay()] * len(self.players), 0
        for _, event in self.events:
            match event:
                case Ends(rounds):
                    ended = rounds
                case Joins(seat, first, points):
                    stays[seat] = Stay(first, None, points)
                case Leaves(seat, last, is_out):
                    stays[seat] = replace(stays[seat], last=last, is_out=is_out)
                case Stays(seat):
                    stays[seat] = replace(stays[seat], last=None, is_out=False)
                case HouseRules() | Agrees():
                    pass
        return stays, ended

    @property
    def is_lobby(self) -> bool:
        """Whether no round was ever whole, and nobody came or went as a line."""
        rounds = [row for row in self.written if row.number != NO_ROUND]
        return all((row.line or "").startswith(BEGUN) for row in rounds) and all(
            isinstance(event, HouseRules) for _, event in self.events
        )

    @property
    def waits_for_players(self) -> bool:
        """Whether too few are there for its first round."""
        return not self.paper.lines and len(self.here) < self.rules.min_players

    def left(self, seat: Seat) -> ScorepadLineRow | None:
        """The line by which a seat has left, if it has."""
        for row, event in reversed(self.events):
            if isinstance(event, Leaves | Stays) and event.seat == seat:
                return row if isinstance(event, Leaves) else None
        return None

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
            if line.number == NO_ROUND:
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
    def ranked(self) -> Sequence[ScorepadPlayerRow]:
        """The players who get a place."""
        return [row for row in self.players if not self.paper.is_out(row.seat)]

    @property
    def unconfirmed(self) -> Sequence[ScorepadPlayerRow]:
        """The players with an account who have not confirmed; who left need not."""
        return [row for row in self.here if row.user_id is not None and not row.confirmed]

    def seat_of(self, user_id: int) -> Seat | None:
        """The seat of a person who plays."""
        return next((row.seat for row in self.players if row.user_id == user_id), None)
