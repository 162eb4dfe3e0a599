"""A process that does not play: while it waits, and when it has lost the lease."""

import multiprocessing
import os
import sys
import time
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from bot.host import heartbeat
from bot.host.exit_status import MAY_PASS
from bot.host.heartbeat import Heartbeat
from bot.store.errors import StoreError


class Spare:
    """Writes heartbeats while the process waits."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._since = int(time.time())
        self._wrote_at = 0

    def waits(self, fault: Exception | None = None) -> None:
        """Notes that it still waits: for the lease, or for a server that is away."""
        now = int(time.time())
        if now - self._wrote_at >= heartbeat.EVERY or fault is not None:
            self._wrote_at = now
            beat = Heartbeat(now, None, 0, None, 0, None, waits_since=self._since)
            with suppress(OSError):  # then the heartbeat shows nothing
                self._folder.mkdir(exist_ok=True)
                heartbeat.write(self._folder, replace(beat, fault=None if fault is None else str(fault)))

    def stop(self) -> None:
        """Takes the heartbeat away: it is stopped, or has to end."""
        with suppress(OSError):
            heartbeat.stop(self._folder)


def begin_anew(error: StoreError) -> None:
    """Ends the process at once, with a word to its host alone: another process may play by now.

    It becomes a new process, which waits as a spare; on Windows its supervisor starts one.
    """
    sys.stderr.write(f"{error}\n")
    sys.stderr.flush()
    if sys.platform == "win32":
        os._exit(MAY_PASS)
    for worker in multiprocessing.active_children():
        worker.kill()
        worker.join()  # else nobody would ever ask what became of it
    os.execv(sys.executable, sys.orig_argv)  # noqa: S606 - the same program as before
