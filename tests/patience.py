"""The patience of tests that wait: so long that a busy machine alone fails none.

A waiting test looks again and again, and continues as soon as something has happened: only a failure takes
this long.
"""

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

import pytest

PATIENCE = 400.0
"""Seconds: less than pytest's own limit for a test, so that the failure says what was waited for."""
GLANCE = 0.01
"""Seconds between two looks."""


async def eventually(
    happened: Callable[[], bool | Awaitable[bool]], what: str = "it", every: float = GLANCE
) -> None:
    """Waits until something has happened; fails with `what` if it never does.

    Looks once in `every` seconds; with 0 at each turn of the event loop.
    """
    end = time.monotonic() + PATIENCE
    while True:
        seen = happened()
        if await seen if inspect.isawaitable(seen) else seen:
            return
        if time.monotonic() > end:
            pytest.fail(f"{what} has not happened")
        await asyncio.sleep(every)
