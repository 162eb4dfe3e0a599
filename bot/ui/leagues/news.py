"""Texts of a league's messages: rounds, reminders, weekly summary, its end, delays."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import discord

from bot.delivery.body import Plain
from bot.leagues.errors import LeagueError
from bot.model.leagues import Format, LeagueActionRow, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState, RoundRow
from bot.model.messages import MessageKind
from bot.seasons import history
from bot.seasons.editing import OF_RESULTS
from bot.seasons.history import Entry
from bot.seasons.league import League
from bot.seasons.league_admin import Watched
from bot.seasons.next_season import fewest
from bot.seasons.notices import NEWS_FOR, is_recent, round_ended_at, voyage_reminder_at
from bot.seasons.participation import NotThere, no_shows_to_tell, not_there, out_after
from bot.seasons.rounds import LADDER_ROUND, drawn_by_lot
from bot.seasons.seasons import ChannelClosedError, Delay
from bot.tables.calendar import DAY
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import refusal_key
from bot.texts.lists import listed
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.text import ago, at, escape
from bot.ui.leagues import settings
from bot.ui.leagues.history import entry_text, with_match
from bot.ui.leagues.lookup import league_link
from bot.ui.leagues.matches import match_lines, match_link, match_name, round_name, watched_line
from bot.ui.leagues.post import byes_line, heading, over, plan, standings_block, what_is_played, won
from bot.ui.leagues.summary import own_button
from bot.ui.leagues.widgets import cut, entrant_label, entrant_name, names

# Characters for the tables, and rows of the standings: all of it fits into a message with long names.
MATCHES_ROOM, BEST = 900, 5
LINES_ROOM = 1_200  # characters for the games that are still open
PUT_IN, PUT_IN_NAME = 5, 32  # buttons in a row, and characters of the name on one
NOT_OPEN_YET = (MatchState.PLANNED, MatchState.OPENING)
# The sentence about a delay, by its reason.
_WAITS = {
    "full": "managing-delayed-full",
    "forbidden": "managing-delayed-forbidden",
    "gone": "managing-delayed-gone",
    "closed": "managing-delayed-closed",
    "away": "managing-delayed-away",
}
REMINDERS = {
    MessageKind.ROUND_ENDS: "match-round-ends",
    MessageKind.PLAYED_OUT: "match-played-out",
    MessageKind.ENDS_NOW: "match-ends-now",
}


class News(NamedTuple):
    """A message that is sent once: its kind, its number within the kind, its text and its mentions."""

    kind: MessageKind
    number: int
    body: Plain
    people: Sequence[int]


def news(league: League, now: int, say: Say) -> Iterator[News]:
    """The news of a league: invitations, the end of a round, the next one, the winners."""
    for since, people in _invited(league).items():
        button_id = ButtonId(NO_TABLE, "league_join", None, str(league.id))
        join = TableButton(button_id, say("button-league-join"), style=discord.ButtonStyle.success)
        yield News(MessageKind.ASKED, since, Plain(asked(league, say), [join]), people)
    for row in league.rounds:
        if _is_just_played(league, row, now):
            yield News(MessageKind.ROUND_OVER, row.number, Plain(round_over(league, row, say)), ())
    yield from _decisions(league, now, say)
    number = 0 if league.round is None else league.round.number
    if league.row.format is Format.VOYAGE:
        yield from _voyage_news(league, now, say)
    elif has_just_begun(league, now):
        yield News(MessageKind.ROUND, number, Plain(round_begun(league, say)), in_round(league))
    if league.row.by_itself and not league.rounds and _is_just_closed(league, now):
        needed, count = fewest(league), len(league.players)
        text = say("league-unwanted", name=escape(league.row.name), count=count, needed=needed)
        yield News(MessageKind.LEAGUE_END, 0, Plain(text), ())
    if is_just_over(league, now):
        players = [one.user_id for one in league.players if not one.is_computer]
        yield News(
            MessageKind.LEAGUE_END,
            number,
            Plain(league_over(league, say), [own_button(league, say)]),
            players,
        )


def _decisions(league: League, now: int, say: Say) -> Iterator[News]:
    """The edits and decisions of moderators that change the standings."""
    for action in league.actions:
        if now - action.at < NEWS_FOR and (text := rules_changed(league, action, say)):
            yield News(MessageKind.RULES, action.at, Plain(text), ())
    decisions = [one for one in history.decisions(league) if now - one.at < NEWS_FOR]
    for decided_at in dict.fromkeys(one.at for one in decisions):
        together = [one for one in decisions if one.at == decided_at]
        yield News(MessageKind.DECIDED, decided_at, Plain(decided(league, together, say)), ())


def _voyage_news(league: League, now: int, say: Say) -> Iterator[News]:
    """The begin of a voyage, and near its end the reminder of people with open deals."""
    last, soon_at = league.round, voyage_reminder_at(league)
    if last is None or last.ends_at is None or soon_at is None:
        return
    if league.row.stage is not LeagueStage.RUNNING or now >= last.ends_at:
        return
    play = TableButton(
        ButtonId(NO_TABLE, "voyage", None, str(league.id)),
        say("button-voyage"),
        style=discord.ButtonStyle.success,
    )
    if now - last.started_at < NEWS_FOR:
        text = f"📣 **{escape(league.row.name)}** · {say('voyage-begun')} {plan(league, say)}"
        everyone = [one.user_id for one in league.players if one.at <= last.started_at]
        yield News(MessageKind.ROUND, 1, Plain(text, [play]), everyone)
    late = [one.user_id for one in league.players if not league.has_finished_all(one.user_id)]
    if now >= soon_at and late:
        ends = say("voyage-ends-soon", at=at(last.ends_at), ago=ago(last.ends_at))
        text = f"⏰ **{escape(league.row.name)}** · {ends}"
        yield News(MessageKind.VOYAGE_ENDS, last.ends_at // DAY, Plain(text, [play]), late)


def rules_changed(league: League, action: LeagueActionRow, say: Say) -> str:
    """The news of an edit that changed the points of finished games; empty for other edits."""
    changed = [
        settings.changed_line(change, league.row, say)
        for change in action.changes
        if change.setting in OF_RESULTS
    ]
    over = [match for match in league.matches if match.id in league.results]
    if not changed or all((match.finished_at or action.at) >= action.at for match in over):
        return ""
    head = f"📏 **{escape(league.row.name)}** · {say('league-rules-changed', name=escape(action.name))}"
    return "\n".join([head, *changed, _link(league, say)])


def decided(league: League, decisions: Sequence[Entry], say: Say) -> str:
    """Decisions about results and points by hand, for the league's channel; after its end who has won now."""
    lines = [with_match(league, one, entry_text(league, one, say), say) for one in decisions]
    lines += [] if league.row.stage.live else [won(league, say)]
    return "\n".join([f"⚖️ **{escape(league.row.name)}**", *lines, _link(league, say)])


def corrected(league: League, match: MatchRow, at_time: int, say: Say) -> str:
    """The decisions of that time about a match, for its people."""
    found = [one for one in history.of_match(league, match.id) if one.at == at_time]
    lines = [entry_text(league, one, say) for one in found if history.changes_standings(one)]
    mentions = " ".join(f"<@{user_id}>" for user_id in league.people_of(match.id))
    return "\n".join([f"⚖️ {mentions} {say('match-decided')}", *lines])


def _invited(league: League) -> Mapping[int, Sequence[int]]:
    found: dict[int, list[int]] = {}
    asks = league.row.stage is LeagueStage.SIGN_UP and not league.row.by_itself  # whose post names them
    for one in league.in_role(Role.INVITED) if asks else ():
        found.setdefault(one.at, []).append(one.user_id)
    return found


def _is_just_played(league: League, row: RoundRow, now: int) -> bool:
    """Whether to announce the end of a round; that of the last is announced with the league's end."""
    is_played = league.row.format is not Format.VOYAGE and row.number != LADDER_ROUND
    is_running = league.row.stage is LeagueStage.RUNNING
    return is_played and is_running and is_recent(round_ended_at(league, row.number), now)


def has_just_begun(league: League, now: int) -> bool:
    """Whether to announce the latest round: all its tables are open, and it began not long ago."""
    last = league.round
    if last is None or last.number == LADDER_ROUND or league.row.stage is not LeagueStage.RUNNING:
        return False
    opened = all(match.state not in NOT_OPEN_YET for match in league.matches_of(last.number))
    return opened and now - last.started_at < NEWS_FOR


def _is_just_closed(league: League, now: int) -> bool:
    return league.row.stage is LeagueStage.ENDED and is_recent(league.row.closed_at, now)


def is_just_over(league: League, now: int) -> bool:
    """Whether to announce the end of the league."""
    return league.row.stage is LeagueStage.FINISHED and is_recent(league.row.closed_at, now)


def in_round(league: League) -> Sequence[int]:
    """The people of the latest round, including those with a bye."""
    last = league.round
    assert last is not None  # it has begun
    drawn = [user_id for match in league.matches_of(last.number) for user_id in match.seats]
    return [user_id for user_id in (*drawn, *last.byes) if user_id > 0]


def round_begun(league: League, say: Say) -> str:
    """The latest round: its end, its tables and its byes."""
    last = league.round
    assert last is not None  # it has begun
    level = drawn_by_lot(league)
    lines = [
        f"📣 **{escape(league.row.name)}** · {heading(league, say)}",
        match_lines(league, last.number, MATCHES_ROOM, say),
        say("league-by-lot", names=listed(names(league, level), say)) if level else "",
        byes_line(league, say),
        _link(league, say),
    ]
    return "\n".join(filter(None, lines))


def round_over(league: League, row: RoundRow, say: Say) -> str:
    """The result of a round: places at its tables, and the best of the standings."""
    lines = [
        f"🏁 **{escape(league.row.name)}** · {say('league-round-over', round=round_name(league, row, say))}",
        match_lines(league, row.number, MATCHES_ROOM, say),
        standings_block(league, say, BEST),
        _link(league, say),
    ]
    return "\n".join(filter(None, lines))


def asked(league: League, say: Say) -> str:
    """The invitation to a league, which people accept with a button."""
    lines = [
        f"📨 **{escape(league.row.name)}** · {say('league-asked')}",
        f"{what_is_played(league, say)}\n{plan(league, say)}",
        _link(league, say),
    ]
    return "\n".join(lines)


def league_over(league: League, say: Say) -> str:
    """The winners, and the top of the standings."""
    lines = [
        f"🏁 **{escape(league.row.name)}** · {over(league, say)}",
        won(league, say),
        standings_block(league, say, BEST),
        _link(league, say),
    ]
    return "\n".join(filter(None, lines))


def summary(league: League, watched: Sequence[Watched], say: Say) -> str:
    """The weekly summary: open tables with the people to move."""
    still = [one for one in watched if not one.match.state.is_over]
    lines = [
        f"🗓️ **{escape(league.row.name)}** · {say('league-digest', count=len(still))}",
        "" if league.row.format is Format.LADDER else heading(league, say),
        cut([watched_line(league, one, say) for one in still], LINES_ROOM, say),
        say("league-link", link=league_link(league.row)),
    ]
    return "\n".join(filter(None, lines))


def reminder(league: League, kind: MessageKind, at_time: int, people: Sequence[int], say: Say) -> str:
    """A reminder that a match's time ends soon, for the people to move."""
    key = REMINDERS[kind]
    mentions = " ".join(f"<@{user_id}>" for user_id in people)
    text = say(
        key, league=escape(league.row.name), at=at(at_time), ago=ago(at_time), mentions=mentions or "–"
    )
    return f"⏰ {text}"


def absent(league: League, match: MatchRow, say: Say) -> str:
    """Tells a match's no-shows the consequences."""
    most, lines = out_after(league), []
    for user_id, times in no_shows_to_tell(league, match).items():
        key = "match-no-show-out" if most is not None and times >= most else "match-no-show"
        key = key if league.row.stage.live else "match-no-show-over"
        lines.append(say(key, mention=f"<@{user_id}>", count=times, most=most or 0))
    return "\n".join(lines)


def no_show_lines(league: League, match: MatchRow, say: Say) -> Iterator[str]:
    """A match's no-shows, and what moderators can do."""
    most, where = out_after(league), match_name(league, match, say)
    for user_id, times in no_shows_to_tell(league, match).items():
        key = "no-show-told-out" if most is not None and times >= most else "no-show-told"
        key = key if league.row.stage.live else "no-show-told-over"
        yield f"💤 {say(key, name=entrant_name(league, user_id), match=where, count=times)}"


def missing_for_moderators(league: League, match: MatchRow, say: Say) -> Plain:
    """Asks moderators whether the first substitutes play for those who were missing at the deal."""
    found, link = not_there(league, match), match_link(league, match) or league_link(league.row)
    lines = [missing_line(league, match, one, say) for one in found]
    buttons = [_put_in(league, match, one.user_id, one.offer, say) for one in found if one.offer is not None]
    return Plain("\n".join([*lines, say("league-link", link=link)]), buttons[:PUT_IN])


def missing_line(league: League, match: MatchRow, one: NotThere, say: Say) -> str:
    """Who was missing at the deal, and who plays for them."""
    where = match_name(league, match, say)
    name = entrant_name(league, one.user_id)
    if one.seated and one.substitute is not None:
        other = entrant_name(league, one.substitute)
        return f"💤 {say('missing-replaced', name=name, other=other, match=where)}"
    return f"💤 {say('missing-told', name=name, match=where)}"


def _put_in(league: League, match: MatchRow, user_id: int, substitute: int, say: Say) -> TableButton:
    """Gives the seat of a missing person to the first free substitute."""
    button_id = ButtonId(NO_TABLE, "match_put_in", None, f"{match.id} {user_id} {substitute}")
    return TableButton(button_id, say("button-put-in", name=entrant_label(league, substitute)[:PUT_IN_NAME]))


def _link(league: League, say: Say) -> str:
    return say("league-link", link=league_link(league.row))


def delay_text(league: League, delay: Delay, say: Say) -> str:
    """The reason why a league waits, and a remedy."""
    if isinstance(delay.error, Refusal | LeagueError):
        key = refusal_key(delay.error.code)
        return f"⚠️ {say(key, **delay.error.facts)}"
    why = delay.error.why if isinstance(delay.error, ChannelClosedError) else "away"
    channel, again = f"<#{league.row.channel_id}>", ago(delay.again_at or 0)
    return f"⚠️ {say(_WAITS[why], channel=channel, again=again)}"
