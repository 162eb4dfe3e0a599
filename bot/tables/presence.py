"""Whether Discord is there, and trying again while it does not answer.

Discord is *away* when two requests in a row failed, or the gateway has been gone for a minute; discord.py
mends shorter breaks by itself. Meanwhile no clock ends.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field

from bot.tables.calendar import Span

log = logging.getLogger(__name__)

# Seconds after which Discord is tried again while it does not answer.
RETRIES_AFTER: Sequence[float] = (2, 5, 15, 60, 300)
GATEWAY_PATIENCE = 60  # seconds for which the gateway may be gone before Discord is away
FAILURES = 2  # requests in a row that fail before Discord is away


class Unavailable(Exception):  # noqa: N818 - Discord is
    """Discord did not take a message now, but may later."""


@dataclass(slots=True)
class Presence:
    """The latest signs of Discord, from requests and from the gateway."""

    now: Callable[[], int]
    returned: Callable[[], None] = lambda: None  # called when Discord is back
    absence: Span | None = None  # until it is `taken_up`
    answered_at: int = 0  # the last answer, or the first failure before any
    answers: int = 0
    _failures: int = 0
    _gateway_gone_at: dict[int, int] = field(default_factory=dict)

    @property
    def is_away(self) -> bool:
        """Whether Discord is away, or was and that is not taken care of."""
        return self.absence is not None or self._away_since() is not None

    def answered(self) -> None:
        """Notes that Discord has answered a request, if only with a refusal."""
        since, self._failures, self.answered_at = self._away_since(), 0, self.now()
        self.answers += 1
        self._look(since)

    def failed(self) -> None:
        """Notes a request without a proper answer."""
        self._failures += 1
        self.answered_at = self.answered_at or self.now()

    def disconnected(self, shard: int = 0) -> None:
        """Notes that the gateway of a shard is gone."""
        self._gateway_gone_at.setdefault(shard, self.now())

    def connected(self, shard: int = 0) -> None:
        """Notes that the gateway of a shard is there."""
        since = self._away_since()
        self._gateway_gone_at.pop(shard, None)
        self._look(since)

    def taken_up(self) -> None:
        """Marks the last absence as taken care of."""
        self.absence = None

    def _look(self, since: int | None) -> None:
        if since is None or self._away_since() is not None:
            return
        begun = since if self.absence is None else min(since, self.absence[0])
        self.absence = (begun, self.now())
        self.returned()

    def _away_since(self) -> int | None:
        times = [at for at in self._gateway_gone_at.values() if self.now() - at > GATEWAY_PATIENCE]
        if self._failures >= FAILURES:
            times.append(self.answered_at)
        return min(times, default=None)


async def until_available(tell: Callable[[], Awaitable[None]], **about: object) -> None:
    """Calls `tell`, and again for some minutes while that raises `Unavailable`."""
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
