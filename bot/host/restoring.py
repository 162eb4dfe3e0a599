"""`python -m bot restore FILE`: a backup takes the place of the database, and is shown at the next start."""

from pathlib import Path

from bot.store.messages import MessageStore
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.restore import restore


async def restored(path: Path, source: Path) -> str:
    """Restores `source`, and returns a report. Raises `StoreError`."""
    done = await restore(path, source)
    if (
        not done.pending
    ):  # else it is a new version that starts, which brings all messages up to date by itself
        database = await SqliteDatabase.open(path)
        try:
            await MessageStore(database).show_anew()
        finally:
            await database.close()
    before = f"what was there before is kept in {done.kept}" if done.kept else "there was none before"
    later = f"; the next start applies {', '.join(done.pending)}" if done.pending else ""
    return f"{path} is now what {source} holds; {before}{later}."
