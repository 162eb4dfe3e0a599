"""The schedules of seasons, and the wishes for their tables."""

import json
from typing import NamedTuple

from bot.model.leagues import WishRow
from bot.store.engine import Queries
from bot.store.rows import columns_of, rows_of, upsert
from bot.store.statements import Statement

Groups = tuple[tuple[int, ...], ...]


class ScheduleRow(NamedTuple):
    """The rounds that were found after `after` drawn ones; `task` names the search.

    Each round has its tables, and the people who sit out; all are ids of entrants.
    """

    after: int
    task: str
    rounds: tuple[tuple[Groups, tuple[int, ...]], ...]


class ScheduleStore(Queries):
    """Reads the schedules of leagues, and the wishes for them."""

    async def of_league(self, league_id: int) -> ScheduleRow | None:
        """The schedule that was found for a league last."""
        row = await self._database.fetch_one("SELECT * FROM schedules WHERE league_id = ?", (league_id,))
        if row is None:
            return None
        rounds = tuple(
            (tuple(tuple(table) for table in tables), tuple(byes))
            for tables, byes in json.loads(row["rounds"])
        )
        return ScheduleRow(row["after"], row["task"], rounds)

    async def wishes(self, league_id: int) -> tuple[WishRow, ...]:
        """The pairs of people who should sit apart in a league, or together."""
        sql = "SELECT * FROM league_wishes WHERE league_id = ? ORDER BY one, other"
        return rows_of(WishRow, await self._database.fetch_all(sql, (league_id,)))


def upsert_wish(league_id: int, wish: WishRow) -> Statement:
    """Keeps the wish for two people, in the place of a former one."""
    columns = {"league_id": league_id, **columns_of(wish)}
    return upsert("league_wishes", columns, "league_id", "one", "other")


def delete_wish(league_id: int, wish: WishRow) -> Statement:
    """Forgets the wish for two people."""
    return (
        "DELETE FROM league_wishes WHERE league_id = ? AND one = ? AND other = ?",
        (league_id, wish.one, wish.other),
    )


def upsert_schedule(league_id: int, schedule: ScheduleRow) -> Statement:
    """Keeps a league's schedule, in the place of the one before."""
    return upsert("schedules", {"league_id": league_id, **columns_of(schedule)}, "league_id")
