"""What every command and button works with."""

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
from bot.solo.hands import Solo
from bot.tables import guild_settings, lookup, people
from bot.tables.advice import Advice
from bot.tables.careers import Summaries
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, language_of, speaker
from bot.ui.pictures.films import Films
from bot.ui.pictures.server_pictures import ServerPictures

COMMUNITY = "COMMUNITY"  # the feature of servers that choose a language


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivery:
    """What takes messages to Discord."""

    messenger: Messenger
    keeper: MessageKeeper
    answers: Answers
    direct_messages: DirectMessages


@dataclass(frozen=True, slots=True, kw_only=True)
class Drawings:
    """What draws: pictures in messages, and films."""

    pictures: ServerPictures
    films: Films


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """What answers work with; `since` is when the bot started."""

    tables: Tables
    seasons: Seasons
    scorepads: Scorepads
    solo: Solo
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

    async def moderator_of(self, interaction: discord.Interaction) -> frozenset[int]:
        """The ids of what the caller moderates: the server, or this channel alone.

        The moderators' role, Manage Messages and Manage Server moderate the server. A channel's overwrites
        may grant Manage Messages there.
        """
        if interaction.guild_id is None:
            return frozenset()
        member = interaction.user
        granted = (
            member.guild_permissions if isinstance(member, discord.Member) else discord.Permissions.none()
        )
        if granted.manage_messages or granted.manage_guild or await self._has_named_role(interaction):
            return frozenset({interaction.guild_id})
        in_channel = interaction.permissions.manage_messages and interaction.channel_id is not None
        return frozenset({interaction.channel_id or 0}) if in_channel else frozenset()

    async def runs_leagues(self, interaction: discord.Interaction) -> bool:
        """Whether the caller may run leagues: Manage Server, or the moderators' role."""
        if interaction.guild_id is None:
            return False
        return interaction.permissions.manage_guild or await self._has_named_role(interaction)

    async def _has_named_role(self, interaction: discord.Interaction) -> bool:
        role = (await guild_settings.settings_of(self.tables, interaction.guild_id or 0)).moderator_role
        return role is not None and has_role(interaction, role)


class HasServices(Protocol):
    """A client with services: our bot."""

    services: Services


async def link_to(tables: Tables, table: Table) -> str:
    """The address of the table's post, else of its channel."""
    return link_to_post(table, await lookup.post_of(tables, table.id))


def link_to_post(table: Table, post: MessageRow | None) -> str:
    """The same, of a post that is known."""
    base = f"https://discord.com/channels/{table.row.guild_id}"
    if post is None or post.channel_id != table.row.channel_id:
        return f"{base}/{table.row.channel_id}"
    return f"{base}/{post.channel_id}/{post.message_id}"


def services_of(interaction: discord.Interaction) -> Services:
    """The services of the bot that got the interaction."""
    return cast("HasServices", interaction.client).services


def has_role(interaction: discord.Interaction, role_id: int) -> bool:
    """Whether the caller has a role."""
    user = interaction.user
    return isinstance(user, discord.Member) and user.get_role(role_id) is not None
