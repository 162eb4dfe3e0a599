"""What the database tells of all tables at once, for tests alone."""

from bot.store.engine import Database


async def running_tables(database: Database) -> list[int]:
    rows = await database.fetch_all("SELECT id FROM tables WHERE status = 'running' ORDER BY id DESC")
    return [int(row["id"]) for row in rows]


async def untold_tables(database: Database) -> list[int]:
    """The tables with a change that Discord has not been told of, the newest first."""
    rows = await database.fetch_all("SELECT id FROM tables WHERE told < revision ORDER BY id DESC")
    return [int(row["id"]) for row in rows]
