"""The content of a message on Discord, by which the bot knows whether to edit it or to send another."""

from dataclasses import dataclass
from typing import NamedTuple

from bot.games.contract import Seat
from bot.model.tables import Stage


@dataclass(frozen=True, slots=True)
class Shown:
    """The content of a message, as far as the bot compares it."""


@dataclass(frozen=True, slots=True)
class Unsure(Shown):
    """One of two contents, and it is not known which: the message is edited, or sent again."""


@dataclass(frozen=True, slots=True)
class Looks(Shown):
    """The look of a message."""

    fingerprint: str


@dataclass(frozen=True, slots=True)
class ShownHand(Shown):
    """A hand."""

    own: str  # of what the seat alone knows and may choose
    fingerprint: str | None  # of a draft none: it stays in sight
    noticed_at: int | None = None  # the table's revision when a notice was put above it

    @property
    def is_draft(self) -> bool:
        """Whether a move is drafted in it."""
        return self.fingerprint is None


class Call(NamedTuple):
    """A call of a person to a decision, with its urgency."""

    user_id: int
    decision: int
    stage: Stage


@dataclass(frozen=True, slots=True)
class ShownNudge(Shown):
    """A nudge; another deadline or post calls nobody again."""

    calls: tuple[Call, ...]
    due_at: tuple[int | None, ...]  # the deadline of each call
    post: int | None  # the id of the live post that it leads to


@dataclass(frozen=True, slots=True)
class ShownQuestion(Shown):
    """A question at the lead."""

    about: str  # the round and trick
    number: int  # of the last move
    due_at: int | None
    post: int | None  # the id of the live post that it leads to
    called: tuple[int, ...]  # user ids, also of those who have played meanwhile


@dataclass(frozen=True, slots=True)
class ShownProposal(Shown):
    """A proposal, and the ids of those who are still to answer."""

    words: str
    by: Seat
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShownRing(Shown):
    """The news of an open table, and the ids of those who were called for it."""

    what: str
    at: int
    called: tuple[int, ...]
    looks: str = ""  # unknown in those from before


@dataclass(frozen=True, slots=True)
class ShownAway(Shown):
    """The news that a computer player has this person's seat."""

    user_id: int


@dataclass(frozen=True, slots=True)
class ShownDelay(Shown):
    """The reason why a league is blocked."""

    what: str
