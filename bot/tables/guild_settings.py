"""The settings of a server, which `GuildRow` declares: each change is checked, stored and logged."""

import logging
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from bot.model.guilds import GuildRow, Openers
from bot.model.settings import Channel, Number, changes
from bot.model.settings import settings_of as declared
from bot.tables import clocks
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

# From the settings that hold to those that hold instead. Raises `Refusal`.
Change = Callable[[GuildRow], GuildRow]


def change(setting: str, value: Any) -> Change:
    """Gives a setting a value, with its consequences. Raises `Refusal`."""

    def apply(guild: GuildRow) -> GuildRow:
        match declared(GuildRow)[setting].kind:
            case Number(least=least, most=most) if not least <= value <= most:
                raise Refusal("setting_out_of_range", least=least, most=most)
            case Channel(most=most) if most > 1 and len(value) > most:
                raise Refusal("too_many_channels", most=most)
        rule = _RULES.get(setting)
        return replace(guild, **{setting: value}) if rule is None else rule(guild, value)

    return apply


def _openers(guild: GuildRow, who: Openers) -> GuildRow:
    if who is Openers.ROLE and guild.opener_role is None:
        raise Refusal("opener_role_missing")
    return replace(guild, openers=who)


def _opener_role(guild: GuildRow, role: int | None) -> GuildRow:
    if role is not None and role != guild.guild_id:
        return replace(guild, openers=Openers.ROLE, opener_role=role)
    # Without a role, and for @everyone, everyone opens tables, unless moderators alone do.
    still_moderators = role is None and guild.openers is Openers.MODERATORS
    who = Openers.MODERATORS if still_moderators else Openers.EVERYONE
    return replace(guild, openers=who, opener_role=None)


def _moderator_role(guild: GuildRow, role: int | None) -> GuildRow:
    # The id of @everyone is the server's (https://discord.com/developers/docs/topics/permissions#role-object).
    if role == guild.guild_id:
        raise Refusal("everyone_moderates")
    return replace(guild, moderator_role=role)


def _mornings(guild: GuildRow, on: bool) -> GuildRow:
    return replace(guild, mornings=on, daily_channel=None)


def _daily_channel(guild: GuildRow, channel_id: int | None) -> GuildRow:
    return replace(guild, mornings=True, daily_channel=channel_id)


# The settings that depend on others, or on the server.
_RULES: Mapping[str, Callable[[GuildRow, Any], GuildRow]] = {
    "openers": _openers,
    "opener_role": _opener_role,
    "moderator_role": _moderator_role,
    "mornings": _mornings,
    "daily_channel": _daily_channel,
}


async def settings_of(tables: Tables, guild_id: int) -> GuildRow:
    """The settings of a server, or the defaults."""
    return await tables.store.guilds.guild(guild_id)


async def settle(tables: Tables, guild_id: int, change: Change, by: Person) -> GuildRow:
    """Stores a change of a server's settings; returns them. Raises the errors of the change."""
    known = await tables.store.guilds.guild(guild_id)

    async def save() -> None:
        for one in changes(*await tables.store.guilds.change(guild_id, change)):
            fields = {"guild": guild_id, "user": by.user_id, "setting": one.setting, "value": one.after}
            log.info("a server has settled something", extra=fields)

    # Vacations stop running clocks for other days now.
    if change(known).vacation_days != known.vacation_days:
        await clocks.recalendar(tables, await tables.store.clocks.of_guild(guild_id), save)
    else:
        await save()
    return await tables.store.guilds.guild(guild_id)
