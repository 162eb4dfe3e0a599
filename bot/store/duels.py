"""The queries of duels."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.games.contract import Seat
from bot.model.duels import DuelNews, DuelPlayerRow, DuelResultRow, DuelRow
from bot.model.solo import SoloDealRow
from bot.store.challenges import accept_challenge
from bot.store.engine import Queries, Transaction
from bot.store.rows import columns_of, insert, row_of, rows_of
from bot.store.solo import insert_drawn
from bot.store.statements import Statement, add_row

_OF_PERSON = """
SELECT duel_id AS id FROM duel_players JOIN duels ON duels.id = duel_id
WHERE user_id = ? AND (decided_at IS NULL OR decided_at > ?) ORDER BY duel_id
"""
_PLAYERS = "SELECT * FROM duel_players WHERE duel_id = ? ORDER BY seat"
_RESULTS = "SELECT * FROM duel_results WHERE duel_id = ?"
_CHANGE = "UPDATE duels SET revision = revision + 1, look_at = 0 WHERE id = ?"
_FINISH = """
INSERT INTO duel_results (duel_id, seat, number, score, missed)
SELECT id, CAST(? AS INTEGER), CAST(? AS INTEGER), CAST(? AS INTEGER), 0 FROM duels
WHERE id = ? AND decided_at IS NULL
"""
# Not where another deal was finished since the results were read.
_DECIDE = """
UPDATE duels SET decided_at = ?, winner = ?, revision = revision + 1, look_at = 0
WHERE id = ? AND decided_at IS NULL AND (SELECT count(*) FROM duel_results WHERE duel_id = duels.id) = ?
"""
_COUNTED = """
SELECT count(*) AS duels, coalesce(sum(CASE WHEN winner = seat THEN 1 ELSE 0 END), 0) AS won
FROM duel_players JOIN duels ON duels.id = duel_id
WHERE user_id = :user AND decided_at IS NOT NULL AND (guild_id = :guild OR :everywhere = 1)
"""

Whole = tuple[DuelRow, Sequence[DuelPlayerRow], Sequence[DuelResultRow]]


class DuelStore(Queries):
    """Reads and writes duels, each change in one transaction."""

    async def begin(
        self,
        row: DuelRow,
        players: Sequence[DuelPlayerRow],
        deals: Callable[[int], Sequence[SoloDealRow]],
        challenge_id: int,
    ) -> int:
        """Stores a duel in the place of its challenge; gives its number. Raises `ChallengeOverError`."""

        def work(connection: Transaction) -> int:
            # The challenge is no table's.
            accept_challenge(connection, challenge_id, None, row.began_at)
            duel_id = add_row(connection, "duels", columns_of(row, without=("id",)))
            for one in players:
                connection.execute(*insert("duel_players", columns_of(replace(one, duel_id=duel_id))))
            for drawn in deals(duel_id):
                connection.execute(*insert_drawn(drawn))
            return duel_id

        return await self._database.write(work)

    async def whole(self, duel_id: int) -> Whole | None:
        """A duel with its players and results, if it is known."""
        row = await self._database.fetch_one("SELECT * FROM duels WHERE id = ?", (duel_id,))
        if row is None:
            return None
        players = await self._database.fetch_all(_PLAYERS, (duel_id,))
        results = await self._database.fetch_all(_RESULTS, (duel_id,))
        return row_of(DuelRow, row), rows_of(DuelPlayerRow, players), rows_of(DuelResultRow, results)

    async def of_person(self, user_id: int, since: int) -> Sequence[int]:
        """The duels of a person that are under way, or were decided after a time."""
        return [int(row["id"]) for row in await self._database.fetch_all(_OF_PERSON, (user_id, since))]

    async def ask_longer(self, duel_id: int, seat: Seat) -> None:
        """Keeps that a player has asked for more time."""
        longer: Statement = (
            "UPDATE duel_players SET longer = 1 WHERE duel_id = ? AND seat = ?",
            (duel_id, seat),
        )
        await self._database.run(longer, (_CHANGE, (duel_id,)))

    async def decide(
        self, row: DuelRow, winner: Seat | None, missed: Sequence[DuelResultRow], known: int, now: int
    ) -> bool:
        """Keeps what was missed and who has won; False if there are not `known` results any more."""

        def work(connection: Transaction) -> bool:
            if not connection.execute(_DECIDE, (now, winner, row.id, known)).rowcount:
                return False
            for one in missed:
                connection.execute(*insert("duel_results", columns_of(one)))
            return True

        return await self._database.write(work)

    async def mark_told(self, duel_id: int, seat: Seat, news: DuelNews) -> None:
        """Keeps of what a player was written."""
        told = "UPDATE duel_players SET told = ? WHERE duel_id = ? AND seat = ?"
        await self._database.run((told, (int(news), duel_id, seat)))

    async def look_again(self, row: DuelRow, at: int | None) -> None:
        """Keeps when there is something to do next, unless the duel has changed since."""
        next_look = "UPDATE duels SET look_at = ? WHERE id = ? AND revision = ?"
        await self._database.run((next_look, (at, row.id, row.revision)))

    async def due(self, now: int) -> Sequence[int]:
        """The duels for which there is something to do."""
        rows = await self._database.fetch_all("SELECT id FROM duels WHERE look_at <= ? ORDER BY id", (now,))
        return [int(row["id"]) for row in rows]

    async def next_at(self) -> int | None:
        """When something is due next."""
        row = await self._database.fetch_one("SELECT min(look_at) AS at FROM duels")
        return None if row is None else row["at"]

    async def counted(self, user_id: int, guild_id: int, *, everywhere: bool) -> tuple[int, int]:
        """How many decided duels a person had in a server or anywhere, and how many they won."""
        facts = {"user": user_id, "guild": guild_id, "everywhere": int(everywhere)}
        [row] = await self._database.fetch_all(_COUNTED, facts)
        return int(row["duels"]), int(row["won"])


def finish_deal(duel_id: int, seat: Seat, number: int, score: int) -> Sequence[Statement]:
    """Keeps a player's own result, unless the duel is decided."""
    return [(_FINISH, (seat, number, score, duel_id)), (_CHANGE, (duel_id,))]
