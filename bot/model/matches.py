"""The rows of rounds, matches and their results, as values. Times are seconds since 1970."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.games.contract import Seat


class MatchState(StrEnum):
    """How far a match has come; while `OPENING` its thread may exist or not."""

    PLANNED = "planned"
    OPENING = "opening"
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
    """A round of a season or a stage of a cup; all games of a ladder are in round 0."""

    number: int
    is_stage: bool
    byes: tuple[int, ...]
    started_at: int
    ends_at: int | None
    closed_at: int | None


@dataclass(frozen=True, slots=True)
class MatchRow:
    """One table of a round; `seats`, `ready` and `forfeits` are ids of entrants."""

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


@dataclass(frozen=True, slots=True)
class ResultRow:
    """What one seat came to, and whose result it is.

    Its person made `moves` of `of_moves`, and `other_id`, who also played there, `other_moves`; all 0 if not
    counted. `played_out` more were made by computer players since the round was over.
    """

    seat: Seat
    user_id: int | None
    place: int
    score: int
    forfeited: bool
    by_computer: bool
    moves: int = 0
    of_moves: int = 0
    other_id: int | None = None
    other_moves: int = 0
    played_out: int = 0


@dataclass(frozen=True, slots=True)
class CorrectionRow:
    """A correction: scores by seat before and after, `after` None if voided."""

    match_id: int
    user_id: int | None
    name: str
    reason: str
    before: tuple[int, ...]
    after: tuple[int, ...] | None
    at: int


class Outcome(StrEnum):
    """What came of a protest."""

    OPEN = "open"
    ALLOWED = "allowed"
    DISMISSED = "dismissed"


@dataclass(frozen=True, slots=True)
class ProtestRow:
    """Somebody's protest against the result of a match.

    `told`: moderators know of it, `answered`: the people of the match know what was decided. `answer` says
    why it was decided so, and `decided_by` by whom.
    """

    id: int
    match_id: int
    user_id: int | None
    name: str
    reason: str
    at: int
    told: bool = False
    outcome: Outcome = Outcome.OPEN
    answer: str = ""
    decider_id: int | None = None
    decided_by: str = ""
    answered: bool = False


Results = Mapping[int, tuple[ResultRow, ...]]  # the results of a league by the number of the match
