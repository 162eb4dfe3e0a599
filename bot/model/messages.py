"""The messages that the bot keeps up to date on Discord, as rows."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Literal, NamedTuple

from bot.games.contract import Seat
from bot.model.shown import Shown

Subjects = Literal["tables", "leagues", "pads"]  # what has messages that are edited, however long it takes
NO_SEAT: Seat = -1  # the seat of a message that belongs to no seat


class MessageKind(StrEnum):
    """The purposes of messages: at a table, in a league, or for a scorepad."""

    POST = "post"
    NUDGE = "nudge"
    HAND = "hand"
    TURN = "turn"
    LEAD = "lead"
    PLAN = "plan"
    AWAY = "away"
    SUBSTITUTED = "substituted"
    PROPOSAL = "proposal"
    END = "end"
    CHANNEL = "channel"
    LEAGUE = "league"
    INVITATION = "invitation"
    ROUND = "round"
    LEAGUE_END = "league_end"
    ASKED = "asked"
    ROUND_OVER = "round_over"
    RESULT = "result"
    WARNING = "warning"
    PROTEST = "protest"
    DISPUTE = "dispute"
    ANSWER = "answer"
    CORRECTED = "corrected"
    DECIDED = "decided"
    ROUND_ENDS = "round_ends"
    PLAYED_OUT = "played_out"
    ENDS_NOW = "ends_now"
    CALL_IN = "call_in"
    NO_SHOW = "no_show"
    ABSENCE = "absence"
    MISSING = "missing"
    SCOREPAD = "scorepad"
    DIGEST = "digest"
    OPEN_SOON = "open_soon"
    OPEN_TABLES = "open_tables"
    ROUND_FOR_MODERATORS = "round_for_moderators"
    RULES = "rules"
    MORNING = "morning"
    VOYAGE_ENDS = "voyage_ends"
    RING = "ring"
    CHALLENGE = "challenge"
    SHARE = "share"
    DUEL = "duel"
    DUEL_NEWS = "duel_news"
    PLAYERS = "players"


# The kinds that tell of a league, and are not edited once what they tell of is over. Earlier versions sent
# `ABSENCE`, `OPEN_SOON` and `OPEN_TABLES`; their messages still belong to a league.
NEWS_OF_LEAGUES = (
    MessageKind.ROUND,
    MessageKind.LEAGUE_END,
    MessageKind.ASKED,
    MessageKind.ROUND_OVER,
    MessageKind.WARNING,
    MessageKind.PROTEST,
    MessageKind.ABSENCE,
    MessageKind.MISSING,
    MessageKind.DIGEST,
    MessageKind.OPEN_SOON,
    MessageKind.OPEN_TABLES,
    MessageKind.ROUND_FOR_MODERATORS,
    MessageKind.RULES,
    MessageKind.DECIDED,
    MessageKind.VOYAGE_ENDS,
)
OF_LEAGUES = (MessageKind.LEAGUE, *NEWS_OF_LEAGUES)  # the kinds whose subject is a league
# The kinds whose subject is a match.
OF_MATCHES = (
    MessageKind.INVITATION,
    MessageKind.RESULT,
    MessageKind.ROUND_ENDS,
    MessageKind.PLAYED_OUT,
    MessageKind.ENDS_NOW,
    MessageKind.CALL_IN,
    MessageKind.NO_SHOW,
    MessageKind.DISPUTE,
    MessageKind.ANSWER,
    MessageKind.CORRECTED,
)
# The kinds whose subject is no table.
OF_LEAGUES_AND_SCOREPADS = (
    *OF_LEAGUES,
    *OF_MATCHES,
    MessageKind.SCOREPAD,
    MessageKind.MORNING,
    MessageKind.CHALLENGE,
    MessageKind.SHARE,
    MessageKind.DUEL,
    MessageKind.DUEL_NEWS,
)


class MessageKey(NamedTuple):
    """The key of a message; at most one message of a key is on Discord."""

    kind: MessageKind
    # The number of the table, league, match, scorepad, challenge, share or duel; of a morning the server.
    subject: int
    # In a league the round, in reminders the time; of protests, deals and a duel's news their number.
    seat: Seat = NO_SEAT

    @property
    def is_of_table(self) -> bool:
        """Whether it is about a table."""
        return self.kind not in OF_LEAGUES_AND_SCOREPADS


class ShownPicture(NamedTuple):
    """The picture that a message shows."""

    key: str
    attachment_id: int | None  # Discord's, where it is known


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message on Discord."""

    key: MessageKey
    channel_id: int
    message_id: int
    shows: Shown | None  # None if unknown
    is_plain: bool = False  # a classic message; neither kind can become the other
    is_gone: bool = False  # deleted, but the next one's nonce is made of it
    picture: ShownPicture | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class BeingSent:
    """A new message that Discord may have without our knowing."""

    row: MessageRow
    nonce: str
    looks: str  # identifies it among others under the same nonce
    begun_at: int
