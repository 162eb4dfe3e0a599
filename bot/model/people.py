"""The rows of people, as values. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum


class DmState(StrEnum):
    """Whether a person can be written to.

    `TOLD`: closed, and they have been told so. `BLOCKED`: closed after they were open.
    """

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"
    TOLD = "told"
    BLOCKED = "blocked"


class NudgesBy(StrEnum):
    """How a person wants to be told that it is their turn."""

    MENTION = "mention"
    DM = "dm"
    NONE = "none"


class HandsBy(StrEnum):
    """Whether a person's hand is sent to them, or shown only when they ask for it."""

    DM = "dm"
    DEMAND = "demand"


@dataclass(frozen=True, slots=True)
class PersonRow:
    """What is remembered of a person, and what they prefer.

    `language` is the one last met, `speaks` one they have chosen instead. Quiet hours are minutes after
    midnight in the time zone `zone` (a name of the IANA's), and so are the hours `plays` at which they like
    to play, which count in the draws of leagues alone. `forced` lets moves without a choice be made for them,
    `tips` shows them tips in the first rounds of a game. Without `pictures` they get text alone. `may_write`:
    a tap of their own lets the bot write to them first; `told_later`: they have been told that it can't yet.
    """

    user_id: int
    language: str
    dm_channel_id: int | None = None
    dm: DmState = DmState.UNKNOWN
    speaks: str | None = None
    nudges: NudgesBy = NudgesBy.MENTION
    hands: HandsBy = HandsBy.DM
    forced: bool = False
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None
    tips: bool = False
    pictures: bool = True
    may_write: bool = False
    told_later: bool = False
    plays: tuple[int, int] | None = None

    @property
    def has_conversation(self) -> bool:
        """Whether they have been written to before, and took it or not."""
        return self.dm_channel_id is not None and self.dm is not DmState.UNKNOWN

    @property
    def spoken_to_in(self) -> str:
        """The language in which they are spoken to."""
        return self.speaks or self.language


@dataclass(frozen=True, slots=True)
class VacationRow:
    """A time in which a person is away."""

    starts_at: int
    ends_at: int
