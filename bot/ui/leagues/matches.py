"""A league's matches as they are shown: a line each in the post, and the invitation in the thread."""

from collections.abc import Iterator, Sequence

import discord

from bot.delivery.body import Plain
from bot.model.matches import MatchRow, MatchState, ResultRow, RoundRow
from bot.seasons.league import League
from bot.seasons.league_admin import Watched
from bot.seasons.matches import missing
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
NAMES_ROOM = 60  # characters for the names of those whom a match waits for
PLACES_ROOM = 120  # characters for the names of those who have played one
# In which order a round's matches are shown: first those that go on.
_ORDER = (
    MatchState.PLAYING,
    MatchState.WAITING,
    MatchState.OPENING,
    MatchState.PLANNED,
    MatchState.DONE,
    MatchState.VOID,
)
# What is said of a match whose result counts as this, since computer players have finished it.
_PLAYED_OUT = {"undecided": "match-undecided", "voided": "match-void", "abandoned": "match-unrated"}


def thread_name(league: League, match: MatchRow, say: Say) -> str:
    """The name of a match's thread: no other match of the server has the same."""
    end = say("match-thread", round=match.round, table=match.number)
    return f"{label(league.row.name)[: LONGEST_THREAD_NAME - len(end) - 3]} · {end}"


def tags_of(league: League, match: MatchRow, say: Say) -> Sequence[str]:
    """The tags of a match's post in a forum: its round, and how far it has come."""
    if match.state.is_over:
        state = say("tag-over")
    else:
        state = say("tag-playing" if match.state is MatchState.PLAYING else "tag-waiting")
    return [say("tag-round", round=match.round), state]


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
    """As many lines of a round's matches as fit, with names where all fit, and how many more there are."""
    found = sorted(league.matches_of(number), key=lambda match: (_ORDER.index(match.state), match.number))
    first = found[: room // SHORTEST_LINE]  # a ladder may have thousands, each slow to write
    if len(first) == len(found):
        whole = [_line(league, match, say, named=True) for match in first]
        if sum(room_of(line) + 1 for line in whole) <= room - MORE:
            return "\n".join(whole)
    lines = [_line(league, match, say, named=False) for match in first]
    return cut(lines, room, say, unwritten=len(found) - len(first))


def opening(league: League, number: int, say: Say) -> str:
    """How many of a round's tables are open, while the others are still being opened."""
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


def watched_line(league: League, one: Watched, say: Say) -> str:
    """A match, and whom it waits for; once it is over, who came in on which place."""
    mark = "⏰ " if one.late else ""
    text = f"{mark}{match_title(league, one.match, say)} · {match_state(league, one.match, say)}"
    if places := placed(league, one.match, say):
        return f"{text} · {cut(places.split(' · '), PLACES_ROOM, say, ' · ')}"
    if not one.waits_for:
        return text
    listed = cut(names(league, one.waits_for), NAMES_ROOM, say, ", ")
    return f"{text} · {say('managing-awaits', names=listed)}"


def match_state(league: League, match: MatchRow, say: Say) -> str:
    """How far a match has come, in a word or two, or what it counts as since its table was played out."""
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
    """The people of a match that is over, by their places; without those where it is undecided."""
    if match.state is not MatchState.DONE:
        return ""
    if match.id in league.results and league.table_result(match).undecided:
        return " · ".join(result_name(league, row, say) for row in league.results[match.id])
    return " · ".join(f"{place}. {result_name(league, row, say)}" for place, row in league.best_first(match))


def result_name(league: League, row: ResultRow, say: Say) -> str:
    """Whose result it is, whether a computer player has played it, and who else has."""
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
    return Plain("\n".join([_head(league, match, say), seats, when, *_ends(league, match, say)]), buttons)


def _ends(league: League, match: MatchRow, say: Say) -> Iterator[str]:
    ends_at = league.round_of(match).ends_at
    if ends_at is not None:
        yield say("match-ends-at", at=at(ends_at), ago=ago(ends_at))


def _there_button(match: MatchRow, say: Say) -> TableButton:
    style = discord.ButtonStyle.success
    return TableButton(_button_id("match_there", match), say("button-match-there"), style=style)


def closed_invitation(league: League, match: MatchRow, say: Say, link: str | None) -> Plain:
    """The invitation once its game has begun: nothing to press, and the way to the table."""
    if link is None:
        return Plain("\n".join([_head(league, match, say), say("match-void-told")]))
    # It is never edited again, and so names nobody: who plays is said at the table.
    begun = [say("match-begun", link=link), *_ends(league, match, say)]
    return Plain("\n".join([_head(league, match, say), *begun]))


def call_to_start(league: League, match: MatchRow, people: Sequence[int], say: Say) -> Plain:
    """Calls those for whom a match is still waiting, with what says that one is there."""
    return Plain(_call("referee-call-start", league, people, say), [_there_button(match, say)])


def seated_since(league: League, people: Sequence[int], say: Say) -> Plain:
    """Tells those who step in at a table where the cards are dealt that they have the seat."""
    return Plain(_call("referee-call-in", league, people, say))


def call_to_move(league: League, table: Table, people: Sequence[int], link: str, say: Say) -> Plain:
    """Calls those whose move a match's table is waiting for, with what opens their hands."""
    text = f"{_call('referee-call-move', league, people, say)}\n{situation(table, None, say)}"
    return Plain(text, play_buttons(table, say, link))


def _call(key: str, league: League, people: Sequence[int], say: Say) -> str:
    mentions = " ".join(f"<@{user_id}>" for user_id in people)
    return say(key, mentions=mentions, league=escape(league.row.name))


def round_name(league: League, row: RoundRow, say: Say) -> str:
    """A round's name: its number, or its stage of the cup."""
    if not row.is_stage:
        return say("league-round", round=row.number, rounds=league.row.rounds)
    tables = len(league.matches_of(row.number))
    if tables == 1:
        return say("league-final")
    stage = sum(one.is_stage and one.number <= row.number for one in league.rounds)
    return say("league-stage", stage=stage, tables=tables)


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
