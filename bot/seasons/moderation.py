"""What a moderator sees of a league's matches: which are late, and whom each waits for."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.model.matches import MatchRow, MatchState
from bot.model.tables import Player, Stage, Status
from bot.seasons import matches
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.tables.clock import HOUR
from bot.tables.refusal import Refusal
from bot.tables.table import Table

# Seconds before a round's end in which its matches that are not over are late; less in a short round.
NEAR = 12 * HOUR
NUDGE_EVERY = HOUR  # seconds between two nudges of one match
_ORDER = (
    MatchState.WAITING,
    MatchState.PLAYING,
    MatchState.OPENING,
    MatchState.PLANNED,
    MatchState.VOID,
    MatchState.DONE,
)


@dataclass(frozen=True, slots=True)
class Watched:
    """A match, its table, whether it is late, and the ids of those it waits for: `awaited`."""

    match: MatchRow
    table: Table | None
    awaited: Sequence[int]
    late: bool

    @property
    def away(self) -> Sequence[int]:
        """The people whose seats at the table a computer player plays."""
        rows = () if self.table is None else self.table.seats
        return [row.user_id for row in rows if row.player is Player.ABSENT and row.user_id is not None]

    @property
    def rank(self) -> tuple[bool, int, int, int]:
        """Its place in the list: what is late first, what is over last."""
        return not self.late, _ORDER.index(self.match.state), -self.match.round, self.match.number


async def watched(seasons: Seasons, league: League, number: int | None = None) -> Sequence[Watched]:
    """The matches of a round, or of the latest and those that go on; the late ones first."""
    last = None if league.round is None else league.round.number
    found: Sequence[MatchRow] = [
        match for match in league.matches if match.round == last or not match.state.is_over
    ]
    if number is not None:
        found = league.matches_of(number)
    seen = [await _watched(seasons, league, match) for match in found]
    return sorted(seen, key=lambda one: one.rank)


async def watch(seasons: Seasons, league: League, match_id: int) -> Watched:
    """One match. Raises `Refusal("no_such_match")`."""
    return await _watched(seasons, league, league.match(match_id))


async def _watched(seasons: Seasons, league: League, match: MatchRow) -> Watched:
    if match.state is MatchState.WAITING:
        late = match.starts_at is not None and match.starts_at <= seasons.now()
        return Watched(match, None, matches.missing(match), late or _ends_soon(seasons, league))
    if match.state is MatchState.PLAYING and match.table_id is not None:
        table = await seasons.tables.load(match.table_id)
        awaited = [row.user_id for row in table.awaited_people() if row.user_id is not None]
        return Watched(match, table, awaited, _is_stuck(table) or _ends_soon(seasons, league))
    return Watched(match, None, (), not match.state.is_over and _ends_soon(seasons, league))


async def to_nudge(seasons: Seasons, league: League, match_id: int) -> Sequence[int]:
    """Whom a nudge of a match is for. Raises `Refusal` for nobody, and where the last one was just now."""
    found = await watch(seasons, league, match_id)
    last = found.match.nudged_at
    if last is not None and seasons.now() < last + NUDGE_EVERY:
        raise Refusal("nudged_already", again=str(last + NUDGE_EVERY))
    if not found.awaited:
        raise Refusal("nobody_to_nudge")
    return found.awaited


def _is_stuck(table: Table) -> bool:
    clocks = [row.clock for row in table.awaited_people() if row.clock is not None]
    return table.status is Status.FROZEN or any(
        clock.stage in (Stage.LAST_CALL, Stage.EXPIRED) for clock in clocks
    )


def _ends_soon(seasons: Seasons, league: League) -> bool:
    ends_at = None if league.round is None else league.round.ends_at
    near = min(NEAR, league.row.round_hours * HOUR // 4)
    return ends_at is not None and ends_at - seasons.now() <= near
