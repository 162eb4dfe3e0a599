"""The queries by which people find each other: their finished games, and their wishes."""

from collections.abc import Mapping, Sequence

from bot.model.meetings import WishRow
from bot.store.engine import Queries, Transaction
from bot.store.rows import columns_of, insert, rows_of
from bot.store.statements import Statement

_PLAYED = """
SELECT tables.game AS game, count(*) AS games FROM tables JOIN seats ON seats.table_id = tables.id
WHERE tables.guild_id = ? AND tables.status = 'finished' AND seats.user_id = ? GROUP BY tables.game
"""
_WISHES = "SELECT * FROM wishes WHERE guild_id = ? AND ends_at > ? ORDER BY at, user_id"
_OF_PERSON = "SELECT * FROM wishes WHERE guild_id = ? AND user_id = ?"


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
            ("DELETE FROM wishes WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)),
            *(insert("wishes", columns_of(wish)) for wish in wishes),
        )

    async def take(self, met: Sequence[WishRow]) -> Sequence[WishRow]:
        """Takes wishes of one server that are met, with all other wishes of their people there.

        Returns the taken ones: nothing if one of the wishes is gone.
        """

        def work(connection: Transaction) -> Sequence[WishRow]:
            taken: list[WishRow] = []
            for wish in met:
                rows = connection.execute(_OF_PERSON, (wish.guild_id, wish.user_id)).fetchall()
                taken += rows_of(WishRow, rows)
            if not set(met) <= set(taken):
                return ()
            for wish in met:
                connection.execute(*_delete_all(wish.guild_id, wish.user_id))
            return taken

        return await self._database.write(work)

    async def put_back(self, wishes: Sequence[WishRow]) -> None:
        """Keeps wishes again that were taken for nothing."""
        await self._database.run(*(insert("wishes", columns_of(wish)) for wish in wishes))

    async def forget(self, guild_id: int, user_id: int) -> None:
        """Deletes all wishes of a person in a server."""
        await self._database.run(_delete_all(guild_id, user_id))


def _delete_all(guild_id: int, user_id: int) -> Statement:
    return ("DELETE FROM wishes WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
