"""One process to a database: the folder of the file, and the lock beside it."""

import asyncio
import logging
import os
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store.errors import StoreError

log = logging.getLogger(__name__)

_LOOK_EVERY = 0.2  # seconds between two looks at a lock that another process holds


@contextmanager
def claimed(path: Path) -> Iterator[Path]:
    """Holds `<path>.lock` for this process; gives the path without symbolic links. Raises `StoreError`.

    Makes the folder if its parent exists. The operating system drops the lock when the process ends, even by
    a kill.
    """
    path = path.resolve()
    _make_folder(path.parent)
    lock = FileLock(f"{path}.lock", thread_local=False, fallback_to_soft=False)
    try:
        lock.acquire(blocking=False)
    except Timeout as error:
        raise StoreError("in_use", path=path, lock=lock.lock_file) from error
    except OSError as error:
        raise StoreError("cannot_lock", lock=lock.lock_file, reason=error.strerror) from error
    try:
        yield path
    finally:
        lock.release()


def lock_beside(path: Path) -> tuple[int, int] | None:
    """The file that is the lock of `path`; None where it was deleted."""
    try:
        lock = Path(f"{path}.lock").stat()
    except FileNotFoundError:
        return None
    return lock.st_dev, lock.st_ino


@asynccontextmanager
async def claimed_within(path: Path, seconds: float) -> AsyncIterator[Path]:
    """As `claimed`, waiting some seconds for another process to end."""
    until = time.monotonic() + seconds
    with ExitStack() as held:
        if (place := _tried(path, held, last=seconds <= 0)) is None:
            log.info("waiting for another process to end", extra={"database": path, "seconds": seconds})
        while place is None:
            await asyncio.sleep(_LOOK_EVERY)
            place = _tried(path, held, last=time.monotonic() >= until)
        yield place


def _tried(path: Path, held: ExitStack, *, last: bool) -> Path | None:
    try:
        return held.enter_context(claimed(path))
    except StoreError as error:
        if last or error.code != "in_use":
            raise
        return None


def is_claimed(path: Path) -> bool:
    """Whether a process holds the lock of `path`. Raises `StoreError`."""
    if not Path(f"{path.resolve()}.lock").exists():
        return False
    try:
        with claimed(path):
            return False
    except StoreError as error:
        if error.code == "in_use":
            return True
        raise


def keep_private(path: Path) -> None:
    """Lets the owner alone read the database and the files beside it; Windows has no such rights.

    A new one is made first, so that others never could.
    """
    if os.name != "posix":
        return
    backups = path.parent / "backups"
    with suppress(OSError):  # a file of another owner fails when it is opened, with its own error
        path.touch(mode=0o600)
        for file in (*path.parent.glob(f"{path.name}*"), *backups.glob("tavern-*.sqlite3")):
            file.chmod(0o700 if file.is_dir() else 0o600)
        if backups.is_dir():
            backups.chmod(0o700)


def check_folder(folder: Path) -> None:
    """Raises `StoreError` unless the folder can be written to, or made."""
    _check_place(folder)
    if folder.exists():
        _try_to_write(folder)
    elif not os.access(folder.parent, os.W_OK | os.X_OK):
        raise StoreError("folder_not_writable", folder=folder.parent, reason="Permission denied")


def _make_folder(folder: Path) -> None:
    _check_place(folder)
    try:
        folder.mkdir(exist_ok=True)
    except OSError as error:
        raise StoreError("folder_not_writable", folder=folder, reason=error.strerror) from error
    _try_to_write(folder)


def _check_place(folder: Path) -> None:
    if not folder.parent.is_dir():
        raise StoreError("folder_missing", folder=folder, parent=folder.parent)
    if folder.exists() and not folder.is_dir():
        raise StoreError("folder_is_a_file", folder=folder)


def _try_to_write(folder: Path) -> None:
    try:
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        raise StoreError("folder_not_writable", folder=folder, reason=error.strerror) from error
