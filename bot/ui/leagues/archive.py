"""The leagues of a server that are over: a list with their winners, and each as a file."""

import io
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence

import discord
from discord import ui

from bot.seasons.export import exported, sheets
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Reader, guild_of
from bot.ui.kit.custom_id import NO_TABLE, Press
from bot.ui.kit.delivery import NOBODY
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import arrows, page_of
from bot.ui.kit.text import at, plain
from bot.ui.leagues.lookup import league_here, league_link
from bot.ui.leagues.standings import show_standings, winners_told

LEAGUES = 8
"""Leagues on a page of the archive."""
FORMATS = ("csv", "json")
"""What a league can be exported as."""


async def show_archive(reader: Reader) -> None:
    """Answers with the leagues of this server that are over, the newest first."""
    await reader.show(await _archive(reader, 0))


async def _archive(reader: Reader, number: int) -> ui.LayoutView:
    """A page of the archive, from 0; the last one where there are fewer."""
    say, seasons = reader.say, reader.desk.seasons
    over = [row for row in await seasons.store.of_guild(guild_of(reader)) if not row.stage.live]
    title = f"## {say('archive-title')}"
    if not over:
        return page([title, say("archive-none")])
    last = (len(over) - 1) // LEAGUES
    here = min(number, last)
    if last:
        title = f"{title}\n-# {say('standings-page', page=here + 1, pages=last + 1)}"
    leagues = [await seasons.load(row.id) for row in over[here * LEAGUES : (here + 1) * LEAGUES]]
    lines = "\n".join(_line(league, say) for league in leagues)
    leaves = arrows(NO_TABLE, "archive", here, last) if last else ()
    return page([title, lines], leaves, [_select(leagues, say)])


def _line(league: League, say: Say) -> str:
    row, winners = league.row, winners_told(league, say)
    closed = at(row.closed_at or row.created_at)
    line = f"**[{plain(row.name)}]({league_link(row)})** · {say(f'game-{row.game}')} · {closed}"
    told = f"🏆 {winners}" if winners else say(f"league-is-{row.stage.replace('_', '-')}")
    return f"{line}\n-# {told}"


def _select(leagues: Sequence[League], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=league.row.name[:100], value=str(league.id), description=say(f"game-{league.row.game}")
        )
        for league in leagues
    ]
    return TableSelect(Press(NO_TABLE, "archived"), say("archive-select"), options)


async def _turn(reader: Reader, press: Press) -> None:
    await reader.show_in_place(await _archive(reader, page_of(press) or 0))


async def _open(reader: Reader, press: Press) -> None:
    """Shows the standings of the league that was chosen, beside the list."""
    await show_standings(reader, await league_here(reader, int(press.argument)))


async def show_export(reader: Reader, league: League, kind: str) -> None:
    """Answers with a league as files, "csv" or "json", for who asks alone."""
    names = await reader.desk.seasons.matches.names(league.row.guild_id)
    if kind == "json":
        files = {"league.json": json.dumps(exported(league, names), indent=2, ensure_ascii=False)}
    else:
        files = {f"{sheet}.csv": text for sheet, text in sheets(league, names).items()}
    attached = [
        discord.File(io.BytesIO(text.encode()), filename=f"{_file_name(league)}-{name}")
        for name, text in files.items()
    ]
    await reader.interaction.response.send_message(
        reader.say("done-league-exported", name=plain(league.row.name)),
        files=attached,
        ephemeral=True,
        allowed_mentions=NOBODY,
    )


def _file_name(league: League) -> str:
    """The league's name as the beginning of a file's name."""
    return re.sub(r"[^a-z0-9]+", "-", league.row.name.casefold()).strip("-") or str(league.id)


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {"archive": _turn, "archived": _open}
