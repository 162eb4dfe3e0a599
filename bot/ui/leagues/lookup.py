"""From what was pressed or typed to a league of this server: another server's can't be seen."""

from bot.model.leagues import LeagueRow, LeagueStage
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Caller, guild_of


async def league_named(caller: Caller, name: str) -> League:
    """The league of this server with that name. Raises `Refusal("no_such_league")`."""
    return await caller.services.seasons.named(guild_of(caller), name)


async def league_here(caller: Caller, league_id: int) -> League:
    """The league of that number, if it is one of this server. Raises `Refusal("no_such_league")`."""
    league = await caller.services.seasons.load(league_id)
    if league.row.guild_id != caller.interaction.guild_id:
        raise Refusal("no_such_league")
    return league


async def league_of_match(caller: Caller, match_id: int) -> League:
    """The league of a match of this server. Raises `Refusal("no_such_match")`."""
    league = await caller.services.seasons.of_match(match_id)
    if league.row.guild_id != caller.interaction.guild_id:
        raise Refusal("no_such_match")
    return league


async def require_runner(caller: Caller) -> int:
    """The id of the server whose leagues the caller may run. Raises `Refusal("leagues_by_moderators")`."""
    guild_id = guild_of(caller)
    if not await caller.services.runs_leagues(caller.interaction):
        raise Refusal("leagues_by_moderators")
    return guild_id


def league_link(row: LeagueRow) -> str:
    """An address that leads to a league's post, or to its channel while it has none."""
    base = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return base if row.message_id is None or row.stage is LeagueStage.DRAFT else f"{base}/{row.message_id}"
