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
    """How long a turn may take, or a bank of time for the whole game."""

    NONE = "none"
    LIVE = "live"
    DAILY = "daily"
    RELAXED = "relaxed"
    BANK = "bank"


BANK_DAYS = (2, 4, 7, 14, 30)  # the days that a bank of time can have at the beginning of a game


class Absence(StrEnum):
    """What happens when somebody's time is up: a computer plays one turn, or takes the seat; a substitute;
    the host.
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
    """What seat `by` asks the others to agree to, such as `undo 17`, and the seats that have agreed."""

    words: str
    by: Seat
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table.

    `seed` has 32 bytes; `places` is how many may sit; `bank_days` are in a full bank of time; `ends_at` is
    the end of its league round; from `played_out_at` on computer players finish the game; `lost_at` is when
    the server lost the bot.
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
    bank_days: int = BANK_DAYS[0]
    ends_at: int | None = None
    played_out_at: int | None = None
    lost_at: int | None = None


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of an awaited person, stopped while `since` is None.

    `left` is active time in seconds until the next stage at `next_at`; `due_at` is the deadline shown.
    `allowed` replaces the pace's time for this turn.
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
    """A seat; `user_id` is None for a computer player and a deleted person.

    `missed` counts missed turns in a row. Only its person may see `plan`. `level` is 1 to 3, the best. `bank`
    is in seconds, None while full.
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
        """Whether a computer player has the seat for itself."""
        return self.player is Player.COMPUTER

    @property
    def is_automatic(self) -> bool:
        """Whether a computer player moves for the seat."""
        return self.player in (Player.COMPUTER, Player.ABSENT)


@dataclass(frozen=True, slots=True)
class TallyRow:
    """Somebody's games played and won in a series of rematches."""

    name: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the log, counted from 1.

    `played_out`: the computer player made it only since the round of the league was over.
    """

    number: int
    seat: Seat
    move: Move
    at: int
    by_computer: bool = False
    played_out: bool = False


@dataclass(frozen=True, slots=True)
class ActionRow:
    """What somebody did to a table apart from moves; `user_id` None is the clock.

    `number` is the last move before it. `detail_id` is the person whose name `detail` is, if it is one.
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
