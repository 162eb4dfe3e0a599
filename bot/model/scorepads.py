"""The rows of scorepads of games with real cards, as values. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.contract import Options, Seat
from bot.games.paper_fields import Line


class ScorepadState(StrEnum):
    """Where a scorepad is in its life.

    `FINISHED`: the game is over; `CONFIRMED`: its players have said that it is right; `COUNTED`: in a league.
    """

    OPEN = "open"
    FINISHED = "finished"
    CONFIRMED = "confirmed"
    COUNTED = "counted"
    DROPPED = "dropped"

    @property
    def is_settled(self) -> bool:
        """Whether nothing is written on it any more."""
        return self in (ScorepadState.COUNTED, ScorepadState.DROPPED)


@dataclass(frozen=True, slots=True)
class ScorepadRow:
    """A scorepad; `told` is the revision that its post shows, `message_id` is that post."""

    id: int
    guild_id: int
    channel_id: int
    game: str
    options: Options
    host_id: int
    language: str
    state: ScorepadState
    created_at: int
    counted_by: int | None = None
    revision: int = 1
    told: int = 0
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class ScorepadPlayerRow:
    """Who plays; a guest has no account on Discord, and so confirms nothing."""

    seat: Seat
    user_id: int | None
    name: str
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class ScorepadLineRow:
    """A line that was written for a round, by whom and when; None as `line` where the round was struck."""

    number: int
    line: Line | None
    user_id: int | None
    name: str
    at: int
