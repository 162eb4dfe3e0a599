"""Servers the bot was removed from: games pause, resume if it comes back, and are deleted in the end."""

import logging
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import NamedTuple

from bot.model.guilds import LostGuildRow
from bot.seasons import league_admin
from bot.seasons.seasons import Seasons
from bot.tables import clocks, table_admin
from bot.tables.calendar import DAY
from bot.tables.scheduler import ItemScheduler
from bot.tables.table import Table
from bot.tables.worker import each

log = logging.getLogger(__name__)

Withdraw = Callable[[Table], Awaitable[None]]


class Patience(NamedTuple):
    """After how many days without the bot a server's games are ended, and all that is stored is deleted."""

    end: int
    erase: int


class LostGuilds(ItemScheduler[LostGuildRow]):
    """Keeps which servers have lost the bot; `withdraw` takes back the calls of a table that is not over."""

    def __init__(self, seasons: Seasons, patience: Patience, withdraw: Withdraw) -> None:
        super().__init__(seasons.now)
        self._seasons = seasons
        self._store = seasons.tables.store.lost_guilds
        self._patience = patience
        self._withdraw = withdraw

    async def compare(self, present: Collection[int]) -> None:
        """Notes which servers lost the bot, or have it back, since it stopped; `present` have it now."""
        lost = {row.guild_id for row in await self._store.all()}
        await self._note([one for one in await self._store.known() if one not in lost and one not in present])
        await each(*(partial(self.regained, guild_id) for guild_id in lost.intersection(present)))

    async def lost(self, guild_id: int) -> None:
        """Pauses everything live in a server that has lost the bot, and lets its people know."""
        if guild_id in await self._store.known():
            await self._note([guild_id])

    async def regained(self, guild_id: int) -> None:
        """Resumes everything in a server that has got the bot back, and lets its people know."""
        row = next((row for row in await self._store.all() if row.guild_id == guild_id), None)
        if row is None:
            return
        table_ids = await self._store.tables_to_tell(guild_id, row.lost_at)
        await self._store.regain(row, self._seasons.now())
        log.warning("a server has the bot back", extra={"guild": guild_id, "tables": len(table_ids)})
        leagues = await self._seasons.of_guild(guild_id)
        await each(
            *(partial(self._resume, table_id) for table_id in table_ids),
            *(partial(self._seasons.changed, league.id) for league in leagues),
        )

    async def _resume(self, table_id: int) -> None:
        tables = self._seasons.tables
        await self._withdraw(await tables.load(table_id))
        await clocks.let_run_again(tables, table_id)

    async def due(self) -> Collection[LostGuildRow]:
        """The servers where something is to be ended or deleted."""
        return [row for row in await self._store.all() if self._next(row) <= self._seasons.now()]

    async def do(self, item: LostGuildRow) -> None:
        """Ends the live games and leagues of a server, or deletes all that is stored of it."""
        away = self._seasons.now() - item.lost_at
        could_not_end = self.not_before(item) > 0
        if away >= self._patience.erase * DAY and (item.has_ended or could_not_end):
            await self._store.erase(item.guild_id)
            log.warning("what was stored of a server is deleted", extra={"guild": item.guild_id})
        else:
            await self._end(item.guild_id)

    async def _note(self, guild_ids: Collection[int]) -> None:
        tables = self._seasons.tables
        await self._store.note(guild_ids, self._seasons.now())
        for guild_id in guild_ids:
            live = await tables.store.tables.live_in_guild(guild_id)
            log.warning("a server has lost the bot", extra={"guild": guild_id, "tables": len(live)})
            for row, _ in live:
                tables.changed(row.id)
        self._alarm.wake(await self.next_at())

    async def next_at(self) -> int | None:
        """When something is to be ended or deleted next."""
        rows = await self._store.all()
        return min((max(self._next(row), self.not_before(row)) for row in rows), default=None)

    def _next(self, row: LostGuildRow) -> int:
        days = self._patience.erase if row.has_ended else min(self._patience)
        return row.lost_at + days * DAY

    async def _end(self, guild_id: int) -> None:
        tables = self._seasons.tables
        leagues = [league for league in await self._seasons.of_guild(guild_id) if league.stage.live]
        await each(
            *(
                partial(table_admin.close_lost, tables, row.id)
                for row, _ in await tables.store.tables.live_in_guild(guild_id)
            ),
            *(partial(league_admin.end, self._seasons, league.id, unmeasured_too=True) for league in leagues),
        )
        await self._store.note_ended(guild_id)
        log.warning("what rested in a lost server is ended", extra={"guild": guild_id})
