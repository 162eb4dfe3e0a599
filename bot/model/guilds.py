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
    """A server's settings; no `channels` means all, no `language` what Discord says.

    Moderators hear of leagues in `moderator_channel`, or else in the league's own.
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
    """A server that has lost the bot, and whether its games have been ended since."""

    guild_id: int
    lost_at: int
    has_ended: bool = False
