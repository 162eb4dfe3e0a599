"""Of what the people of a league's matches are reminded, and when."""

from collections.abc import Iterable

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import protests
from bot.seasons.league import League
from bot.seasons.seasons import Reminder
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR


def reminders(league: League) -> Iterable[tuple[Reminder, int, int]]:
    """Of what those who still play are reminded: from when on, and when it comes."""
    ends_at, out_at = None if league.round is None else league.round.ends_at, league.played_out_at
    if ends_at is None or out_at is None or league.row.stage is not LeagueStage.RUNNING:
        return
    if league.row.round_hours * HOUR > 2 * DAY:
        yield Reminder.ROUND_ENDS, ends_at - DAY, ends_at
    yield Reminder.PLAYED_OUT, max(ends_at, out_at - DAY), out_at


def times(league: League) -> Iterable[int | None]:
    """When something comes that the league does by itself."""
    yield league.row.digest_at
    if league.round is not None:
        yield league.round.ends_at
        yield league.played_out_at
        yield protests.open_until(league)
        yield from (at for _, at, _ in reminders(league))
    yield from (match.starts_at for match in league.matches if match.state is MatchState.WAITING)
