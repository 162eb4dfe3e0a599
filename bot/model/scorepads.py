"""The rows of scorepads of games with real cards, as values. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum

from bot.games.contract import Options, Seat
from bot.games.paper_fields import Line


class ScorepadState(StrEnum):
    """Where a scorepad is in its life: `CONFIRMED` by its players, `COUNTED` in a league."""

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
    """A scorepad; its post `message_id` shows revision `told`."""

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
    """A player; a guest has no account on Discord and confirms nothing."""

    seat: Seat
    user_id: int | None
    name: str
    confirmed: bool = False


@dataclass(frozen=True, slots=True)
class ScorepadLineRow:
    """What was written for a round; `line` is None where the round was struck."""

    number: int
    line: Line | None
    user_id: int | None
    name: str
    at: int
