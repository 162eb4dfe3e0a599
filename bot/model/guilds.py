"""The rows of servers, as values. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import StrEnum

from bot.model.tables import Absence, Pace


class Openers(StrEnum):
    """Who may open tables in a server."""

    EVERYONE = "everyone"
    ROLE = "role"
    MODERATORS = "moderators"


@dataclass(frozen=True, slots=True)
class GuildRow:
    """What the moderators of a server have settled; no `channels` means all of them.

    `language` is that of what all can read; None where it follows from Discord. Without `pictures` there is
    text alone. Moderators are told in `moderator_channel` what a league waits for, without one in the
    league's own.
    """

    guild_id: int
    openers: Openers = Openers.EVERYONE
    opener_role: int | None = None
    moderator_role: int | None = None
    channels: tuple[int, ...] = ()
    pace: Pace = Pace.DAILY
    absence: Absence = Absence.MOVE
    vacation_days: int = 30
    language: str | None = None
    pictures: bool = True
    moderator_channel: int | None = None


@dataclass(frozen=True, slots=True)
class LostGuildRow:
    """A server that has lost the bot, and whether what went on there has been ended since."""

    guild_id: int
    lost_at: int
    has_ended: bool = False
