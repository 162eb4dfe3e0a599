"""A duel as rows: two people, each alone with the same drawn deals. Times are seconds since 1970."""

from dataclasses import dataclass
from enum import IntEnum

from bot.games.contract import Seat


class DuelNews(IntEnum):
    """The news that a player gets in private, once each, in this order."""

    NOTHING = 0
    ACCEPTED = 1  # to the challenger
    FINISHED = 2  # the other has finished all deals
    DECIDED = 3


@dataclass(frozen=True, slots=True)
class DuelRow:
    """A duel, and when there is something to do for it."""

    id: int
    guild_id: int
    channel_id: int
    language: str
    game: str
    began_at: int
    revision: int = 1
    look_at: int | None = 0
    decided_at: int | None = None
    winner: Seat | None = None  # None also if it is shared


@dataclass(frozen=True, slots=True)
class DuelPlayerRow:
    """One of the two; seat 0 has challenged."""

    duel_id: int
    seat: Seat
    user_id: int | None  # None: their data was deleted
    name: str
    longer: bool = False  # whether they have asked for more time
    told: DuelNews = DuelNews.NOTHING


@dataclass(frozen=True, slots=True)
class DuelResultRow:
    """A player's result in a deal: their own score, or what counts if it was `missed`."""

    duel_id: int
    seat: Seat
    number: int
    score: int
    missed: bool
