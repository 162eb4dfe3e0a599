"""The queries of clocks: who is to move, and when something is due."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from bot.games.contract import Seat
from bot.model.tables import ClockRow
from bot.store.engine import Queries
from bot.store.rows import columns_of, rows_of, upsert
from bot.store.statements import Statement, revise

_COULD_MOVE_SINCE = """
SELECT clocks.table_id, clocks.seat, coalesce(
    (SELECT at FROM moves WHERE moves.table_id = clocks.table_id AND number = clocks.decision),
    (SELECT max(at) FROM actions WHERE actions.table_id = clocks.table_id AND kind = 'dealt'),
    tables.created_at
) AS at FROM clocks JOIN tables ON tables.id = clocks.table_id WHERE guild_id = ?
"""


class ClockChange(NamedTuple):
    """Clocks that are new or changed, seats whose clocks go, changed banks."""

    kept: Sequence[ClockRow] = ()
    gone: Sequence[Seat] = ()
    banks: Mapping[Seat, int] = MappingProxyType({})


NO_CHANGE = ClockChange()


class ClockStore(Queries):
    """Reads and writes the clocks of people to move."""

    async def due(self, now: int, most: int) -> Sequence[ClockRow]:
        """The clocks that are due, at most `most`, the longest overdue first."""
        rows = await self._database.fetch_all(
            "SELECT * FROM clocks WHERE next_at <= ? ORDER BY next_at, table_id, seat LIMIT ?", (now, most)
        )
        return rows_of(ClockRow, rows)

    async def next_at(self) -> int | None:
        """When something is due next."""
        row = await self._database.fetch_one("SELECT min(next_at) AS at FROM clocks")
        return None if row is None or row["at"] is None else int(row["at"])

    async def ahead(self, now: int) -> Sequence[int]:
        """The tables with a clock that runs from later than `now`."""
        rows = await self._database.scan("SELECT DISTINCT table_id FROM clocks WHERE since > ?", (now,))
        return [int(row["table_id"]) for row in rows]

    async def of_person(self, user_id: int) -> Sequence[ClockRow]:
        """The clocks of a person at all tables."""
        rows = await self._database.fetch_all("SELECT * FROM clocks WHERE user_id = ?", (user_id,))
        return rows_of(ClockRow, rows)

    async def of_guild(self, guild_id: int) -> Sequence[ClockRow]:
        """The clocks at all tables of a server."""
        rows = await self._database.fetch_all(
            "SELECT * FROM clocks WHERE table_id IN (SELECT id FROM tables WHERE guild_id = ?)", (guild_id,)
        )
        return rows_of(ClockRow, rows)

    async def could_move_since(self, guild_id: int) -> Mapping[tuple[int, Seat], int]:
        """When each player still to move in a server got their turn, by table and seat."""
        rows = await self._database.scan(_COULD_MOVE_SINCE, (guild_id,))
        return {(row["table_id"], row["seat"]): row["at"] for row in rows}

    async def change(self, table_id: int, clocks: ClockChange, *, revises: bool = False) -> None:
        """Stores a change of clocks; Discord shows one that `revises`."""
        statements = update_clocks(table_id, clocks)
        if revises:
            statements.append(revise(table_id))
        if statements:
            await self._database.run(*statements)

    async def put_off(self, due: ClockRow, until: int) -> None:
        """Lets a clock that was due fall due later, unless it has changed meanwhile."""
        unchanged = "table_id = ? AND seat = ? AND decision = ? AND next_at = ?"
        values = (until, due.table_id, due.seat, due.decision, due.next_at)
        await self._database.run((f"UPDATE clocks SET next_at = ? WHERE {unchanged}", values))  # noqa: S608 - constant


def update_clocks(table_id: int, clocks: ClockChange) -> list[Statement]:
    """The statements that store a change of clocks."""
    kept = [upsert("clocks", columns_of(clock), "table_id", "seat") for clock in clocks.kept]
    gone = [("DELETE FROM clocks WHERE table_id = ? AND seat = ?", (table_id, seat)) for seat in clocks.gone]
    banks = [
        ("UPDATE seats SET bank = ? WHERE table_id = ? AND seat = ?", (bank, table_id, seat))
        for seat, bank in clocks.banks.items()
    ]
    return [*kept, *gone, *banks]
