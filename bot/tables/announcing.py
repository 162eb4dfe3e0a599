"""Telling Discord what is on disk, and again while Discord is away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

log = logging.getLogger(__name__)

RETRIES_AFTER: Sequence[float] = (2, 5, 15, 60, 300)
"""Seconds after which Discord is tried again while it does not answer as it should."""


class Unavailable(Exception):  # noqa: N818 - Discord is
    """Discord did not take a message now, but may do so later."""


async def until_told(tell: Callable[[], Awaitable[None]], **about: object) -> None:
    """Calls `tell`, and again for some minutes while that raises `Unavailable`.

    The log is told `about` what it is.
    """
    for wait in (*RETRIES_AFTER, None):
        try:
            await tell()
        except Unavailable as error:
            log.warning("a change could not be shown", extra={**about, "error": str(error)})
            if wait is None:
                return
            await asyncio.sleep(wait)
        else:
            return
