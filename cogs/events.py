"""Handles Discord's events about servers, channels and commands."""

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.model.messages import MessageKey, MessageKind
from bot.tables import lookup
from bot.tables.open_tables import close_without_channel
from bot.ui.kit.services import HasServices, Services
from bot.ui.live.live import HasLive, Live
from bot.ui.server.welcome import greet

Completed = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu


class Events(commands.Cog):
    """Listens to Discord's events."""

    def __init__(self, services: Services, live: Live) -> None:
        self._services = services
        self._live = live

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has lost the bot; one that is unavailable has not."""
        self._services.delivery.messenger.members.forget(guild.id)
        await self._services.lost_guilds.lost(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has the bot, perhaps again."""
        await self._services.lost_guilds.regained(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """A server is back, perhaps one that was lost."""
        await self._services.lost_guilds.regained(guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone: people hear so of its table and its leagues, and an open table is closed."""
        await self._show_table_in(channel.id)
        for row in await self._services.seasons.of_guild(channel.guild.id):
            if row.stage.live and row.channel_id == channel.id:
                await self._services.seasons.changed(row.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """As for a channel."""
        await self._show_table_in(payload.thread_id)

    @commands.Cog.listener()
    async def on_guild_channel_update(
        self, _: discord.abc.GuildChannel, after: discord.abc.GuildChannel
    ) -> None:
        """A channel has changed, perhaps the bot's permissions there."""
        await self._live.reopening.ask_in(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, after: discord.Role) -> None:
        """A role has changed: as for a channel."""
        await self._live.reopening.ask_in(after.guild)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        """The bot's own roles have changed."""
        await self._live.reopening.ask_in(after.guild)

    @commands.Cog.listener()
    async def on_thread_update(self, _: discord.Thread, after: discord.Thread) -> None:
        """A thread has changed, perhaps unlocked."""
        await self._live.reopening.ask_in(after.guild)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot was added to a thread."""
        await self._live.reopening.ask_in(thread.guild)

    @commands.Cog.listener()
    async def on_app_command_completion(self, interaction: discord.Interaction, _: Completed) -> None:
        """Welcomes a person who manages a new server."""
        await greet(interaction)

    async def _show_table_in(self, channel_id: int) -> None:
        tables = self._services.tables
        table_id = await lookup.live_table_in(tables, channel_id)
        if table_id is not None:
            await close_without_channel(tables, table_id)
            await self._services.delivery.keeper.forget(MessageKey(MessageKind.POST, table_id))
            tables.changed(table_id)


async def setup(bot: commands.Bot) -> None:
    """Adds the events to the bot."""
    await bot.add_cog(Events(cast("HasServices", bot).services, cast("HasLive", bot).live))
