"""The check of single channels: whether the bot may do in them what it must."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
from discord.http import HTTPClient

from bot.host.check_result import Finding, ok, problem
from bot.host.permissions import IN_CHANNEL, IN_THREAD, NEEDED, lacking
from bot.store.opening import reading

# Channels that are looked at, those first in which something happened last: each takes a request or two.
MOST = 100

_THREADS = (10, 11, 12)  # https://discord.com/developers/docs/resources/channel#channel-object-channel-types
_LIVE = """
SELECT 'Table ' || id AS what, guild_id, channel_id, 0 AS is_league FROM tables
WHERE status IN ('open', 'running')
UNION ALL SELECT 'League ' || name, guild_id, channel_id, 1 FROM leagues
WHERE stage IN ('sign_up', 'running', 'paused')
ORDER BY is_league DESC, channel_id DESC LIMIT ?
"""

Json = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Place:
    """A place where a table or a league is, by the host's name for it."""

    what: str
    guild_id: int
    channel_id: int
    is_league: bool


def live_places(database: Path, address: str = "") -> Sequence[Place]:
    """The channels of live tables and leagues, at most `MOST`. Raises `StoreError`."""
    with reading(database, address) as connection:
        if connection is None:
            return ()  # it is of an older program, and its columns may have other names
        rows = connection.execute(_LIVE, (MOST,)).fetchall()
        return [
            Place(row["what"], row["guild_id"], row["channel_id"], bool(row["is_league"])) for row in rows
        ]


def granted(guild: Json, member: Json, channel: Json) -> discord.Permissions:
    """The permissions of a member in a channel.

    https://discord.com/developers/docs/topics/permissions#permission-overwrites
    """
    own = {str(guild["id"]), *member["roles"]}
    allowed = 0
    for role in guild["roles"]:
        allowed |= int(role["permissions"]) if role["id"] in own else 0
    if discord.Permissions(allowed).administrator:
        return discord.Permissions.all()
    overwrites = {entry["id"]: entry for entry in channel.get("permission_overwrites", ())}
    for ids in ([str(guild["id"])], member["roles"], [member["user"]["id"]]):
        entries = [overwrites[each] for each in ids if each in overwrites]
        for entry in entries:
            allowed &= ~int(entry["deny"])
        for entry in entries:
            allowed |= int(entry["allow"])
    return discord.Permissions(allowed)


@dataclass(slots=True)
class ChannelCheck:
    """Asks Discord for channels, and once for each server, of these `names`."""

    http: HTTPClient
    bot_id: int
    names: Mapping[int, str]
    _guilds: dict[int, tuple[Json, Json]] = field(default_factory=dict)

    async def look(self, places: Sequence[Place]) -> list[Finding]:
        """The problems in the places, a line each. Raises discord.py's errors."""
        complaints = [(place, await self._complaint(place)) for place in places]
        wrong = [problem(f"{place.what}: {why}") for place, why in complaints if why is not None]
        if wrong or not places:
            return wrong
        return [ok(f"Channels: the bot may do what it must in all {len(places)} with a live table or league")]

    async def _complaint(self, place: Place) -> str | None:
        name = self.names.get(place.guild_id)
        if name is None:
            return f"the bot is not in its server ({place.guild_id}) any more; it waits until the bot is back"
        try:
            channel = await self.http.get_channel(place.channel_id)
            missing = await self.lacking_in(channel, place.guild_id, is_league=place.is_league)
        except discord.NotFound:
            command = "/league manage" if place.is_league else "/tavern tables"
            return f"its channel in {name} is gone; a moderator brings it to another by {command}"
        except discord.Forbidden:
            return f"the bot can't see its channel in {name}; give its role View Channel there"
        if not missing:
            return None
        return (
            f"in #{channel['name']} of {name} the bot lacks {', '.join(missing)}; give them to its role there"
        )

    async def lacking_in(self, channel: Json, guild_id: int, *, is_league: bool = False) -> Sequence[str]:
        """The needed permissions that the bot lacks in a channel."""
        parent = await self._parent(channel)
        guild, member = await self._member(guild_id)
        # A league's own channel holds its post and its threads.
        needed = NEEDED if is_league else IN_CHANNEL if parent is channel else IN_THREAD
        return lacking(granted(guild, member, parent).value, needed)

    async def _parent(self, channel: Json) -> Json:
        # A thread has the overwrites of its channel.
        if channel["type"] not in _THREADS:
            return channel
        return await self.http.get_channel(int(channel["parent_id"]))

    async def _member(self, guild_id: int) -> tuple[Json, Json]:
        if guild_id not in self._guilds:
            guild: Json = await self.http.get_guild(guild_id, with_counts=False)
            self._guilds[guild_id] = guild, await self.http.get_member(guild_id, self.bot_id)
        return self._guilds[guild_id]
