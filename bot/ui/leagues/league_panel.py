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
from bot.seasons import league_admin, moderation
from bot.seasons.league import League
from bot.seasons.moderation import Watched
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import arrows, id_of, page_of
from bot.ui.kit.text import ago, at, escape
from bot.ui.kit.widgets import question
from bot.ui.leagues.channel import check_channel
from bot.ui.leagues.delays import delay_text
from bot.ui.leagues.lists import cut, names
from bot.ui.leagues.lookup import league_here, league_link, league_named, require_runner
from bot.ui.leagues.matches import match_state, match_title, opening, round_name

PAGE = 25
"""Matches on a page: as many as a select offers."""
LINES_ROOM, NAMES_ROOM = 2_600, 60
"""Characters for the lines of a page's matches, and for the names of those whom one waits for."""
SHOW = "show"
"""The word of a button that only shows its panel again."""
END = "end-league"
"""The question before a league is ended."""
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


async def show_league_panel(caller: Caller, league_id: int, notice: str = "", number: int = 0) -> None:
    """Shows the panel in place, as the league is now."""
    view = await _panel(caller, await league_here(caller, league_id), notice, number)
    await caller.show_in_place(view)


async def _panel(caller: Caller, league: League, notice: str = "", number: int = 0) -> ui.LayoutView:
    say, found = caller.say, await moderation.watched(caller.services.seasons, league)
    last = max(0, (len(found) - 1) // PAGE)
    number = min(number, last)
    shown = found[number * PAGE : (number + 1) * PAGE]
    lines = cut([_line(league, one, say) for one in shown], LINES_ROOM, say)
    delay = caller.services.seasons.delays.get(league.id)
    waits = "" if delay is None else delay_text(league, delay, say)
    blocks = [notice, "\n".join(_about(league, found, say)), waits, lines]
    turning = arrows(NO_TABLE, "league_matches", number, last, about=str(league.id)) if last else ()
    selects = [_match_select(league, shown, say)] if shown else []
    buttons = [*_buttons(league, say), *turning]
    return page([text for text in blocks if text], buttons, selects)


def _about(league: League, found: Sequence[Watched], say: Say) -> Iterator[str]:
    """Its stage, the round with deadline and progress, how many are late, how close the pairings are."""
    row, last = league.row, league.round
    stage = say(f"league-is-{row.stage.replace('_', '-')}")
    link = f"[{say('managing-post')}]({league_link(row)})"
    yield f"## {escape(row.name)}\n{stage} · {link} · <#{row.channel_id}>"
    players, waiting = len(league.players), len(league.in_role(Role.WAITING))
    yield say("managing-people", players=players, waiting=waiting)
    if row.sign_up_until is not None and row.stage is LeagueStage.SIGN_UP:
        yield say("league-sign-up-until", at=at(row.sign_up_until), ago=ago(row.sign_up_until))
    if last is not None and row.format is not Format.LADDER:
        ends = "" if last.ends_at is None else say("league-until", at=at(last.ends_at), ago=ago(last.ends_at))
        yield f"**{round_name(league, last, say)}** · {ends}"
    if last is not None and (progress := opening(league, last.number, say)):
        yield progress
    if late := sum(one.late for one in found):
        yield f"⏰ **{say('managing-late', count=late)}**"
    if row.format is Format.SEASON and len(league.rounds) > 1:
        met = closeness(league.history)
        text = say(
            "league-closeness", meetings=met.meetings, repeated=met.repeated, unavoidable=met.unavoidable
        )
        yield f"-# {text}"


def _line(league: League, one: Watched, say: Say) -> str:
    """A match, and whom it waits for."""
    mark = "⏰ " if one.late else ""
    line = f"{mark}{match_title(league, one.match, say)} · {match_state(league, one.match, say)}"
    if not one.awaited:
        return line
    awaited = cut(names(league, one.awaited), NAMES_ROOM, say, ", ")
    return f"{line} · {say('managing-awaits', names=awaited)}"


def _match_select(league: League, shown: Sequence[Watched], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=say("match-thread", round=one.match.round, table=one.match.number)[:100],
            value=str(one.match.id),
            description=match_state(league, one.match, say)[:100],
            emoji="⏰" if one.late else None,
        )
        for one in shown
    ]
    return TableSelect(ButtonId(NO_TABLE, "match_show"), say("managing-select"), options)


def _buttons(league: League, say: Say) -> Iterator[TableButton]:
    for words, label in _steps(league, say):
        yield TableButton(_button_id(league, words), label)
    if league.row.stage.live:
        yield TableButton(
            ButtonId(NO_TABLE, "league_people", None, f"{league.id} show"), say("managing-entrants")
        )
        yield TableButton(_button_id(league, "again"), say("managing-again"))
        danger = discord.ButtonStyle.danger
        ask = ButtonId(NO_TABLE, "league_ask", None, f"{league.id} {END}")
        yield TableButton(ask, say("managing-end"), style=danger)
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
        yield "resume", say("managing-resume")
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
    notice = "" if verb == SHOW else await outcome(caller, _STEPS[verb](caller, league, words.after(1)))
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
    await show_league_panel(caller, id_of(button_id), number=page_of(button_id) or 0)


async def _begin(caller: Caller, league: League, words: Words) -> str:
    await league_admin.begin(caller.services.seasons, league.id)
    return caller.say("done-league-begun")


async def _next(caller: Caller, league: League, words: Words) -> str:
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


_STEPS: Mapping[str, Callable[[Caller, League, Words], Awaitable[str]]] = {
    "begin": _begin,
    "next": _next,
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "end": _end,
    "again": _again,
}
"""By its first word what a press does; each returns a line that tells so."""
_LONG = ("begin", "next")
"""Drawing many tables may take longer than Discord waits for an answer (3 seconds)."""

ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "league_panel": _panel_by_press,
    "league_manage": _manage,
    "league_ask": _ask,
    "league_matches": _turn,
}
