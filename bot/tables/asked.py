"""The answers of people to what their open table asks: wait, be here, stay open, play with pirates, close.

All raise `Refusal`, also when it is not asked any more.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from bot.model.tables import LobbyRow, Pace
from bot.store.lobbies import upsert_lobby
from bot.store.seats import change_seats
from bot.tables import lobby
from bot.tables.lobby_clock import absent, deals_at, kept_open, seating_at
from bot.tables.person import Person, action
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables


async def hold(tables: Tables, table_id: int, by: Person) -> Table:
    """Keeps a full table from dealing by itself."""
    async with _asked_at(tables, table_id, by) as (table, clock):
        if deals_at(clock, seating_at(table)) is None or table.row.pace is Pace.LIVE:
            raise Refusal("not_asked_now")
        return await _keep_open(tables, table, clock)


async def keep_open(tables: Tables, table_id: int, by: Person) -> Table:
    """Gives a table that nobody touches its whole time again."""
    async with _asked_at(tables, table_id, by) as (table, clock):
        if not clock.is_ending and clock.asked_at is None:
            raise Refusal("not_asked_now")
        return await _keep_open(tables, table, clock)


async def say_here(tables: Tables, table_id: int, by: Person) -> Table:
    """Keeps that a person is at a full live table; the last of them has the cards dealt."""
    async with _asked_at(tables, table_id, by) as (table, _):
        own = table.seated(by.user_id)
        missing = absent(table)
        if not missing:
            raise Refusal("not_asked_now")
        seats = [replace(row, here_at=tables.now()) if row.seat == own else row for row in table.seats]
        if [row.seat for row in missing] == [own]:
            return await lobby.deal_cards(tables, table, by, seats)
        return await tables.change(table, *change_seats(table.id, seats))


async def deal_with_pirates(tables: Tables, table_id: int, by: Person) -> Table:
    """Gives free seats to computer players, as many as a good game needs, and deals."""
    async with _asked_at(tables, table_id, by) as (table, clock):
        if clock.asked_at is None:
            raise Refusal("not_asked_now")
        free = range(len(table.seats), seating_at(table).enough)
        return await lobby.deal_cards(tables, table, by, [*table.seats, *map(lobby.computer_row, free)])


async def close_asked(tables: Tables, table_id: int, by: Person) -> Table:
    """Closes a table whose people are asked what becomes of it."""
    async with _asked_at(tables, table_id, by) as (table, clock):
        if clock.asked_at is None:
            raise Refusal("not_asked_now")
        return await tables.close(table, action(table, tables.now(), "ended", by))


@asynccontextmanager
async def _asked_at(tables: Tables, table_id: int, by: Person) -> AsyncIterator[tuple[LockedTable, LobbyRow]]:
    # An open table with a clock, for somebody who sits there or moderates it.
    async with tables.locked(table_id) as table:
        table.require_open()
        if not by.moderates(table.row.guild_id, table.row.channel_id):
            table.seated(by.user_id)
        if table.row.lobby is None:
            raise Refusal("not_asked_now")
        yield table, table.row.lobby


async def _keep_open(tables: Tables, table: LockedTable, clock: LobbyRow) -> LockedTable:
    kept = kept_open(clock, seating_at(table), tables.now())
    return await tables.change(table, upsert_lobby(kept))
