"""The copies that are kept beside the database: of before upgrades the latest two, and of before restores."""

import logging
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from bot.store.errors import StoreError
from bot.store.sqlite.backup import check_integrity, reading

log = logging.getLogger(__name__)

BESIDE = ("", "-wal", "-shm", "-journal")  # the files of one database, by what their names end in
_KEPT = 2


def before_upgrades(database: Path) -> Sequence[Path]:
    """The copies of a database of before its upgrades, the latest last."""
    return _copies(database, "[0-9]*")


def before_restores(database: Path) -> Sequence[Path]:
    """The copies from before something was restored in its place."""
    return _copies(database, "restore*")


def _copies(database: Path, what: str) -> Sequence[Path]:
    found = database.parent.glob(f"{database.name}.before-{what}.backup")
    return sorted(found, key=lambda file: (file.stat().st_mtime_ns, file.name))


def new_copy(database: Path, what: object) -> Path:
    """The path of a copy from before `what`, which is the number of a migration or "restore"."""
    stem = f"{database.name}.before-{what}"
    names = (f"{stem}.backup" if i == 1 else f"{stem}-{i}.backup" for i in count(1))
    return next(file for file in map(database.with_name, names) if not file.exists())


def keep_latest(copies: Sequence[Path]) -> None:
    """Deletes the older of these copies once the latest was looked through; none where that is damaged."""
    older = copies[:-_KEPT]
    try:
        if older:
            with reading(copies[-1]) as latest:
                check_integrity(latest, copies[-1])
        for file in older:
            for end in BESIDE:
                Path(f"{file}{end}").unlink(missing_ok=True)
            log.info("an old copy of the database was deleted", extra={"path": str(file)})
    except (StoreError, OSError) as error:
        log.warning("old copies of the database are not deleted", extra={"error": str(error)})
