"""One process to a database: the folder it lies in, and the lock beside it."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from bot.store.errors import StoreError


@contextmanager
def claimed(path: Path) -> Iterator[Path]:
    """Holds `<path>.lock` for this process, and gives the path without symbolic links.

    Makes the folder if its parent exists. It is a lock of the operating system's, so that it goes when the
    process does, even if that is killed. Raises `StoreError` if the folder or the lock can't be had.
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


def is_claimed(path: Path) -> bool:
    """Whether a process holds the lock of the database `path`. Raises `StoreError` if that can't be tried."""
    if not Path(f"{path.resolve()}.lock").exists():
        return False
    try:
        with claimed(path):
            return False
    except StoreError as error:
        if error.code == "in_use":
            return True
        raise


def check_folder(folder: Path) -> None:
    """Raises `StoreError` unless the folder can be written to or, if there is none, made; makes nothing."""
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
