"""A league's match as those who run the league see it: its people, its result, and what can be done."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import discord
from discord import ui

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchRow, MatchState, ResultRow
from bot.seasons import history, moderation
from bot.seasons.league import League
from bot.seasons.moderation import Watched
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.layout import page
from bot.ui.kit.text import ago, at, escape
from bot.ui.leagues.history import done_line
from bot.ui.leagues.lookup import league_of_match, require_runner
from bot.ui.leagues.matches import match_state, match_title, result_name, round_name
from bot.ui.leagues.protests import dismiss_select, protest_lines
from bot.ui.leagues.widgets import cut, entrant_label, entrant_name

HISTORY_ROOM = 1_200
"""Characters for who has done what to the match."""


async def refereed(caller: Caller, button_id: ButtonId) -> tuple[League, MatchRow, Words]:
    """The match of this server whose number a press begins with, and the words after. Raises `Refusal`."""
    await require_runner(caller)
    number = button_id.words.number(0)
    league = await league_of_match(caller, number)
    return league, league.match(number), button_id.words.after(1)


async def table_of(caller: Caller, match: MatchRow) -> Table | None:
    """The table at which a match is played, if there is one."""
    return None if match.table_id is None else await caller.tables.load(match.table_id)


async def show_match_of(caller: Caller, league: League, number: int, table: int) -> None:
    """Answers with the panel of a match, by its round and its table.

    Raises `Refusal` for a caller who does not run leagues here, and where there is no such match.
    """
    await require_runner(caller)
    match = next((one for one in league.matches_of(number) if one.number == table), None)
    if match is None:
        raise Refusal("no_match_there", round=number)
    await caller.show(await _panel(caller, match.id))


async def show_match_panel(caller: Caller, match_id: int, notice: str = "") -> None:
    """Shows the panel of a match in place, as it is now."""
    await caller.show_in_place(await _panel(caller, match_id, notice))


async def _panel(caller: Caller, match_id: int, notice: str = "") -> ui.LayoutView:
    league, say = await league_of_match(caller, match_id), caller.say
    one = await moderation.watch(caller.services.seasons, league, match_id)
    table = await table_of(caller, one.match)
    link = None if table is None else await caller.services.link(table)
    blocks = [notice, _head(league, one, link, say), "\n".join(_seats(league, one, say))]
    blocks.append(cut(list(protest_lines(league, one.match, say)), HISTORY_ROOM, say))
    done = [done_line(league, each, say) for each in history.of_match(league, match_id)]
    blocks.append(cut(done, HISTORY_ROOM, say))
    selects = _selects(league, one, say)
    return page([text for text in blocks if text], list(_buttons(league, one, say)), selects)


def _head(league: League, one: Watched, link: str | None, say: Say) -> str:
    match = one.match
    row = next(each for each in league.rounds if each.number == match.round)
    mark = "⏰ " if one.late else ""
    place = "" if row.number == 0 else f"{round_name(league, row, say)} · "
    lines = [f"## {escape(league.row.name)}", f"{mark}{place}{match_title(league, match, say)}"]
    lines[1] += f" · {match_state(league, match, say)}"
    if match.state is MatchState.WAITING and match.starts_at is not None:
        lines.append(say("match-starts-at", at=at(match.starts_at), ago=ago(match.starts_at)))
    if link is not None:
        lines.append(f"[{say('referee-table')}]({link})")
    return "\n".join(lines)


def _seats(league: League, one: Watched, say: Say) -> Iterator[str]:
    """Who was drawn for each seat, and how it stands with them; once it is over, what they came to."""
    results = {row.seat: row for row in league.results.get(one.match.id, ())}
    for seat, user_id in enumerate(one.match.seats):
        row = results.get(seat)
        is_known = row is not None and row.user_id is not None
        named = result_name(league, row, say) if row and is_known else name_of(league, user_id, say)
        parts = [f"{seat + 1}. {named}"]
        if row is not None:
            parts.append(say("referee-result", place=row.place, score=row.score))
            parts += [say("referee-forfeited")] if row.forfeited else []
        elif not one.match.state.is_over:
            parts.append(say(_standing(one, user_id)))
        yield " · ".join(parts)


def _standing(one: Watched, user_id: int) -> str:
    """How it stands with somebody while the match is not over: the key of what is said."""
    if user_id <= 0:
        return "referee-computer"
    if user_id in one.match.forfeits:
        return "referee-forfeited"
    if user_id in one.awaited:
        return "referee-missing" if one.match.state is MatchState.WAITING else "referee-awaited"
    if user_id in one.away:
        return "referee-away"
    is_there = one.match.state in (MatchState.WAITING, MatchState.PLAYING)
    return "referee-there" if is_there else "referee-drawn"


def name_of(league: League, user_id: int, say: Say) -> str:
    """Who sits there; 0 is a computer player that takes no part itself."""
    return entrant_name(league, user_id) if user_id else say("referee-computer")


def _buttons(league: League, one: Watched, say: Say) -> Iterator[TableButton]:
    match, state = one.match, one.match.state
    if one.awaited:
        yield TableButton(press_on(match, "nudge"), say("referee-nudge"), style=discord.ButtonStyle.primary)
    if state is MatchState.WAITING and league.row.stage is LeagueStage.RUNNING:
        yield TableButton(press_on(match, "start"), say("referee-start"))
    if state in (MatchState.WAITING, MatchState.OPENING) and league.row.stage.live:
        yield TableButton(press_on(match, "open"), say("referee-open"))
    if state.is_over:
        yield TableButton(press_on(match, "", "match_correct"), say("referee-correct"))
    if state is MatchState.VOID:
        yield TableButton(press_on(match, "", "match_count"), say("referee-count"))
    if state in (MatchState.PLAYING, MatchState.DONE):
        danger = discord.ButtonStyle.danger
        yield TableButton(press_on(match, "", "match_void"), say("referee-void"), style=danger)
    yield TableButton(press_on(match, "show"), f"🔄 {say('tables-refresh')}")
    back = ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show")
    yield TableButton(back, say("button-back"))


def _selects(league: League, one: Watched, say: Say) -> Sequence[TableSelect]:
    """Who can lose the match, and whose seat somebody else can take."""
    match = one.match
    if match.state.is_over:
        return [*dismiss_select(league, match, say), *_selects_afterwards(league, match, say)]
    return list(_selects_before(league, match, say)) if league.row.stage.live else ()


def _selects_before(league: League, match: MatchRow, say: Say) -> Iterator[TableSelect]:
    """What can be said of a seat while the match goes on."""
    people = [each for each in match.seats if each > 0 and each not in match.forfeits]
    forfeited = [each for each in match.seats if each > 0 and each in match.forfeits]
    if people:
        options = _options(league, people)
        yield TableSelect(press_on(match, "", "match_ask_forfeit"), say("referee-select-forfeit"), options)
        yield TableSelect(press_on(match, "", "match_seat"), say("referee-select-replace"), options)
    if forfeited:
        back = press_on(match, "forfeit_back")
        yield TableSelect(back, say("referee-select-forfeit-back"), _options(league, forfeited))


def _selects_afterwards(league: League, match: MatchRow, say: Say) -> Iterator[TableSelect]:
    """What can be said of a seat once the match is over; each asks for the reason."""
    rows = [row for row in league.results.get(match.id, ()) if row.user_id is not None and row.user_id > 0]
    played = [row for row in rows if not row.forfeited]
    forfeited = [row for row in rows if row.forfeited]
    if played:
        asked = press_on(match, "", "match_forfeited")
        yield TableSelect(asked, say("referee-select-forfeit"), _result_options(league, played))
    if forfeited:
        asked = press_on(match, "", "match_forfeit_back")
        yield TableSelect(asked, say("referee-select-forfeit-back"), _result_options(league, forfeited))
    if rows:
        asked = press_on(match, "", "match_credit")
        yield TableSelect(asked, say("referee-select-credit"), _result_options(league, rows))


def _result_options(league: League, rows: Sequence[ResultRow]) -> Sequence[discord.SelectOption]:
    return _options(league, [row.user_id for row in rows if row.user_id is not None])


def _options(league: League, people: Sequence[int]) -> Sequence[discord.SelectOption]:
    return [discord.SelectOption(label=entrant_label(league, each)[:100], value=str(each)) for each in people]


def form_on(match: MatchRow, words: str, action: str) -> ButtonId:
    """What opens a form about the match: a refusal of it knows the table, whose seats it may name."""
    return replace(press_on(match, words, action), table=match.table_id or NO_TABLE)


def press_on(match: MatchRow, words: str, action: str = "match_manage") -> ButtonId:
    """What a button of the match's panel carries."""
    return ButtonId(NO_TABLE, action, None, f"{match.id} {words}".strip())
