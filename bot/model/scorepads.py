"""The rows of scorepads of games with real cards, as values. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.contract import Options, Seat
from bot.games.paper_fields import Line


class ScorepadState(StrEnum):
    """Where a scorepad is in its life."""

    OPEN = "open"
    FINISHED = "finished"
    CONFIRMED = "confirmed"  # by its players
    COUNTED = "counted"  # in a league
    DROPPED = "dropped"

    @property
    def is_settled(self) -> bool:
        """Whether nothing is written on it any more."""
        return self in (ScorepadState.COUNTED, ScorepadState.DROPPED)


@dataclass(frozen=True, slots=True)
class ScorepadRow:
    """A scorepad."""

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
    told: int = 0  # the revision that its post shows
    message_id: int | None = None


@dataclass(frozen=True, slots=True)
class ScorepadPlayerRow:
    """A player."""

    seat: Seat
    user_id: int | None  # None for a guest, who confirms nothing
    name: str
    confirmed: bool = False
    animal: str | None = None  # the chosen one


@dataclass(frozen=True, slots=True)
class ScorepadLineRow:
    """The line that was written for a round."""

    number: int
    line: Line | None  # None where the round was struck
    user_id: int | None
    name: str
    at: int
