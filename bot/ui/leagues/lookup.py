"""Finds the league of a button or a command, and checks rights and channels."""

from collections.abc import Awaitable, Callable, Collection

import discord

from bot.model.leagues import LeagueRow, LeagueStage
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import ButtonId, Words
from bot.ui.kit.panel import Panel
from bot.ui.kit.permissions import lacking, permission_names

# The permissions that a league needs in its channel, and in the threads of its matches.
NEEDED = (
    "view_channel",
    "send_messages",
    "read_message_history",
    "attach_files",
    "create_public_threads",
    "send_messages_in_threads",
)


async def league_named(caller: Caller, name: str) -> League:
    """The league of this server with that name, as the caller may see it. Raises `Refusal`."""
    seasons = caller.services.seasons
    return await seasons.as_seen_by(await seasons.named(guild_of(caller), name), caller.user_id)


async def league_here(caller: Caller, league_id: int) -> League:
    """The league of this server with that number, as the caller may see it; no draft. Raises `Refusal`."""
    league = await caller.services.seasons.load(league_id)
    if league.row.guild_id != caller.interaction.guild_id or league.row.stage is LeagueStage.DRAFT:
        raise Refusal("no_such_league")
    return await caller.services.seasons.as_seen_by(league, caller.user_id)


async def its_league(caller: Caller, button_id: ButtonId) -> League:
    """The league of this server whose number a button begins with. Raises `Refusal`."""
    return await league_here(caller, button_id.words.number(0))


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


def check_channel(caller: Caller, channel_id: int) -> None:
    """Raises `Refusal` unless a league's post and threads can be in this channel.

    It must be a text channel of this server, in which the bot has all permissions.
    """
    guild = caller.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if guild is None or not isinstance(channel, discord.TextChannel):
        raise Refusal("league_channel_wanted")
    if channel.is_news():  # its threads are of another kind, and everything in it may be published
        raise Refusal("league_channel_announces")
    _require(caller, channel, NEEDED)


def _require(
    caller: Caller, channel: discord.TextChannel | discord.ForumChannel, needed: Collection[str]
) -> None:
    here = caller.interaction.channel
    granted = channel.permissions_for(channel.guild.me)
    if here is not None and channel.id in (here.id, getattr(here, "parent_id", None)):
        granted = caller.interaction.app_permissions  # newer than the bot's own knowledge
    missing = lacking(granted, needed)
    if missing:
        names = permission_names(missing, caller.say)
        raise Refusal("league_permissions", channel=channel.mention, permissions=names)


def check_forum(caller: Caller, forum_id: int | None) -> None:
    """Raises `Refusal` unless the posts of matches can be in this forum."""
    guild = caller.interaction.guild
    channel = None if guild is None or forum_id is None else guild.get_channel(forum_id)
    if forum_id is None:
        return
    if guild is None or not isinstance(channel, discord.ForumChannel):
        raise Refusal("league_forum_wanted")
    # A post in a forum is sent as a message.
    _require(caller, channel, [name for name in NEEDED if name != "create_public_threads"])


async def managed(caller: Caller, button_id: ButtonId) -> tuple[League, Words]:
    """The league of this server whose number a press begins with, and the words after. Raises `Refusal`."""
    await require_runner(caller)
    return await its_league(caller, button_id), button_id.words.after(1)


async def _reload(caller: Caller, league: League) -> League:
    return await league_here(caller, league.id)


def panel_of_league(show: Callable[[Caller, League, Words, str], Awaitable[None]]) -> Panel[League]:
    """A panel about a league, for its organisers."""
    return Panel(managed, show, _reload)
