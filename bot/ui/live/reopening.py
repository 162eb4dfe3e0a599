"""Channels that were left alone are tried again."""

from collections.abc import Iterable

import discord

from bot.delivery.message_keeper import MessageKeeper
from bot.delivery.messenger import Messenger
from bot.seasons.seasons import ChannelClosedError, Seasons
from bot.tables import lookup
from bot.tables.calendar import DAY
from bot.tables.scheduler import Scheduler


class Reopening:
    """Shows what belongs in a channel that may be open again."""

    def __init__(self, seasons: Seasons, messenger: Messenger, keeper: MessageKeeper) -> None:
        self._seasons = seasons
        self._messenger = messenger
        self._keeper = keeper
        self._alarm = Scheduler(seasons.now, self._due_at, self._ring, longest_nap=DAY)

    async def resume(self) -> None:
        """Begins to watch."""
        self._messenger.breaker.left_alone = lambda until: self._alarm.wake(int(until))
        self._alarm.start()

    async def stop(self) -> None:
        """Ends the watching."""
        await self._alarm.stop()

    async def ask_in(self, guild: discord.Guild) -> None:
        """Tries a server's closed channels: permissions may have changed."""
        breaker = self._messenger.breaker
        await self._show(breaker.ask_again(one for one in breaker.let_alone() if self._may_be_in(one, guild)))

    async def _ring(self) -> None:
        await self._show(self._messenger.breaker.due())

    async def _due_at(self) -> int | None:
        at = self._messenger.breaker.next_at()
        return None if at is None else int(at) + 1

    def _may_be_in(self, channel_id: int, guild: discord.Guild) -> bool:
        channel = self._messenger.client.get_channel(channel_id)
        # Discord does not name all threads: one that is unknown may be there.
        return channel is None or getattr(channel, "guild", None) == guild

    async def _show(self, channel_ids: Iterable[int]) -> None:
        if not (opened := list(channel_ids)):
            return
        await self._keeper.resume()
        for channel_id in opened:
            table_id = await lookup.live_table_in(self._seasons.tables, channel_id)
            if table_id is not None:
                self._seasons.tables.changed(table_id)
        for league_id, delay in list(self._seasons.delays.items()):
            if isinstance(delay.error, ChannelClosedError):
                await self._seasons.changed(league_id)
