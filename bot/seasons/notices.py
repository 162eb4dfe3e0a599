"""What the people of a league's matches are told by the way, and that threads are archived in the end."""

from contextlib import suppress

from bot.model.leagues import Format, LeagueStage
from bot.model.matches import MatchRow, MatchState
from bot.seasons import digests, matches, protests
from bot.seasons.league import League
from bot.seasons.no_shows import no_shows
from bot.seasons.reminders import reminders
from bot.seasons.seasons import ChannelClosedError, LeaguePort, Seasons
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR

ARCHIVED_AFTER = DAY
"""Seconds after a game for which its thread stays open: a server has room for a thousand."""


async def remind(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Reminds the people of those matches that are not over of what comes within a day, and of the week."""
    now = seasons.now()
    due = [(kind, until) for kind, at, until in reminders(league) if at <= now < until]
    for kind, until in due:
        for match in league.matches:
            if match.state in (MatchState.WAITING, MatchState.PLAYING):
                await port.remind(league, match, kind, until)
    await digests.tell(seasons, port, league)


async def call(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Says who is there in invitations, and tells those who step in, and those who did not come."""
    for match in league.matches if league.row.forum_id is not None else ():
        if match.thread_id is not None and not match.archived:
            await port.tag(league, match)
    for match in league.matches if _are_drawn(league) else ():
        if match.state is MatchState.WAITING:
            with suppress(ChannelClosedError):  # it is looked for before the cards are dealt
                await port.invite(league, match)
        began = league.round_of(match).started_at
        for user_id in match.seats if match.state is MatchState.WAITING else ():
            entrant = league.entrant(user_id)
            if entrant is not None and entrant.at > began and user_id not in match.ready:
                await port.call_in(league, match, user_id, entrant.at)
        if no_shows(league, match):
            await port.tell_no_shows(league, match)
    await _open_to_protests(seasons, port, league)


def _are_drawn(league: League) -> bool:
    """Whether people are drawn for tables now: at those of a ladder sits who wants to."""
    return league.row.stage is LeagueStage.RUNNING and league.row.format is not Format.LADDER


async def archive(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Archives the threads of matches that have been over for a while, but for one with another table."""
    now = seasons.now()
    for match in league.matches:
        if (
            (at := archives_at(match, league.row.protest_hours)) is None
            or at > now
            or match.thread_id is None
        ):
            continue
        if await seasons.tables.store.tables.live_table_in(match.thread_id) is None:
            await port.archive(match)
            await matches.mark_archived(seasons, match)


async def _open_to_protests(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Tells the people of matches until when they may protest, and moderators of the protests."""
    for match in league.matches if league.row.protest_hours else ():
        ends_at = protests.until(league, match)
        if ends_at is not None and ends_at > seasons.now():
            await port.open_to_protest(league, match, ends_at)
    await protests.tell(seasons, port, league)


def archives_at(match: MatchRow, protest_hours: int) -> int | None:
    """When the thread of a match is to be archived, not before the end of its protests.

    None where it has none, or where it has been.
    """
    if match.thread_id is None or match.archived or match.finished_at is None or not match.state.is_over:
        return None
    return match.finished_at + max(ARCHIVED_AFTER, protest_hours * HOUR)
