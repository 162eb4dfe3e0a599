"""From what was pressed or typed to a league of this server: another server's can't be seen."""

from bot.model.leagues import LeagueRow, LeagueStage
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Reader, guild_of


async def league_named(reader: Reader, name: str) -> League:
    """The league of this server with that name. Raises `Refusal("no_such_league")`."""
    return await reader.desk.seasons.named(guild_of(reader), name)


async def league_here(reader: Reader, league_id: int) -> League:
    """The league of that number, if it is one of this server. Raises `Refusal("no_such_league")`."""
    league = await reader.desk.seasons.load(league_id)
    if league.row.guild_id != reader.interaction.guild_id:
        raise Refusal("no_such_league")
    return league


async def league_of_match(reader: Reader, match_id: int) -> League:
    """The league of a match of this server. Raises `Refusal("no_such_match")`."""
    match = await reader.desk.seasons.matches.match(match_id)
    league = None if match is None else await reader.desk.seasons.load(match.league_id)
    if league is None or league.row.guild_id != reader.interaction.guild_id:
        raise Refusal("no_such_match")
    return league


async def require_runner(reader: Reader) -> int:
    """The server whose leagues who acts may run, by its id. Raises `Refusal("leagues_by_moderators")`."""
    guild_id = guild_of(reader)
    if not await reader.desk.runs_leagues(reader.interaction):
        raise Refusal("leagues_by_moderators")
    return guild_id


def league_link(row: LeagueRow) -> str:
    """An address that leads to a league's post, or to its channel while it has none."""
    base = f"https://discord.com/channels/{row.guild_id}/{row.channel_id}"
    return base if row.message_id is None or row.stage is LeagueStage.DRAFT else f"{base}/{row.message_id}"
