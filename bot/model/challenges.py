"""A challenge to a game for two, or an invitation to an open table, as a value."""

from dataclasses import dataclass
from enum import StrEnum


class ChallengeKind(StrEnum):
    """The two ways to ask a person to a table, with a message that mentions them once."""

    CHALLENGE = "challenge"
    INVITATION = "invitation"


class ChallengeState(StrEnum):
    """The state of a challenge: open, or one of its ends."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    TAKEN_BACK = "taken_back"
    OLD = "old"  # nobody answered


@dataclass(frozen=True, slots=True)
class ChallengeRow:
    """Who challenges whom, or invites them, to what. Times are seconds since 1970."""

    id: int
    kind: ChallengeKind
    guild_id: int
    channel_id: int
    language: str
    user_id: int
    name: str
    other_id: int
    other_name: str
    game: str
    table_id: int | None  # of an invitation, and of a challenge that was accepted
    at: int
    ends_at: int  # when it ends; declined, until when the person is asked no more
    state: ChallengeState = ChallengeState.OPEN
    is_shown: bool = False  # whether its message says so
    is_duel: bool = False  # else a table for two is dealt
