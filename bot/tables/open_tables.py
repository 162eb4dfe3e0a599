"""The steps that open tables take by themselves, each read from the store at its time, and taken once."""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Protocol

from bot.model.meetings import WishRow
from bot.model.tables import SeatRow
from bot.store.lobbies import upsert_lobby
from bot.store.meetings import insert_calls
from bot.tables import lobby, looking, seats
from bot.tables.lobby_clock import Due, absent, after, due, seating_at, taken_over, timed
from bot.tables.person import action
from bot.tables.refusal import Refusal
from bot.tables.scheduler import ItemScheduler
from bot.tables.table import LockedTable, Table
from bot.tables.tables import CLOSED_ALONE, CLOSED_UNANSWERED, NO_CHANNEL, Tables

MOST_ASKED = 25  # people of whom Discord is asked whether they see the channel of a table
NOT_HERE = "not_here"  # the kind of action that frees the seat of who did not say *I'm here*


class Discord(Protocol):
    """Knows who is in a server and sees what, and which channels are gone or hidden from us."""

    async def is_member(self, guild_id: int, user_id: int, *, now: bool = True) -> bool: ...

    async def sees(self, guild_id: int, user_id: int, channel_id: int) -> bool: ...

    async def is_closed(self, channel_id: int) -> bool: ...


async def close_without_channel(tables: Tables, table_id: int) -> None:
    """Closes an open table whose channel is gone; one that is dealt can be brought to another."""
    with suppress(Refusal):  # it was discarded
        async with tables.locked(table_id) as table:
            if table.row.lobby is not None:
                await tables.close(table, action(table, tables.now(), NO_CHANNEL))


class OpenTables(ItemScheduler[int]):
    """Rings, deals, asks and closes as the clocks of open tables say."""

    def __init__(self, tables: Tables, discord: Discord) -> None:
        super().__init__(tables.now)
        self._tables = tables
        self._discord = discord

    async def resume(self) -> None:
        """Begins to watch; tables from before these clocks get theirs."""
        for table_id in await self._tables.store.lobbies.without():
            async with self._tables.locked(table_id) as table:
                begun = taken_over(table_id, seating_at(table), self._tables.now())
                await self._tables.store.lobbies.keep(begun)
        await super().resume()

    async def watch(self, table: Table) -> None:
        """Watches the clock of a changed table."""
        if table.row.lobby is not None:
            self._alarm.wake(table.row.lobby.next_at)

    async def look(self) -> None:
        """Looks at once for due tables: Discord is back."""
        self._alarm.wake(0)

    async def due(self) -> Collection[int]:
        """The tables at which something is due, unless Discord is away."""
        if self._tables.presence.is_away:
            return ()
        return await self._tables.store.lobbies.due(self._tables.now())

    async def next_at(self) -> int | None:
        """When something is due next."""
        return None if self._tables.presence.is_away else await self._tables.store.lobbies.next_at()

    async def do(self, item: int) -> None:
        """Takes the step that is due at a table; people who have left the server lose their seats before."""
        with suppress(Refusal):  # it was discarded, or its last person has left the server
            table = await self._tables.load(item)
            step = self._due(table)
            if step in (Due.ASK, Due.DEAL) and await self._discord.is_closed(table.row.channel_id):
                await close_without_channel(self._tables, item)
                return
            if step in (Due.RING, Due.ASK, Due.DEAL):
                for row in table.people():
                    await self._remove_if_gone(table, row, now=step is Due.DEAL)
            called = await self._people_to_call(table) if step is Due.CALL else ()
            async with self._tables.locked(item) as locked:
                await self._step(locked, called)

    def _due(self, table: Table) -> Due | None:
        clock = table.row.lobby
        return None if clock is None else due(clock, seating_at(table), self._tables.now())

    async def _remove_if_gone(self, table: Table, row: SeatRow, *, now: bool) -> None:
        assert row.user_id is not None  # a person's
        if not await self._discord.is_member(table.row.guild_id, row.user_id, now=now):
            await seats.remove_gone(self._tables, table.id, row)

    async def _people_to_call(self, table: Table) -> Sequence[WishRow]:
        found: list[WishRow] = []
        for wish in (await looking.people_to_call(self._tables, table))[:MOST_ASKED]:
            if len(found) == looking.MOST_CALLED:
                break
            if await self._discord.sees(table.row.guild_id, wish.user_id, table.row.channel_id):
                found.append(wish)
        return found

    async def _step(self, table: LockedTable, called: Sequence[WishRow] = ()) -> None:
        clock, now, here = table.row.lobby, self._tables.now(), seating_at(table)
        if clock is None:
            return
        match due(clock, here, now):
            case None:  # it was put off, as by an outage: its messages say the times
                await self._tables.change(table, upsert_lobby(timed(clock, here)))
            case Due.DEAL if missing := absent(table):
                gone = [action(table, now, NOT_HERE, seat=row.seat) for row in missing]
                await lobby.seat(self._tables, table, [r for r in table.seats if r not in missing], *gone)
            case Due.DEAL:
                await lobby.deal_cards(self._tables, table, None)
            case Due.CLOSE:
                kind = CLOSED_ALONE if clock.asked_at is None else CLOSED_UNANSWERED
                await self._tables.close(table, action(table, now, kind))
            case Due.CALL if calls := looking.calls_for(table, called, now):
                kept = insert_calls(calls, now - looking.LASTS)
                await self._tables.change(table, upsert_lobby(after(clock, Due.CALL, here, now)), *kept)
            case Due.CALL:  # nobody: its messages stay as they are
                await self._tables.store.lobbies.keep(after(clock, Due.CALL, here, now))
            case step:
                await self._tables.change(table, upsert_lobby(after(clock, step, here, now)))
