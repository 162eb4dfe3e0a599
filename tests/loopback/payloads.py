"""Discord's JSON for what the world holds: as much of it as discord.py reads.

https://discord.com/developers/docs/resources/guild and its neighbours
"""

import time
from datetime import UTC, datetime
from typing import Any

from tests.loopback.world import DM, EPHEMERAL, EPOCH, THREADS, Channel, Guild, Message, User, World
from tests.simulated.attachments import told

Json = dict[str, Any]

EVERYTHING = (1 << 53) - 1
MEMBERS_MAY = str(sum(1 << bit for bit in (6, 10, 11, 14, 15, 16, 31, 35, 38)))
"""React, view, send, links, files, history, commands, public threads: no managing of anything.

https://discord.com/developers/docs/topics/permissions
"""
BOT_MAY = str(sum(1 << bit for bit in (10, 11, 15, 16, 35, 38)))
"""The six permissions with which the README has the bot invited."""


def moment(snowflake: int) -> str:
    return datetime.fromtimestamp((snowflake >> 22) / 1000 + EPOCH, UTC).isoformat()


def user(who: User) -> Json:
    """A user."""
    return {
        "id": str(who.id),
        "username": who.name.lower().replace(" ", "_"),
        "global_name": who.name,
        "discriminator": "0",
        "avatar": None,
        "bot": who.is_bot,
    }


def member(guild: Guild, who: User) -> Json:
    """A member of a server, without permissions."""
    return {
        "user": user(who),
        "nick": None,
        "avatar": None,
        "roles": [],
        "joined_at": moment(guild.id),
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "flags": 0,
    }


def permissions(guild: Guild, who: User) -> str:
    return str(EVERYTHING) if who.id in guild.moderators else MEMBERS_MAY


def channel(one: Channel) -> Json:
    """A channel, thread or conversation."""
    common: Json = {"id": str(one.id), "type": one.kind, "flags": 0, "last_message_id": None}
    if one.kind == DM:
        return common | {"recipients": [user(one.recipient)] if one.recipient else []}
    common |= {"guild_id": str(one.guild_id), "name": one.name, "parent_id": _id(one.parent_id)}
    if one.kind in THREADS:
        return common | {
            "owner_id": _id(one.owner_id),
            "message_count": len(one.messages),
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": one.archived,
                "auto_archive_duration": one.archive_after,
                "archive_timestamp": moment(one.id),
                "locked": False,
                "create_timestamp": moment(one.id),
            },
        }
    return common | {"position": 0, "permission_overwrites": [], "nsfw": False, "topic": None}


def message(one: Message) -> Json:
    """A message."""
    edited = datetime.fromtimestamp(time.time(), UTC).isoformat() if one.edits else None
    components, attachments = told(one.model, one.body.get("components"), one.attachments)
    return {
        "id": str(one.id),
        "channel_id": str(one.channel_id),
        "author": user(one.author),
        "content": one.body.get("content") or "",
        "components": components,
        "embeds": one.body.get("embeds") or [],
        "flags": one.body.get("flags", 0) | (EPHEMERAL if one.only_for else 0),
        "timestamp": moment(one.id),
        "edited_timestamp": edited,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": attachments,
        "pinned": False,
        "type": 0,
        **({"nonce": one.nonce} if one.nonce is not None else {}),
    }


def guild(world: World, one: Guild) -> Json:
    """A server as GUILD_CREATE tells it to a bot that asks for guilds alone."""
    inside = [c for c in world.channels.values() if c.guild_id == one.id]
    return guild_in_brief(one) | {
        "name": one.name,
        "owner_id": str(min(one.moderators, default=world.bot.id)),
        "roles": [_everyone(one)],
        "channels": [channel(c) for c in inside if c.kind not in THREADS],
        "threads": [channel(c) for c in inside if c.kind in THREADS and c.open_to_bot and not c.archived],
        "members": [member(one, world.bot)],
        "member_count": len(one.members),
        "verification_level": 0,
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "system_channel_flags": 0,
        "joined_at": moment(one.id),
        "large": False,
        "unavailable": False,
        **{key: [] for key in ("emojis", "stickers", "voice_states", "presences", "stage_instances")},
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def guild_in_brief(one: Guild) -> Json:
    return {"id": str(one.id), "preferred_locale": one.locale, "features": []}


def application(world: World) -> Json:
    """The bot's application, which has the id of its user."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "description": "",
        "icon": None,
        "flags": 0,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "00",
        "owner": user(world.bot),
        "team": None,
        "redirect_uris": [],
    }


def _everyone(one: Guild) -> Json:
    return {
        "id": str(one.id),
        "name": "@everyone",
        "permissions": MEMBERS_MAY,
        "position": 0,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def _id(number: int | None) -> str | None:
    return None if number is None else str(number)
