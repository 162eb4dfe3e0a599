"""The queries of open tables' clocks."""

from collections.abc import Sequence

from bot.model.tables import LobbyRow
from bot.store.engine import Queries
from bot.store.rows import columns_of, upsert
from bot.store.statements import Statement

_IS_LOST = """
(SELECT guild_id FROM tables WHERE tables.id = table_id) IN (SELECT guild_id FROM lost_guilds)
"""
_DUE = f"""
SELECT table_id FROM lobbies WHERE next_at <= ? AND NOT {_IS_LOST} ORDER BY next_at, table_id
"""  # noqa: S608 - constant
_NEXT = f"SELECT next_at FROM lobbies WHERE NOT {_IS_LOST} ORDER BY next_at LIMIT 1"  # noqa: S608
_WITHOUT = """
SELECT id FROM tables WHERE status = 'open' AND match_id IS NULL AND id NOT IN (SELECT table_id FROM lobbies)
"""
_TIMES = {
    "lobbies": ("touched_at", "ready_at", "full_at", "asked_at", "ready_rung_at", "full_rung_at", "calls_at"),
    "seats": ("here_at",),
    "wish_calls": ("at",),
}
# What began during the outage begins at its end. `next_at` is then early, and worked out anew as it comes.
_LATER = "{0} = CASE WHEN {0} > ? AND {0} <= ? THEN ? ELSE {0} + ? END"


class LobbyStore(Queries):
    """Reads the clocks of open tables."""

    async def due(self, now: int) -> Sequence[int]:
        """The open tables at which something is due, the longest overdue first."""
        rows = await self._database.fetch_all(_DUE, (now,))
        return [int(row["table_id"]) for row in rows]

    async def next_at(self) -> int | None:
        """When something is due next at an open table."""
        row = await self._database.fetch_one(_NEXT)
        return None if row is None else int(row["next_at"])

    async def without(self) -> Sequence[int]:
        """The open tables from before these clocks."""
        return [int(row["id"]) for row in await self._database.scan(_WITHOUT)]

    async def keep(self, lobby: LobbyRow) -> None:
        """Stores a clock, of which Discord shows nothing."""
        await self._database.run(upsert_lobby(lobby))


def upsert_lobby(lobby: LobbyRow) -> Statement:
    """Stores the clock of an open table."""
    return upsert("lobbies", columns_of(lobby), "table_id")


def delete_lobby(table_id: int) -> Statement:
    """Removes the clock of a table that is open no more."""
    return ("DELETE FROM lobbies WHERE table_id = ?", (table_id,))


def delay_lobbies(starts_at: int, ends_at: int, guild_id: int | None = None) -> Sequence[Statement]:
    """Gives open tables the lost time, in one server or in all that have the bot."""
    there = (
        f"NOT {_IS_LOST}" if guild_id is None else "table_id IN (SELECT id FROM tables WHERE guild_id = ?)"
    )
    where = f"table_id IN (SELECT table_id FROM lobbies) AND {there}"  # noqa: S608 - constants
    lost = (starts_at, ends_at, ends_at, ends_at - starts_at)
    more = () if guild_id is None else (guild_id,)
    return [
        (f"UPDATE {name} SET {', '.join(map(_LATER.format, times))} WHERE {where}", lost * len(times) + more)  # noqa: S608
        for name, times in _TIMES.items()
    ]
