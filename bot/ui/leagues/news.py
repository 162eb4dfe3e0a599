"""What a league tells its people by a message that mentions them: a round has begun, the league is over."""

from collections.abc import Sequence

from bot.model.leagues import LeagueStage, MatchRow, MatchState
from bot.seasons.league import League
from bot.seasons.no_shows import no_shows, out_after
from bot.seasons.rounds import LADDER_ROUND
from bot.seasons.seasons import Reminder
from bot.tables.calendar import DAY
from bot.texts.catalog import Say
from bot.ui.kit.text import ago, at, escape
from bot.ui.leagues.lookup import league_link
from bot.ui.leagues.matches import match_lines
from bot.ui.leagues.post import byes_line, heading, standings_block, won

MATCHES_ROOM, BEST = 900, 5
"""Characters for the tables, and rows of the standings: all of it fits into a message with long names."""
NEWS_FOR = 2 * DAY
"""Seconds for which it is news: what began or ended before this version told it is not told any more."""
NOT_OPEN_YET = (MatchState.PLANNED, MatchState.OPENING)


def has_just_begun(league: League, now: int) -> bool:
    """Whether the latest round is to be told of: its tables are all open, not long since."""
    last = league.round
    if last is None or last.number == LADDER_ROUND or league.row.stage is not LeagueStage.RUNNING:
        return False
    opened = all(match.state not in NOT_OPEN_YET for match in league.matches_of(last.number))
    return opened and now - last.started_at < NEWS_FOR


def is_just_over(league: League, now: int) -> bool:
    """Whether the end of the league is to be told of."""
    closed_at = league.row.closed_at
    return league.row.stage is LeagueStage.FINISHED and closed_at is not None and now - closed_at < NEWS_FOR


def in_round(league: League) -> Sequence[int]:
    """The people of the latest round, those included who sit out."""
    last = league.round
    assert last is not None  # it has begun
    drawn = [user_id for match in league.matches_of(last.number) for user_id in match.seats]
    return [user_id for user_id in (*drawn, *last.byes) if user_id > 0]


def round_begun(league: League, say: Say) -> str:
    """The latest round: until when it is played, its tables, who sits out, and the standings before it."""
    last = league.round
    assert last is not None  # it has begun
    lines = [
        f"📣 **{escape(league.row.name)}** · {heading(league, say)}",
        match_lines(league, last.number, MATCHES_ROOM, say),
        byes_line(league, say),
        standings_block(league, say, BEST),
        _link(league, say),
    ]
    return "\n".join(filter(None, lines))


def league_over(league: League, say: Say) -> str:
    """Who has won, and the best of the standings."""
    lines = [
        f"🏁 **{escape(league.row.name)}** · {say('league-over')}",
        won(league, say) if league.winners else "",
        standings_block(league, say, BEST),
        _link(league, say),
    ]
    return "\n".join(filter(None, lines))


def reminder(league: League, kind: Reminder, at_time: int, people: Sequence[int], say: Say) -> str:
    """What comes soon at a match, and whom it waits for."""
    key = {Reminder.ROUND_ENDS: "match-round-ends", Reminder.PLAYED_OUT: "match-played-out"}[kind]
    mentions = " ".join(f"<@{user_id}>" for user_id in people)
    text = say(
        key, league=escape(league.row.name), at=at(at_time), ago=ago(at_time), mentions=mentions or "–"
    )
    return f"⏰ {text}"


def absent(league: League, match: MatchRow, say: Say) -> str:
    """Who did not come to a match, and what follows from that."""
    most, lines = out_after(league), []
    for user_id, times in no_shows(league, match).items():
        key = "match-no-show-out" if most is not None and times >= most else "match-no-show"
        lines.append(say(key, mention=f"<@{user_id}>", count=times, most=most or 0))
    return "\n".join(lines)


def _link(league: League, say: Say) -> str:
    return say("league-link", link=league_link(league.row))
