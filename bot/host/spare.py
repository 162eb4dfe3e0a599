"""A process that does not play: while it waits for the lease, and when it has lost it."""

import os
import sys
import time
from contextlib import suppress
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

    def waits(self) -> None:
        """It still does."""
        now = int(time.time())
        if now - self._wrote_at >= heartbeat.EVERY:
            self._wrote_at = now
            with suppress(OSError):  # nobody is told, then
                self._folder.mkdir(exist_ok=True)
                heartbeat.write(self._folder, Heartbeat(now, None, 0, None, 0, None, waits_since=self._since))

    def stop(self) -> None:
        """It is stopped, or can't go on."""
        with suppress(OSError):
            heartbeat.stop(self._folder)


def end_at_once(error: StoreError) -> None:
    """Ends the process without another word to anybody but its host: another may play by now."""
    sys.stderr.write(f"{error}\n")
    sys.stderr.flush()
    os._exit(MAY_PASS)
