"""The queries by which people find each other: their games, their wishes, and the calls for these."""

from collections.abc import Mapping, Sequence

from bot.model.meetings import WishCallRow, WishRow
from bot.store.engine import Queries, Transaction
from bot.store.rows import columns_of, insert, one_of, rows_of
from bot.store.statements import Statement

_PLAYED = """
SELECT tables.game AS game, count(*) AS games FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.guild_id = ? AND tables.status = 'finished' AND seats.user_id = ? GROUP BY tables.game
"""
_WISHES = "SELECT * FROM wishes WHERE guild_id = ? AND ends_at > ? ORDER BY at, user_id"
_WISHED = "SELECT 1 FROM wishes WHERE guild_id = ? AND user_id = ? AND game = ? AND pace = ?"
_CALLS = """
SELECT * FROM wish_calls WHERE at > ?
AND (opener_id = ? OR user_id IN (SELECT user_id FROM wishes WHERE guild_id = ?))
"""
_CALLED = "SELECT user_id FROM wish_calls WHERE table_id = ? ORDER BY at, user_id"


class WishGoneError(Exception):
    """A wish that a table was to be opened for is gone."""


class MeetingStore(Queries):
    """Reads and writes them in one database."""

    async def played(self, guild_id: int, user_id: int) -> Mapping[str, int]:
        """How many games of each kind a person has finished in a server."""
        rows = await self._database.fetch_all(_PLAYED, (guild_id, user_id))
        return {str(row["game"]): int(row["games"]) for row in rows}

    async def wishes(self, guild_id: int, now: int) -> Sequence[WishRow]:
        """The wishes of people in a server, the oldest first."""
        return rows_of(WishRow, await self._database.fetch_all(_WISHES, (guild_id, now)))

    async def wish(self, guild_id: int, user_id: int, wishes: Sequence[WishRow], now: int) -> None:
        """Keeps a person's wishes in the place of those before; expired ones go."""
        await self._database.run(
            ("DELETE FROM wishes WHERE ends_at <= ?", (now,)),
            delete_wishes(guild_id, [user_id]),
            *(insert("wishes", columns_of(wish)) for wish in wishes),
        )

    async def calls(self, guild_id: int, opener_id: int, since: int) -> Sequence[WishCallRow]:
        """The calls since a time by a person's tables, and of those who wish for something in a server."""
        return rows_of(WishCallRow, await self._database.fetch_all(_CALLS, (since, opener_id, guild_id)))

    async def called(self, table_id: int) -> Sequence[int]:
        """The ids of the people who were called to a table."""
        return [int(row["user_id"]) for row in await self._database.fetch_all(_CALLED, (table_id,))]

    async def forget(self, guild_id: int, user_id: int) -> None:
        """Deletes all wishes of a person in a server."""
        await self._database.run(delete_wishes(guild_id, [user_id]))


def insert_calls(calls: Sequence[WishCallRow], since: int) -> Sequence[Statement]:
    """Stores calls for wishes; those from before `since` go."""
    return [
        ("DELETE FROM wish_calls WHERE at <= ?", (since,)),
        *(insert("wish_calls", columns_of(call)) for call in calls),
    ]


def require_wished(connection: Transaction, wish: WishRow) -> None:
    """Raises `WishGoneError` if a wish is gone."""
    if not connection.execute(_WISHED, (wish.guild_id, wish.user_id, wish.game, wish.pace)).fetchall():
        raise WishGoneError


def delete_wishes(guild_id: int, user_ids: Sequence[int]) -> Statement:
    """Deletes all wishes of people in a server."""
    delete = f"DELETE FROM wishes WHERE guild_id = ? AND user_id IN {one_of(user_ids)}"  # noqa: S608 - marks
    return (delete, (guild_id, *user_ids))
