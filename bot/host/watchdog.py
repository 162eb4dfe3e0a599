"""A thread that logs when the event loop hangs, since the loop can't do that itself."""

import asyncio
import logging
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds between two looks
HANGS_AFTER = 10.0  # seconds without a turn of the loop
_FRAMES = 3  # of the innermost functions, of which the log says where they are


@contextmanager
def guarded(every: float = EVERY, hangs_after: float = HANGS_AFTER) -> Iterator[None]:
    """Looks at the loop of this thread while the block runs."""
    stopped = threading.Event()
    looked_at = asyncio.get_running_loop(), threading.get_ident()
    # A daemon: while a disk hangs nothing waits for its end.
    looks = threading.Thread(
        target=_look, args=(*looked_at, stopped, every, hangs_after), name="watchdog", daemon=True
    )
    looks.start()
    try:
        yield
    finally:
        stopped.set()


def _look(
    loop: asyncio.AbstractEventLoop, thread: int, stopped: threading.Event, every: float, hangs_after: float
) -> None:
    while not stopped.wait(every):
        turned, since = threading.Event(), time.monotonic()
        loop.call_soon_threadsafe(turned.set)
        if turned.wait(hangs_after):
            continue
        log.error("the event loop hangs", extra={"seconds": hangs_after, "where": _where(thread)})
        while not turned.wait(every) and not stopped.is_set():
            pass
        log.warning("the event loop goes on", extra={"seconds": round(time.monotonic() - since)})


def _where(thread: int) -> str:
    # Files and lines alone: values may be cards.
    frame = sys._current_frames().get(thread)
    found = traceback.extract_stack(frame)[-_FRAMES:] if frame is not None else ()
    return " > ".join(f"{Path(one.filename).name}:{one.lineno} {one.name}" for one in found)
