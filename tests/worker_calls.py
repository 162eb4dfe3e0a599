"""The functions that tests call in worker processes, which import no more of the tests than this."""

import os
import signal
import time
from multiprocessing.connection import Connection
from pathlib import Path

from bot import processes


def sleep(seconds: float) -> str:
    time.sleep(seconds)
    return "awake"


def wait_for(gate: Path) -> str:
    while not gate.exists():
        time.sleep(0.01)
    return "awake"


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def stumble() -> None:
    """Raises an error that tells a secret."""
    raise ValueError("my hand is SK P1")


def serve_without_nice(pipe: Connection) -> None:
    del os.nice
    processes._serve(pipe)
