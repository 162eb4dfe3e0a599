"""What a server settles for all of its tables: who opens them, where, how fast, and who moderates.

The changes are pure; `settle` stores one, and logs who made it.
"""

import logging
from collections.abc import Callable, Sequence
from dataclasses import asdict, replace

from bot.model.guilds import GuildRow, Openers
from bot.model.tables import Absence, Pace
from bot.tables import clocks
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

log = logging.getLogger(__name__)

Change = Callable[[GuildRow], GuildRow]
"""From what is settled to what is settled instead. Raises `Refusal`."""

MOST_DAYS = 366
"""The days of the longest year: a vacation of all of them stops the clock for good."""
MOST_CHANNELS = 25
"""As many as a select can tick (https://discord.com/developers/docs/components/reference#channel-select)."""


def openers(who: Openers) -> Change:
    """Who may open tables. Those with a role only once there is one: `Refusal("opener_role_missing")`."""

    def change(guild: GuildRow) -> GuildRow:
        if who is Openers.ROLE and guild.opener_role is None:
            raise Refusal("opener_role_missing")
        return replace(guild, openers=who)

    return change


def opener_role(role: int | None) -> Change:
    """The role whose holders open tables; without one, and for @everyone, everybody does.

    Where moderators alone do, taking the role away changes nothing of that.
    """

    def change(guild: GuildRow) -> GuildRow:
        if role is not None and role != guild.guild_id:
            return replace(guild, openers=Openers.ROLE, opener_role=role)
        still_moderators = role is None and guild.openers is Openers.MODERATORS
        who = Openers.MODERATORS if still_moderators else Openers.EVERYONE
        return replace(guild, openers=who, opener_role=None)

    return change


def moderator_role(role: int | None) -> Change:
    """The role that counts as moderator; never @everyone, whose id is that of the server.

    https://discord.com/developers/docs/topics/permissions#role-object
    """

    def change(guild: GuildRow) -> GuildRow:
        if role == guild.guild_id:
            raise Refusal("everyone_moderates")
        return replace(guild, moderator_role=role)

    return change


def channels(ids: Sequence[int]) -> Change:
    """The channels in which tables stand, their threads included; none means all."""

    def change(guild: GuildRow) -> GuildRow:
        if len(ids) > MOST_CHANNELS:
            raise Refusal("too_many_channels", most=MOST_CHANNELS)
        return replace(guild, channels=tuple(ids))

    return change


def moderator_channel(channel: int | None) -> Change:
    """The channel in which moderators are told what a league waits for; None for the league's own."""
    return lambda guild: replace(guild, moderator_channel=channel)


def pace(default: Pace) -> Change:
    """The pace of tables that are opened from now on without another."""
    return lambda guild: replace(guild, pace=default)


def absence(default: Absence) -> Change:
    """What happens at tables that are opened from now on when a time is up."""
    return lambda guild: replace(guild, absence=default)


def language(code: str | None) -> Change:
    """The language of what all can read of tables and leagues from now on; None for Discord's."""
    return lambda guild: replace(guild, language=code)


def pictures(*, shown: bool) -> Change:
    """Whether hands and tables are shown as pictures too, or as text alone."""
    return lambda guild: replace(guild, pictures=shown)


def vacation_days(days: int) -> Change:
    """For how many days of each year a vacation stops the clock. Raises `Refusal`."""

    def change(guild: GuildRow) -> GuildRow:
        if not 0 <= days <= MOST_DAYS:
            raise Refusal("vacation_days_out_of_range", most=MOST_DAYS)
        return replace(guild, vacation_days=days)

    return change


async def settings_of(tables: Tables, guild_id: int) -> GuildRow:
    """What is settled in a server; the defaults where nothing is."""
    return await tables.store.guilds.guild(guild_id)


async def settle(tables: Tables, guild_id: int, change: Change, by: Person) -> GuildRow:
    """Stores a change of what a server has settled, and returns what holds now.

    Where other vacations stop the clock, those that run are read again. Raises what the change refuses.
    """
    known = await tables.store.guilds.guild(guild_id)

    async def save() -> None:
        _tell_log(*await tables.store.guilds.change(guild_id, change), by)

    if change(known).vacation_days != known.vacation_days:
        await clocks.recalendar(tables, await tables.store.clocks.of_guild(guild_id), save)
    else:
        await save()
    return await tables.store.guilds.guild(guild_id)


def _tell_log(before: GuildRow, after: GuildRow, by: Person) -> None:
    known = asdict(before)
    for setting, value in asdict(after).items():
        if value != known[setting]:
            fields = {"guild": after.guild_id, "user": by.user_id, "setting": setting, "value": value}
            log.info("a server has settled something", extra=fields)
