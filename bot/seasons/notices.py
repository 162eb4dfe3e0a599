"""The announcements of a league: reminders, arrivals, the summary of a week; and when threads close."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import datetime, time, timedelta
from enum import StrEnum
from zoneinfo import ZoneInfo

from bot.model.leagues import AdjustmentRow, Format, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState
from bot.model.messages import MessageKind
from bot.model.settings import changes
from bot.seasons import history, matches, protests
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.participation import NotThere, no_shows_to_tell, not_there
from bot.seasons.seasons import ChannelClosedError, LeaguePort, Notice, Seasons
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.person import Person
from bot.tables.zones import UNSET, likely_zone

ARCHIVED_AFTER = DAY  # seconds after a game for which its thread stays open: a server has room for a thousand
# People of these matches play, or may say that they are there.
OPEN = (MatchState.WAITING, MatchState.PLAYING)
# When a week is summed up: most have time to play then, and the week before them.
MONDAY, EVENING = 0, time(18)
# Seconds for which an event is news: older ones, from before this version, are not announced.
NEWS_FOR = 2 * DAY
VOYAGE_REMINDER = 2 * DAY  # seconds before the end of a voyage


class Ending(StrEnum):
    """How near the end of a round with open tables is."""

    SOON = "soon"
    MOVED = "moved"
    LATE = "late"
    PLAYED_OUT = "played_out"


async def say(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Posts the due announcements, the summary of the week, and the news of protests."""
    for notice in due(league, seasons.now()):
        await port.say(league, notice)
    await sum_up(seasons, port, league)
    await protests.tell(seasons, port, league)


async def invite(port: LeaguePort, league: League) -> None:
    """Invites to the matches that are drawn, and says in invitations and tags how far they are."""
    for match in league.matches if league.row.forum_id is not None else ():
        if match.thread_id is not None and not match.archived:
            await port.tag(league, match)
    for match in league.matches if _are_drawn(league) else ():
        if match.state is MatchState.WAITING:
            with suppress(ChannelClosedError):  # it is looked for before the cards are dealt
                await port.invite(league, match)


def due(league: League, now: int) -> Iterator[Notice]:
    """The announcements of a league that are due at a time, whether they were posted before or not."""
    for kind, at, until in reminders(league):
        for match in league.matches if at <= now < until else ():
            if match.state in OPEN:
                yield Notice(kind, until, match)
    yield from _of_rounds(league, now)
    for match in league.matches if _are_drawn(league) else ():
        yield from _of_seats(league, match, now)
    yield from _of_no_shows(league, now)
    for entry in history.of_league(league):
        match_id = None if isinstance(entry, AdjustmentRow) else entry.match_id
        if match_id is not None and history.changes_standings(entry) and is_recent(entry.at, now):
            yield Notice(MessageKind.CORRECTED, entry.at, league.match(match_id))
    for match in league.matches if league.row.protest_hours else ():
        ends_at = protests.until(league, match)
        if ends_at is not None and ends_at > now:
            yield Notice(MessageKind.RESULT, match=match)


def _of_seats(league: League, match: MatchRow, now: int) -> Iterator[Notice]:
    """The calls of people who step in, and the question to moderators whether a substitute is put in."""
    began = league.round_of(match).started_at
    for user_id in match.seats if match.state in OPEN else ():
        entrant = league.entrant(user_id)
        if entrant is None or user_id in match.ready:
            continue
        is_waiting, is_sub = match.state is MatchState.WAITING, entrant.role is Role.SUBSTITUTE
        if entrant.at > began if is_waiting else is_sub and now - entrant.at < DAY:
            yield Notice(MessageKind.CALL_IN, entrant.at, match, user_id)
    is_news = match.starts_at is not None and now - match.starts_at < DAY
    if match.state is MatchState.PLAYING and is_news and any(one.offer for one in not_there(league, match)):
        yield Notice(MessageKind.MISSING, match.id, match)


def _of_no_shows(league: League, now: int) -> Iterator[Notice]:
    """The news for people who did not come; after a league's end only of the last day."""
    is_over = league.row.stage is LeagueStage.FINISHED and league.row.format is not Format.LADDER
    for match in league.matches if is_over or _are_drawn(league) else ():
        is_news = not is_over or now - (match.finished_at or 0) < DAY
        if is_news and no_shows_to_tell(league, match):
            yield Notice(MessageKind.NO_SHOW, match=match)


async def close_invitations(port: LeaguePort, league: League) -> None:
    """Closes the invitations to games that had not begun when their league was ended."""
    for match in league.matches if not league.row.stage.live else ():
        if match.state is MatchState.WAITING:
            await port.close_invitation(league, match)


def _are_drawn(league: League) -> bool:
    # At the tables of a ladder sits who wants to.
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


def archives_at(match: MatchRow, protest_hours: int) -> int | None:
    """When the thread of a match is to be archived, not before the end of its protests; None for none."""
    if match.thread_id is None or match.archived or match.finished_at is None or not match.state.is_over:
        return None
    return match.finished_at + max(ARCHIVED_AFTER, protest_hours * HOUR)


def reminders(league: League) -> Iterable[tuple[MessageKind, int, int]]:
    """The reminders for people who still play: from when on each is due, and the time that it is about."""
    ends_at, out_at = None if league.round is None else league.round.ends_at, league.played_out_at
    if ends_at is None or out_at is None or league.row.stage is not LeagueStage.RUNNING:
        return
    if league.row.round_hours * HOUR > 2 * DAY:
        yield MessageKind.ROUND_ENDS, ends_at - DAY, ends_at
    yield MessageKind.PLAYED_OUT, max(ends_at, out_at - DAY), out_at
    if league.round is not None and league.round.played_out_at is not None:
        yield MessageKind.ENDS_NOW, out_at, out_at + DAY


def _of_rounds(league: League, now: int) -> Iterator[Notice]:
    """The message to moderators about each round that is played, or has ended lately."""
    for row in league.rounds[-2:] if league.row.format is not Format.LADDER else ():
        is_played = league.row.stage is LeagueStage.RUNNING and row == league.round and league.open_matches
        if is_played or is_recent(round_ended_at(league, row.number) or league.row.closed_at, now):
            yield Notice(MessageKind.ROUND_FOR_MODERATORS, row.number)


def has_to_tell(league: League, number: int, now: int) -> bool:
    """Whether moderators need the message about a round: its end is near, or a person did not come."""
    is_near = league.round is not None and league.round.number == number and ending(league, now) is not None
    found = league.matches_of(number)
    return is_near or any(not_dealt_in(league, one) or no_shows_to_tell(league, one) for one in found)


def not_dealt_in(league: League, match: MatchRow) -> Sequence[NotThere]:
    """The people who were missing at the deal of a running match, for whom no substitute can be put in."""
    if match.state is not MatchState.PLAYING:
        return ()
    return [one for one in not_there(league, match) if one.offer is None]


def round_ended_at(league: League, number: int) -> int | None:
    """When the last match of a round was over; None while one is open."""
    found = league.matches_of(number)
    if not found or not all(match.state.is_over for match in found):
        return None
    return max(match.finished_at or 0 for match in found)


def ending(league: League, now: int) -> Ending | None:
    """How near the end of the latest round is; None before, and without an open table."""
    row, out_at = league.round, league.played_out_at
    if row is None or row.ends_at is None or out_at is None or not league.open_matches:
        return None
    if league.row.stage is not LeagueStage.RUNNING:
        return None
    if row.ends_at <= now:
        return Ending.LATE if now < out_at else Ending.PLAYED_OUT
    if league.row.round_hours * HOUR > 2 * DAY and row.ends_at - DAY <= now:
        return Ending.SOON
    return None if row.moved_from is None else Ending.MOVED


def is_recent(ended_at: int | None, now: int) -> bool:
    """Whether an end is news still."""
    return ended_at is not None and now - ended_at < NEWS_FOR


def voyage_reminder_at(league: League) -> int | None:
    """When those who have not finished all deals of a voyage are reminded; None for never."""
    last = league.round
    if last is None or last.ends_at is None or league.row.format is not Format.VOYAGE:
        return None
    return max(last.started_at + DAY, last.ends_at - VOYAGE_REMINDER)


def times(league: League) -> Iterable[int | None]:
    """The times of the league's own next steps."""
    yield league.row.digest_at
    if league.round is not None:
        yield league.round.ends_at
        yield league.played_out_at
        yield protests.open_until(league)
        yield voyage_reminder_at(league)
        yield from (at for _, at, _ in reminders(league))
    yield from (match.starts_at for match in league.matches if match.state is MatchState.WAITING)


async def switch_digest(seasons: Seasons, league_id: int, by: Person, *, on: bool) -> League:
    """Switches the weekly summary on or off, from the next Monday on. Raises `Refusal("league_over")`."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        at = next_evening(seasons.now(), await _zone(seasons, league)) if on else None
        note = Note(Kind.EDITED, changes=changes(league.row, replace(league.row, digest_at=at)))
        kept = history.kept(seasons, league_id, by, note)
        return await seasons.change(league, kept, digest_at=at)


async def sum_up(seasons: Seasons, port: LeaguePort, league: League) -> None:
    """Sums up the week once its time has come, and sets the next; without an open game it posts nothing."""
    at, now = league.row.digest_at, seasons.now()
    if at is None or at > now or not league.row.stage.live:
        return
    # Nothing is announced a day late, as after a long downtime.
    is_running = league.row.stage is LeagueStage.RUNNING
    if is_running and now - at < DAY and not all(match.state.is_over for match in league.matches):
        await port.say(league, Notice(MessageKind.DIGEST, at))
    zone = await _zone(seasons, league)
    async with seasons.locked(league.id) as latest:
        if latest.row.digest_at == at:
            await seasons.store.change(league.id, revise=False, digest_at=next_evening(now, zone))
            await seasons.reload(latest)


def next_evening(after: int, zone: ZoneInfo) -> int:
    """The next Monday evening in a zone, in seconds since 1970."""
    local = datetime.fromtimestamp(after, zone)
    first = local.date() + timedelta(days=(MONDAY - local.weekday()) % 7)
    evenings = (datetime.combine(first + timedelta(weeks=weeks), EVENING, zone) for weeks in (0, 1))
    return next(at for at in (int(evening.timestamp()) for evening in evenings) if at > after)


async def _zone(seasons: Seasons, league: League) -> ZoneInfo:
    """The zone of the person who has made the league; a likely one for its language if that is not known."""
    person = await seasons.tables.store.people.person(league.row.created_by)
    chosen = UNSET if person is None else person.zone
    return ZoneInfo(likely_zone(chosen, league.row.language))
