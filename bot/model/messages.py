"""The rows of the messages that the bot keeps up to date on Discord, as values."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from bot.games.contract import Seat

NO_SEAT: Seat = -1  # the seat of a message that belongs to no seat


class MessageKind(StrEnum):
    """What a message is for: at a table, in a league, or for a scorepad."""

    POST = "post"
    NUDGE = "nudge"
    HAND = "hand"
    TURN = "turn"
    AWAY = "away"
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
    ROUND_ENDS = "round_ends"
    PLAYED_OUT = "played_out"
    CALL_IN = "call_in"
    NO_SHOW = "no_show"
    ABSENCE = "absence"
    SCOREPAD = "scorepad"
    DIGEST = "digest"


# The kinds that tell of a league, and are not edited.
NEWS_OF_LEAGUES = (
    MessageKind.ROUND,
    MessageKind.LEAGUE_END,
    MessageKind.ASKED,
    MessageKind.ROUND_OVER,
    MessageKind.WARNING,
    MessageKind.PROTEST,
    MessageKind.ABSENCE,
    MessageKind.DIGEST,
)
OF_LEAGUES = (MessageKind.LEAGUE, *NEWS_OF_LEAGUES)  # the kinds whose subject is a league
# The kinds whose subject is a match.
OF_MATCHES = (
    MessageKind.INVITATION,
    MessageKind.RESULT,
    MessageKind.ROUND_ENDS,
    MessageKind.PLAYED_OUT,
    MessageKind.CALL_IN,
    MessageKind.NO_SHOW,
    MessageKind.DISPUTE,
    MessageKind.ANSWER,
)
# The kinds whose subject is no table.
OF_LEAGUES_AND_SCOREPADS = (*OF_LEAGUES, *OF_MATCHES, MessageKind.SCOREPAD)


class MessageKey(NamedTuple):
    """Which message it is; at most one of a key is on Discord.

    `subject` is the number of the table, league, match or scorepad. In messages of leagues `seat` is the
    round, in reminders the time, and of protests their number.
    """

    kind: MessageKind
    subject: int
    seat: Seat = NO_SEAT

    @property
    def is_of_table(self) -> bool:
        """Whether the message is about a table."""
        return self.kind not in OF_LEAGUES_AND_SCOREPADS


class ShownPicture(NamedTuple):
    """Which picture a message shows: its key, and Discord's id of the attachment, where that is known."""

    key: str
    attachment_id: int | None


@dataclass(frozen=True, slots=True)
class MessageRow:
    """A message on Discord, and what it shows, empty if unknown.

    `is_plain`: a classic message; neither kind can become the other. `is_gone`: deleted, but the next one's
    nonce is made of it.
    """

    key: MessageKey
    channel_id: int
    message_id: int
    shows: str
    is_plain: bool = False
    is_gone: bool = False
    picture: ShownPicture | None = field(default=None, compare=False)


@dataclass(frozen=True, slots=True)
class BeingSent:
    """A new message that Discord may have without our knowing.

    `looks` identifies it among others under the same `nonce`.
    """

    row: MessageRow
    nonce: str
    looks: str
    begun_at: int
