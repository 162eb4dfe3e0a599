"""The leagues of a server: one, all of them, those that are over, and each as a file."""

import asyncio
import io
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from zipfile import ZIP_DEFLATED, ZipFile

import discord
from discord import ui

from bot.model.leagues import LeagueRow
from bot.seasons.export import Names, exported, sheets
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.texts.keys import game_key, key_of
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.pagination import arrows, page_of
from bot.ui.kit.text import at, escape, label
from bot.ui.leagues.lookup import league_here, league_link, league_named
from bot.ui.leagues.post import league_blocks
from bot.ui.leagues.standings import show_standings, winners_text
from bot.ui.leagues.widgets import cut

LEAGUES = 8  # leagues on a page of the archive
FORMATS = ("csv", "json")  # what a league can be exported as
# Bytes beyond which files are zipped: Discord takes 10 MiB
# (https://discord.com/developers/docs/reference#uploading-files).
MOST_BYTES = 8 * 1024 * 1024
LIST_ROOM = 3_500  # characters for all lines of the list


async def show_archive(caller: Caller) -> None:
    """Answers with the leagues of this server that are over, the newest first."""
    await caller.show(await _archive(caller, 0))


async def _archive(caller: Caller, number: int) -> ui.LayoutView:
    """A page of the archive, from 0; the last one where there are fewer."""
    say, seasons = caller.say, caller.services.seasons
    over = [row for row in await seasons.of_guild(guild_of(caller)) if not row.stage.live]
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
    row, winners = league.row, winners_text(league, say)
    closed = at(row.closed_at or row.created_at)
    line = f"**[{escape(row.name)}]({league_link(row)})** · {say(game_key(row.game))} · {closed}"
    text = f"🏆 {winners}" if winners else say(key_of("league-is", row.stage))
    return f"{line}\n-# {text}"


def _select(leagues: Sequence[League], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=label(league.row.name)[:100],
            value=str(league.id),
            description=say(game_key(league.row.game)),
        )
        for league in leagues
    ]
    return TableSelect(ButtonId(NO_TABLE, "archived"), say("archive-select"), options)


async def _turn(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(await _archive(caller, page_of(button_id) or 0))


async def _open(caller: Caller, button_id: ButtonId) -> None:
    await show_standings(caller, await league_here(caller, button_id.words.number(0)))


async def show_export(caller: Caller, name: str, kind: str) -> None:
    """Answers with a league as files, "csv" or "json", ephemerally. Raises `Refusal`."""
    await caller.answer_later()
    league = await league_named(caller, name)
    names = await caller.services.seasons.names(league.row.guild_id)
    files = await asyncio.to_thread(files_of, league, names, kind)
    text = caller.say("done-league-exported", name=escape(league.row.name))
    await reply(caller.interaction, text, files)


def files_of(league: League, names: Names, kind: str) -> Sequence[discord.File]:
    """A league's files, as one archive where they are large; not for the loop, which they would hold."""
    if kind == "json":
        texts = {"league.json": json.dumps(exported(league, names), indent=2, ensure_ascii=False)}
    else:
        texts = {f"{sheet}.csv": text for sheet, text in sheets(league, names).items()}
    files = {f"{_file_name(league)}-{name}": text.encode() for name, text in texts.items()}
    if sum(map(len, files.values())) > MOST_BYTES:
        whole = io.BytesIO()
        with ZipFile(whole, "w", ZIP_DEFLATED) as archive:
            for name, data in files.items():
                archive.writestr(name, data)
        files = {f"{_file_name(league)}.zip": whole.getvalue()}
    return [discord.File(io.BytesIO(data), filename=name) for name, data in files.items()]


def _file_name(league: League) -> str:
    return re.sub(r"[^a-z0-9]+", "-", league.row.name.casefold()).strip("-") or str(league.id)


async def show_list(caller: Caller) -> None:
    """Answers with the leagues of this server, those that go on first."""
    rows = await caller.services.seasons.of_guild(guild_of(caller))
    say = caller.say
    if not rows:
        await caller.show(page([say("leagues-none")]))
        return
    lines = [_league_line(row, say) for row in rows]
    await caller.show(page([f"## {say('leagues-title')}", cut(lines, LIST_ROOM, say)]))


async def show_league(caller: Caller, league: League) -> None:
    """Answers with what a league's post shows, in the caller's language, and the way to it."""
    link = caller.say("league-link", link=league_link(league.row))
    first, *rest = league_blocks(league, caller.say)
    await caller.show(page([f"{first}\n{link}", *rest]))


def _league_line(row: LeagueRow, say: Say) -> str:
    stage = say(key_of("league-is", row.stage))
    parts = [
        f"[{escape(row.name)}]({league_link(row)})",
        say(key_of("format", row.format)),
        say(game_key(row.game)),
        stage,
    ]
    return f"- {' · '.join(parts)}"


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "archive": _turn,
    "archived": _open,
}
