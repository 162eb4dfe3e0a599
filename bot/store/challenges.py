"""The queries of challenges and invitations."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from bot.model.challenges import ChallengeRow, ChallengeState
from bot.store.engine import Queries, Transaction
from bot.store.rows import columns_of, row_of, rows_of
from bot.store.statements import add_row

# Those that a person has made, and those to them by one other.
_EARLIER = "SELECT * FROM challenges WHERE user_id = ? OR (user_id = ? AND other_id = ?) ORDER BY at, id"
_IS_SEATED = """
EXISTS (SELECT 1 FROM seats WHERE seats.table_id = challenges.table_id AND seats.user_id = other_id)
"""
_IS_LATE = """
NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = challenges.table_id AND tables.status = 'open')
"""
_OPEN_INVITATION = "state = 'open' AND kind = 'invitation'"
_DUE = f"""
SELECT id FROM challenges
WHERE ends_at <= ? OR is_shown = 0 OR ({_OPEN_INVITATION} AND ({_IS_SEATED} OR {_IS_LATE})) ORDER BY id
"""  # noqa: S608 - constants
_END = (
    f"""
    UPDATE challenges SET state = 'accepted', is_shown = 0
    WHERE id = :id AND {_OPEN_INVITATION} AND {_IS_SEATED}
    """,  # noqa: S608 - constants
    f"""
    UPDATE challenges SET state = 'old', is_shown = 0
    WHERE id = :id AND state = 'open' AND (ends_at <= :now OR ({_OPEN_INVITATION} AND {_IS_LATE}))
    """,  # noqa: S608 - constants
    "DELETE FROM challenges WHERE id = :id AND state <> 'open' AND is_shown = 1 AND ends_at <= :now",
)
_FORGET = "DELETE FROM messages WHERE kind = 'challenge' AND subject NOT IN (SELECT id FROM challenges)"
_ONE = "SELECT * FROM challenges WHERE id = :id"
_ACCEPT = """
UPDATE challenges SET state = 'accepted', is_shown = 0, table_id = ?
WHERE id = ? AND state = 'open' AND ends_at > ?
"""
_CLOSE = "UPDATE challenges SET state = ?, ends_at = ?, is_shown = 0 WHERE id = ? AND state = 'open'"


class ChallengeOverError(Exception):
    """A challenge that was to be accepted is over."""


class ChallengeStore(Queries):
    """Reads and writes them, each change in one transaction."""

    async def add(self, row: ChallengeRow, check: Callable[[Sequence[ChallengeRow]], None]) -> ChallengeRow:
        """Stores one with a number of its own, if `check` does not raise at those before."""

        def work(connection: Transaction) -> ChallengeRow:
            found = connection.execute(_EARLIER, (row.user_id, row.other_id, row.user_id)).fetchall()
            check(rows_of(ChallengeRow, found))
            return replace(row, id=add_row(connection, "challenges", columns_of(row, without=("id",))))

        return await self._database.write(work)

    async def one(self, challenge_id: int) -> ChallengeRow | None:
        """The challenge of this number."""
        row = await self._database.fetch_one(_ONE, {"id": challenge_id})
        return None if row is None else row_of(ChallengeRow, row)

    async def close(self, challenge_id: int, state: ChallengeState, ends_at: int) -> bool:
        """Closes an open one; False if it is over."""

        def work(connection: Transaction) -> bool:
            return connection.execute(_CLOSE, (state, ends_at, challenge_id)).rowcount > 0

        return await self._database.write(work)

    async def due(self, now: int) -> Sequence[int]:
        """Those that are to be ended, shown or deleted."""
        return [int(row["id"]) for row in await self._database.fetch_all(_DUE, (now,))]

    async def end(self, challenge_id: int, now: int) -> ChallengeRow | None:
        """Ends one that nobody can accept any more, and deletes one of before; None if it is deleted."""
        facts = {"id": challenge_id, "now": now}

        def work(connection: Transaction) -> ChallengeRow | None:
            for statement in _END:
                connection.execute(statement, facts)
            row = connection.execute(_ONE, {"id": challenge_id}).fetchone()
            if row is None:
                connection.execute(_FORGET)
            return None if row is None else row_of(ChallengeRow, row)

        return await self._database.write(work)

    async def next_at(self) -> int | None:
        """When something is due next."""
        row = await self._database.fetch_one("SELECT min(ends_at) AS at FROM challenges")
        return None if row is None else row["at"]

    async def mark_shown(self, row: ChallengeRow) -> None:
        """Keeps that its message says its state, unless that has changed."""
        shown = "UPDATE challenges SET is_shown = 1 WHERE id = ? AND state = ?"
        await self._database.run((shown, (row.id, row.state)))

    async def delete(self, challenge_id: int) -> None:
        """Deletes one."""
        await self._database.run(("DELETE FROM challenges WHERE id = ?", (challenge_id,)))


def accept_challenge(connection: Transaction, challenge_id: int, table_id: int | None, now: int) -> None:
    """Closes an open challenge by its table, or by its duel. Raises `ChallengeOverError`."""
    if not connection.execute(_ACCEPT, (table_id, challenge_id, now)).rowcount:
        raise ChallengeOverError
