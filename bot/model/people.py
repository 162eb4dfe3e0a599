"""The rows of people, as values. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated

from bot.model.settings import Choice, Language, Setting, Switch


class DmState(StrEnum):
    """Whether a person can be written to."""

    UNKNOWN = "unknown"
    OPEN = "open"
    CLOSED = "closed"
    TOLD = "told"  # that it is closed
    BLOCKED = "blocked"  # after it was open


class NudgesBy(StrEnum):
    """How a person wants to hear that it is their turn."""

    MENTION = "mention"
    DM = "dm"
    NONE = "none"


class HandsBy(StrEnum):
    """Whether a person's hand is sent, or shown only on demand."""

    DM = "dm"
    DEMAND = "demand"


class Tips(StrEnum):
    """In which games a person's hand comes with tips."""

    FIRST = "first"  # of a kind, until one of it is over
    ALWAYS = "always"
    NEVER = "never"


class CardOf(StrEnum):
    """Whose games a person's card counts, and who sees it."""

    SERVER = "server"  # those of the server where it is shown
    ALL = "all"  # those of all their servers, without the servers' names
    PRIVATE = "private"  # it is shown to them alone, and others' figures don't name them


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person and their preferences, which only they change."""

    user_id: int
    language: str  # met last; `speaks` is chosen
    dm_channel_id: int | None = None
    dm: DmState = DmState.UNKNOWN
    speaks: Annotated[
        str | None, Setting(Language(none="language-discord"), label="select-language", action="language")
    ] = None
    nudges: Annotated[NudgesBy, Setting(Choice(NudgesBy, "nudges"), label="select-nudges")] = NudgesBy.MENTION
    hands: Annotated[HandsBy, Setting(Choice(HandsBy, "hands"), label="select-hands")] = HandsBy.DM
    forced: Annotated[
        bool,
        Setting(
            Switch("preferences-forced", "button-forced"),
            about="preferences-forced-about",
        ),
    ] = False
    zone: str = "UTC"
    quiet: tuple[int, int] | None = None  # minutes after midnight in `zone`
    tips: Annotated[Tips, Setting(Choice(Tips, "tips"), label="select-tips", done="done-tips")] = Tips.FIRST
    pictures: Annotated[bool, Setting(Switch("preferences-pictures", "button-pictures"))] = True
    # Whether the morning's posts name them in every server, as versions before let them choose.
    named: bool = False
    may_write: bool = False  # after their first tap
    told_later: bool = False
    forced_offered: bool = False  # once, by a hand after the third forced move
    plays: tuple[int, int] | None = None  # as `quiet`, for leagues' draws
    leads: Annotated[
        bool,
        Setting(Switch("preferences-leads", "button-leads"), about="preferences-leads-about"),
    ] = True  # whether they are asked for a card when a trick is led
    card: Annotated[CardOf, Setting(Choice(CardOf, "card-of"), label="select-card-of", action="card_of")] = (
        CardOf.SERVER
    )
    invited: Annotated[
        bool, Setting(Switch("preferences-invited", "button-invited"), done="done-preferences")
    ] = True  # whether others may challenge them, and invite them to a table
    animal: str | None = None  # the chosen one; else it follows from their id

    @property
    def has_conversation(self) -> bool:
        """Whether they have been written to before."""
        return self.dm_channel_id is not None and self.dm is not DmState.UNKNOWN

    @property
    def spoken_to_in(self) -> str:
        """The language of their private texts."""
        return self.speaks or self.language


@dataclass(frozen=True, slots=True)
class VacationRow:
    """A time in which a person is away."""

    starts_at: int
    ends_at: int
