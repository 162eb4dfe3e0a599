"""The rows of the database, as values."""

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


class MessageKind(StrEnum):
    """What a message of a table is for."""

    POST = "post"
    NUDGE = "nudge"
    HAND = "hand"


class DirectMessages(StrEnum):
    """Whether a person can be written to. `TOLD`: closed, and they have been told so."""

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"
    TOLD = "told"


NO_SEAT: Seat = -1
"""The seat of a message that belongs to the whole table."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table. Times are seconds since 1970, `seed` 32 bytes, `places` how many may sit."""

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


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits there; a computer player has no `user_id`."""

    seat: Seat
    user_id: int | None
    name: str

    @property
    def is_computer(self) -> bool:
        """Whether a computer player sits there."""
        return self.user_id is None


@dataclass(frozen=True, slots=True)
class TallyRow:
    """How somebody stands over the games that were played one after another: games played, games won."""

    name: str
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A line of the log; `number` counts from 1, `at` is in seconds since 1970."""

    number: int
    seat: Seat
    move: Move
    at: int


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message on Discord that shows a table."""

    table_id: int
    kind: MessageKind
    seat: Seat
    channel_id: int
    message_id: int
    shows: str


@dataclass(frozen=True, slots=True)
class PersonRow:
    """What is remembered of a person."""

    user_id: int
    language: str
    dm_channel_id: int | None = None
    dm: DirectMessages = DirectMessages.UNKNOWN
