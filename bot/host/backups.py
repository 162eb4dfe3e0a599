"""`python -m bot backup FILE` and `restore FILE`: each does it and says in one line what it did."""

import asyncio
from pathlib import Path

from bot.settings import Settings
from bot.store.backup import backup
from bot.store.restore import restore


def back_up(settings: Settings, target: Path) -> str:
    """Copies the database to a new file, also while the bot runs. Raises `StoreError`."""
    asyncio.run(backup(settings.database, target))
    return f"{target.stat().st_size:,} bytes of {settings.database} are kept in {target}."


def bring_back(settings: Settings, source: Path) -> str:
    """Puts a backup in the place of the database. Raises `StoreError`."""
    done = asyncio.run(restore(settings.database, source))
    before = f"what was there before is kept in {done.kept}" if done.kept else "there was none before"
    later = f"; the next start applies {', '.join(done.pending)}" if done.pending else ""
    return f"{settings.database} is now what {source} holds; {before}{later}."
