"""Tries channels again that were paused."""

from collections.abc import Collection
from functools import partial

import discord

from bot.delivery.message_keeper import MessageKeeper
from bot.delivery.messenger import Messenger
from bot.seasons.seasons import ChannelClosedError, Seasons
from bot.tables import lookup
from bot.tables.scheduler import ItemScheduler
from bot.tables.worker import each


class Reopening(ItemScheduler[int]):
    """Brings tables and leagues up to date in channels that may be open again."""

    def __init__(self, seasons: Seasons, messenger: Messenger, keeper: MessageKeeper) -> None:
        super().__init__(seasons.now)
        self._seasons = seasons
        self._messenger = messenger
        self._keeper = keeper

    async def resume(self) -> None:
        """Begins to watch."""
        self._messenger.breaker.when_paused = lambda until: self._alarm.wake(int(until))
        await super().resume()

    async def due(self) -> Collection[int]:
        """The channels that may be tried again."""
        return {*self._messenger.breaker.end_due_pauses(), *self.failed}

    async def next_at(self) -> int | None:
        """When the next may be tried."""
        at = self._messenger.breaker.next_at()
        return None if at is None else int(at) + 1

    async def do(self, item: int) -> None:
        """Brings the table and the leagues of a channel up to date."""
        await self._keeper.resume()
        table_id = await lookup.live_table_in(self._seasons.tables, item)
        if table_id is not None:
            self._seasons.tables.changed(table_id)
        for league_id, delay in list(self._seasons.delays.items()):
            if isinstance(delay.error, ChannelClosedError):
                await self._seasons.changed(league_id)

    async def ask_in(self, guild: discord.Guild) -> None:
        """Tries a server's closed channels: permissions may have changed."""
        self._messenger.without_files.look_again(guild)
        resumed = self._messenger.breaker.end_pauses(partial(self._may_be_in, guild))
        await each(*(partial(self.do, channel_id) for channel_id in resumed))

    def _may_be_in(self, guild: discord.Guild, channel_id: int) -> bool:
        channel = self._messenger.client.get_channel(channel_id)
        # Discord does not name all threads: one that is unknown may be there.
        return channel is None or getattr(channel, "guild", None) == guild
