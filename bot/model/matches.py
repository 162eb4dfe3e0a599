"""The rows of rounds, matches and their results, as values. Times are seconds since 1970."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.contract import Seat


class MatchState(StrEnum):
    """How far a match has come."""

    PLANNED = "planned"
    OPENING = "opening"  # its thread may exist or not
    WAITING = "waiting"
    PLAYING = "playing"
    DONE = "done"
    VOID = "void"

    @property
    def is_over(self) -> bool:
        """Whether nothing more can happen in it."""
        return self in (MatchState.DONE, MatchState.VOID)


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round of a season or a stage of a cup; all games of a ladder are in round 0.

    `moved_from` is the former end if the round was extended since no moderator reacted; from `played_out_at`
    on computer players finish it because a moderator said so.
    """

    number: int
    is_stage: bool
    byes: tuple[int, ...]
    started_at: int
    ends_at: int | None
    closed_at: int | None
    moved_from: int | None = None
    played_out_at: int | None = None
    waited: int = 0  # seconds by which its end was moved for people on vacation


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One table of a round; its people are ids of entrants."""

    id: int
    league_id: int
    round: int
    number: int
    state: MatchState
    seats: tuple[int, ...]
    ready: tuple[int, ...] = ()
    forfeits: tuple[int, ...] = ()
    thread_id: int | None = None
    table_id: int | None = None
    starts_at: int | None = None
    finished_at: int | None = None
    pad_id: int | None = None
    nudged_at: int | None = None
    archived: bool = False
    # Of a scorepad that a moderator counts though its game was not as usual.
    house_rules: bool = False  # or with a round beyond the printed rules
    rounds_played: int = 0  # if it was ended early
    rounds_planned: int = 0  # 0 if the scores decide

    @property
    def is_unusual(self) -> bool:
        """Whether it counts only because a moderator decided so."""
        return self.house_rules or self.rounds_played > 0


@dataclass(frozen=True, slots=True)
class ResultRow:
    """The result of one seat, and its person."""

    seat: Seat
    user_id: int | None
    place: int
    score: int
    forfeited: bool
    by_computer: bool
    moves: int = 0  # of its person, of `of_moves` in all; 0 if not counted
    of_moves: int = 0
    other_id: int | None = None  # also played there, and made `other_moves`
    other_moves: int = 0
    played_out: int = 0


@dataclass(frozen=True, slots=True)
class CorrectionRow:
    """A correction, with the scores by seat, and the places before it."""

    match_id: int
    user_id: int | None
    name: str
    reason: str
    before: tuple[int, ...]
    after: tuple[int, ...] | None  # None if voided
    at: int
    places: tuple[int, ...] = ()


class Outcome(StrEnum):
    """The outcome of a protest."""

    OPEN = "open"
    ALLOWED = "allowed"
    DISMISSED = "dismissed"


@dataclass(frozen=True, slots=True)
class ProtestRow:
    """A protest against the result of a match."""

    id: int
    match_id: int
    user_id: int | None
    name: str
    reason: str
    at: int
    told: bool = False  # moderators know of it
    outcome: Outcome = Outcome.OPEN
    answer: str = ""  # why it was decided so
    decider_id: int | None = None
    decided_by: str = ""
    answered: bool = False  # the people of the match know the decision


Results = Mapping[int, tuple[ResultRow, ...]]  # the results of a league by the number of the match
