"""Texts about a league's matches: lines of the post, and the messages in a match's thread."""

from collections.abc import Iterator, Sequence

import discord

from bot.delivery.body import Plain
from bot.model.matches import MatchRow, MatchState, ResultRow, RoundRow
from bot.seasons.league import League
from bot.seasons.league_admin import Watched
from bot.seasons.matches import missing
from bot.seasons.rounds import LADDER_ROUND
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import game_key, key_of
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import room_of
from bot.ui.kit.text import ago, at, escape, label
from bot.ui.leagues.widgets import MORE, cut, entrant_name, names
from bot.ui.live.calls import play_buttons, situation

HERE = " ✅"
# Threads still to be opened in a channel, for which Discord may take minutes
# (https://github.com/discord/discord-api-docs/issues/7816).
MANY_THREADS = 10
LONGEST_THREAD_NAME = (
    100  # https://discord.com/developers/docs/resources/channel#start-thread-without-message
)
SHORTEST_LINE = 15  # characters that the line of a match has at least: `**Table 1** · …`
NAMES_ROOM = 60  # characters for the names of people to move
PLACES_ROOM = 120  # characters for the names of people with their places
# The order of a round's matches in a list: open ones first.
_ORDER = (
    MatchState.PLAYING,
    MatchState.WAITING,
    MatchState.OPENING,
    MatchState.PLANNED,
    MatchState.DONE,
    MatchState.VOID,
)
# The state of a match that computer players have finished, by the rule for its result.
_PLAYED_OUT = {"undecided": "match-undecided", "voided": "match-void", "abandoned": "match-unrated"}


def thread_name(league: League, match: MatchRow, say: Say) -> str:
    """The name of a match's thread: no other match of the server has the same."""
    end = match_name(league, match, say)
    return f"{label(league.row.name)[: LONGEST_THREAD_NAME - len(end) - 3]} · {end}"


def tags_of(league: League, match: MatchRow, say: Say) -> Sequence[str]:
    """The tags of a match's post in a forum: its round and its state."""
    if match.state.is_over:
        state = say("tag-over")
    else:
        state = say("tag-playing" if match.state is MatchState.PLAYING else "tag-waiting")
    return [round_in_short(league, match, say), state]


def match_name(league: League, match: MatchRow, say: Say) -> str:
    """The name of a match, which no other of its league has: its round, if there is one, and its table."""
    if match.round == LADDER_ROUND:
        return say("match-title", table=match.number)
    return f"{round_in_short(league, match, say)} · {say('match-table', table=match.number)}"


def match_link(league: League, match: MatchRow) -> str | None:
    """An address that leads to a match's thread; None while it has none."""
    if match.thread_id is None:
        return None
    return f"https://discord.com/channels/{league.row.guild_id}/{match.thread_id}"


def match_title(league: League, match: MatchRow, say: Say) -> str:
    """A match's name, linked to its thread where there is one."""
    title, link = say("match-title", table=match.number), match_link(league, match)
    return f"**{title}**" if link is None else f"[{title}]({link})"


def match_lines(league: League, number: int, room: int, say: Say) -> str:
    """The lines of a round's matches that fit: with names if all fit, else with the number left out."""
    found = sorted(league.matches_of(number), key=lambda match: (_ORDER.index(match.state), match.number))
    first = found[: room // SHORTEST_LINE]  # a ladder may have thousands, each slow to write
    if len(first) == len(found):
        whole = [_line(league, match, say, named=True) for match in first]
        if sum(room_of(line) + 1 for line in whole) <= room - MORE:
            return "\n".join(whole)
    lines = [_line(league, match, say, named=False) for match in first]
    return cut(lines, room, say, unwritten=len(found) - len(first))


def opening(league: League, number: int, say: Say) -> str:
    """The progress while a round's tables are being opened; empty when all are open."""
    found = league.matches_of(number)
    opened = sum(match.state not in (MatchState.PLANNED, MatchState.OPENING) for match in found)
    if opened == len(found):
        return ""
    text = f"⏳ {say('league-opening', opened=opened, tables=len(found))}"
    return f"{text}\n-# {say('league-opening-slow')}" if len(found) - opened > MANY_THREADS else text


def _line(league: League, match: MatchRow, say: Say, *, named: bool) -> str:
    parts = [f"{match_title(league, match, say)} · {match_state(league, match, say)}"]
    if named:
        parts.append(placed(league, match, say) or " · ".join(names(league, match.seats)))
    return " · ".join(parts)


def watched_line(league: League, watched: Watched, say: Say) -> str:
    """The line of a match: its state and the people to move, or after its end the places."""
    match, mark = watched.match, "⏰ " if watched.late else ""
    text = f"{mark}{match_title(league, match, say)} · {match_state(league, match, say)}"
    if places := placed(league, match, say):
        return f"{text} · {cut(places.split(' · '), PLACES_ROOM, say, ' · ')}"
    if not watched.waits_for:
        return text
    listed = cut(names(league, watched.waits_for), NAMES_ROOM, say, ", ")
    return f"{text} · {say('managing-awaits', names=listed)}"


def match_state(league: League, match: MatchRow, say: Say) -> str:
    """The state of a match in a word or two; after playing out, how its result counts."""
    if match.state is MatchState.DONE and match.id in league.results:
        result = league.table_result(match)
        for counts, key in _PLAYED_OUT.items():
            if getattr(result, counts):
                return say(key)
    if match.state is not MatchState.WAITING:
        return say(key_of("match", match.state))
    absent = len(missing(match))
    return say("match-waiting", there=len(match.ready), people=len(match.ready) + absent)


def placed(league: League, match: MatchRow, say: Say) -> str:
    """The people of a finished match with their places; without places if it is undecided."""
    if match.state is not MatchState.DONE:
        return ""
    if match.id in league.results and league.table_result(match).undecided:
        people = [result_name(league, row, say) for row in league.results[match.id]]
    else:
        people = [f"{place}. {result_name(league, row, say)}" for place, row in league.best_first(match)]
    return " · ".join([*people, *unusual(match, say)])


def unusual(match: MatchRow, say: Say) -> Iterator[str]:
    """The marks of a match with real cards that counts only because a moderator decided so."""
    if match.house_rules:
        yield say("match-house-rules")
    if match.rounds_played:
        yield say("match-ended-early", played=match.rounds_played, planned=match.rounds_planned)


def result_name(league: League, row: ResultRow, say: Say) -> str:
    """The name of a result's person, with the substitute or the mark of a computer player."""
    name = "–" if row.user_id is None else entrant_name(league, row.user_id)
    if row.other_id is not None:
        other = entrant_name(league, row.other_id)
        name = say("match-shared", name=name, other=other, moves=row.other_moves)
    return say("match-by-computer", name=name) if row.by_computer else name


def invitation(league: League, match: MatchRow, say: Say) -> Plain:
    """The invitation in a match's thread, with the button *I'm here*."""
    seats = _numbered([_seat(league, match, user_id) for user_id in match.seats])
    starts = match.starts_at
    when = say("match-starts") if starts is None else say("match-starts-at", at=at(starts), ago=ago(starts))
    buttons = [
        _there_button(match, say),
        TableButton(_button_id("match_rules", match), say("button-rules")),
    ]
    # Without the empty line, phones set what follows the list as if it were about the last seat.
    lines = [_head(league, match, say), seats, "", when, *_ends(league, match, say)]
    return Plain("\n".join(lines), buttons)


def _ends(league: League, match: MatchRow, say: Say) -> Iterator[str]:
    ends_at = league.round_of(match).ends_at
    if ends_at is not None:
        yield say("match-ends-at", at=at(ends_at), ago=ago(ends_at))


def _there_button(match: MatchRow, say: Say) -> TableButton:
    style = discord.ButtonStyle.success
    return TableButton(_button_id("match_there", match), say("button-match-there"), style=style)


def closed_invitation(league: League, match: MatchRow, say: Say, link: str | None) -> Plain:
    """The invitation after the game has begun: a link to the table, and no buttons."""
    if link is None:
        return Plain("\n".join([_head(league, match, say), say("match-void-told")]))
    # It names nobody and no time, since it is never edited again: the table shows them.
    return Plain("\n".join([_head(league, match, say), say("match-begun", link=link)]))


def call_to_start(league: League, match: MatchRow, people: Sequence[int], say: Say) -> Plain:
    """Calls the missing people of a match, with the button *I'm here*."""
    return Plain(_call("referee-call-start", league, people, say), [_there_button(match, say)])


def seated_since(league: League, people: Sequence[int], say: Say) -> Plain:
    """Tells substitutes that they have a seat at a running table."""
    return Plain(_call("referee-call-in", league, people, say))


def call_to_move(league: League, table: Table, people: Sequence[int], link: str, say: Say) -> Plain:
    """Calls the people to move at a match's table, with the buttons that open their hands."""
    text = f"{_call('referee-call-move', league, people, say)}\n{situation(table, None, say)}"
    return Plain(text, play_buttons(table, say, link))


def _call(key: str, league: League, people: Sequence[int], say: Say) -> str:
    mentions = " ".join(f"<@{user_id}>" for user_id in people)
    return say(key, mentions=mentions, league=escape(league.row.name))


def round_name(league: League, row: RoundRow, say: Say) -> str:
    """A round's name: its number, or its stage of the cup."""
    if not row.is_stage:
        return say("league-round", round=row.number, rounds=league.row.rounds)
    if len(league.matches_of(row.number)) == 1:
        return say("league-final")
    stage = sum(other.is_stage and other.number <= row.number for other in league.rounds)
    return say("league-stage", stage=stage)


def round_in_short(league: League, match: MatchRow, say: Say) -> str:
    """The name of a match's round, of which nobody needs to know how many follow."""
    row = league.round_of(match)
    return round_name(league, row, say) if row.is_stage else say("league-round-short", round=row.number)


def _head(league: League, match: MatchRow, say: Say) -> str:
    game, name = say(game_key(league.row.game)), round_name(league, league.round_of(match), say)
    table = say("match-title", table=match.number)
    return f"## {escape(league.row.name)}\n{game} · {name} · {table}"


def _numbered(named: Sequence[str]) -> str:
    return "\n".join(f"{seat}. {name}" for seat, name in enumerate(named, start=1))


def _seat(league: League, match: MatchRow, user_id: int) -> str:
    if user_id in missing(match):
        return f"<@{user_id}>"
    return entrant_name(league, user_id) + (HERE if user_id in match.ready else "")


def _button_id(action: str, match: MatchRow) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, str(match.id))
