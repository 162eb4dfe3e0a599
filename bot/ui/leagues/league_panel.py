"""What those who run a league do to it: an ephemeral panel that is shown again after each step.

It needs nothing of what the league has on Discord, so that it works when its channel or post is gone.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.games.contract import IllegalMove
from bot.leagues.closeness import closeness
from bot.leagues.errors import LeagueError
from bot.model.leagues import Format, LeagueStage, Role
from bot.seasons import history, league_admin, moderation
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.moderation import Watched
from bot.seasons.rounds import is_held
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, page
from bot.ui.kit.pagination import arrows, id_of, page_of
from bot.ui.kit.text import ago, at, escape
from bot.ui.kit.widgets import question
from bot.ui.leagues.channel import check_channel
from bot.ui.leagues.delays import delay_text
from bot.ui.leagues.leavers import drop_leavers
from bot.ui.leagues.lookup import league_here, league_link, league_named, require_runner
from bot.ui.leagues.match_list import NOW, line, match_select, round_here, round_select
from bot.ui.leagues.matches import opening, round_name
from bot.ui.leagues.post import heading, protests_line, won
from bot.ui.leagues.swapping import digest_button, draw_button, swap_rows
from bot.ui.leagues.widgets import cut

Step = Callable[[Caller, League, Words], Awaitable[str]]
"""Does what was pressed; returns a line that tells so."""
PAGE = 25
"""Matches on a page: as many as a select offers."""
LINES_ROOM = 2_600
"""Characters for the lines of a page's matches."""
SHOW = "show"
"""The word of a button that only shows its panel again."""
END = "end-league"
"""The question before a league is ended."""
ALL = -1
"""In the place of a round's number: what goes on, whatever its round."""
DAYS = (1, 3)
"""The extensions of a round that are offered."""


async def show_panel(caller: Caller, name: str) -> None:
    """Answers with the panel of a league. Raises `Refusal` for a caller who does not run leagues here."""
    await require_runner(caller)
    await caller.show(await _panel(caller, await league_named(caller, name)))


async def managed(caller: Caller, button_id: ButtonId) -> tuple[League, Words]:
    """The league of this server whose number a press begins with, and the words after. Raises `Refusal`."""
    await require_runner(caller)
    return await league_here(caller, button_id.words.number(0)), button_id.words.after(1)


async def outcome(caller: Caller, step: Awaitable[str], table: Table | None = None) -> str:
    """Takes a step; the line that tells what was done, or why not. `table` is the one that it is about."""
    try:
        return await step
    except (Refusal, LeagueError, IllegalMove) as refusal:
        return await refusal_notice(caller, refusal, table)


async def show_league_panel(
    caller: Caller, league_id: int, notice: str = "", number: int = 0, of_round: int = ALL
) -> None:
    """Shows the panel in place, as the league is now: a page of what goes on, or of a round's matches."""
    view = await _panel(caller, await league_here(caller, league_id), notice, number, of_round)
    await caller.show_in_place(view)


async def _panel(
    caller: Caller, league: League, notice: str = "", number: int = 0, of_round: int = ALL
) -> ui.LayoutView:
    say, row = caller.say, round_here(league, of_round)
    chosen = None if row is None else row.number
    found = await moderation.watched(caller.services.seasons, league, chosen)
    last = max(0, (len(found) - 1) // PAGE)
    number = min(number, last)
    shown = found[number * PAGE : (number + 1) * PAGE]
    lines = cut([line(league, one, say) for one in shown], LINES_ROOM, say)
    if row is not None:
        lines = f"**{round_name(league, row, say)}**\n{lines}"
    delay = caller.services.seasons.delays.get(league.id)
    waits = "" if delay is None else delay_text(league, delay, say)
    blocks = [notice, "\n".join(_about(league, found, say)), waits, lines]
    about = f"{league.id} {of_round}"
    turning = arrows(NO_TABLE, "league_matches", number, last, about=about) if last else ()
    selects = [match_select(league, shown, say)] if shown else []
    buttons = [*_buttons(league, say, late=any(one.late and one.awaited for one in found)), *turning]
    rows: list[Row] = [*selects, *round_select(league, chosen, say), *swap_rows(league, say)]
    return page([text for text in blocks if text], buttons, rows)


def _about(league: League, found: Sequence[Watched], say: Say) -> Iterator[str]:
    """Its stage, the round with deadline and progress, how many are late, how close the pairings are."""
    row, last = league.row, league.round
    stage = say(key_of("league-is", row.stage))
    link = f"[{say('managing-post')}]({league_link(row)})"
    yield f"## {escape(row.name)}\n{stage} · {link} · <#{row.channel_id}>"
    players, waiting = len(league.players), len(league.in_role(Role.WAITING))
    yield say("managing-people", players=players, waiting=waiting)
    if row.sign_up_until is not None and row.stage is LeagueStage.SIGN_UP:
        yield say("league-sign-up-until", at=at(row.sign_up_until), ago=ago(row.sign_up_until))
    if last is not None and row.format is not Format.LADDER:
        yield heading(league, say)
    if not row.stage.live and league.winners:
        yield won(league, say)
    if last is not None and (progress := opening(league, last.number, say)):
        yield progress
    if told := protests_line(league, say):
        yield told
    if late := sum(one.late for one in found):
        yield f"⏰ **{say('managing-late', count=late)}**"
    if row.format is Format.SEASON and len(league.rounds) > 1:
        met = closeness(league.history)
        text = say(
            "league-closeness", meetings=met.meetings, repeated=met.repeated, unavoidable=met.unavoidable
        )
        yield f"-# {text}"


def _buttons(league: League, say: Say, *, late: bool) -> Iterator[TableButton]:
    if late:
        primary = discord.ButtonStyle.primary
        about = ButtonId(NO_TABLE, "league_nudge_late", None, str(league.id))
        yield TableButton(about, say("managing-nudge-late"), style=primary)
    for words, label in _steps(league, say):
        yield TableButton(_button_id(league, words), label)
    if league.row.stage.live:
        yield TableButton(
            ButtonId(NO_TABLE, "league_people", None, f"{league.id} show"), say("managing-entrants")
        )
        about = ButtonId(NO_TABLE, "league_edit", None, str(league.id))
        yield TableButton(about, say("button-league-edit"))
        yield from draw_button(league, say)
        yield from digest_button(league, say)
        yield TableButton(_button_id(league, "again"), say("managing-again"))
        danger = discord.ButtonStyle.danger
        ask = ButtonId(NO_TABLE, "league_ask", None, f"{league.id} {END}")
        yield TableButton(ask, say("managing-end"), style=danger)
    else:
        following = ButtonId(NO_TABLE, "next_season", None, str(league.id))
        yield TableButton(following, say("button-next-season"), style=discord.ButtonStyle.primary)
    about = ButtonId(NO_TABLE, "league_history", None, f"0 · {league.id}")
    yield TableButton(about, say("button-league-history"))
    yield TableButton(_button_id(league, SHOW), f"🔄 {say('tables-refresh')}")


def _steps(league: League, say: Say) -> Iterator[tuple[str, str]]:
    """What can be done with one press now, each with its label."""
    row = league.row
    if row.stage is LeagueStage.SIGN_UP:
        yield "begin", say("managing-begin")
    if row.stage is LeagueStage.RUNNING and row.format is not Format.LADDER:
        yield "next", say("managing-next")
    if row.stage is LeagueStage.RUNNING:
        yield "pause", say("managing-pause")
    if row.stage is LeagueStage.PAUSED:
        yield "resume", say("managing-open-draw" if is_held(league) else "managing-resume")
    if row.stage.live and league.round is not None and league.round.ends_at is not None:
        yield from ((f"extend {24 * days}", say("oversee-extend", hours=24 * days)) for days in DAYS)


def _button_id(league: League, words: str) -> ButtonId:
    return ButtonId(NO_TABLE, "league_manage", None, f"{league.id} {words}")


async def _manage(caller: Caller, button_id: ButtonId) -> None:
    """Does what was pressed, and shows the panel with what came of it."""
    league, words = await managed(caller, button_id)
    verb = words.among(0, (SHOW, *_STEPS))
    if verb in _LONG:
        await caller.show_in_place_later()
    step = _STEPS.get(verb)
    notice = "" if step is None else await outcome(caller, _noted(caller, league, verb, step, words.after(1)))
    await show_league_panel(caller, league.id, notice)


async def _panel_by_press(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    await caller.show(await _panel(caller, league))


async def _ask(caller: Caller, button_id: ButtonId) -> None:
    """Asks whether the league should really be ended."""
    league, words = await managed(caller, button_id)
    yes, no = _button_id(league, "end"), _button_id(league, SHOW)
    await caller.show_in_place(question(words.among(0, (END,)), yes, no, caller.say))


async def _turn(caller: Caller, button_id: ButtonId) -> None:
    await require_runner(caller)
    of_round = button_id.words.number(3)
    await show_league_panel(caller, id_of(button_id), number=page_of(button_id) or 0, of_round=of_round)


async def _turn_to_round(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    of_round = ALL if words.text(0) == NOW else words.number(0)
    await show_league_panel(caller, league.id, of_round=of_round)


async def _begin(caller: Caller, league: League, words: Words) -> str:
    await drop_leavers(caller, league)
    await league_admin.begin(caller.services.seasons, league.id)
    return caller.say("done-league-begun")


async def _next(caller: Caller, league: League, words: Words) -> str:
    await drop_leavers(caller, league)
    after = await league_admin.next_round(caller.services.seasons, league.id)
    return caller.say("done-league-next" if after.row.stage.live else "done-league-finished")


async def _pause(caller: Caller, league: League, words: Words) -> str:
    await league_admin.pause(caller.services.seasons, league.id)
    return caller.say("done-league-paused")


async def _resume(caller: Caller, league: League, words: Words) -> str:
    await league_admin.resume(caller.services.seasons, league.id)
    return caller.say("done-league-resumed")


async def _extend(caller: Caller, league: League, words: Words) -> str:
    after = await league_admin.extend(caller.services.seasons, league.id, words.number(0))
    ends_at = 0 if after.round is None else after.round.ends_at or 0
    return caller.say("done-league-extended", at=at(ends_at))


async def _end(caller: Caller, league: League, words: Words) -> str:
    await league_admin.end(caller.services.seasons, league.id)
    return caller.say("done-league-ended")


async def _again(caller: Caller, league: League, words: Words) -> str:
    """Sends the post again, into this channel, where the next tables stand from now on."""
    channel = caller.interaction.channel
    here = channel.parent_id if isinstance(channel, discord.Thread) else caller.interaction.channel_id
    check_channel(caller, here or 0)
    await league_admin.move_to(caller.services.seasons, league.id, here or 0)
    return caller.say("done-league-moved", channel=f"<#{here}>")


async def _noted(caller: Caller, league: League, verb: str, step: Step, words: Words) -> str:
    """Takes a step, and keeps who has taken it."""
    told = await step(caller, league, words)
    await history.keep(caller.services.seasons, league.id, caller.person, Note(_KINDS[verb]))
    return told


_KINDS = {
    "begin": Kind.BEGUN,
    "next": Kind.NEXT,
    "pause": Kind.PAUSED,
    "resume": Kind.RESUMED,
    "extend": Kind.EXTENDED,
    "end": Kind.ENDED,
    "again": Kind.MOVED,
}
_STEPS: Mapping[str, Step] = {
    "begin": _begin,
    "next": _next,
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "end": _end,
    "again": _again,
}
"""By its first word what a press does."""
_LONG = ("begin", "next")
"""Drawing many tables may take longer than Discord waits for an answer (3 seconds)."""

ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "league_panel": _panel_by_press,
    "league_manage": _manage,
    "league_ask": _ask,
    "league_matches": _turn,
    "league_round": _turn_to_round,
}
