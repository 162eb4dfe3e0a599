"""The rows of the database, as values. Times are seconds since 1970."""

from dataclasses import dataclass, field
from enum import StrEnum

from bot.games.contract import Move, Options, Seat


class Status(StrEnum):
    """Where a table is in its life. A frozen one can't be trusted and waits for a moderator."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ENDED = "ended"
    FROZEN = "frozen"

    @property
    def live(self) -> bool:
        """Whether the table occupies its channel."""
        return self in (Status.OPEN, Status.RUNNING, Status.FROZEN)


class Pace(StrEnum):
    """How fast a table is played: minutes a turn, a day, days, or without a deadline.

    Or each person has a bank of time for the whole game.
    """

    NONE = "none"
    LIVE = "live"
    DAILY = "daily"
    RELAXED = "relaxed"
    BANK = "bank"


class Absence(StrEnum):
    """What happens when somebody's time is up.

    A computer player plays this one turn, or takes the seat until they return; a substitute takes the seat;
    or the host is told, and nothing else.
    """

    MOVE = "move"
    SEAT = "seat"
    SUBSTITUTE = "substitute"
    HOST = "host"


class Player(StrEnum):
    """Who plays a seat: its person, a computer for that person, a computer, or somebody who was deleted."""

    PERSON = "person"
    ABSENT = "absent"
    COMPUTER = "computer"
    ANONYMOUS = "anonymous"


class Stage(StrEnum):
    """How far the clock of an awaited person has come."""

    WAITING = "waiting"
    NUDGED = "nudged"
    REMINDED = "reminded"
    LAST_CALL = "last_call"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """What the seat `by` has asked the others to agree to, such as `undo 17`; and the seats that have."""

    words: str
    by: Seat
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. `seed` has 32 bytes, `places` tells how many may sit, `match_id` for which match it is.

    `advice` tells whether its people may ask for advice.
    `ends_at` is when the round of that match ends, while its league runs. `lost_at` is when the server has
    lost the bot, if it has.
    """

    id: int
    game: str
    rules: int
    options: Options
    places: int
    seed: bytes = field(repr=False)
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    status: Status
    created_at: int
    closed_at: int | None
    revision: int
    told: int
    follows: int | None = None
    pace: Pace = Pace.NONE
    absence: Absence = Absence.MOVE
    paused_at: int | None = None
    proposal: ProposalRow | None = None
    match_id: int | None = None
    advice: bool = False
    ends_at: int | None = None
    lost_at: int | None = None

    @property
    def stopped_at(self) -> int | None:
        """Since when nobody is awaited: the game is paused, or its server has lost the bot."""
        if self.paused_at is None or self.lost_at is None:
            return self.lost_at if self.paused_at is None else self.paused_at
        return min(self.paused_at, self.lost_at)


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of an awaited person, running since `since` or, where that is None, standing still.

    `left` is the active time in seconds until the next stage, which begins at `next_at`; `due_at` is the
    deadline to show. Those are None where nothing more is due. `is_told`: of the last call. `allowed` is the
    active time of this turn in seconds where it is not the pace's.
    """

    table_id: int
    seat: Seat
    user_id: int
    decision: int
    stage: Stage
    since: int | None
    left: int | None
    next_at: int | None = None
    due_at: int | None = None
    is_told: bool = False
    allowed: int | None = None


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there and who plays; `user_id` is None for a computer player and for a deleted person.

    `missed` counts missed turns in a row. `plan` is a move made in advance, for the person's eyes only.
    `level` is that of a computer player which sits there for itself: 1, 2 or 3, the best. `tips`: whether
    the person wants some; `forced`: whether moves without a choice are made for them. `bank` are the seconds
    in the person's bank of time, None where it is full.
    """

    seat: Seat
    user_id: int | None
    name: str
    player: Player = Player.PERSON
    missed: int = 0
    clock: ClockRow | None = None
    plan: str | None = field(default=None, repr=False)
    level: int = 2
    tips: bool = False
    bank: int | None = None
    forced: bool = False

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits there for itself."""
        return self.player is Player.COMPUTER

    @property
    def is_automatic(self) -> bool:
        """Whether a computer player moves for the seat."""
        return self.player in (Player.COMPUTER, Player.ABSENT)


@dataclass(frozen=True, slots=True)
class TallyRow:
    """How somebody stands over the games that were played one after another: games played, games won."""

    name: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the log; `number` counts from 1. `by_computer`: a computer player made it."""

    number: int
    seat: Seat
    move: Move
    at: int
    by_computer: bool = False


@dataclass(frozen=True, slots=True)
class ActionRow:
    """What somebody has done to a table, moves apart: `user_id` None is the clock.

    `number` is that of the last move before it. `seat` and `other_…` are whom it concerned, `detail` is what
    the kind needs besides; `detail_id` is whose name that is, if it is a person's.
    """

    table_id: int
    number: int
    kind: str
    at: int
    user_id: int | None = None
    name: str = ""
    seat: Seat | None = None
    other_id: int | None = None
    other_name: str = ""
    detail: str = ""
    detail_id: int | None = None


@dataclass(frozen=True, slots=True)
class SubstituteRow:
    """Somebody who would step in at a table."""

    user_id: int
    name: str
