"""A database on which all migrations have run: each test process runs them once, and copies the file."""

import tempfile
from functools import cache
from pathlib import Path

from bot.store.migrations import MIGRATIONS, migrate


@cache
def _migrated() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tavern.sqlite3"
        migrate(path, MIGRATIONS)
        return path.read_bytes()


def migrated(path: Path) -> Path:
    """The database file `path`, made with its folder if there is none: empty, and up to date."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(_migrated())
    return path
