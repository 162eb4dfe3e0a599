"""The queries of the predictions of people who watch."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.contract import Placing, ScoreLine
from bot.model.predictions import PredictionRow
from bot.store.engine import Queries
from bot.store.log import score_line_of
from bot.store.rows import columns_of, row_of, rows_of, upsert

_OVER = """
SELECT tables.id FROM tables JOIN matches ON matches.id = tables.match_id
WHERE matches.league_id = ? AND tables.status = 'finished'
"""
_OF_TABLES = f"SELECT * FROM predictions WHERE table_id IN ({_OVER}) ORDER BY id"  # noqa: S608 - constant
_LINES = f"SELECT * FROM scorepad WHERE table_id IN ({_OVER})"  # noqa: S608 - constant
_RESULTS = f"SELECT * FROM results WHERE table_id IN ({_OVER})"  # noqa: S608 - constant


class Predicted(NamedTuple):
    """A table that is over, with all predictions about it."""

    said: list[PredictionRow]
    scorepad: list[ScoreLine]
    result: list[Placing]


class PredictionStore(Queries):
    """Reads and writes predictions."""

    async def keep(self, row: PredictionRow) -> None:
        """Keeps an answer, in the place of one that the person gave before."""
        await self._database.run(upsert("predictions", columns_of(row), "table_id", "question", "user_id"))

    async def of_table(self, table_id: int) -> Sequence[PredictionRow]:
        """All predictions about a table, in the order in which people began to predict."""
        sql = "SELECT * FROM predictions WHERE table_id = ? ORDER BY id"
        return rows_of(PredictionRow, await self._database.fetch_all(sql, (table_id,)))

    async def of_league(self, league_id: int) -> Sequence[Predicted]:
        """The tables of a league that are over, with predictions about them."""
        rows = await self._database.scan(_OF_TABLES, (league_id,))
        found = {int(row["table_id"]): Predicted([], [], []) for row in rows}
        for row in rows:
            found[row["table_id"]].said.append(row_of(PredictionRow, row))
        if not found:
            return []
        for row in await self._database.scan(_LINES, (league_id,)):
            if row["table_id"] in found:
                found[row["table_id"]].scorepad.append(score_line_of(row))
        for row in await self._database.scan(_RESULTS, (league_id,)):
            if row["table_id"] in found:
                found[row["table_id"]].result.append(row_of(Placing, row))
        return list(found.values())
