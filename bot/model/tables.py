"""The rows of tables, as values. Times are seconds since 1970."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TypedDict

from bot.games.contract import Move, Options, Seat


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    RUNNING = "running"
    FINISHED = "finished"
    ENDED = "ended"
    FROZEN = "frozen"  # can't be trusted and waits for a moderator

    @property
    def live(self) -> bool:
        """Whether it occupies its channel."""
        return self in (Status.OPEN, Status.RUNNING, Status.FROZEN)


class Pace(StrEnum):
    """How long a turn may take, or a bank of time for the whole game."""

    NONE = "none"
    LIVE = "live"
    DAILY = "daily"
    RELAXED = "relaxed"
    BANK = "bank"


IN_DAYS = (Pace.DAILY, Pace.RELAXED, Pace.BANK)  # the paces at which people look in a few times a day
BANK_DAYS = (2, 4, 7, 14, 30)  # the days that a bank of time can have at the beginning of a game


class Absence(StrEnum):
    """The consequence when a person's time is up."""

    MOVE = "move"  # a computer player makes one turn
    SEAT = "seat"  # a computer player takes the seat
    SUBSTITUTE = "substitute"  # one is sought
    HOST = "host"  # decides


class Player(StrEnum):
    """The kinds of players of a seat."""

    PERSON = "person"
    ABSENT = "absent"  # a computer player for its person
    COMPUTER = "computer"
    ANONYMOUS = "anonymous"  # a person who was deleted


class Stage(StrEnum):
    """The stage of the clock of a person to move."""

    WAITING = "waiting"
    NUDGED = "nudged"
    REMINDED = "reminded"
    LAST_CALL = "last_call"
    EXPIRED = "expired"


class LobbyState(StrEnum):
    """The state of an open table."""

    CALLING = "calling"
    READY = "ready"  # enough sit there for a good game
    FULL = "full"


@dataclass(frozen=True, slots=True)
class LobbyRow:
    """The clock of an open table."""

    table_id: int
    touched_at: int  # when somebody last sat down, stood up, changed an option or kept it open
    ready_at: int | None = None
    full_at: int | None = None
    asked_at: int | None = None  # since when its people are asked what becomes of it
    waits: bool = False  # full, but it does not deal by itself
    is_ending: bool = False  # soon, since nobody touches it
    ready_rung_at: int | None = None
    full_rung_at: int | None = None
    calls_at: int | None = None  # when it calls those who look for players, which it does once
    next_at: int = 0

    @property
    def state(self) -> LobbyState:
        """The state that follows from who sits there."""
        if self.full_at is not None:
            return LobbyState.FULL
        return LobbyState.CALLING if self.ready_at is None else LobbyState.READY


@dataclass(frozen=True, slots=True)
class ProposalRow:
    """A seat's proposal to the others."""

    words: str  # such as `undo 17`
    by: Seat
    agreed: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table."""

    id: int
    game: str
    rules: int
    options: Options
    places: int  # how many may sit
    seed: bytes = field(repr=False)
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    status: Status
    created_at: int
    closed_at: int | None
    revision: int
    told: int  # the revision that Discord shows
    follows: int | None = None
    pace: Pace = Pace.NONE
    absence: Absence = Absence.MOVE
    paused_at: int | None = None
    proposal: ProposalRow | None = None
    match_id: int | None = None
    advice: bool = False
    bank_days: int = BANK_DAYS[0]  # in a full bank of time
    ends_at: int | None = None  # the end of its league round
    played_out_at: int | None = None
    lost_at: int | None = None  # when the server lost the bot
    rests_at: int | None = None  # since when clocks rest, though people may play: its league is paused
    lobby: LobbyRow | None = None  # while it is open, unless a league has it


class TableChanges(TypedDict, total=False):
    """New values for columns of a table."""

    options: Options
    places: int
    channel_id: int
    host_id: int
    language: str
    status: Status
    pace: Pace
    absence: Absence
    paused_at: int | None
    advice: bool
    bank_days: int
    played_out_at: int | None


@dataclass(frozen=True, slots=True)
class ClockRow:
    """The clock of a person to move."""

    table_id: int
    seat: Seat
    user_id: int
    decision: int
    stage: Stage
    since: int | None  # None while it is stopped
    left: int | None  # active time in seconds until the next stage
    next_at: int | None = None
    due_at: int | None = None  # the deadline shown
    is_told: bool = False
    allowed: int | None = None  # replaces the pace's time for this turn


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seat."""

    seat: Seat
    user_id: int | None  # None for a computer player and a deleted person
    name: str
    player: Player = Player.PERSON
    missed: int = 0  # turns in a row
    clock: ClockRow | None = None
    plan: str | None = field(default=None, repr=False)  # for its person's eyes only
    level: int = 2  # 1 to 3, the best
    tips: bool = False  # in every game
    is_first_game: bool = False  # of its kind for a person who has tips in those
    bank: int | None = None  # in seconds, None while full
    forced: bool = False
    forced_offered: bool = False  # to its person, at this or another table
    dropped: str | None = field(default=None, repr=False)  # why, and which plan, for its person's eyes only
    here_at: int | None = None  # when its person sat down, or said *I'm here*
    animal: str | None = None  # which its person has chosen

    @property
    def is_computer(self) -> bool:
        """Whether a computer player has the seat for itself."""
        return self.player is Player.COMPUTER


@dataclass(frozen=True, slots=True)
class TallyRow:
    """A person's games in a series of rematches."""

    name: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the log, counted from 1."""

    number: int
    seat: Seat
    move: Move
    at: int
    by_computer: bool = False
    played_out: bool = False


@dataclass(frozen=True, slots=True)
class ActionRow:
    """A step at a table, apart from moves."""

    table_id: int
    number: int  # of the last move before it
    kind: str
    at: int
    user_id: int | None = None  # None: the clock
    name: str = ""
    seat: Seat | None = None
    other_id: int | None = None
    other_name: str = ""
    detail: str = ""
    detail_id: int | None = None  # the person whose name the detail is, if it is one


@dataclass(frozen=True, slots=True)
class SubstituteRow:
    """A person who offers to step in at a table."""

    user_id: int
    name: str
