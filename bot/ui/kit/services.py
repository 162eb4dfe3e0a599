"""The services that commands and buttons use."""

from dataclasses import dataclass
from typing import Protocol, cast

import discord

from bot.delivery.answers import Answers
from bot.delivery.direct_messages import DirectMessages
from bot.delivery.message_keeper import MessageKeeper
from bot.delivery.messenger import Messenger
from bot.model.messages import MessageRow
from bot.scorepads.scorepads import Scorepads
from bot.seasons.lost_guilds import LostGuilds
from bot.seasons.seasons import Seasons
from bot.settings import Host
from bot.solo.duels import Duels
from bot.solo.hands import Solo
from bot.tables import guild_settings, lookup, people
from bot.tables.advice import Advice
from bot.tables.careers import Summaries
from bot.tables.person import Person
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, language_of, speaker
from bot.ui.pictures.films import Films
from bot.ui.pictures.server_pictures import ServerPictures

COMMUNITY = "COMMUNITY"  # the feature of servers that choose a language


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """The services that send messages."""

    messenger: Messenger
    keeper: MessageKeeper
    answers: Answers
    direct_messages: DirectMessages


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawings:
    """The services that draw pictures and films."""

    pictures: ServerPictures
    films: Films


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The services of a bot; `since` is the time of its start."""

    tables: Tables
    seasons: Seasons
    scorepads: Scorepads
    solo: Solo
    duels: Duels
    advice: Advice
    summaries: Summaries
    lost_guilds: LostGuilds
    delivery: Delivery
    drawings: Drawings
    since: int
    host: Host

    async def say_to(self, interaction: discord.Interaction) -> Say:
        """Speaks the caller's language, and stores nothing."""
        language = language_of(interaction.locale)
        person = await people.person(self.tables, interaction.user.id, language)
        return speaker(person.speaks or language, language)

    async def public_language(self, interaction: discord.Interaction) -> str:
        """The language of public messages: the server's setting, else Discord's.

        Only Communities choose one (https://discord.com/developers/docs/resources/guild#guild-object);
        elsewhere it is the caller's.
        """
        settled = (await guild_settings.settings_of(self.tables, interaction.guild_id or 0)).language
        if settled is not None:
            return settled
        if interaction.guild is not None and COMMUNITY in interaction.guild.features:
            return language_of(interaction.guild_locale)
        caller = await people.person(self.tables, interaction.user.id, language_of(interaction.locale))
        return caller.spoken_to_in

    async def person_in(
        self,
        channel: discord.abc.Snowflake | None,
        user: discord.User | discord.Member,
        granted: discord.Permissions,
    ) -> Person:
        """A person, with the channels and servers that they moderate.

        People with the moderators' role, Manage Messages or Manage Server moderate the server. With Manage
        Messages only in this channel (`granted`, by its overwrites) they moderate it alone.
        """
        if channel is None or not isinstance(user, discord.Member):
            return Person(user.id, user.display_name)
        roles, everywhere = frozenset(role.id for role in user.roles), user.guild_permissions
        moderates = granted.manage_messages and {channel.id}
        if everywhere.manage_messages or everywhere.manage_guild or await self._has_moderator_role(user):
            moderates = {user.guild.id}
        within = filter(None, (channel.id, getattr(channel, "parent_id", None)))
        return Person(user.id, user.display_name, frozenset(moderates or ()), roles, frozenset(within))

    async def runs_leagues(self, interaction: discord.Interaction) -> bool:
        """Whether the caller may run leagues: Manage Server, or the moderators' role."""
        user = interaction.user
        if not isinstance(user, discord.Member):
            return False
        return interaction.permissions.manage_guild or await self._has_moderator_role(user)

    async def may_run_leagues(self, member: discord.Member) -> bool:
        """Whether a member may run leagues, by what Discord has just said of them."""
        return member.guild_permissions.manage_guild or await self._has_moderator_role(member)

    async def _has_moderator_role(self, member: discord.Member) -> bool:
        role = (await guild_settings.settings_of(self.tables, member.guild.id)).moderator_role
        return role is not None and member.get_role(role) is not None


class HasServices(Protocol):
    """A client with services: our bot."""

    services: Services


async def link_to(tables: Tables, table: Table) -> str:
    """The address of the table's post, else of its channel."""
    return link_to_post(table, await lookup.post_of(tables, table.id))


def link_to_post(table: Table, post: MessageRow | None) -> str:
    """The address of a post in the table's channel, else of the channel."""
    base = f"https://discord.com/channels/{table.row.guild_id}"
    if post is None or post.channel_id != table.row.channel_id:
        return f"{base}/{table.row.channel_id}"
    return f"{base}/{post.channel_id}/{post.message_id}"


def services_of(interaction: discord.Interaction) -> Services:
    """The services of the bot that got the interaction."""
    return cast("HasServices", interaction.client).services
