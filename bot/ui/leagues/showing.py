"""The leagues of a server, ephemerally: all of them in a list, or one as its post shows it."""

from bot.model.leagues import LeagueRow
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.texts.keys import game_key, key_of
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import league_link
from bot.ui.leagues.post import league_blocks
from bot.ui.leagues.widgets import cut

LIST_ROOM = 3_500
"""Characters for all lines of the list."""


async def show_list(caller: Caller) -> None:
    """Answers with the leagues of this server, those that go on first."""
    rows = await caller.services.seasons.of_guild(guild_of(caller))
    say = caller.say
    if not rows:
        await caller.show(page([say("leagues-none")]))
        return
    lines = [_line(row, say) for row in rows]
    await caller.show(page([f"## {say('leagues-title')}", cut(lines, LIST_ROOM, say)]))


async def show_league(caller: Caller, league: League) -> None:
    """Answers with what a league's post shows, in the caller's language, and the way to it."""
    link = caller.say("league-link", link=league_link(league.row))
    first, *rest = league_blocks(league, caller.say)
    await caller.show(page([f"{first}\n{link}", *rest]))


def _line(row: LeagueRow, say: Say) -> str:
    stage = say(key_of("league-is", row.stage))
    parts = [
        f"[{escape(row.name)}]({league_link(row)})",
        say(key_of("format", row.format)),
        say(game_key(row.game)),
        stage,
    ]
    return f"- {' · '.join(parts)}"
