"""The panel of a match for its league's organisers: people, result, and the steps they can take."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

import discord
from discord import ui

from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.rate_limits import Priority
from bot.model.leagues import LeagueStage, Role
from bot.model.matches import MatchRow, MatchState, ResultRow
from bot.seasons import corrections, history, league_admin
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.league_admin import Watched
from bot.tables.people import note_done
from bot.tables.person import Person
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.panel import SHOW, Panel
from bot.ui.kit.services import link_to
from bot.ui.kit.text import ago, at, escape
from bot.ui.leagues.history import done_line, history_press
from bot.ui.leagues.league_panel import LEAGUE_PANEL
from bot.ui.leagues.lookup import league_of_match, require_runner
from bot.ui.leagues.matches import (
    call_to_move,
    call_to_start,
    match_state,
    match_title,
    result_name,
    round_name,
)
from bot.ui.leagues.protests import decide_selects, protest_lines
from bot.ui.leagues.widgets import cut, entrant_name, names, options_for

LATEST = 3  # entries of the history that the panel shows
HISTORY_ROOM = 1_200  # characters for who has done what to the match
NAMES_ROOM = 600  # characters for those who were nudged


async def refereed(caller: Caller, button_id: ButtonId) -> tuple[League, MatchRow, Words]:
    """The match whose number a button's words begin with, and the words after it. Raises `Refusal`."""
    await require_runner(caller)
    number = button_id.words.number(0)
    league = await league_of_match(caller, number)
    return league, league.match(number), button_id.words.after(1)


async def table_of(caller: Caller, match: MatchRow) -> Table | None:
    """The table at which a match is played, if there is one."""
    return None if match.table_id is None else await caller.tables.load(match.table_id)


async def show_match_panel(caller: Caller, match_id: int, notice: str = "") -> None:
    """Shows the panel of a match in place, as it is now."""
    await caller.show_in_place(await _panel(caller, match_id, notice))


async def _panel(caller: Caller, match_id: int, notice: str = "") -> ui.LayoutView:
    league, say = await league_of_match(caller, match_id), caller.say
    watched = await league_admin.watch(caller.services.seasons, league, match_id)
    table = await table_of(caller, watched.match)
    link = None if table is None else await link_to(caller.tables, table)
    blocks = [notice, _head(league, watched, link, say), "\n".join(_seats(league, watched, say))]
    blocks.append(cut(list(protest_lines(league, watched.match, say)), HISTORY_ROOM, say))
    done = history.of_match(league, match_id)
    blocks.append(cut([done_line(league, each, say) for each in done[:LATEST]], HISTORY_ROOM, say))
    selects = _selects(league, watched, say)
    buttons = list(_buttons(league, watched, say))
    if corrections.to_take_back(league, match_id, caller.user_id, caller.tables.now()) is not None:
        buttons.insert(
            0, TableButton(press_on(watched.match, "", "match_take_back"), say("referee-take-back"))
        )
    if done:
        about = history_press(league, str(match_id))
        buttons.insert(-1, TableButton(about, say("button-league-history")))
    return page([text for text in blocks if text], buttons, selects)


def _head(league: League, watched: Watched, link: str | None, say: Say) -> str:
    match = watched.match
    row = next(each for each in league.rounds if each.number == match.round)
    mark = "⏰ " if watched.late else ""
    place = "" if row.number == 0 else f"{round_name(league, row, say)} · "
    lines = [f"## {escape(league.row.name)}", f"{mark}{place}{match_title(league, match, say)}"]
    lines[1] += f" · {match_state(league, match, say)}"
    if match.state is MatchState.WAITING and match.starts_at is not None:
        lines.append(say("match-starts-at", at=at(match.starts_at), ago=ago(match.starts_at)))
    if link is not None:
        lines.append(f"[{say('referee-table')}]({link})")
    return "\n".join(lines)


def _seats(league: League, watched: Watched, say: Say) -> Iterator[str]:
    """The line of each seat: the person with their state, or after the match their result."""
    results = {row.seat: row for row in league.results.get(watched.match.id, ())}
    for seat, user_id in enumerate(watched.match.seats):
        row = results.get(seat)
        is_known = row is not None and row.user_id is not None
        named = result_name(league, row, say) if row and is_known else name_of(league, user_id, say)
        parts = [f"{seat + 1}. {named}"]
        if row is not None:
            parts.append(say("referee-result", place=row.place, score=row.score))
            parts += [say("referee-forfeited")] if row.forfeited else []
        elif not watched.match.state.is_over:
            parts.append(say(_state_key(watched, user_id)))
        yield " · ".join(parts)


def _state_key(watched: Watched, user_id: int) -> str:
    """The key of a person's state before the end of the match."""
    if user_id <= 0:
        return "referee-computer"
    if user_id in watched.match.forfeits:
        return "referee-forfeited"
    if user_id in watched.waits_for:
        return "referee-missing" if watched.match.state is MatchState.WAITING else "referee-awaited"
    if user_id in watched.away:
        return "referee-away"
    is_there = watched.match.state in (MatchState.WAITING, MatchState.PLAYING)
    return "referee-there" if is_there else "referee-drawn"


def name_of(league: League, user_id: int, say: Say) -> str:
    """The name in a seat; 0 is a computer player outside the league."""
    return entrant_name(league, user_id) if user_id else say("referee-computer")


def _buttons(league: League, watched: Watched, say: Say) -> Iterator[TableButton]:
    match, state = watched.match, watched.match.state
    if watched.waits_for:
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
        yield TableButton(press_on(match, "", "match_void"), say("referee-void"))
    yield TableButton(press_on(match, "show"), f"🔄 {say('tables-refresh')}")
    back = ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show")
    yield TableButton(back, say("button-back"))


def _selects(league: League, watched: Watched, say: Say) -> Sequence[TableSelect]:
    match = watched.match
    if match.state.is_over:
        return [*decide_selects(league, match, say), *_selects_afterwards(league, match, say)]
    return list(_selects_before(league, match, say)) if league.row.stage.live else ()


def _selects_before(league: League, match: MatchRow, say: Say) -> Iterator[TableSelect]:
    """Selects for decisions about a seat before the end of the match."""
    people = [each for each in match.seats if each > 0 and each not in match.forfeits]
    forfeited = [each for each in match.seats if each > 0 and each in match.forfeits]
    if people:
        options = options_for(league, people)
        yield TableSelect(press_on(match, "", "match_ask_forfeit"), say("referee-select-forfeit"), options)
        yield TableSelect(press_on(match, "", "match_seat"), say("referee-select-replace"), options)
    if forfeited:
        back = press_on(match, "forfeit_back")
        yield TableSelect(back, say("referee-select-forfeit-back"), options_for(league, forfeited))


def _selects_afterwards(league: League, match: MatchRow, say: Say) -> Iterator[TableSelect]:
    """Selects for decisions about a seat after the end of the match; each asks for the reason."""
    rows = [row for row in league.results.get(match.id, ()) if row.user_id is not None and row.user_id > 0]
    played = [row for row in rows if not row.forfeited]
    forfeited = [row for row in rows if row.forfeited]
    if played:
        asked = press_on(match, "", "match_forfeited")
        yield TableSelect(asked, say("referee-select-forfeit"), _result_options(league, played))
    if forfeited:
        asked = press_on(match, "", "match_forfeit_back")
        yield TableSelect(asked, say("referee-select-forfeit-back"), _result_options(league, forfeited))
    if lost := [row for row in rows if row.by_computer]:
        asked = press_on(match, "", "match_themselves")
        yield TableSelect(asked, say("referee-select-themselves"), _result_options(league, lost))
    if rows:
        asked = press_on(match, "", "match_credit")
        yield TableSelect(asked, say("referee-select-credit"), _result_options(league, rows))


def _result_options(league: League, rows: Sequence[ResultRow]) -> Sequence[discord.SelectOption]:
    return options_for(league, [row.user_id for row in rows if row.user_id is not None])


def form_on(match: MatchRow, words: str, action: str) -> ButtonId:
    """The id of a form about the match, with its table, so that a refusal can name the seats."""
    return replace(press_on(match, words, action), table=match.table_id or NO_TABLE)


def press_on(match: MatchRow, words: str, action: str = "match_manage") -> ButtonId:
    """The id of a button in the match's panel."""
    return ButtonId(NO_TABLE, action, None, f"{match.id} {words}".strip())


class ManagedMatch(NamedTuple):
    """The match of a panel, and its league."""

    league: League
    match: MatchRow


async def _load(caller: Caller, button_id: ButtonId) -> tuple[ManagedMatch, Words]:
    league, match, words = await refereed(caller, button_id)
    return ManagedMatch(league, match), words


async def _show(caller: Caller, managed: ManagedMatch, words: Words, notice: str) -> None:
    await show_match_panel(caller, managed.match.id, notice)


async def _its_table(caller: Caller, managed: ManagedMatch) -> Table | None:
    return await table_of(caller, managed.match)


MATCH_PANEL = Panel(_load, _show, its_table=_its_table)
answers("match_show")(MATCH_PANEL.open)


def substitute_rows(
    league: League, match: MatchRow, roles: Sequence[Role], presses: tuple[ButtonId, ButtonId], say: Say
) -> Iterator[TableSelect | TablePicker]:
    """Selects for a substitute in a match: a person of these roles, or any member."""
    offered, any_member = presses
    entrants = (entrant for role in roles for entrant in league.in_role(role))
    people = (entrant.user_id for entrant in entrants if entrant.user_id not in match.seats)
    if options := options_for(league, people):
        yield TableSelect(offered, say("referee-substitute"), options)
    yield TablePicker(any_member, ui.UserSelect(placeholder=say("referee-anybody")))


@answers("match_seat")
async def _seat(caller: Caller, button_id: ButtonId) -> None:
    """Asks for the new person in a seat: a substitute, any member, or a computer player."""
    league, match, words = await refereed(caller, button_id)
    say, user_id = caller.say, words.number(0)
    hint = say("oversee-substitute", name=entrant_name(league, user_id))
    presses = press_on(match, f"substitute {user_id}"), press_on(match, f"anybody {user_id}")
    rows = list(substitute_rows(league, match, (Role.SUBSTITUTE, Role.WAITING), presses, say))
    computer = TableButton(press_on(match, f"computer {user_id}"), say("referee-by-computer"))
    back = TableButton(press_on(match, "show"), say("button-back"))
    await caller.show_in_place(page([hint], [computer, back], rows))


@MATCH_PANEL.step("match_manage", "nudge", later=True)
async def _nudge(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    people = await nudge(caller, managed.league, managed.match, Note(Kind.NUDGED, managed.match.id))
    return caller.say("done-match-nudged", names=", ".join(names(managed.league, people)))


@MATCH_PANEL.step("match_manage", "start")
async def _start(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    await league_admin.start_match(caller.services.seasons, managed.match.id, caller.person)
    return caller.say("done-match-started")


@MATCH_PANEL.step("match_manage", "open")
async def _reopen(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    await league_admin.open_again(caller.services.seasons, managed.match.id, caller.person)
    return caller.say("done-match-opened", channel=f"<#{managed.league.row.channel_id}>")


@MATCH_PANEL.step("match_manage", "forfeit")
async def _forfeit(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    user_id = words.number(0)
    await league_admin.forfeit(caller.services.seasons, managed.match.id, user_id, caller.person)
    return caller.say("done-match-forfeited", name=entrant_name(managed.league, user_id))


@MATCH_PANEL.step("match_manage", "forfeit_back")
async def _forfeit_back(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    user_id = words.number(0)
    await league_admin.take_forfeit_back(caller.services.seasons, managed.match.id, user_id, caller.person)
    return caller.say("done-match-plays-again", name=entrant_name(managed.league, user_id))


@answers("match_ask_forfeit")
async def _ask_forfeit(caller: Caller, button_id: ButtonId) -> None:
    """Asks before a person forfeits."""
    league, match, words = await refereed(caller, button_id)
    user_id, say = words.number(0), caller.say
    yes = TableButton(
        press_on(match, f"forfeit {user_id}"), say("button-yes-forfeit"), style=discord.ButtonStyle.danger
    )
    no = TableButton(press_on(match, SHOW), say("button-no"))
    await caller.show_in_place(page([say("forfeit-confirm", name=entrant_name(league, user_id))], [yes, no]))


@MATCH_PANEL.step("match_manage", "computer")
async def _computer(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    return await _replaced(caller, managed, words.number(0), None)


@MATCH_PANEL.step("match_manage", "substitute")
async def _substitute(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    found = managed.league.entrant(words.number(1))
    if found is None or found.role is Role.OUT:
        raise Refusal("not_signed_up_any_more")
    return await _replaced(caller, managed, words.number(0), Person(found.user_id, found.name))


@MATCH_PANEL.step("match_manage", "anybody")
async def _anybody(caller: Caller, managed: ManagedMatch, words: Words) -> str:
    return await _replaced(caller, managed, words.number(0), picked_person(caller.interaction))


@answers("match_put_in")
async def _put_in(caller: Caller, button_id: ButtonId) -> None:
    """Gives the seat of a person who was missing at the deal to a substitute: the button of a message."""
    league, match, words = await refereed(caller, button_id)
    user_id, found = words.number(0), league.entrant(words.number(1))
    if found is None or found.role is not Role.SUBSTITUTE:
        raise Refusal("not_signed_up_any_more")
    seasons, substitute = caller.services.seasons, Person(found.user_id, found.name)
    await league_admin.put_in(seasons, match.id, user_id, substitute, caller.person)
    name, other = entrant_name(league, user_id), entrant_name(league, found.user_id)
    await reply(caller.interaction, caller.say("done-match-replaced", name=name, other=other))


async def _replaced(caller: Caller, managed: ManagedMatch, user_id: int, substitute: Person | None) -> str:
    seasons = caller.services.seasons
    await league_admin.replace_in_match(seasons, managed.match.id, user_id, substitute, caller.person)
    other = caller.say("referee-computer") if substitute is None else escape(substitute.name)
    return caller.say("done-match-replaced", name=entrant_name(managed.league, user_id), other=other)


async def nudge(caller: Caller, league: League, match: MatchRow, note: Note | None = None) -> list[int]:
    """Mentions the people to move, in the match's thread or its table's channel; gives their ids.

    Stores it, with a note if given. Raises `Refusal` if nobody is to move, if the last nudge was just now,
    or if the channel is closed.
    """
    people = await league_admin.to_nudge(caller.services.seasons, league, match.id)
    say, table = speaker(league.row.language), await table_of(caller, match)
    if table is None:
        place, body = match.thread_id or 0, call_to_start(league, match, people, say)
    else:
        link = await link_to(caller.tables, table)
        place, body = table.row.channel_id, call_to_move(league, table, people, link, say)
    try:
        nonce = f"n{match.id}.{match.nudged_at or 0}"
        await caller.services.delivery.messenger.send(place, body, nonce, people, priority=Priority.ANSWER)
    except (ClosedError, GoneError):
        raise Refusal("match_thread_closed") from None
    note_done()
    await league_admin.mark_nudged(caller.services.seasons, match.id, caller.person, note)
    return list(people)


@LEAGUE_PANEL.step("league_nudge_late", later=True)
async def nudge_late(caller: Caller, league: League, words: Words) -> str:
    """Nudges every match that is late, as `nudge_all` does."""
    found = await league_admin.watched(caller.services.seasons, league)
    return await nudge_all(caller, league, [watched for watched in found if watched.late])


async def nudge_all(caller: Caller, league: League, found: Sequence[Watched]) -> str:
    """Nudges the people to move at these matches; gives a line with their names and the failures.

    Raises `Refusal("nobody_is_late")` if nobody was nudged.
    """
    nudged: list[int] = []
    refused = 0
    for watched in found:
        if not watched.waits_for:
            continue
        try:
            nudged += await nudge(caller, league, watched.match, None if nudged else Note(Kind.NUDGED))
        except (Refusal, Unavailable):  # nudged just now, or its thread is closed
            refused += 1
    if not nudged:
        raise Refusal("nobody_is_late", refused=refused)
    listed = cut(names(league, nudged), NAMES_ROOM, caller.say, ", ")
    return caller.say("done-late-nudged", names=listed, refused=refused)
