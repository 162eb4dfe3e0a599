"""The next season after a finished one, and its divisions, in the league's panel."""

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.leagues.errors import LeagueError
from bot.model.leagues import EntrantRow, LeagueRow
from bot.seasons import next_season
from bot.seasons.league import League
from bot.seasons.next_season import Division
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import page
from bot.ui.kit.panel import outcome
from bot.ui.kit.text import escape, label
from bot.ui.leagues.league_panel import show_league_panel
from bot.ui.leagues.lookup import check_channel, league_here, league_link, managed
from bot.ui.leagues.widgets import cut

NAMES_ROOM = 700  # characters for the names of invited people in a division
MOST_SHOWN = 4  # divisions whose plan is shown; the others are only named
OFFERED = 24  # leagues below which one can be put: a select has 25 options, and one is none of them


@answers("next_season")
async def _plan(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    try:
        planned = await next_season.plan(caller.services.seasons, league.id)
    except Refusal as refusal:
        await show_league_panel(caller, league.id, await refusal_notice(caller, refusal))
        return
    await caller.show_in_place(plan_page(league, planned, caller.say))


def plan_page(league: League, planned: Sequence[Division], say: Say) -> ui.LayoutView:
    """The divisions of the next season: names, invited people, promotions and relegations."""
    blocks = [f"## {say('next-season-title', name=escape(league.row.name))}\n{say('next-season-about')}"]
    blocks += ["\n".join(_division(division, say)) for division in planned[:MOST_SHOWN]]
    blocks += [f"**{escape(division.name)}**" for division in planned[MOST_SHOWN:]]
    success = discord.ButtonStyle.success
    yes = TableButton(_id("next_season_begin", league), say("button-next-season-begin"), style=success)
    return page(blocks, [yes, _back(league, say)])


def _division(division: Division, say: Say) -> Iterator[str]:
    yield f"**{escape(division.name)}**"
    yield say("next-season-asked", count=len(division.asked), names=_named(division, division.asked, say))
    if division.up:
        yield say("next-season-up", names=_named(division, division.up, say))
    if division.down:
        yield say("next-season-down", names=_named(division, division.down, say))


def _named(division: Division, people: Sequence[EntrantRow], say: Say) -> str:
    return cut([escape(one.name) for one in people], NAMES_ROOM // MOST_SHOWN, say, " · ") or "–"


@answers("next_season_begin")
async def _begin(caller: Caller, button_id: ButtonId) -> None:
    """Opens the sign-up of the next season in the channel of the last."""
    league, _ = await managed(caller, button_id)
    try:
        check_channel(caller, league.row.channel_id)
        opened = await next_season.begin(caller.services.seasons, league.id, caller.person)
    except (Refusal, LeagueError) as refusal:
        await show_league_panel(caller, league.id, await refusal_notice(caller, refusal))
        return
    links = [f"[{escape(one.row.name)}]({league_link(one.row)})" for one in opened]
    await caller.show_in_place(page([caller.say("done-next-season", leagues=" · ".join(links))]))


@answers("league_divisions")
async def _divisions(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    await _show_divisions(caller, league.id)


async def _show_divisions(caller: Caller, league_id: int, notice: str = "") -> None:
    league, say = await league_here(caller, league_id), caller.say
    rows = await caller.services.seasons.of_guild(league.row.guild_id)
    found = next_season.divisions_of(rows, league.id)
    lines = [f"{at}. {_division_name(row, league)}" for at, row in enumerate(found, start=1)]
    above = [row for row in rows if row.id == league.row.above_id]
    if above:
        lines.append(say("divisions-moves", count=league.row.moves))
    blocks = [notice, f"## {say('divisions-title', name=escape(league.row.name))}\n{say('divisions-about')}"]
    offered = [*above, *(row for row in next_season.possible_above(rows, league.row) if row not in above)]
    selects = [_above_select(league, offered, say), *([_moves_select(league, say)] if above else [])]
    view = page([text for text in (*blocks, "\n".join(lines)) if text], [_back(league, say)], selects)
    await caller.show_in_place(view)


def _division_name(row: LeagueRow, league: League) -> str:
    name = f"[{escape(row.name)}]({league_link(row)})"
    return f"**{name}**" if row.id == league.id else name


def _above_select(league: League, offered: Sequence[LeagueRow], say: Say) -> TableSelect:
    none = discord.SelectOption(label=say("divisions-none"), value="0", default=league.row.above_id is None)
    options = [
        discord.SelectOption(
            label=label(row.name)[:100], value=str(row.id), default=row.id == league.row.above_id
        )
        for row in offered[:OFFERED]
    ]
    return TableSelect(_id("league_above", league), say("divisions-above"), [none, *options])


def _moves_select(league: League, say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=say("divisions-moves", count=count), value=str(count), default=count == league.row.moves
        )
        for count in range(1, next_season.MOST_MOVES + 1)
    ]
    return TableSelect(_id("league_moves", league), say("divisions-how-many"), options)


@answers("league_above")
async def _set_above(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    above, moves = words.number(0) or None, league.row.moves or 1

    async def step() -> str:
        await next_season.put_below(caller.services.seasons, league.id, above, moves if above else 0)
        return caller.say("done-divisions")

    await _show_divisions(caller, league.id, await outcome(caller, step()))


@answers("league_moves")
async def _set_moves(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)

    async def step() -> str:
        above = league.row.above_id
        await next_season.put_below(caller.services.seasons, league.id, above, words.number(0))
        return caller.say("done-divisions")

    await _show_divisions(caller, league.id, await outcome(caller, step()))


def _id(action: str, league: League) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, str(league.id))


def _back(league: League, say: Say) -> TableButton:
    back = ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show")
    return TableButton(back, say("button-back"))
