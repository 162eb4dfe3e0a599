"""The queries of points that moderators give or take by hand."""

from bot.model.leagues import AdjustmentRow
from bot.store.database import Database
from bot.store.rows import columns_of, insert
from bot.store.statements import Statement


async def adjustments_of(database: Database, league_id: int) -> tuple[AdjustmentRow, ...]:
    """All points by hand in a league, in order."""
    rows = await database.fetch_all("SELECT * FROM adjustments WHERE league_id = ? ORDER BY id", (league_id,))
    return tuple(AdjustmentRow(**dict(row)) for row in rows)


def insert_adjustment(adjustment: AdjustmentRow) -> Statement:
    """Keeps points by hand, whose `id` counts for nothing."""
    return insert("adjustments", columns_of(adjustment, without=("id",)))
